<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Thousand</source>
        <translation>O programie Tysiąc</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Free software under the MIT licence: use it, change it and pass it on.</source>
        <translation>Wolne oprogramowanie na licencji MIT: używaj, zmieniaj i przekazuj dalej.</translation>
    </message>
    <message>
        <source>Licences…</source>
        <translation>Licencje…</translation>
    </message>
    <message>
        <source>Made with Python {python}, Qt {qt} and PySide6 {pyside}. Qt and PySide6 are used under the GNU Lesser General Public License, version 3.</source>
        <translation>Działa dzięki Pythonowi {python}, Qt {qt} i PySide6 {pyside}. Qt i PySide6 są używane na licencji GNU Lesser General Public License w wersji 3.</translation>
    </message>
    <message>
        <source>The card game of marriages and bids, for one player and good company.</source>
        <translation>Gra karciana pełna meldunków i licytacji, dla jednej osoby i dobrego towarzystwa.</translation>
    </message>
    <message>
        <source>The opponents think with fewer layouts because no compiled solver is present.</source>
        <translation>Przeciwnicy rozważają mniej układów kart, bo brakuje skompilowanego modułu obliczeń.</translation>
    </message>
    <message>
        <source>Thousand</source>
        <translation>Tysiąc</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Wersja {version}</translation>
    </message>
</context>
<context>
    <name>AllPage</name>
    <message>
        <source>All figures</source>
        <translation>Wszystkie wskaźniki</translation>
    </message>
</context>
<context>
    <name>BiddingPanel</name>
    <message>
        <source>Bid more than {amount}?</source>
        <translation>Dasz więcej niż {amount}?</translation>
    </message>
    <message>
        <source>Bid {amount}</source>
        <translation>Licytuj {amount}</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Will you open?</source>
        <translation>Otwierasz licytację?</translation>
    </message>
    <message>
        <source>Without a marriage you may bid up to {limit}.</source>
        <translation>Bez meldunku możesz licytować do {limit}.</translation>
    </message>
    <message>
        <source>You may bid up to {limit}.</source>
        <translation>Możesz licytować do {limit}.</translation>
    </message>
    <message>
        <source>You must open the bidding</source>
        <translation>Musisz otworzyć licytację</translation>
    </message>
    <message>
        <source>Your cards allow no bid over {limit}.</source>
        <translation>Z tymi kartami nie możesz licytować powyżej {limit}.</translation>
    </message>
    <message>
        <source>Your cards can bring {most} at most.</source>
        <translation>Twoje karty mogą dać najwyżej {most}.</translation>
    </message>
</context>
<context>
    <name>BotDialog</name>
    <message>
        <source>&amp;How to write one</source>
        <translation>&amp;Jak taki napisać</translation>
    </message>
    <message>
        <source>&amp;Name in the list</source>
        <translation>&amp;Nazwa na liście</translation>
    </message>
    <message>
        <source>&amp;Really remove</source>
        <translation>Tak, &amp;usuń</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Usuń</translation>
    </message>
    <message>
        <source>&amp;Try it</source>
        <translation>&amp;Wypróbuj</translation>
    </message>
    <message>
        <source>A program can play if it reads what its player sees and writes what it wants to do. It runs on this computer with your rights: add only what you trust.</source>
        <translation>Grać może każdy program, który czyta, co widzi jego gracz, i pisze, co chce zrobić. Działa na tym komputerze z twoimi uprawnieniami: dodawaj tylko takie programy, którym ufasz.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Dodaj</translation>
    </message>
    <message>
        <source>Add a program as an opponent</source>
        <translation>Dodaj program jako przeciwnika</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Change the program “{name}”</source>
        <translation>Zmień program „{name}”</translation>
    </message>
    <message>
        <source>Choose a &amp;file…</source>
        <translation>Wybierz pli&amp;k…</translation>
    </message>
    <message>
        <source>Co&amp;mmand that starts it</source>
        <translation>&amp;Polecenie, które go uruchamia</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>&amp;Zatrzymaj</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Zapisz</translation>
    </message>
    <message>
        <source>Shall “{name}” be taken off the list? The program itself stays where it is.</source>
        <translation>Usunąć „{name}” z listy? Sam program zostanie na swoim miejscu.</translation>
    </message>
    <message>
        <source>Which program should play?</source>
        <translation>Który program ma grać?</translation>
    </message>
    <message>
        <source>“{name}” has been started and is being asked…</source>
        <translation>„{name}”: program uruchomiony, czekamy na odpowiedź…</translation>
    </message>
</context>
<context>
    <name>Bots</name>
    <message>
        <source>A quotation mark in the command is not closed.</source>
        <translation>W poleceniu brakuje zamykającego cudzysłowu.</translation>
    </message>
    <message>
        <source>Choose the program&apos;s file, or type the command that starts it.</source>
        <translation>Wybierz plik programu albo wpisz polecenie, które go uruchamia.</translation>
    </message>
    <message>
        <source>It calls itself “{name}”.</source>
        <translation>Sam nazywa się „{name}”.</translation>
    </message>
    <message>
        <source>The command must not contain invisible characters.</source>
        <translation>Polecenie nie może zawierać niewidocznych znaków.</translation>
    </message>
    <message>
        <source>The match has not been started.</source>
        <translation>Partii nie rozpoczęto.</translation>
    </message>
    <message numerus="yes">
        <source>The name may have at most %n character(s).</source>
        <translation>
            <numerusform>Nazwa może mieć najwyżej %n znak.</numerusform>
            <numerusform>Nazwa może mieć najwyżej %n znaki.</numerusform>
            <numerusform>Nazwa może mieć najwyżej %n znaków.</numerusform>
        </translation>
    </message>
    <message>
        <source>The name must not contain invisible characters.</source>
        <translation>Nazwa nie może zawierać niewidocznych znaków.</translation>
    </message>
    <message>
        <source>The program needs a name by which you can find it again.</source>
        <translation>Program musi mieć nazwę, po której go odnajdziesz.</translation>
    </message>
    <message>
        <source>There is already a program called “{name}”.</source>
        <translation>Jest już program o nazwie „{name}”.</translation>
    </message>
    <message>
        <source>There is no program called “{name}” any more.</source>
        <translation>Programu o nazwie „{name}” już nie ma.</translation>
    </message>
    <message>
        <source>{name} is a program from outside: {command}</source>
        <translation>{name} to program z zewnątrz: {command}</translation>
    </message>
    <message>
        <source>“{name}” works: asked for a decision in the bidding, it answered “{action}” in {seconds} s.</source>
        <translation>„{name}” działa: na pytanie o decyzję w licytacji padła odpowiedź „{action}”, po {seconds} s.</translation>
    </message>
</context>
<context>
    <name>Bubbles</name>
    <message>
        <source>Contract {amount}</source>
        <translation>Gram {amount}</translation>
    </message>
    <message>
        <source>Four aces! {points}</source>
        <translation>Cztery asy! {points}</translation>
    </message>
    <message>
        <source>Four nines!</source>
        <translation>Cztery dziewiątki!</translation>
    </message>
    <message>
        <source>I give up</source>
        <translation>Bomba!</translation>
    </message>
    <message>
        <source>Marriage! {points}</source>
        <translation>Melduję! {points}</translation>
    </message>
    <message>
        <source>My hand is too weak!</source>
        <translation>Mam za słabe karty!</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>The talon is too weak!</source>
        <translation>Za słaby musik!</translation>
    </message>
    <message>
        <source>Two nines in the talon!</source>
        <translation>Dwie dziewiątki w musiku!</translation>
    </message>
    <message>
        <source>{amount} in the dark</source>
        <extracomment>What a player says who bids 120 without having looked at the cards.</extracomment>
        <translation>{amount} w ciemno</translation>
    </message>
</context>
<context>
    <name>CardSigns</name>
    <message>
        <source>A</source>
        <extracomment>The sign of an ace in a line of cards, such as A♠ 10♠ 9♠; as on the cards themselves.</extracomment>
        <translation>A</translation>
    </message>
    <message>
        <source>J</source>
        <extracomment>The sign of a jack, as on the cards.</extracomment>
        <translation>W</translation>
    </message>
    <message>
        <source>K</source>
        <extracomment>The sign of a king, as on the cards.</extracomment>
        <translation>K</translation>
    </message>
    <message>
        <source>Q</source>
        <extracomment>The sign of a queen, as on the cards.</extracomment>
        <translation>D</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>ace of clubs</source>
        <translation>as trefl</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>as karo</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>as kier</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>as pik</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>walet trefl</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>walet karo</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>walet kier</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>walet pik</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>król trefl</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>król karo</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>król kier</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>król pik</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>dziewiątka trefl</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>dziewiątka karo</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>dziewiątka kier</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>dziewiątka pik</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>dama trefl</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>dama karo</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>dama kier</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>dama pik</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>dziesiątka trefl</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>dziesiątka karo</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>dziesiątka kier</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>dziesiątka pik</translation>
    </message>
</context>
<context>
    <name>CardsAccusative</name>
    <message>
        <source>ace of clubs</source>
        <extracomment>Accusative, the object of a verb: you must beat the …</extracomment>
        <translation>asa trefl</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <extracomment>Accusative, the object of a verb: you must beat the …</extracomment>
        <translation>asa karo</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <extracomment>Accusative, the object of a verb: you must beat the …</extracomment>
        <translation>asa kier</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <extracomment>Accusative, the object of a verb: you must beat the …</extracomment>
        <translation>asa pik</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <extracomment>Accusative, the object of a verb: you must beat the …</extracomment>
        <translation>waleta trefl</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <extracomment>Accusative, the object of a verb: you must beat the …</extracomment>
        <translation>waleta karo</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <extracomment>Accusative, the object of a verb: you must beat the …</extracomment>
        <translation>waleta kier</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <extracomment>Accusative, the object of a verb: you must beat the …</extracomment>
        <translation>waleta pik</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <extracomment>Accusative, the object of a verb: you must beat the …</extracomment>
        <translation>króla trefl</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <extracomment>Accusative, the object of a verb: you must beat the …</extracomment>
        <translation>króla karo</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <extracomment>Accusative, the object of a verb: you must beat the …</extracomment>
        <translation>króla kier</translation>
    </message>
    <message>
        <source>king of spades</source>
        <extracomment>Accusative, the object of a verb: you must beat the …</extracomment>
        <translation>króla pik</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <extracomment>Accusative, the object of a verb: you must beat the …</extracomment>
        <translation>dziewiątkę trefl</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <extracomment>Accusative, the object of a verb: you must beat the …</extracomment>
        <translation>dziewiątkę karo</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <extracomment>Accusative, the object of a verb: you must beat the …</extracomment>
        <translation>dziewiątkę kier</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <extracomment>Accusative, the object of a verb: you must beat the …</extracomment>
        <translation>dziewiątkę pik</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <extracomment>Accusative, the object of a verb: you must beat the …</extracomment>
        <translation>damę trefl</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <extracomment>Accusative, the object of a verb: you must beat the …</extracomment>
        <translation>damę karo</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <extracomment>Accusative, the object of a verb: you must beat the …</extracomment>
        <translation>damę kier</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <extracomment>Accusative, the object of a verb: you must beat the …</extracomment>
        <translation>damę pik</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <extracomment>Accusative, the object of a verb: you must beat the …</extracomment>
        <translation>dziesiątkę trefl</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <extracomment>Accusative, the object of a verb: you must beat the …</extracomment>
        <translation>dziesiątkę karo</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <extracomment>Accusative, the object of a verb: you must beat the …</extracomment>
        <translation>dziesiątkę kier</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <extracomment>Accusative, the object of a verb: you must beat the …</extracomment>
        <translation>dziesiątkę pik</translation>
    </message>
</context>
<context>
    <name>CardsMenu</name>
    <message>
        <source>&amp;Play the only possible card for me</source>
        <translation>&amp;Graj za mnie jedyną możliwą kartę</translation>
    </message>
    <message>
        <source>&amp;Spades, clubs, diamonds, hearts</source>
        <translation>&amp;Pik, trefl, karo, kier</translation>
    </message>
    <message>
        <source>&amp;Trumps first</source>
        <translation>Najpierw a&amp;tuty</translation>
    </message>
    <message>
        <source>Alternating &amp;colours</source>
        <translation>&amp;Czarne i czerwone na przemian</translation>
    </message>
    <message>
        <source>By &amp;rank</source>
        <translation>Według &amp;starszeństwa</translation>
    </message>
    <message>
        <source>By suit, &amp;highest first</source>
        <translation>Kolorami, od &amp;najwyższej</translation>
    </message>
    <message>
        <source>By suit, &amp;lowest first</source>
        <translation>Kolorami, od n&amp;ajniższej</translation>
    </message>
    <message>
        <source>H&amp;earts, diamonds, clubs, spades</source>
        <translation>Ki&amp;er, karo, trefl, pik</translation>
    </message>
    <message>
        <source>M&amp;y cards</source>
        <translation>Moje k&amp;arty</translation>
    </message>
</context>
<context>
    <name>CardsStrip</name>
    <message>
        <source>, </source>
        <extracomment>Between the members of a list of cards.</extracomment>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>ChartPanel</name>
    <message>
        <source>Show as a table</source>
        <translation>Pokaż jako tabelę</translation>
    </message>
    <message>
        <source>Show the chart</source>
        <translation>Pokaż wykres</translation>
    </message>
</context>
<context>
    <name>Charts</name>
    <message>
        <source>After match {number}, {day}</source>
        <translation>Po partii {number}, {day}</translation>
    </message>
    <message>
        <source>After {matches} matches the rating is {rating}.</source>
        <translation>Liczba partii: {matches}, ranking: {rating}.</translation>
    </message>
    <message>
        <source>At the beginning</source>
        <translation>Na początku</translation>
    </message>
    <message>
        <source>Average loss in points</source>
        <translation>Średnia strata w punktach</translation>
    </message>
    <message>
        <source>Average loss of chances</source>
        <translation>Średnia strata szans</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>Przy równych szansach</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Kontrakt</translation>
    </message>
    <message>
        <source>Contracts as declarer, in steps of ten points: 120 stands for 120 and 125. A deal given up counts with its winning bid, or with the contract if one was named. The number above a bar is the share made of those played.</source>
        <translation>Kontrakty rozgrywającego co dziesięć punktów: 120 oznacza 120 i 125. Przy bombie liczy się zwycięska odzywka albo kontrakt, jeśli już go ogłoszono. Liczba nad słupkiem to odsetek ugranych wśród rozegranych.</translation>
    </message>
    <message>
        <source>Contracts by size</source>
        <translation>Kontrakty według wysokości</translation>
    </message>
    <message>
        <source>Contracts from {lowest} to {highest}</source>
        <translation>Kontrakty od {lowest} do {highest}</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Dzień</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decyzja</translation>
    </message>
    <message>
        <source>Decisions against Master</source>
        <translation>Decyzje w porównaniu z Mistrzem</translation>
    </message>
    <message>
        <source>Decisions of reviewed deals, by kind. The number at the end is the average loss per decision in points, against the best decision Master saw with the same knowledge.</source>
        <translation>Decyzje z ocenionych rozdań według rodzaju. Liczba na końcu to średnia strata punktów na decyzję wobec najlepszej, jaką Mistrz widział, wiedząc tyle samo.</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Nieugrane</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Zakończone</translation>
    </message>
    <message>
        <source>Finished matches under each set of rules. The vertical line is where wins would end if everybody at the table won equally often.</source>
        <translation>Zakończone partie według zasad. Pionowa kreska pokazuje, dokąd sięgałyby wygrane, gdyby wszyscy przy stole wygrywali równie często.</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Bomby</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Przegrane</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Ugrane</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partia</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Błędy</translation>
    </message>
    <message>
        <source>No contract has been played yet.</source>
        <translation>Nie rozegrano jeszcze żadnego kontraktu.</translation>
    </message>
    <message>
        <source>No match is finished yet.</source>
        <translation>Nie zakończono jeszcze żadnej partii.</translation>
    </message>
    <message>
        <source>No mistake</source>
        <translation>Bez błędu</translation>
    </message>
    <message>
        <source>Nothing has been reviewed yet. Let Master look at your play after a deal or a match: what it finds is counted here.</source>
        <translation>Nic jeszcze nie oceniono. Pozwól Mistrzowi obejrzeć twoją grę po rozdaniu lub partii: tutaj liczy się to, co znajdzie.</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Rozegrane</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Ranking</translation>
    </message>
    <message>
        <source>Rating from match to match</source>
        <translation>Ranking od partii do partii</translation>
    </message>
    <message>
        <source>Reviewed</source>
        <translation>Ocenione</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Share made</source>
        <translation>Odsetek ugranych</translation>
    </message>
    <message>
        <source>Share won</source>
        <translation>Odsetek wygranych</translation>
    </message>
    <message>
        <source>The rating begins with the first finished match in which all opponents are computer players of this program.</source>
        <translation>Ranking zaczyna się od pierwszej zakończonej partii, w której wszyscy przeciwnicy to gracze komputerowi tego programu.</translation>
    </message>
    <message>
        <source>The score through a match</source>
        <translation>Wynik w trakcie partii</translation>
    </message>
    <message>
        <source>The totals of all players after each finished deal. A dashed line shows where the barrel, or another end of the match, begins.</source>
        <translation>Sumy wszystkich graczy po każdym zakończonym rozdaniu. Przerywana linia pokazuje, gdzie zaczyna się beczka albo inna końcówka.</translation>
    </message>
    <message>
        <source>Wins by rules</source>
        <translation>Wygrane według zasad</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Wygrane</translation>
    </message>
    <message>
        <source>{level}: {rating}</source>
        <extracomment>A level and the rating it stands for.</extracomment>
        <translation>{level}: {rating}</translation>
    </message>
    <message>
        <source>{made} of {played} contracts were made, {given_up} deals were given up.</source>
        <translation>Kontrakty ugrane: {made} z {played}, bomby: {given_up}.</translation>
    </message>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}: {value}</translation>
    </message>
    <message>
        <source>{share} of {matches}</source>
        <extracomment>A share of wins and the number of matches it is taken of.</extracomment>
        <translation>{share} z {matches}</translation>
    </message>
</context>
<context>
    <name>Claims</name>
    <message>
        <source>From what you can know it is not certain that every trick is yours. Play on.</source>
        <translation>Z tego, co możesz wiedzieć, nie wynika na pewno, że wszystkie lewy są twoje. Graj dalej.</translation>
    </message>
    <message>
        <source>Nobody can know it while cards are still drawn from the stock. Play on.</source>
        <translation>Nikt nie może tego wiedzieć, dopóki dobiera się karty ze stosu. Graj dalej.</translation>
    </message>
    <message>
        <source>Take all the remaining tricks without playing them (Ctrl+M)</source>
        <translation>Weź wszystkie pozostałe lewy bez rozgrywania (Ctrl+M)</translation>
    </message>
    <message>
        <source>That cannot be proven now: the cards may still lie in too many ways. Play on.</source>
        <translation>Teraz nie da się tego udowodnić: możliwych układów kart jest jeszcze zbyt wiele. Graj dalej.</translation>
    </message>
    <message>
        <source>The rest is mine</source>
        <translation>Reszta moja</translation>
    </message>
    <message>
        <source>The rest is yours, whatever the others hold.</source>
        <translation>Reszta jest twoja, cokolwiek mają pozostali.</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message numerus="yes">
        <source>About %n point(s) of yours go to others.</source>
        <translation>
            <numerusform>Około %n twojego punktu przypadnie innym.</numerusform>
            <numerusform>Około %n twoich punktów przypadnie innym.</numerusform>
            <numerusform>Około %n twoich punktów przypadnie innym.</numerusform>
        </translation>
    </message>
    <message>
        <source>An unseen hand makes {amount} with a chance of {chance}, and failing counts double.</source>
        <translation>Szansa na ugranie {amount} w ciemno to {chance}, a przegrana liczy się podwójnie.</translation>
    </message>
    <message>
        <source>Do it anyway</source>
        <translation>Zrób to mimo to</translation>
    </message>
    <message>
        <source>Do you want a new deal?</source>
        <translation>Chcesz nowego rozdania?</translation>
    </message>
    <message>
        <source>Do you want to bid {amount}?</source>
        <translation>Chcesz licytować {amount}?</translation>
    </message>
    <message>
        <source>Do you want to pass?</source>
        <translation>Chcesz spasować?</translation>
    </message>
    <message>
        <source>Do you want to play this deal?</source>
        <translation>Chcesz grać to rozdanie?</translation>
    </message>
    <message>
        <source>In the dark {amount} counts double, and a chance of {chance} is worth that at this score.</source>
        <translation>W ciemno {amount} liczy się podwójnie, a przy tym wyniku warto zaryzykować z szansą {chance}.</translation>
    </message>
    <message>
        <source>Look at the cards?</source>
        <translation>Obejrzeć karty?</translation>
    </message>
    <message>
        <source>Play it anyway</source>
        <translation>Zagraj mimo to</translation>
    </message>
    <message>
        <source>Play the {card}?</source>
        <extracomment>{card} is in the accusative.</extracomment>
        <translation>Zagrać {card}?</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Cofnij</translation>
    </message>
    <message numerus="yes">
        <source>That costs about %n point(s) of the score on average.</source>
        <translation>
            <numerusform>To kosztuje średnio około %n punktu wyniku.</numerusform>
            <numerusform>To kosztuje średnio około %n punktów wyniku.</numerusform>
            <numerusform>To kosztuje średnio około %n punktów wyniku.</numerusform>
        </translation>
    </message>
    <message>
        <source>The contract can be made: the chance is {chance}.</source>
        <translation>Kontrakt da się ugrać, szansa: {chance}.</translation>
    </message>
    <message numerus="yes">
        <source>There is more in your hand: about %n point(s) on average.</source>
        <translation>
            <numerusform>W twoich kartach jest więcej: średnio około %n punktu.</numerusform>
            <numerusform>W twoich kartach jest więcej: średnio około %n punktów.</numerusform>
            <numerusform>W twoich kartach jest więcej: średnio około %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>These cards promise little.</source>
        <translation>Te karty niewiele obiecują.</translation>
    </message>
    <message>
        <source>These cards promise more than a new deal.</source>
        <translation>Te karty obiecują więcej niż nowe rozdanie.</translation>
    </message>
    <message numerus="yes">
        <source>You would leave %n point(s) that are nearly sure.</source>
        <translation>
            <numerusform>Zostawiasz %n niemal pewny punkt.</numerusform>
            <numerusform>Zostawiasz %n niemal pewne punkty.</numerusform>
            <numerusform>Zostawiasz %n niemal pewnych punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your contract is in danger: its chance falls from {before} to {after}.</source>
        <translation>Twój kontrakt jest zagrożony: szansa spada z {before} do {after}.</translation>
    </message>
    <message>
        <source>{amount} is made with a chance of only {chance}.</source>
        <translation>Szansa na ugranie {amount} to tylko {chance}.</translation>
    </message>
    <message>
        <source>{name} could win the match with this deal.</source>
        <translation>{name} może tym rozdaniem wygrać partię.</translation>
    </message>
    <message>
        <source>{name} makes the contract more easily: the chance rises from {before} to {after}.</source>
        <translation>{name} łatwiej ugra kontrakt: szansa rośnie z {before} do {after}.</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Rozdanie {number}</translation>
    </message>
    <message>
        <source>Master asks for a new deal.</source>
        <translation>Mistrz prosi o nowe rozdanie.</translation>
    </message>
    <message numerus="yes">
        <source>Master gets %n point(s) less.</source>
        <translation>
            <numerusform>Mistrz dostaje o %n punkt mniej.</numerusform>
            <numerusform>Mistrz dostaje o %n punkty mniej.</numerusform>
            <numerusform>Mistrz dostaje o %n punktów mniej.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Master gets %n point(s) more.</source>
        <translation>
            <numerusform>Mistrz dostaje o %n punkt więcej.</numerusform>
            <numerusform>Mistrz dostaje o %n punkty więcej.</numerusform>
            <numerusform>Mistrz dostaje o %n punktów więcej.</numerusform>
        </translation>
    </message>
    <message>
        <source>Master gets just as much.</source>
        <translation>Mistrz dostaje tyle samo.</translation>
    </message>
    <message>
        <source>Master takes the place of {name}…</source>
        <translation>Mistrz gra na miejscu gracza {name}…</translation>
    </message>
    <message>
        <source>Nobody knows which cards would have come then.</source>
        <translation>Nikt nie wie, jakie karty przyszłyby potem.</translation>
    </message>
    <message>
        <source>The cards are the same, and the others play as they do.</source>
        <translation>Karty są te same, a pozostali grają po swojemu.</translation>
    </message>
    <message>
        <source>This deal cannot be compared.</source>
        <translation>Tego rozdania nie da się porównać.</translation>
    </message>
    <message>
        <source>Watch Master play</source>
        <translation>Zobacz grę Mistrza</translation>
    </message>
    <message>
        <source>What went wrong is in the log of the program.</source>
        <translation>Przyczyna jest w dzienniku programu.</translation>
    </message>
    <message>
        <source>{level} plays here for: {names}</source>
        <translation>Tutaj {level} gra za: {names}</translation>
    </message>
</context>
<context>
    <name>ConfirmPanel</name>
    <message>
        <source>Change</source>
        <translation>Zmień</translation>
    </message>
    <message>
        <source>Give these cards away?</source>
        <translation>Oddajesz te karty?</translation>
    </message>
    <message>
        <source>Play for {amount}?</source>
        <translation>Grasz {amount}?</translation>
    </message>
    <message>
        <source>Put these cards aside?</source>
        <translation>Odkładasz te karty?</translation>
    </message>
</context>
<context>
    <name>ContractPanel</name>
    <message>
        <source>Give up…</source>
        <translation>Bomba…</translation>
    </message>
    <message>
        <source>How many points will you play for?</source>
        <translation>Ile punktów chcesz ugrać?</translation>
    </message>
    <message>
        <source>Play for {amount}</source>
        <translation>Graj {amount}</translation>
    </message>
    <message>
        <source>Your cards can bring {most} at most.</source>
        <translation>Twoje karty mogą dać najwyżej {most}.</translation>
    </message>
</context>
<context>
    <name>CopyLine</name>
    <message>
        <source>Copied</source>
        <translation>Skopiowano</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiuj</translation>
    </message>
</context>
<context>
    <name>CoursePage</name>
    <message>
        <source>Match</source>
        <translation>Partia</translation>
    </message>
    <message>
        <source>{day}: {match}, {rules}</source>
        <extracomment>A match in a list: its day, its title or players, and its rules.</extracomment>
        <translation>{day}: {match}, {rules}</translation>
    </message>
</context>
<context>
    <name>Cover</name>
    <message>
        <source>Hand the screen to {name}</source>
        <extracomment>{name} stands in the nominative after a colon where the language would decline it.</extracomment>
        <translation>Przekaż ekran graczowi {name}</translation>
    </message>
    <message>
        <source>I am {name}: show my cards</source>
        <extracomment>A button; {name} is the person who presses it.</extracomment>
        <translation>To ja, {name}: pokaż moje karty</translation>
    </message>
    <message>
        <source>The cards of {name} are covered</source>
        <translation>{name}: karty są zakryte</translation>
    </message>
    <message>
        <source>The match waits.</source>
        <translation>Partia czeka.</translation>
    </message>
    <message>
        <source>Until then all cards lie face down.</source>
        <translation>Do tego czasu wszystkie karty leżą zakryte.</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>A report helps to fix it. You see what is in it before anything is saved.</source>
        <translation>Zgłoszenie pomoże go naprawić. Zobaczysz, co zawiera, zanim cokolwiek zostanie zapisane.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Skopiowano</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiuj</translation>
    </message>
    <message>
        <source>Copy the details</source>
        <translation>Skopiuj szczegóły</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Szczegóły</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>Report a problem…</source>
        <translation>Zgłoś problem…</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Coś poszło nie tak</translation>
    </message>
    <message>
        <source>The program ran into an error and cannot start. Your matches are safe.</source>
        <translation>W programie wystąpił błąd i nie można go uruchomić. Zapisane partie są bezpieczne.</translation>
    </message>
    <message>
        <source>The program ran into an error. You can go on playing, but this match could not be saved.</source>
        <translation>W programie wystąpił błąd. Można grać dalej, ale tej partii nie udało się zapisać.</translation>
    </message>
    <message>
        <source>The program ran into an error. Your match is saved up to the last move, and you can go on playing.</source>
        <translation>W programie wystąpił błąd. Partia jest zapisana aż do ostatniego ruchu i można grać dalej.</translation>
    </message>
    <message>
        <source>The program ran into an error. Your matches are safe, and you can go on.</source>
        <translation>W programie wystąpił błąd. Zapisane partie są bezpieczne i można kontynuować.</translation>
    </message>
</context>
<context>
    <name>CrashNotice</name>
    <message>
        <source>Report a problem…</source>
        <translation>Zgłoś problem…</translation>
    </message>
    <message>
        <source>The program crashed last time. Your match is saved up to the last move.</source>
        <translation>Poprzednim razem program zakończył się awarią. Partia jest zapisana aż do ostatniego ruchu.</translation>
    </message>
</context>
<context>
    <name>DarkPanel</name>
    <message>
        <source>Bid {amount} in the dark?</source>
        <translation>Licytujesz {amount} w ciemno?</translation>
    </message>
    <message>
        <source>Look at the cards</source>
        <translation>Obejrzyj karty</translation>
    </message>
    <message>
        <source>Unless somebody bids higher, it counts double, made or failed.</source>
        <translation>Jeśli nikt nie przebije, kontrakt liczy się podwójnie, ugrany czy nie.</translation>
    </message>
    <message>
        <source>{amount} in the dark</source>
        <translation>{amount} w ciemno</translation>
    </message>
</context>
<context>
    <name>DealCode</name>
    <message numerus="yes">
        <source>%n letter(s) or digit(s) are still missing.</source>
        <translation>
            <numerusform>Brakuje jeszcze %n litery lub cyfry.</numerusform>
            <numerusform>Brakuje jeszcze %n liter lub cyfr.</numerusform>
            <numerusform>Brakuje jeszcze %n liter lub cyfr.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Code of the deal</source>
        <translation>Kod rozdania</translation>
    </message>
    <message>
        <source>Play a deal by its code</source>
        <translation>Zagraj rozdanie z kodu</translation>
    </message>
    <message>
        <source>Play this deal</source>
        <translation>Zagraj to rozdanie</translation>
    </message>
    <message>
        <source>Rules: {rules}. Players: {names}</source>
        <translation>Zasady: {rules}. Gracze: {names}</translation>
    </message>
    <message>
        <source>The code brings the very same cards. You will find it in the replay of a deal.</source>
        <translation>Kod daje dokładnie te same karty. Znajdziesz go w powtórce rozdania.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n letter(s) or digit(s) too many.</source>
        <translation>
            <numerusform>O %n literę lub cyfrę za dużo.</numerusform>
            <numerusform>O %n litery lub cyfry za dużo.</numerusform>
            <numerusform>O %n liter lub cyfr za dużo.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is a mistake in this code: a letter or digit is wrong, or two have changed places.</source>
        <translation>W tym kodzie jest błąd: jedna litera lub cyfra jest zła albo dwie zamieniły się miejscami.</translation>
    </message>
    <message>
        <source>This is a deal: {code}</source>
        <translation>To jest rozdanie: {code}</translation>
    </message>
    <message>
        <source>Type the code of a deal, or paste it.</source>
        <translation>Wpisz albo wklej kod rozdania.</translation>
    </message>
    <message>
        <source>“{sign}” does not occur in codes. They have digits, and the letters A to Z without U.</source>
        <translation>Znak „{sign}” nie występuje w kodach. Są w nich cyfry i litery od A do Z bez U.</translation>
    </message>
</context>
<context>
    <name>DealsPage</name>
    <message>
        <source>Best deals</source>
        <translation>Najlepsze rozdania</translation>
    </message>
    <message>
        <source>Worst deals</source>
        <translation>Najgorsze rozdania</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Zamknij</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Usuń</translation>
    </message>
    <message>
        <source>A K D W</source>
        <translation>A K D W</translation>
    </message>
    <message>
        <source>A K Q J</source>
        <translation>A K Q J</translation>
    </message>
    <message>
        <source>A bitmap in the picture is damaged.</source>
        <translation>Obraz w rysunku jest uszkodzony.</translation>
    </message>
    <message>
        <source>Add a &amp;file…</source>
        <translation>Dodaj &amp;plik…</translation>
    </message>
    <message>
        <source>Add a deck from a file</source>
        <translation>Dodawanie talii z pliku</translation>
    </message>
    <message>
        <source>Add a deck from a folder</source>
        <translation>Dodawanie talii z folderu</translation>
    </message>
    <message>
        <source>Add a f&amp;older…</source>
        <translation>Dodaj &amp;folder…</translation>
    </message>
    <message>
        <source>Added by you</source>
        <translation>Dodana przez ciebie</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Rewers</translation>
    </message>
    <message>
        <source>Blue back</source>
        <translation>Niebieski rewers</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karty</translation>
    </message>
    <message>
        <source>Cards are missing in the deck: {detail}</source>
        <translation>W talii brakuje kart: {detail}</translation>
    </message>
    <message>
        <source>Colours of the suits</source>
        <translation>Barwy kart</translation>
    </message>
    <message>
        <source>Decks of cards</source>
        <translation>Talie kart</translation>
    </message>
    <message>
        <source>Decks of cards ({patterns})</source>
        <translation>Talie kart ({patterns})</translation>
    </message>
    <message>
        <source>Drawing the cards failed: the picture is too much for it.</source>
        <translation>Nie udało się narysować kart: rysunek jest zbyt trudny.</translation>
    </message>
    <message>
        <source>Drawn for this game</source>
        <translation>Narysowana do tej gry</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Cztery barwy</translation>
    </message>
    <message>
        <source>Installed with GNOME&apos;s games</source>
        <translation>Zainstalowana z grami GNOME</translation>
    </message>
    <message>
        <source>Installed with KDE&apos;s games</source>
        <translation>Zainstalowana z grami KDE</translation>
    </message>
    <message>
        <source>Large indices</source>
        <translation>Duże oznaczenia</translation>
    </message>
    <message>
        <source>Letters of the indices</source>
        <translation>Litery na kartach</translation>
    </message>
    <message>
        <source>Letters of the language</source>
        <translation>Litery według języka</translation>
    </message>
    <message>
        <source>Normal indices</source>
        <translation>Zwykłe oznaczenia</translation>
    </message>
    <message>
        <source>Red back</source>
        <translation>Czerwony rewers</translation>
    </message>
    <message>
        <source>Size of the indices</source>
        <translation>Wielkość oznaczeń</translation>
    </message>
    <message>
        <source>The cards cannot be drawn properly: the picture uses something this program does not know.</source>
        <translation>Kart nie da się dobrze narysować: rysunek używa czegoś, czego program nie zna.</translation>
    </message>
    <message>
        <source>The cards have an impossible size: {detail}</source>
        <translation>Karty mają niemożliwy rozmiar: {detail}</translation>
    </message>
    <message>
        <source>The cards take too long to draw.</source>
        <translation>Rysowanie kart trwa zbyt długo.</translation>
    </message>
    <message>
        <source>The deck you had chosen is not there any more, so ours is shown. Others are under View → Cards.</source>
        <translation>Wybranej talii już nie ma, więc widać naszą. Inne są w menu Widok → Karty.</translation>
    </message>
    <message>
        <source>The deck “{name}” cannot be used, so ours is shown. {reason}</source>
        <extracomment>{reason} is a sentence.</extracomment>
        <translation>Talii „{name}” nie można użyć, więc widać naszą. {reason}</translation>
    </message>
    <message>
        <source>The deck&apos;s files cannot be changed on disk: {detail}</source>
        <translation>Plików talii nie można zmienić na dysku: {detail}</translation>
    </message>
    <message>
        <source>The deck&apos;s index cannot be used. {detail}</source>
        <translation>Opisu talii nie można użyć. {detail}</translation>
    </message>
    <message>
        <source>The file cannot be read: {detail}</source>
        <translation>Pliku nie można odczytać: {detail}</translation>
    </message>
    <message>
        <source>The file is larger than {file_limit} megabytes: {detail}</source>
        <translation>Plik jest większy niż {file_limit} MB: {detail}</translation>
    </message>
    <message>
        <source>The file is not a readable SVG picture: {detail}</source>
        <translation>Plik nie jest czytelnym rysunkiem SVG: {detail}</translation>
    </message>
    <message>
        <source>The packed file is damaged and cannot be unpacked.</source>
        <translation>Spakowany plik jest uszkodzony i nie da się go rozpakować.</translation>
    </message>
    <message>
        <source>The picture contains a program: {detail}</source>
        <translation>Rysunek zawiera program: {detail}</translation>
    </message>
    <message>
        <source>The picture defines entities, which no deck needs and which can fill the memory.</source>
        <translation>Rysunek definiuje encje, które w talii nie są potrzebne, a mogą zapełnić pamięć.</translation>
    </message>
    <message>
        <source>The picture is too complex: a deck may have {element_limit} elements at most.</source>
        <translation>Rysunek jest zbyt złożony: talia może mieć najwyżej tyle elementów: {element_limit}.</translation>
    </message>
    <message>
        <source>The picture of this deck is damaged.</source>
        <translation>Rysunek tej talii jest uszkodzony.</translation>
    </message>
    <message>
        <source>The picture wants something from outside: {detail}</source>
        <translation>Rysunek sięga po coś z zewnątrz: {detail}</translation>
    </message>
    <message>
        <source>There is no deck in the folder “{detail}”: no index.desktop, and not just one SVG file.</source>
        <translation>W folderze „{detail}” nie ma talii: brak index.desktop i nie ma dokładnie jednego pliku SVG.</translation>
    </message>
    <message>
        <source>There is no such file: {detail}</source>
        <translation>Nie ma takiego pliku: {detail}</translation>
    </message>
    <message>
        <source>This is not an ordinary file: {detail}</source>
        <translation>To nie jest zwykły plik: {detail}</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>Dwie barwy</translation>
    </message>
    <message>
        <source>Unpacked, the picture is larger than {text_limit} megabytes.</source>
        <translation>Po rozpakowaniu rysunek jest większy niż {text_limit} MB.</translation>
    </message>
    <message>
        <source>{name}: {description}</source>
        <translation>{name}: {description}</translation>
    </message>
    <message>
        <source>Т К Д В</source>
        <translation>Т К Д В</translation>
    </message>
</context>
<context>
    <name>Disk</name>
    <message>
        <source>The match cannot be saved ({reason}). You can play on.</source>
        <extracomment>{reason} is what the system says, in its own language.</extracomment>
        <translation>Nie można zapisać partii ({reason}). Możesz grać dalej.</translation>
    </message>
    <message>
        <source>The match cannot be saved: its folder is out of reach. You can play on; it is saved when the folder is there again.</source>
        <translation>Nie można zapisać partii: jej folder jest niedostępny. Możesz grać dalej; partia zapisze się, gdy folder wróci.</translation>
    </message>
    <message>
        <source>The match cannot be saved: its folder may not be written to. You can play on.</source>
        <translation>Nie można zapisać partii: w jej folderze nie wolno zapisywać. Możesz grać dalej.</translation>
    </message>
    <message>
        <source>The match cannot be saved: the disk is full. You can play on; it is saved when there is room again.</source>
        <translation>Nie można zapisać partii: dysk jest pełny. Możesz grać dalej; partia zapisze się, gdy znajdzie się miejsce.</translation>
    </message>
</context>
<context>
    <name>ExchangePanel</name>
    <message>
        <source>Give one card to each opponent</source>
        <translation>Oddaj przeciwnikom po jednej karcie</translation>
    </message>
    <message>
        <source>Give these cards</source>
        <translation>Oddaj te karty</translation>
    </message>
    <message>
        <source>Give up…</source>
        <translation>Bomba…</translation>
    </message>
    <message>
        <source>Put these cards aside</source>
        <translation>Odłóż te karty</translation>
    </message>
    <message>
        <source>Put two cards aside</source>
        <translation>Odłóż dwie karty</translation>
    </message>
    <message>
        <source>click or drag a card</source>
        <translation>kliknij lub przeciągnij kartę</translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <comment>exchange: what this player will be given</comment>
        <translation>{name}: {card}</translation>
    </message>
</context>
<context>
    <name>Exports</name>
    <message>
        <source>Bid</source>
        <translation>Odzywka</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Kontrakt</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Rozdanie</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Rozdający</translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation>Rozgrywający</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>nieugrany</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>bomba</translation>
    </message>
    <message>
        <source>made</source>
        <translation>ugrany</translation>
    </message>
    <message>
        <source>{day}, {time}</source>
        <translation>{day}, {time}</translation>
    </message>
    <message>
        <source>{name}: change</source>
        <translation>{name}: zmiana</translation>
    </message>
    <message>
        <source>{name}: points taken</source>
        <translation>{name}: wzięte punkty</translation>
    </message>
    <message>
        <source>{name}: total</source>
        <translation>{name}: suma</translation>
    </message>
    <message>
        <source>{rules}, {day}, {time}</source>
        <translation>{rules}, {day}, {time}</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>A safe card was played for {player}.</source>
        <translation>Za gracza {player} zagrano bezpieczną kartę.</translation>
    </message>
    <message>
        <source>Safe cards were given away for {player}.</source>
        <translation>Za gracza {player} oddano bezpieczne karty.</translation>
    </message>
    <message>
        <source>Should it happen again in this match, {player} goes on playing safely without further notice.</source>
        <translation>Jeśli to się w tej partii powtórzy, {player} będzie grać bezpiecznie bez dalszych komunikatów.</translation>
    </message>
    <message>
        <source>The most careful decision was taken for {player}.</source>
        <translation>Za gracza {player} podjęto najostrożniejszą decyzję.</translation>
    </message>
    <message>
        <source>“{name}” answered “{detail}”, which is against the rules.</source>
        <translation>„{name}”: odpowiedź „{detail}” jest niezgodna z zasadami.</translation>
    </message>
    <message>
        <source>“{name}” cannot be started: there is no “{detail}”.</source>
        <translation>„{name}” nie daje się uruchomić: nie ma „{detail}”.</translation>
    </message>
    <message>
        <source>“{name}” cannot be started: {detail}.</source>
        <translation>„{name}” nie daje się uruchomić: {detail}.</translation>
    </message>
    <message>
        <source>“{name}” cannot be started: “{detail}” is not a program that may be run.</source>
        <translation>„{name}” nie daje się uruchomić: „{detail}” nie jest programem, który wolno uruchomić.</translation>
    </message>
    <message>
        <source>“{name}” could not decide, because of a fault in this program.</source>
        <translation>„{name}”: brak decyzji z powodu błędu w tej grze.</translation>
    </message>
    <message>
        <source>“{name}” did not answer in the right form.</source>
        <translation>„{name}”: odpowiedź ma niewłaściwą postać.</translation>
    </message>
    <message>
        <source>“{name}” did not answer in the right form: it {detail}.</source>
        <translation>„{name}”: odpowiedź ma niewłaściwą postać ({detail}).</translation>
    </message>
    <message>
        <source>“{name}” did not answer in time.</source>
        <translation>„{name}”: odpowiedź nie przyszła na czas.</translation>
    </message>
    <message>
        <source>“{name}” ended before it had answered.</source>
        <translation>„{name}”: program zakończył się bez odpowiedzi.</translation>
    </message>
    <message>
        <source>“{name}” ended before it had answered: “{detail}”.</source>
        <translation>„{name}”: program zakończył się bez odpowiedzi: „{detail}”.</translation>
    </message>
    <message>
        <source>“{name}” has failed too often and is not started any more.</source>
        <translation>„{name}”: program zawiódł zbyt wiele razy i nie będzie już uruchamiany.</translation>
    </message>
    <message>
        <source>“{name}” wanted to do something against the rules.</source>
        <translation>„{name}”: odpowiedź jest niezgodna z zasadami.</translation>
    </message>
    <message>
        <source>“{name}” was started and did not say hello in time.</source>
        <translation>„{name}”: program uruchomiono, ale nie przywitał się na czas.</translation>
    </message>
</context>
<context>
    <name>FigureTables</name>
    <message>
        <source>Behind</source>
        <translation>Z tyłu</translation>
    </message>
    <message>
        <source>By how much the deal changed the total, with penalties and the barrel; the contract is the declarer&apos;s, whoever that was.</source>
        <translation>O ile rozdanie zmieniło sumę, razem z karami i beczką; kontrakt należy do rozgrywającego, kimkolwiek był.</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Zmiana</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Kontrakt</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Wskaźnik</translation>
    </message>
    <message>
        <source>Finished matches together. Who sits at a table twice counts twice.</source>
        <translation>Wspólne zakończone partie. Kto siedzi przy stole dwa razy, liczy się dwa razy.</translation>
    </message>
    <message>
        <source>How often you were ahead, for each match together; equal totals count as a half.</source>
        <translation>Jak często twój wynik był wyższy, na każdą wspólną partię; równy wynik liczy się za pół.</translation>
    </message>
    <message>
        <source>How often your final total was above this opponent&apos;s.</source>
        <translation>Ile razy twoja końcowa suma była wyższa.</translation>
    </message>
    <message>
        <source>How often your final total was below this opponent&apos;s.</source>
        <translation>Ile razy twoja końcowa suma była niższa.</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Poziom</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Of them, those this opponent won; a draw counts as its share.</source>
        <translation>Z nich te, które wygrał ten przeciwnik; remis liczy się jako część wygranej.</translation>
    </message>
    <message>
        <source>Of them, those you won; a draw counts as its share.</source>
        <translation>Z nich wygrane przez ciebie; remis liczy się jako część wygranej.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Przeciwnik</translation>
    </message>
    <message>
        <source>Opponents are told apart by name and level; the name as it was written last.</source>
        <translation>Przeciwników rozróżnia się po imieniu i poziomie; imię tak, jak zapisano je ostatnio.</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Dział</translation>
    </message>
    <message>
        <source>Share ahead</source>
        <translation>Jak często z przodu</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wartość</translation>
    </message>
    <message>
        <source>Won by the opponent</source>
        <translation>Wygrane przeciwnika</translation>
    </message>
    <message>
        <source>Won by you</source>
        <translation>Twoje wygrane</translation>
    </message>
    <message>
        <source>You ahead</source>
        <translation>Z przodu</translation>
    </message>
    <message>
        <source>You do best against {best} ({best_level}), ahead in {best_share}, and worst against {worst} ({worst_level}), ahead in {worst_share}.</source>
        <translation>Najlepszy bilans: {best} ({best_level}), jesteś z przodu w {best_share} partii; najgorszy: {worst} ({worst_level}), z przodu w {worst_share}.</translation>
    </message>
    <message>
        <source>a person</source>
        <extracomment>In place of a level: this opponent is no program.</extracomment>
        <translation>człowiek</translation>
    </message>
    <message>
        <source>{contract} (another&apos;s)</source>
        <extracomment>The contract of somebody else.</extracomment>
        <translation>{contract} (cudzy)</translation>
    </message>
    <message>
        <source>{day}, deal {number}</source>
        <extracomment>A deal of a match of that day.</extracomment>
        <translation>{day}, rozdanie {number}</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>555 became 0</source>
        <translation>555 zamienione na 0</translation>
    </message>
    <message>
        <source>After each finished match against levels of this program the rating moves by the difference between the win and the chance to win. It begins at 1000, which is the level Casual.</source>
        <translation>Po każdej zakończonej partii z poziomami tego programu ranking zmienia się o różnicę między wygraną a szansą na nią. Zaczyna się od 1000, czyli poziomu „Na luzie”.</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Wszystkie partie</translation>
    </message>
    <message>
        <source>As a defender</source>
        <translation>W obronie</translation>
    </message>
    <message>
        <source>As declarer</source>
        <translation>Jako rozgrywający</translation>
    </message>
    <message>
        <source>Average change of the total</source>
        <translation>Średnia zmiana sumy</translation>
    </message>
    <message>
        <source>Average contract</source>
        <translation>Średni kontrakt</translation>
    </message>
    <message>
        <source>Average loss of chances per decision</source>
        <translation>Średnia strata szans na decyzję</translation>
    </message>
    <message>
        <source>Average loss per decision against Master</source>
        <translation>Średnia strata na decyzję wobec Mistrza</translation>
    </message>
    <message>
        <source>Average points taken</source>
        <translation>Średnio wzięte punkty</translation>
    </message>
    <message>
        <source>Average winning bid</source>
        <translation>Średnia zwycięska odzywka</translation>
    </message>
    <message>
        <source>Bids and passes</source>
        <translation>Odzywki i pasy</translation>
    </message>
    <message>
        <source>By how much a decision on average lowered the chance that the contract is made, or stopped. Only reviewed deals count.</source>
        <translation>O ile średnio decyzja zmniejszyła szansę na ugranie albo położenie kontraktu. Liczą się tylko ocenione rozdania.</translation>
    </message>
    <message>
        <source>Cards given away</source>
        <translation>Oddawanie kart</translation>
    </message>
    <message>
        <source>Cards played</source>
        <translation>Zagrane karty</translation>
    </message>
    <message>
        <source>Climbed the barrel</source>
        <translation>Wejścia na beczkę</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Trefle</translation>
    </message>
    <message>
        <source>Contracts made</source>
        <translation>Ugrane kontrakty</translation>
    </message>
    <message>
        <source>Contracts made for each contract played.</source>
        <translation>Ugrane kontrakty na każdy rozegrany.</translation>
    </message>
    <message>
        <source>Contracts made in a row</source>
        <translation>Ugrane kontrakty</translation>
    </message>
    <message>
        <source>Contracts named</source>
        <translation>Ogłoszone kontrakty</translation>
    </message>
    <message>
        <source>Contracts played</source>
        <translation>Rozegrane kontrakty</translation>
    </message>
    <message>
        <source>Contracts played in which the points were reached.</source>
        <translation>Rozegrane kontrakty, w których zdobyto potrzebne punkty.</translation>
    </message>
    <message>
        <source>Contracts stopped</source>
        <translation>Położone kontrakty</translation>
    </message>
    <message>
        <source>Contracts stopped for each deal defended.</source>
        <translation>Położone kontrakty na każde rozdanie w obronie.</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Rozdania</translation>
    </message>
    <message>
        <source>Deals as declarer that were given up.</source>
        <translation>Rozdania rozgrywającego zakończone bombą.</translation>
    </message>
    <message>
        <source>Deals as declarer that were played to the end. Deals given up are not among them.</source>
        <translation>Rozdania jako rozgrywający rozegrane do końca. Bomb tu nie ma.</translation>
    </message>
    <message>
        <source>Deals defended</source>
        <translation>Rozdania w obronie</translation>
    </message>
    <message>
        <source>Deals defended in which not one point was taken, whether or not that is marked at this table.</source>
        <translation>Rozdania w obronie bez jednego punktu, niezależnie od tego, czy przy tym stole się to zapisuje.</translation>
    </message>
    <message>
        <source>Deals defended in which the contract failed.</source>
        <translation>Rozdania w obronie, w których kontrakt nie został ugrany.</translation>
    </message>
    <message>
        <source>Deals given up</source>
        <translation>Bomby</translation>
    </message>
    <message>
        <source>Deals in a match</source>
        <translation>Rozdania w partii</translation>
    </message>
    <message>
        <source>Deals in the longest match</source>
        <translation>Rozdania w najdłuższej partii</translation>
    </message>
    <message>
        <source>Deals of another declarer that were played to the end, with cards in hand.</source>
        <translation>Rozdania innego rozgrywającego rozegrane do końca, z kartami w ręce.</translation>
    </message>
    <message>
        <source>Deals played</source>
        <translation>Rozegrane rozdania</translation>
    </message>
    <message>
        <source>Deals played against another declarer. In the game with a stock there is none.</source>
        <translation>Rozdania przeciw innemu rozgrywającemu. W grze ze stosem nie ma rozgrywającego.</translation>
    </message>
    <message>
        <source>Deals played as the one with the contract.</source>
        <translation>Rozdania z własnym kontraktem.</translation>
    </message>
    <message>
        <source>Deals reviewed</source>
        <translation>Ocenione rozdania</translation>
    </message>
    <message>
        <source>Deals whose decisions were compared with what Master would have done.</source>
        <translation>Rozdania, których decyzje porównano z tym, co zrobiłby Mistrz.</translation>
    </message>
    <message>
        <source>Deals without a point</source>
        <translation>Rozdania bez punktu</translation>
    </message>
    <message>
        <source>Decisions in finished matches at which the coach warned of a serious mistake.</source>
        <translation>Decyzje w zakończonych partiach, przy których trener ostrzegł przed poważnym błędem.</translation>
    </message>
    <message>
        <source>Decisions in finished matches for which a hint was asked, also where they were taken back.</source>
        <translation>Decyzje w zakończonych partiach, do których poproszono o podpowiedź, także te potem cofnięte.</translation>
    </message>
    <message>
        <source>Decisions in the reviewed deals, also those that cost nothing.</source>
        <translation>Decyzje w ocenionych rozdaniach, także te, które nic nie kosztowały.</translation>
    </message>
    <message>
        <source>Decisions reviewed</source>
        <translation>Ocenione decyzje</translation>
    </message>
    <message>
        <source>Decisions that the review called mistakes, from what could be known then.</source>
        <translation>Decyzje uznane za błędy na podstawie tego, co można było wtedy wiedzieć.</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Kara</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Remisy</translation>
    </message>
    <message>
        <source>Fell off it</source>
        <translation>Spadnięcia z beczki</translation>
    </message>
    <message>
        <source>Finished deals for each finished match.</source>
        <translation>Zakończone rozdania na każdą zakończoną partię.</translation>
    </message>
    <message>
        <source>Finished deals of the finished match that has the most of them.</source>
        <translation>Zakończone rozdania tej zakończonej partii, która ma ich najwięcej.</translation>
    </message>
    <message>
        <source>Finished deals with cards in hand, also of unfinished matches, and also those given up. Deals dealt anew do not count.</source>
        <translation>Zakończone rozdania z kartami w ręce, także z niedokończonych partii i bomby. Rozdania powtórzone się nie liczą.</translation>
    </message>
    <message>
        <source>Finished deals without cards, at a table of four.</source>
        <translation>Zakończone rozdania bez kart, przy stole czterech graczy.</translation>
    </message>
    <message>
        <source>Finished matches in which something was taken back.</source>
        <translation>Zakończone partie, w których coś cofnięto.</translation>
    </message>
    <message>
        <source>Finished matches that somebody else won.</source>
        <translation>Zakończone partie wygrane przez kogoś innego.</translation>
    </message>
    <message>
        <source>Finished matches that were won together with another player of the same score.</source>
        <translation>Zakończone partie wygrane razem z graczem o tym samym wyniku.</translation>
    </message>
    <message>
        <source>Finished matches with a hint or a warning of the coach.</source>
        <translation>Zakończone partie z podpowiedzią lub ostrzeżeniem trenera.</translation>
    </message>
    <message>
        <source>Finished matches won outright.</source>
        <translation>Zakończone partie wygrane bez remisu.</translation>
    </message>
    <message>
        <source>Four aces</source>
        <translation>Cztery asy</translation>
    </message>
    <message>
        <source>Four aces declared, at tables that allow it.</source>
        <translation>Zameldowane cztery asy, przy stołach, gdzie wolno.</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Kiery</translation>
    </message>
    <message>
        <source>Highest rating</source>
        <translation>Najwyższy ranking</translation>
    </message>
    <message>
        <source>Hints and warnings</source>
        <translation>Podpowiedzi i ostrzeżenia</translation>
    </message>
    <message>
        <source>Hints asked for</source>
        <translation>Podpowiedzi</translation>
    </message>
    <message>
        <source>Hints with the move</source>
        <translation>Podpowiedzi z zagraniem</translation>
    </message>
    <message>
        <source>How often a failed contract or a penalty ended the time on the barrel.</source>
        <translation>Ile razy nieugrany kontrakt albo kara zakończyły pobyt na beczce.</translation>
    </message>
    <message>
        <source>How often a total of exactly 555 became 0, at tables with that rule.</source>
        <translation>Ile razy suma dokładnie 555 zamieniła się na 0, przy stołach z tą zasadą.</translation>
    </message>
    <message>
        <source>How often the barrel was climbed.</source>
        <translation>Ile razy udało się wejść na beczkę.</translation>
    </message>
    <message>
        <source>How often the last attempt on the barrel failed, which costs a penalty.</source>
        <translation>Ile razy nie udała się ostatnia próba na beczce, co kosztuje karę.</translation>
    </message>
    <message>
        <source>In a row</source>
        <translation>Z rzędu</translation>
    </message>
    <message>
        <source>Left it otherwise</source>
        <translation>Zejścia z innych powodów</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Przegrane</translation>
    </message>
    <message>
        <source>Marriages</source>
        <translation>Meldunki</translation>
    </message>
    <message>
        <source>Marriages declared</source>
        <translation>Zgłoszone meldunki</translation>
    </message>
    <message>
        <source>Marriages declared in clubs.</source>
        <translation>Meldunki treflowe.</translation>
    </message>
    <message>
        <source>Marriages declared in diamonds.</source>
        <translation>Meldunki karowe.</translation>
    </message>
    <message>
        <source>Marriages declared in finished deals, in all four suits together.</source>
        <translation>Meldunki w zakończonych rozdaniach, we wszystkich czterech kolorach razem.</translation>
    </message>
    <message>
        <source>Marriages declared in hearts.</source>
        <translation>Meldunki kierowe.</translation>
    </message>
    <message>
        <source>Marriages declared in spades.</source>
        <translation>Meldunki pikowe.</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Matches finished</source>
        <translation>Zakończone partie</translation>
    </message>
    <message>
        <source>Matches lost</source>
        <translation>Przegrane partie</translation>
    </message>
    <message>
        <source>Matches that can be gone on with.</source>
        <translation>Partie, które można wznowić.</translation>
    </message>
    <message>
        <source>Matches that have ended. A match in which two people play counts once for each of them.</source>
        <translation>Partie, które się skończyły. Partia dwojga ludzi liczy się raz dla każdego z nich.</translation>
    </message>
    <message>
        <source>Matches with help</source>
        <translation>Partie z pomocą</translation>
    </message>
    <message>
        <source>Matches won</source>
        <translation>Wygrane partie</translation>
    </message>
    <message>
        <source>Matches won in a deal that began on the barrel.</source>
        <translation>Partie wygrane w rozdaniu zaczętym na beczce.</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Błędy</translation>
    </message>
    <message>
        <source>New deals asked for</source>
        <translation>Prośby o nowe rozdanie</translation>
    </message>
    <message>
        <source>Nothing taken back</source>
        <translation>Bez cofania</translation>
    </message>
    <message>
        <source>Of the contracts that were named in the end, also where the deal was given up.</source>
        <translation>Kontrakty ostatecznie ogłoszone, także gdy była bomba.</translation>
    </message>
    <message>
        <source>Of the winning bids, also where the deal was then given up.</source>
        <translation>Odzywki, które wygrały licytację, także gdy potem była bomba.</translation>
    </message>
    <message>
        <source>Penalties for three zeros</source>
        <translation>Kary za trzy zera</translation>
    </message>
    <message>
        <source>Points in a contract that was played: cards, marriages and, with two talons, the cards left over.</source>
        <translation>Punkty w rozegranym kontrakcie: karty, meldunki, a przy dwóch musikach też karty z drugiego.</translation>
    </message>
    <message>
        <source>Points in a deal defended: cards, marriages and left-over cards, before rounding, also where a rule kept them from being scored.</source>
        <translation>Punkty w rozdaniu w obronie: karty, meldunki i pozostałe karty, przed zaokrągleniem, także gdy zasady nie pozwalały ich zapisać.</translation>
    </message>
    <message>
        <source>Points that a decision cost on average, against the best one Master saw with the same knowledge. Only reviewed deals count.</source>
        <translation>Ile punktów średnio kosztowała decyzja wobec najlepszej, jaką Mistrz widział, wiedząc tyle samo. Liczą się tylko ocenione rozdania.</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Ranking</translation>
    </message>
    <message>
        <source>Rating now</source>
        <translation>Ranking teraz</translation>
    </message>
    <message>
        <source>Reviewed decisions</source>
        <translation>Ocenione decyzje</translation>
    </message>
    <message>
        <source>Sat out</source>
        <translation>Pauzowanie</translation>
    </message>
    <message>
        <source>Share of contracts made</source>
        <translation>Odsetek ugranych kontraktów</translation>
    </message>
    <message>
        <source>Share of contracts stopped</source>
        <translation>Odsetek położonych kontraktów</translation>
    </message>
    <message>
        <source>Share of wins</source>
        <translation>Odsetek wygranych</translation>
    </message>
    <message>
        <source>Share of wins by chance</source>
        <translation>Odsetek wygranych przy równych szansach</translation>
    </message>
    <message>
        <source>Something taken back</source>
        <translation>Z cofaniem</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Piki</translation>
    </message>
    <message>
        <source>The highest rating after any match.</source>
        <translation>Najwyższy ranking po którejkolwiek partii.</translation>
    </message>
    <message>
        <source>The most contracts made one after the other as declarer. A contract that failed or was given up ends the row; deals of other declarers do not matter.</source>
        <translation>Najwięcej kontraktów ugranych jeden po drugim. Kontrakt nieugrany albo bomba przerywają serię; cudze kontrakty nie mają znaczenia.</translation>
    </message>
    <message>
        <source>The most finished matches lost one after the other, in the order in which they were last played. A draw ends the row.</source>
        <translation>Najwięcej zakończonych partii przegranych jedna po drugiej, w kolejności, w jakiej ostatnio je grano. Remis przerywa serię.</translation>
    </message>
    <message>
        <source>The most finished matches won one after the other, in the order in which they were last played. A draw ends the row.</source>
        <translation>Najwięcej zakończonych partii wygranych jedna po drugiej, w kolejności, w jakiej ostatnio je grano. Remis przerywa serię.</translation>
    </message>
    <message>
        <source>The share of wins if everybody at the table won equally often: a third with three players.</source>
        <translation>Odsetek wygranych, gdyby wszyscy przy stole wygrywali równie często: jedna trzecia przy trzech graczach.</translation>
    </message>
    <message>
        <source>Third zeros, which cost 120 points each.</source>
        <translation>Trzecie zera; każde kosztuje 120 punktów.</translation>
    </message>
    <message>
        <source>Those of them in which the hint was asked what to do, not only what to look at.</source>
        <translation>Te z nich, w których podpowiedź wskazała zagranie, a nie tylko to, na co spojrzeć.</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Niedokończone</translation>
    </message>
    <message>
        <source>Warnings of the coach</source>
        <translation>Ostrzeżenia trenera</translation>
    </message>
    <message>
        <source>What a deal defended changed the total by, with rounding, penalties and the barrel.</source>
        <translation>O ile rozdanie w obronie zmieniło sumę, z zaokrągleniem, karami i beczką.</translation>
    </message>
    <message>
        <source>Wins for each finished match. A draw counts as a share of a win: a half with two winners.</source>
        <translation>Wygrane na każdą zakończoną partię. Remis liczy się jako część wygranej: pół przy dwóch zwycięzcach.</translation>
    </message>
    <message>
        <source>With something taken back</source>
        <translation>Z cofaniem</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Wygrane</translation>
    </message>
    <message>
        <source>Won from the barrel</source>
        <translation>Wygrane z beczki</translation>
    </message>
    <message>
        <source>Zeros</source>
        <translation>Zera</translation>
    </message>
    <message>
        <source>Zeros and the barrel</source>
        <translation>Zera i beczka</translation>
    </message>
    <message>
        <source>Zeros marked by the rules of the table, the third ones too.</source>
        <translation>Zera zapisane według zasad stołu, także trzecie.</translation>
    </message>
    <message>
        <source>{longest} (now {current})</source>
        <extracomment>The longest row of wins, and how long it is now.</extracomment>
        <translation>{longest} (teraz {current})</translation>
    </message>
</context>
<context>
    <name>FiguresCsv</name>
    <message>
        <source>Figure</source>
        <translation>Wskaźnik</translation>
    </message>
    <message>
        <source>Of what</source>
        <translation>Czego dotyczy</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Przeciwnicy</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Dział</translation>
    </message>
    <message>
        <source>These statistics</source>
        <translation>Te statystyki</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wartość</translation>
    </message>
    <message>
        <source>What it counts</source>
        <translation>Co liczy</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>All rules</source>
        <translation>Wszystkie zasady</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>Dowolny wynik</translation>
    </message>
    <message>
        <source>By rules</source>
        <translation>Według zasad</translation>
    </message>
    <message>
        <source>By rules, reversed</source>
        <translation>Według zasad, odwrotnie</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Uszkodzone</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Remisy</translation>
    </message>
    <message>
        <source>Fewest points first</source>
        <translation>Najpierw najmniej punktów</translation>
    </message>
    <message>
        <source>Longest first</source>
        <translation>Najpierw najdłuższe</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Przegrane</translation>
    </message>
    <message>
        <source>Most points first</source>
        <translation>Najpierw najwięcej punktów</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Najpierw najnowsze</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Najpierw najstarsze</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Kolejność</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Search titles and players</source>
        <translation>Szukaj tytułów i graczy</translation>
    </message>
    <message>
        <source>Shortest first</source>
        <translation>Najpierw najkrótsze</translation>
    </message>
    <message>
        <source>Titles from A to Z</source>
        <translation>Tytuły od A do Z</translation>
    </message>
    <message>
        <source>Titles from Z to A</source>
        <translation>Tytuły od Z do A</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Niedokończone</translation>
    </message>
    <message>
        <source>When it was last played</source>
        <translation>Kiedy ostatnio grano</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Wygrane</translation>
    </message>
</context>
<context>
    <name>FontNotice</name>
    <message>
        <source>No font of this system has the letters {letters}. Install one that has them, such as DejaVu Sans (Debian and Ubuntu: {package}), and start Thousand again.</source>
        <translation>Żadna czcionka w tym systemie nie ma liter {letters}. Zainstaluj taką, która je ma, na przykład DejaVu Sans (Debian i Ubuntu: {package}), i ponownie uruchom program Tysiąc.</translation>
    </message>
</context>
<context>
    <name>GiveUpPanel</name>
    <message>
        <source>Give this deal up?</source>
        <translation>Rzucasz bombę?</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Rzuć bombę</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Graj dalej</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message numerus="yes">
        <source>%n card(s) lie in the stock: which of yours may become a marriage, and which can go?</source>
        <translation>
            <numerusform>W stosie leży %n karta: które z twoich mogą jeszcze dać meldunek, a które są zbędne?</numerusform>
            <numerusform>W stosie leżą %n karty: które z twoich mogą jeszcze dać meldunek, a które są zbędne?</numerusform>
            <numerusform>W stosie leży %n kart: które z twoich mogą jeszcze dać meldunek, a które są zbędne?</numerusform>
        </translation>
    </message>
    <message>
        <source>A bid of {amount} would be made with a chance of {chance}.</source>
        <translation>Szansa na ugranie {amount}: {chance}.</translation>
    </message>
    <message>
        <source>A king or queen may complete a marriage for others: which cards can do no harm?</source>
        <translation>Król lub dama może dać innym meldunek: które karty nie zaszkodzą?</translation>
    </message>
    <message>
        <source>An unseen hand makes {amount} with a chance of {chance}; made or failed, it counts double.</source>
        <translation>Szansa na ugranie {amount} w ciemno to {chance}; ugrane czy nie, liczy się podwójnie.</translation>
    </message>
    <message>
        <source>And what to do?</source>
        <translation>A co zrobić?</translation>
    </message>
    <message>
        <source>Another card is about as good; this one is the better by rule of thumb.</source>
        <translation>Jest jeszcze inna, prawie równie dobra karta; tę podpowiada doświadczenie.</translation>
    </message>
    <message>
        <source>Ask for a new deal.</source>
        <translation>Poproś o nowe rozdanie.</translation>
    </message>
    <message>
        <source>Bid {amount} in the dark.</source>
        <translation>Licytuj {amount} w ciemno.</translation>
    </message>
    <message>
        <source>Bid {amount}.</source>
        <translation>Licytuj {amount}.</translation>
    </message>
    <message>
        <source>Both lie face down: there is nothing to choose between them.</source>
        <translation>Oba musiki leżą zakryte: nic nie przemawia za żadnym z nich.</translation>
    </message>
    <message>
        <source>Both talons lie face down: is there anything that tells them apart?</source>
        <translation>Oba musiki leżą zakryte: czy coś je odróżnia?</translation>
    </message>
    <message>
        <source>By rule of thumb it is the best.</source>
        <translation>Doświadczenie podpowiada, że tak jest najlepiej.</translation>
    </message>
    <message>
        <source>Count aces, tens and marriages: is this hand worth playing?</source>
        <translation>Policz asy, dziesiątki i meldunki: czy warto grać tymi kartami?</translation>
    </message>
    <message>
        <source>Count the trumps that are still out, and who may hold them: {suit}.</source>
        <extracomment>The name of a suit stands after a colon.</extracomment>
        <translation>Policz atuty, których jeszcze nie zagrano, i kto może je mieć: {suit}.</translation>
    </message>
    <message>
        <source>Count what the others may still hold in this suit: {suit}.</source>
        <extracomment>The name of a suit stands after a colon.</extracomment>
        <translation>Policz, co inni mogą jeszcze mieć w tym kolorze: {suit}.</translation>
    </message>
    <message>
        <source>Count what the others may still hold in two suits: {suit}, {other}.</source>
        <extracomment>Names of suits stand after a colon.</extracomment>
        <translation>Policz, co inni mogą jeszcze mieć w dwóch kolorach: {suit}, {other}.</translation>
    </message>
    <message numerus="yes">
        <source>Expected difference of points from now on: {points}, over %n layout(s).</source>
        <translation>
            <numerusform>Oczekiwana różnica punktów od tej chwili: {points} (w %n układzie).</numerusform>
            <numerusform>Oczekiwana różnica punktów od tej chwili: {points} (w %n układach).</numerusform>
            <numerusform>Oczekiwana różnica punktów od tej chwili: {points} (w %n układach).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Expected for the declarer: %n point(s).</source>
        <translation>
            <numerusform>Oczekiwany wynik rozgrywającego: %n punkt.</numerusform>
            <numerusform>Oczekiwany wynik rozgrywającego: %n punkty.</numerusform>
            <numerusform>Oczekiwany wynik rozgrywającego: %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Expected: %n point(s).</source>
        <translation>
            <numerusform>Oczekiwany wynik: %n punkt.</numerusform>
            <numerusform>Oczekiwany wynik: %n punkty.</numerusform>
            <numerusform>Oczekiwany wynik: %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Give away: {first} → {first_name}, {second} → {second_name}.</source>
        <extracomment>Cards in the nominative, and who gets each of them.</extracomment>
        <translation>Oddaj: {first} → {first_name}, {second} → {second_name}.</translation>
    </message>
    <message>
        <source>Give the deal up.</source>
        <translation>Rzuć bombę.</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Podpowiedź</translation>
    </message>
    <message>
        <source>In play it is then made in about {chance} of the deals.</source>
        <translation>W praktyce udaje się go wtedy ugrać w około {chance} rozdań.</translation>
    </message>
    <message>
        <source>In play it then fails in about {chance} of the deals.</source>
        <translation>W praktyce nie udaje się go wtedy ugrać w około {chance} rozdań.</translation>
    </message>
    <message>
        <source>It seems good enough.</source>
        <translation>Wydaje się to wystarczająco dobre.</translation>
    </message>
    <message>
        <source>Keep what wins tricks: marriages, aces, a long suit. What is left over?</source>
        <translation>Zostaw to, co bierze lewy: meldunki, asy, długi kolor. Co zostaje?</translation>
    </message>
    <message>
        <source>Look at the score: what happens if {name} plays this deal?</source>
        <translation>Spójrz na wynik: co się stanie, jeśli to rozdanie gra {name}?</translation>
    </message>
    <message>
        <source>Look at what you may do: there is only one thing.</source>
        <translation>Zobacz, co możesz zrobić: jest tylko jedna możliwość.</translation>
    </message>
    <message>
        <source>Look at your cards.</source>
        <translation>Obejrzyj swoje karty.</translation>
    </message>
    <message>
        <source>Name a contract of {amount}.</source>
        <translation>Ogłoś kontrakt {amount}.</translation>
    </message>
    <message>
        <source>Pass.</source>
        <translation>Spasuj.</translation>
    </message>
    <message>
        <source>Play the {card} and declare the four aces.</source>
        <extracomment>{card} is in the accusative.</extracomment>
        <translation>Zagraj {card} i zamelduj cztery asy.</translation>
    </message>
    <message>
        <source>Play the {card} and declare the marriage.</source>
        <extracomment>{card} is in the accusative.</extracomment>
        <translation>Zagraj {card} i zamelduj.</translation>
    </message>
    <message>
        <source>Play the {card}.</source>
        <extracomment>{card} is in the accusative.</extracomment>
        <translation>Zagraj {card}.</translation>
    </message>
    <message>
        <source>Play this deal.</source>
        <translation>Rozegraj to rozdanie.</translation>
    </message>
    <message>
        <source>Put aside: {first}, {second}.</source>
        <translation>Odłóż: {first}, {second}.</translation>
    </message>
    <message>
        <source>Say what to do, and why (H)</source>
        <translation>Powiedz, co zrobić i dlaczego (H)</translation>
    </message>
    <message>
        <source>Say what to look at (H)</source>
        <translation>Powiedz, na co spojrzeć (H)</translation>
    </message>
    <message>
        <source>Set the chance to make {amount} against what giving up costs.</source>
        <translation>Porównaj szansę na ugranie {amount} z tym, ile kosztuje bomba.</translation>
    </message>
    <message>
        <source>So near to {target} the chance to win the match counts, not the points alone.</source>
        <translation>Tak blisko {target} liczy się szansa na wygranie partii, a nie same punkty.</translation>
    </message>
    <message numerus="yes">
        <source>Still in it for you: about %n point(s).</source>
        <translation>
            <numerusform>Dla ciebie zostaje jeszcze około %n punktu.</numerusform>
            <numerusform>Dla ciebie zostaje jeszcze około %n punktów.</numerusform>
            <numerusform>Dla ciebie zostaje jeszcze około %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Still in it for you: at least %n point(s).</source>
        <translation>
            <numerusform>Dla ciebie zostaje jeszcze co najmniej %n punkt.</numerusform>
            <numerusform>Dla ciebie zostają jeszcze co najmniej %n punkty.</numerusform>
            <numerusform>Dla ciebie zostaje jeszcze co najmniej %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take talon {number}.</source>
        <translation>Weź musik {number}.</translation>
    </message>
    <message numerus="yes">
        <source>The contract fails in {chance} of %n layout(s).</source>
        <translation>
            <numerusform>Kontraktu nie udaje się ugrać w {chance} z %n układu.</numerusform>
            <numerusform>Kontraktu nie udaje się ugrać w {chance} z %n układów.</numerusform>
            <numerusform>Kontraktu nie udaje się ugrać w {chance} z %n układów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The contract fails in {chance} of %n layout(s); with another card, {other}, in {other_chance}.</source>
        <extracomment>{other} is a card in the nominative.</extracomment>
        <translation>
            <numerusform>Kontraktu nie udaje się ugrać w {chance} z %n układu, a po innej karcie ({other}) w {other_chance}.</numerusform>
            <numerusform>Kontraktu nie udaje się ugrać w {chance} z %n układów, a po innej karcie ({other}) w {other_chance}.</numerusform>
            <numerusform>Kontraktu nie udaje się ugrać w {chance} z %n układów, a po innej karcie ({other}) w {other_chance}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The contract is made in only {chance} of %n layout(s).</source>
        <translation>
            <numerusform>Kontrakt udaje się ugrać tylko w {chance} z %n układu.</numerusform>
            <numerusform>Kontrakt udaje się ugrać tylko w {chance} z %n układów.</numerusform>
            <numerusform>Kontrakt udaje się ugrać tylko w {chance} z %n układów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The contract is made in {chance} of %n layout(s).</source>
        <translation>
            <numerusform>Kontrakt udaje się ugrać w {chance} z %n układu.</numerusform>
            <numerusform>Kontrakt udaje się ugrać w {chance} z %n układów.</numerusform>
            <numerusform>Kontrakt udaje się ugrać w {chance} z %n układów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The contract is made in {chance} of %n layout(s); with another card, {other}, in {other_chance}.</source>
        <extracomment>{other} is a card in the nominative.</extracomment>
        <translation>
            <numerusform>Kontrakt udaje się ugrać w {chance} z %n układu, a po innej karcie ({other}) w {other_chance}.</numerusform>
            <numerusform>Kontrakt udaje się ugrać w {chance} z %n układów, a po innej karcie ({other}) w {other_chance}.</numerusform>
            <numerusform>Kontrakt udaje się ugrać w {chance} z %n układów, a po innej karcie ({other}) w {other_chance}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The contract is made with a chance of only {chance}.</source>
        <translation>Szansa na ugranie kontraktu to tylko {chance}.</translation>
    </message>
    <message>
        <source>The contract is made with a chance of {chance}.</source>
        <translation>Szansa na ugranie kontraktu: {chance}.</translation>
    </message>
    <message>
        <source>The stock is gone, so all cards are known: you both still take the same.</source>
        <translation>Stos się skończył, więc wszystkie karty są znane: weźmiecie jeszcze po tyle samo.</translation>
    </message>
    <message numerus="yes">
        <source>The stock is gone, so all cards are known: you still take %n point(s) fewer than the other.</source>
        <translation>
            <numerusform>Stos się skończył, więc wszystkie karty są znane: weźmiesz jeszcze o %n punkt mniej niż przeciwnik.</numerusform>
            <numerusform>Stos się skończył, więc wszystkie karty są znane: weźmiesz jeszcze o %n punkty mniej niż przeciwnik.</numerusform>
            <numerusform>Stos się skończył, więc wszystkie karty są znane: weźmiesz jeszcze o %n punktów mniej niż przeciwnik.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The stock is gone, so all cards are known: you still take %n point(s) more than the other.</source>
        <translation>
            <numerusform>Stos się skończył, więc wszystkie karty są znane: weźmiesz jeszcze o %n punkt więcej niż przeciwnik.</numerusform>
            <numerusform>Stos się skończył, więc wszystkie karty są znane: weźmiesz jeszcze o %n punkty więcej niż przeciwnik.</numerusform>
            <numerusform>Stos się skończył, więc wszystkie karty są znane: weźmiesz jeszcze o %n punktów więcej niż przeciwnik.</numerusform>
        </translation>
    </message>
    <message>
        <source>The stock is gone: count, and you know every card that is left.</source>
        <translation>Stos się skończył: policz, a znasz wszystkie pozostałe karty.</translation>
    </message>
    <message>
        <source>There is no hint for this decision.</source>
        <translation>Do tej decyzji nie ma podpowiedzi.</translation>
    </message>
    <message>
        <source>There is nothing else you can do.</source>
        <translation>Nie możesz zrobić nic innego.</translation>
    </message>
    <message>
        <source>Which two cards neither win a trick nor belong to a marriage?</source>
        <translation>Które dwie karty nie wezmą lewy ani nie należą do meldunku?</translation>
    </message>
    <message numerus="yes">
        <source>You are the last to play, and %n point(s) lie there: what is the trick worth to you?</source>
        <translation>
            <numerusform>Twoje zagranie jest ostatnie, a na stole leży %n punkt: ile warta jest dla ciebie ta lewa?</numerusform>
            <numerusform>Twoje zagranie jest ostatnie, a na stole leżą %n punkty: ile warta jest dla ciebie ta lewa?</numerusform>
            <numerusform>Twoje zagranie jest ostatnie, a na stole leży %n punktów: ile warta jest dla ciebie ta lewa?</numerusform>
        </translation>
    </message>
    <message>
        <source>You can declare: {marriage}. Is this the moment, or does something come before it?</source>
        <extracomment>A marriage in the nominative, or the four aces.</extracomment>
        <translation>Możesz zameldować: {marriage}. Czy to ta chwila, czy coś powinno być przedtem?</translation>
    </message>
    <message>
        <source>You cannot take this trick: which card will you miss least?</source>
        <translation>Tej lewy nie weźmiesz: której karty będzie ci najmniej brakować?</translation>
    </message>
    <message>
        <source>You hold something: {marriage}. How far does it carry, with the tricks you can win?</source>
        <extracomment>A marriage in the nominative.</extracomment>
        <translation>Masz coś na ręku: {marriage}. Jak daleko to wystarczy, razem z lewami, które weźmiesz?</translation>
    </message>
    <message>
        <source>You know no card yet. Look at the score: do you need twice 120 points?</source>
        <translation>Nie znasz jeszcze żadnej karty. Spójrz na wynik: czy potrzebujesz dwa razy po 120 punktów?</translation>
    </message>
    <message>
        <source>You may still draw a card for a marriage of {points}, with a chance of {chance}: {card}.</source>
        <extracomment>{card} is in the nominative.</extracomment>
        <translation>Możesz jeszcze dobrać kartę do meldunku za {points}, z szansą {chance}: {card}.</translation>
    </message>
    <message>
        <source>You need {amount} at least: which points are sure, and which are only hoped for?</source>
        <translation>Potrzebujesz co najmniej {amount}: które punkty są pewne, a na które tylko liczysz?</translation>
    </message>
    <message>
        <source>You would have to bid {amount}, without a marriage: what is your hand worth?</source>
        <translation>Trzeba by zalicytować {amount} bez meldunku: ile są warte twoje karty?</translation>
    </message>
    <message>
        <source>Your hand cannot bring the next bid.</source>
        <translation>Twoje karty nie wystarczą na następną odzywkę.</translation>
    </message>
    <message>
        <source>{name} plays after you: can this trick still be taken from you?</source>
        <translation>{name} zagrywa po tobie: czy można ci jeszcze zabrać tę lewę?</translation>
    </message>
</context>
<context>
    <name>HonestCards</name>
    <message>
        <source>Before the first card the computer draws a secret at random, from which all cards of the match follow, and shows only its seal: a fingerprint that gives nothing of the secret away and fits no other one. After the match the secret itself is shown here. Whoever has noted the seal can check then that the secret was not exchanged and that every deal followed from it: nobody chose a card while you played.</source>
        <translation>Przed pierwszą kartą komputer losuje sekret, z którego wynikają wszystkie karty partii, i pokazuje tylko jego pieczęć: odcisk, który nic z sekretu nie zdradza i do żadnego innego nie pasuje. Po partii pojawia się tu sam sekret. Kto zanotował pieczęć, może wtedy sprawdzić, że sekretu nie podmieniono i że wynikało z niego każde rozdanie: nikt nie dobierał kart w trakcie gry.</translation>
    </message>
    <message>
        <source>Check the cards</source>
        <translation>Sprawdź karty</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Sprawdzanie…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message numerus="yes">
        <source>Every action was allowed by the rules: %Ln action(s).</source>
        <translation>
            <numerusform>Wszystko odbyło się według zasad: %Ln ruch.</numerusform>
            <numerusform>Wszystko odbyło się według zasad: %Ln ruchy.</numerusform>
            <numerusform>Wszystko odbyło się według zasad: %Ln ruchów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every deal followed from the number: %n deal(s).</source>
        <translation>
            <numerusform>Każde rozdanie wynikało z liczby: %n rozdanie.</numerusform>
            <numerusform>Każde rozdanie wynikało z liczby: %n rozdania.</numerusform>
            <numerusform>Każde rozdanie wynikało z liczby: %n rozdań.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every deal followed from the secret: %n deal(s).</source>
        <translation>
            <numerusform>Każde rozdanie wynikało z sekretu: %n rozdanie.</numerusform>
            <numerusform>Każde rozdanie wynikało z sekretu: %n rozdania.</numerusform>
            <numerusform>Każde rozdanie wynikało z sekretu: %n rozdań.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every match has a seal of its own. It is shown here as soon as a match begins.</source>
        <translation>Każda partia ma własną pieczęć. Pojawi się tutaj, gdy tylko zacznie się partia.</translation>
    </message>
    <message>
        <source>Everything is as it should be: nobody chose a card.</source>
        <translation>Wszystko jest w porządku: nikt nie dobierał kart.</translation>
    </message>
    <message>
        <source>How the cards are dealt</source>
        <translation>Jak rozdawane są karty</translation>
    </message>
    <message>
        <source>Note the short form, or copy the seal, if you want to compare it later. The secret is shown here when the match is over.</source>
        <translation>Zanotuj skrót albo skopiuj pieczęć, jeśli chcesz ją później porównać. Sekret pojawi się tutaj po zakończeniu partii.</translation>
    </message>
    <message>
        <source>Something is not as it should be.</source>
        <translation>Coś jest nie tak, jak być powinno.</translation>
    </message>
    <message numerus="yes">
        <source>Something was taken back %n time(s).</source>
        <translation>
            <numerusform>Cofano coś %n raz.</numerusform>
            <numerusform>Cofano coś %n razy.</numerusform>
            <numerusform>Cofano coś %n razy.</numerusform>
        </translation>
    </message>
    <message>
        <source>The cards are sealed. You can check them after the match.</source>
        <translation>Karty są zapieczętowane. Po partii możesz je sprawdzić.</translation>
    </message>
    <message>
        <source>The cards are sealed: {seal}. You can check them after the match.</source>
        <extracomment>{seal} is the beginning of a long number, such as &quot;5388 1c6e 5e99 e4e7&quot;.</extracomment>
        <translation>Karty są zapieczętowane: {seal}. Po partii możesz je sprawdzić.</translation>
    </message>
    <message>
        <source>The cards of dealing {number}, in line {line} of the file, are not those that had to come.</source>
        <translation>Karty rozdania nr {number}, w wierszu {line} pliku, nie są tymi, które miały przyjść.</translation>
    </message>
    <message>
        <source>The cards of this match cannot be checked.</source>
        <translation>Kart tej partii nie da się sprawdzić.</translation>
    </message>
    <message>
        <source>The code {code} has another dealer for the first deal.</source>
        <translation>Kod {code} ma innego rozdającego pierwszego rozdania.</translation>
    </message>
    <message>
        <source>The file does not say what the cards follow from.</source>
        <translation>Plik nie mówi, z czego wynikają karty.</translation>
    </message>
    <message>
        <source>The file has no secret that could fit the seal which was shown before the match.</source>
        <translation>W pliku nie ma sekretu, który mógłby pasować do pieczęci pokazanej przed partią.</translation>
    </message>
    <message>
        <source>The first deal was asked for by its code {code}; the others follow from the secret.</source>
        <translation>Pierwsze rozdanie wybrano kodem {code}; pozostałe wynikają z sekretu.</translation>
    </message>
    <message>
        <source>The first deal, and who dealt it, is that of the code {code}, which was asked for.</source>
        <translation>Pierwsze rozdanie i jego rozdający są takie, jak w wybranym kodzie {code}.</translation>
    </message>
    <message>
        <source>The match is over. If you noted the seal, compare it now.</source>
        <translation>Partia jest skończona. Jeśli masz zanotowaną pieczęć, porównaj ją teraz.</translation>
    </message>
    <message>
        <source>The method exactly…</source>
        <translation>Dokładny opis…</translation>
    </message>
    <message>
        <source>The same check without this window, in a terminal:</source>
        <translation>To samo sprawdzenie bez tego okna, w terminalu:</translation>
    </message>
    <message>
        <source>The seal of this match, to be read out and noted:</source>
        <translation>Pieczęć tej partii, do odczytania i zanotowania:</translation>
    </message>
    <message>
        <source>The secret fits the seal that was shown before the match.</source>
        <translation>Sekret pasuje do pieczęci pokazanej przed partią.</translation>
    </message>
    <message>
        <source>The secret in the file does not fit the seal that was shown before the match.</source>
        <translation>Sekret w pliku nie pasuje do pieczęci pokazanej przed partią.</translation>
    </message>
    <message>
        <source>The secret:</source>
        <translation>Sekret:</translation>
    </message>
    <message>
        <source>The whole seal (a commitment by SHA-256):</source>
        <translation>Cała pieczęć (zobowiązanie SHA-256):</translation>
    </message>
    <message>
        <source>There is no seal: nobody promised the cards before the match.</source>
        <translation>Nie ma pieczęci: nikt nie przyrzekł kart przed partią.</translation>
    </message>
    <message>
        <source>This match goes on from another one, or plays its cards again: whoever has seen the secret of that one can know the cards to come.</source>
        <translation>Ta partia jest dalszym ciągiem innej albo rozgrywa jej karty od nowa: kto widział sekret tamtej, może znać następne karty.</translation>
    </message>
    <message>
        <source>This match has no seal: it was begun by a version of the program that had none. Its cards follow from a number, which is shown here when the match is over.</source>
        <translation>Ta partia nie ma pieczęci: zaczęła ją wersja programu, która ich nie znała. Jej karty wynikają z liczby, która pojawi się tutaj po zakończeniu partii.</translation>
    </message>
    <message>
        <source>This match has no seal: it was begun by a version of the program that had none. Its cards follow from the number {number}. That they do can be checked; that nobody chose the number cannot.</source>
        <translation>Ta partia nie ma pieczęci: zaczęła ją wersja programu, która ich nie znała. Jej karty wynikają z liczby {number}. To można sprawdzić; tego, że nikt liczby nie dobrał, sprawdzić się nie da.</translation>
    </message>
    <message>
        <source>This match has no seal: the file does not say where its cards come from, so that nobody can check them.</source>
        <translation>Ta partia nie ma pieczęci: w pliku nie zapisano, skąd wzięły się jej karty, więc nikt nie może ich sprawdzić.</translation>
    </message>
    <message>
        <source>What can be checked is as it should be.</source>
        <translation>To, co można sprawdzić, jest w porządku.</translation>
    </message>
    <message>
        <source>Who dealt first followed from the secret, too.</source>
        <translation>Z sekretu wynikało też, kto rozdaje pierwszy.</translation>
    </message>
    <message>
        <source>dealt: {cards}
expected: {expected}</source>
        <translation>rozdano: {cards}
powinno być: {expected}</translation>
    </message>
    <message>
        <source>{name} dealt first; from the secret it should have been {other}.</source>
        <translation>Pierwszy rozdający: {name}; z sekretu wynika, że powinien to być: {other}.</translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message numerus="yes">
        <source>%n option(s) differ from {name}.</source>
        <translation>
            <numerusform>%n różnica. Porównanie: {name}.</numerusform>
            <numerusform>%n różnice. Porównanie: {name}.</numerusform>
            <numerusform>%n różnic. Porównanie: {name}.</numerusform>
        </translation>
    </message>
    <message>
        <source>A set of your own, made from “{name}”</source>
        <translation>Własny zestaw na podstawie: „{name}”</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Wszystkie pliki</translation>
    </message>
    <message>
        <source>Another name for “{name}”</source>
        <translation>Nowa nazwa zestawu „{name}”</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>Porównanie</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Delete “{name}”?</source>
        <translation>Usunąć „{name}”?</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Usuń…</translation>
    </message>
    <message>
        <source>Export the rule set</source>
        <translation>Eksport zestawu zasad</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Eksportuj…</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Zasady stołu</translation>
    </message>
    <message>
        <source>Import a rule set</source>
        <translation>Import zestawu zasad</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importuj…</translation>
    </message>
    <message>
        <source>Make all as in {name}</source>
        <translation>Wszystko jak w zestawie „{name}”</translation>
    </message>
    <message>
        <source>Matches that were begun with these rules keep them and can be gone on with.</source>
        <translation>Partie rozpoczęte z tymi zasadami zachowują je i można je kontynuować.</translation>
    </message>
    <message>
        <source>Name of the rule set</source>
        <translation>Nazwa zestawu zasad</translation>
    </message>
    <message>
        <source>New from this…</source>
        <translation>Nowy na tej podstawie…</translation>
    </message>
    <message>
        <source>No option differs from {name}.</source>
        <translation>Nie ma różnic. Porównanie: {name}.</translation>
    </message>
    <message>
        <source>No option found.</source>
        <translation>Nie znaleziono opcji.</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Only differences</source>
        <translation>Tylko różnice</translation>
    </message>
    <message>
        <source>Play by these rules…</source>
        <translation>Graj na tych zasadach…</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Opublikowane</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Zmień nazwę…</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Przywróć</translation>
    </message>
    <message>
        <source>Rule sets</source>
        <translation>Zestawy zasad</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Zapisano: {file}.</translation>
    </message>
    <message>
        <source>Search the options</source>
        <translation>Szukaj w opcjach</translation>
    </message>
    <message>
        <source>The published rules stay as they are; “{name}” is a set of your own.</source>
        <translation>Opublikowane zasady zostają bez zmian; „{name}” to twój własny zestaw.</translation>
    </message>
    <message>
        <source>The rule set cannot be saved: {detail}.</source>
        <translation>Nie można zapisać zestawu zasad: {detail}.</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Własne</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>jeszcze żadnych</translation>
    </message>
    <message>
        <source>{name}, our way</source>
        <extracomment>The first name of a rule set made from another one, called {name}.</extracomment>
        <translation>{name}, po naszemu</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>, </source>
        <extracomment>Between the members of a list of keys.</extracomment>
        <translation>, </translation>
    </message>
    <message>
        <source>1, 2: take the left or the right talon</source>
        <translation>1, 2: weź lewy albo prawy musik</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Digits: type a bid or a contract, such as 1 2 0</source>
        <translation>Cyfry: wpisz odzywkę albo kontrakt, na przykład 1 2 0</translation>
    </message>
    <message>
        <source>Enter, Space: choose the card, press the button</source>
        <translation>Enter, spacja: wybierz kartę, naciśnij przycisk</translation>
    </message>
    <message>
        <source>Esc: close, take a question back</source>
        <translation>Esc: zamknij, cofnij pytanie</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Klawisze</translation>
    </message>
    <message>
        <source>Left, Right, Home, End: go along your cards</source>
        <translation>W lewo, w prawo, Home, End: po swoich kartach</translation>
    </message>
    <message>
        <source>P, П: pass</source>
        <translation>P, П: pas</translation>
    </message>
    <message>
        <source>Tab: from the panel to the cards and back</source>
        <translation>Tab: od panelu do kart i z powrotem</translation>
    </message>
    <message>
        <source>To a jack: {keys}</source>
        <translation>Do waleta: {keys}</translation>
    </message>
    <message>
        <source>To a king: {keys}</source>
        <translation>Do króla: {keys}</translation>
    </message>
    <message>
        <source>To a nine: {keys}</source>
        <translation>Do dziewiątki: {keys}</translation>
    </message>
    <message>
        <source>To a queen: {keys}</source>
        <translation>Do damy: {keys}</translation>
    </message>
    <message>
        <source>To a ten: {keys}</source>
        <translation>Do dziesiątki: {keys}</translation>
    </message>
    <message>
        <source>To an ace: {keys}</source>
        <translation>Do asa: {keys}</translation>
    </message>
    <message>
        <source>To clubs: Shift and {keys}</source>
        <translation>Do trefli: Shift i {keys}</translation>
    </message>
    <message>
        <source>To diamonds: Shift and {keys}</source>
        <translation>Do kar: Shift i {keys}</translation>
    </message>
    <message>
        <source>To hearts: Shift and {keys}</source>
        <translation>Do kierów: Shift i {keys}</translation>
    </message>
    <message>
        <source>To spades: Shift and {keys}</source>
        <translation>Do pików: Shift i {keys}</translation>
    </message>
    <message>
        <source>Up, Down: to the next suit, or another bid</source>
        <translation>W górę, w dół: do następnego koloru albo inna odzywka</translation>
    </message>
    <message>
        <source>{keys}: {entry}</source>
        <extracomment>{keys} is &quot;Ctrl+N&quot; or several such; {entry} is an entry of a menu.</extracomment>
        <translation>{keys}: {entry}</translation>
    </message>
</context>
<context>
    <name>LeadPanel</name>
    <message>
        <source>Give up…</source>
        <translation>Bomba…</translation>
    </message>
    <message>
        <source>Lead the first card</source>
        <translation>Wyjdź pierwszą kartą</translation>
    </message>
</context>
<context>
    <name>LessonList</name>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Rozpocznij</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Kontynuuj</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>Z&amp;amknij</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Nauka gry</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lekcje</translation>
    </message>
    <message>
        <source>Once &amp;more</source>
        <translation>&amp;Jeszcze raz</translation>
    </message>
    <message>
        <source>R&amp;ules:</source>
        <translation>&amp;Zasady:</translation>
    </message>
    <message>
        <source>Short lessons with prepared cards. You play at a real table, and the table answers. Nothing here counts in your matches or statistics.</source>
        <translation>Krótkie lekcje na przygotowanych kartach. Grasz przy prawdziwym stole, a stół odpowiada. Nic z tego nie trafia do twoich partii ani statystyk.</translation>
    </message>
    <message>
        <source>Start &amp;over</source>
        <translation>Zacznij &amp;od nowa</translation>
    </message>
    <message>
        <source>{lesson}, done</source>
        <extracomment>For a screen reader: a lesson of the list, and that it is done.</extracomment>
        <translation>{lesson}, ukończona</translation>
    </message>
    <message>
        <source>{number}. {title}</source>
        <translation>{number}. {title}</translation>
    </message>
</context>
<context>
    <name>LessonNote</name>
    <message>
        <source>&amp;All lessons</source>
        <translation>&amp;Wszystkie lekcje</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <comment>the last of the lessons</comment>
        <translation>&amp;Zakończ</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Dalej</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>&amp;Następna lekcja</translation>
    </message>
    <message>
        <source>&amp;Show me</source>
        <translation>&amp;Pokaż</translation>
    </message>
    <message>
        <source>&amp;Why? (F1)</source>
        <translation>Dla&amp;czego? (F1)</translation>
    </message>
    <message>
        <source>From the &amp;beginning</source>
        <translation>Od &amp;początku</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <translation>Po&amp;miń</translation>
    </message>
</context>
<context>
    <name>LessonTitles</name>
    <message>
        <source>A new deal</source>
        <translation>Nowe rozdanie</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Licytacja</translation>
    </message>
    <message>
        <source>Cards and tricks</source>
        <translation>Karty i lewy</translation>
    </message>
    <message>
        <source>Following suit</source>
        <translation>Dokładanie do koloru</translation>
    </message>
    <message>
        <source>Giving up</source>
        <translation>Bomba</translation>
    </message>
    <message>
        <source>Marriages</source>
        <translation>Meldunki</translation>
    </message>
    <message>
        <source>Near the end</source>
        <translation>Blisko końca</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Liczenie punktów</translation>
    </message>
    <message>
        <source>Talon and contract</source>
        <translation>Musik i kontrakt</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Atuty</translation>
    </message>
    <message>
        <source>What good players do</source>
        <translation>Jak grają dobrzy gracze</translation>
    </message>
    <message>
        <source>Zeros</source>
        <translation>Zera</translation>
    </message>
</context>
<context>
    <name>LessonWindow</name>
    <message>
        <source>Learn to play Thousand</source>
        <translation>Nauka gry w tysiąca</translation>
    </message>
    <message>
        <source>Lesson {number} of {all}. Step {step} of {steps}</source>
        <translation>Lekcja {number} z {all}. Krok {step} z {steps}</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>A hand with a marriage and an ace is too good to pass. Whoever passes is out of this bidding.</source>
        <translation>Ręka z meldunkiem i asem jest za dobra, żeby pasować. Kto spasuje, wypada z tej licytacji.</translation>
    </message>
    <message>
        <source>A marriage brings points of its own: hearts {h}, diamonds {d}, clubs {c}, spades {s}.</source>
        <translation>Meldunek przynosi własne punkty: kiery {h}, kara {d}, trefle {c}, piki {s}.</translation>
    </message>
    <message>
        <source>A match at this table begins with a golden round: there each player in turn plays {contract} without any bidding, and everything counts double. Afterwards it goes as here.</source>
        <translation>Partia zaczyna się tu od złotej rundy: każdy po kolei gra {contract} bez licytacji, a wszystko liczy się podwójnie. Potem jest tak jak tutaj.</translation>
    </message>
    <message>
        <source>A pass is final for this deal. The opponents of the declarer play for the points of their own tricks and marriages.</source>
        <translation>Pas jest ostateczny w tym rozdaniu. Przeciwnicy rozgrywającego grają o punkty własnych lew i meldunków.</translation>
    </message>
    <message>
        <source>After each trick both players draw a card from the stock, as long as there is one.</source>
        <translation>Po każdej lewie obaj gracze dobierają kartę ze stosu, dopóki w nim są.</translation>
    </message>
    <message>
        <source>All other hearts are gone now. Even a nine takes a trick when nobody has anything higher in its suit. Lead it.</source>
        <translation>Innych kierów już nie ma. Nawet dziewiątka bierze lewę, gdy nikt nie ma nic starszego w jej kolorze. Wyjdź nią.</translation>
    </message>
    <message>
        <source>An opponent of the declarer who takes no point at all gets a zero in the score, a mark that is counted.</source>
        <translation>Przeciwnik rozgrywającego, który nie zdobędzie ani punktu, dostaje w zapisie zero; takie znaki się liczy.</translation>
    </message>
    <message>
        <source>An opponent of the declarer who takes no trick at all gets a zero in the score, a mark that is counted.</source>
        <translation>Przeciwnik rozgrywającego, który nie weźmie ani jednej lewy, dostaje w zapisie zero; takie znaki się liczy.</translation>
    </message>
    <message>
        <source>And nobody here leads a trump that another player has named, as long as he has something else.</source>
        <translation>Nikt też nie wychodzi tu w atut zameldowany przez innego gracza, dopóki ma coś innego.</translation>
    </message>
    <message>
        <source>As the declarer, give away lone low cards, so that you run out of a suit; never an ace, never half of a marriage.</source>
        <translation>Rozgrywając, oddawaj pojedyncze niskie karty, żeby pozbyć się koloru; nigdy asa, nigdy połowy meldunku.</translation>
    </message>
    <message>
        <source>At this table it may be declared with the very first lead.</source>
        <translation>Przy tym stole można meldować już przy pierwszym wyjściu.</translation>
    </message>
    <message>
        <source>At this table to the nearest multiple of {step}.</source>
        <translation>Przy tym stole do najbliższej wielokrotności {step}.</translation>
    </message>
    <message>
        <source>At this table to the nearest multiple of {step}; a last figure of {half} goes down.</source>
        <translation>Przy tym stole do najbliższej wielokrotności {step}; końcówka {half} idzie w dół.</translation>
    </message>
    <message>
        <source>At this table to the nearest multiple of {step}; a last figure of {half} goes up.</source>
        <translation>Przy tym stole do najbliższej wielokrotności {step}; końcówka {half} idzie w górę.</translation>
    </message>
    <message>
        <source>At this table whoever opens may even bid {bid} before looking at the cards; what is made or failed then counts double.</source>
        <translation>Przy tym stole otwierający może nawet licytować {bid} w ciemno, przed obejrzeniem kart; ugrane i nieugrane liczy się wtedy podwójnie.</translation>
    </message>
    <message>
        <source>At this table you have as many deals for it as you need.</source>
        <translation>Przy tym stole masz na to tyle rozdań, ile potrzebujesz.</translation>
    </message>
    <message>
        <source>At this table you may then play anything. But a trump beats even the ace: take the trick with it.</source>
        <translation>Przy tym stole możesz wtedy zagrać cokolwiek. Ale atut bije nawet asa: weź nim lewę.</translation>
    </message>
    <message>
        <source>At this table you must also beat the highest card if you can. Do so.</source>
        <translation>Przy tym stole musisz też przebić najstarszą kartę, jeśli możesz. Zrób to.</translation>
    </message>
    <message>
        <source>At this table you must have taken a trick before you declare one. Lead a card that is sure to win.</source>
        <translation>Przy tym stole trzeba najpierw wziąć lewę, a dopiero potem meldować. Wyjdź kartą, która na pewno wygra.</translation>
    </message>
    <message>
        <source>At this table you must then play a trump if you have one. It beats even the ace.</source>
        <translation>Przy tym stole musisz wtedy zagrać atutem, jeśli go masz. Bije nawet asa.</translation>
    </message>
    <message>
        <source>At this table you need not beat the card. But you play last, so a higher card takes the trick for certain. Take it.</source>
        <translation>Przy tym stole nie trzeba przebijać. Ale twoja karta jest ostatnia, więc starsza na pewno bierze lewę. Weź ją.</translation>
    </message>
    <message>
        <source>Bid on your marriages, but only if you can take a trick to declare them. Aces and tens take tricks and hold most of the points.</source>
        <translation>Licytuj na meldunki, ale tylko jeśli możesz wziąć lewę, żeby je zameldować. Asy i dziesiątki biorą lewy i mają najwięcej punktów.</translation>
    </message>
    <message>
        <source>Bidding is over, and the talon is yours. As you had to take it at the lowest bid, nobody else sees it at this table.</source>
        <translation>Licytacja skończona, musik jest twój. Przy tym stole nikt inny go nie widzi, bo wzięcie go za najniższą odzywkę było przymusowe.</translation>
    </message>
    <message>
        <source>Bids go up by exactly {step}, no more and no less.</source>
        <translation>Odzywki rosną dokładnie o {step}, ani mniej, ani więcej.</translation>
    </message>
    <message>
        <source>Count the trumps as they fall: when they are gone, your other high cards are safe.</source>
        <translation>Licz schodzące atuty: gdy ich zabraknie, twoje pozostałe wysokie karty są bezpieczne.</translation>
    </message>
    <message>
        <source>Count what your hand can promise: marriages {marriages}, cards that nobody can beat {cards}, together {sum}.</source>
        <translation>Policz, co twoja ręka może obiecać: meldunki {marriages}, karty nie do przebicia {cards}, razem {sum}.</translation>
    </message>
    <message>
        <source>Declare it by leading one of the two: hearts bring {points}. Choose the queen or the king, then “Declare”. Most players lead the queen, as it is worth less.</source>
        <translation>Melduje się, wychodząc jedną z dwóch kart: kiery dają {points}. Wybierz damę albo króla, potem „Zamelduj”. Większość wychodzi damą, bo jest tańsza.</translation>
    </message>
    <message>
        <source>Declare the marriage in hearts first: it brings {points} at once, and makes your hearts trump.</source>
        <translation>Najpierw zamelduj kiery: to od razu {points}, a twoje kiery stają się atutem.</translation>
    </message>
    <message>
        <source>Declared: {points}.</source>
        <translation>Zameldowane: {points}.</translation>
    </message>
    <message>
        <source>Each opponent writes {points} for it.</source>
        <translation>Każdy przeciwnik zapisuje za to {points}.</translation>
    </message>
    <message>
        <source>Even if you make {amount}, you stay on the barrel: {needed} is needed to win.</source>
        <translation>Nawet jeśli ugrasz {amount}, zostajesz na beczce: do wygranej trzeba {needed}.</translation>
    </message>
    <message>
        <source>Every bid must be higher than the last; bids are multiples of {step}.</source>
        <translation>Każda odzywka musi być wyższa od poprzedniej i podzielna przez {step}.</translation>
    </message>
    <message>
        <source>Every third zero costs {cost}, in a row or not.</source>
        <translation>Każde trzecie zero kosztuje {cost}, z rzędu czy nie.</translation>
    </message>
    <message>
        <source>Every third zero in a row costs {cost}.</source>
        <translation>Każde trzecie zero z rzędu kosztuje {cost}.</translation>
    </message>
    <message>
        <source>Everybody else has passed: you are the declarer. You get the talon, which is what the next lesson is about. First a hand of another kind.</source>
        <translation>Wszyscy inni spasowali: rozgrywka należy do ciebie. Dostajesz musik, o nim będzie następna lekcja. Najpierw zobacz inną rękę.</translation>
    </message>
    <message>
        <source>From high to low: ace {ace}, ten {ten}, king {king}, queen {queen}, jack {jack}, nine {nine}. The ten comes right after the ace. All cards together: {all}.</source>
        <translation>Od najstarszej: as {ace}, dziesiątka {ten}, król {king}, dama {queen}, walet {jack}, dziewiątka {nine}. Dziesiątka stoi zaraz za asem. Wszystkie karty razem: {all}.</translation>
    </message>
    <message>
        <source>From {threshold} on, a player writes only what he wins with his own contracts: as an opponent he gets nothing.</source>
        <translation>Od {threshold} gracz zapisuje tylko własne kontrakty: jako przeciwnik nie dostaje nic.</translation>
    </message>
    <message>
        <source>Had you promised {contract}, the same {sum} would have been too little, and {change} would be taken from your score.</source>
        <translation>Gdyby obietnica brzmiała {contract}, to samo {sum} byłoby za mało i z wyniku ubyłoby {change}.</translation>
    </message>
    <message>
        <source>How often that is allowed, and what it costs the next time, is in the rules: F1.</source>
        <translation>Ile razy tak można i ile to kosztuje następnym razem, mówią zasady: F1.</translation>
    </message>
    <message>
        <source>If somebody has trumped before you, any trump will do: you need not go higher.</source>
        <translation>Jeśli ktoś przed tobą zagrał atutem, wystarczy dowolny atut: nie musisz dawać wyższego.</translation>
    </message>
    <message>
        <source>If somebody has trumped before you, you must play a higher trump if you can; if not, a lower one.</source>
        <translation>Jeśli ktoś przed tobą zagrał atutem, musisz dać wyższy atut, jeśli możesz; jeśli nie, niższy.</translation>
    </message>
    <message>
        <source>If you pass, you write nothing at all in this deal, whatever you take. With such a hand, bid.</source>
        <translation>Jeśli spasujesz, nie zapiszesz w tym rozdaniu nic, cokolwiek weźmiesz. Z taką ręką licytuj.</translation>
    </message>
    <message>
        <source>It brought the {king}: with your queen, that is a marriage.</source>
        <translation>Musik przyniósł {king}: razem z twoją damą to meldunek.</translation>
    </message>
    <message>
        <source>It is a right, not a duty. With such cards, use it.</source>
        <translation>To prawo, nie obowiązek. Z takimi kartami skorzystaj z niego.</translation>
    </message>
    <message>
        <source>It is your lead. Click your highest heart, or drag it to the middle. With the keyboard: the arrow keys and Enter.</source>
        <translation>Ty wychodzisz. Kliknij swojego najstarszego kiera albo przeciągnij go na środek. Z klawiatury: strzałki i Enter.</translation>
    </message>
    <message>
        <source>It takes a contract of at least {needed}.</source>
        <translation>Potrzebny jest kontrakt co najmniej {needed}.</translation>
    </message>
    <message>
        <source>King and queen must both still be in your hand when you declare. Just holding them brings nothing.</source>
        <translation>W chwili meldowania król i dama muszą być jeszcze w ręce. Samo trzymanie ich nic nie daje.</translation>
    </message>
    <message>
        <source>King and queen of one suit in one hand are a marriage. You hold two of them.</source>
        <translation>Król i dama jednego koloru w jednej ręce to meldunek. Masz dwa.</translation>
    </message>
    <message>
        <source>Made, it brings you to {sum}, and the match is won; failed, you fall to {less}.</source>
        <translation>Ugrany da ci {sum} i wygraną partię; nieugrany zrzuci cię na {less}.</translation>
    </message>
    <message>
        <source>Made, it brings you to {sum}; failed, to {less}. Whoever drops below {threshold} writes as an opponent again.</source>
        <translation>Ugrany da ci {sum}, nieugrany {less}. Kto spadnie poniżej {threshold}, znowu zapisuje jako przeciwnik.</translation>
    </message>
    <message>
        <source>More than {all} may be bid only with a marriage in the hand.</source>
        <translation>Powyżej {all} można licytować tylko z meldunkiem w ręce.</translation>
    </message>
    <message>
        <source>Name the contract that you play for: {amount}, or more, in steps of {step}; never less than your bid.</source>
        <translation>Ogłoś kontrakt, o który grasz: {amount} albo więcej, co {step}; nigdy mniej niż twoja odzywka.</translation>
    </message>
    <message>
        <source>Not yet: at this table a marriage cannot be declared with the first lead. Played now, king or queen would waste it.</source>
        <translation>Jeszcze nie: przy tym stole nie można meldować przy pierwszym wyjściu. Król lub dama zagrane teraz zmarnowałyby meldunek.</translation>
    </message>
    <message>
        <source>Now give one card to each opponent, face down: click two cards, or drag them to the players. Give what you can best spare.</source>
        <translation>Teraz oddaj każdemu przeciwnikowi po jednej zakrytej karcie: kliknij dwie karty albo przeciągnij je do graczy. Oddaj to, czego ci najmniej szkoda.</translation>
    </message>
    <message>
        <source>Now name the contract. To reach {target} it must be at least {needed}.</source>
        <translation>Teraz ogłoś kontrakt. Żeby dojść do {target}, musi wynosić co najmniej {needed}.</translation>
    </message>
    <message>
        <source>Now name the contract: the more you can make, the nearer you come. You can count on {sum}.</source>
        <translation>Teraz podaj kontrakt: im więcej ugrasz, tym bliżej mety. Możesz liczyć na {sum}.</translation>
    </message>
    <message>
        <source>Now put two cards aside, face down: click them. They and the other talon count for nobody. Choose cards that you can spare.</source>
        <translation>Teraz odłóż dwie zakryte karty: kliknij je. One i drugi musik nie liczą się nikomu. Wybierz karty, których ci nie szkoda.</translation>
    </message>
    <message>
        <source>Now put two cards aside, face down: click them. They and the other talon go to whoever takes the last trick. Choose cards that you can spare.</source>
        <translation>Teraz odłóż dwie zakryte karty: kliknij je. One i drugi musik przypadną temu, kto weźmie ostatnią lewę. Wybierz karty, których ci nie szkoda.</translation>
    </message>
    <message>
        <source>Now you play against the declarer, {declarer}. {fellow} takes this trick for certain, and you have no card of the suit. Opponents help each other: what do you play?</source>
        <translation>Teraz grasz przeciw rozgrywającemu: {declarer}. Tę lewę na pewno bierze {fellow}, a ty nie masz tego koloru. Przeciwnicy rozgrywającego pomagają sobie: co zagrasz?</translation>
    </message>
    <message>
        <source>Now your other marriage, in spades: {points} more.</source>
        <translation>Teraz twój drugi meldunek, w pikach: kolejne {points}.</translation>
    </message>
    <message>
        <source>On the barrel, which has a lesson of its own, zeros are not counted.</source>
        <translation>Na beczce, o której jest osobna lekcja, zer się nie liczy.</translation>
    </message>
    <message>
        <source>Played without declaring, the marriage would be lost for good, and {points} with it. Choose “Declare”.</source>
        <translation>Bez meldunku para przepadłaby na dobre, a z nią {points}. Wybierz „Zamelduj”.</translation>
    </message>
    <message>
        <source>Raise, but stay within the {sum} that you have counted.</source>
        <translation>Podbij, ale nie powyżej {sum}, które masz policzone.</translation>
    </message>
    <message>
        <source>Right: that card was worth {points}.</source>
        <translation>Dobrze: ta karta była warta {points}.</translation>
    </message>
    <message>
        <source>Right: the ten has beaten the king. The trick is worth {points}.</source>
        <translation>Dobrze: dziesiątka pobiła króla. Lewa jest warta {points}.</translation>
    </message>
    <message>
        <source>So it goes on, deal after deal, until somebody has {target}.</source>
        <translation>I tak dalej, rozdanie po rozdaniu, aż ktoś będzie miał {target}.</translation>
    </message>
    <message>
        <source>So: follow suit; beat what you want to have; and where you cannot win, give your cheapest card.</source>
        <translation>A więc: dokładaj do koloru, przebijaj to, co chcesz mieć, a gdzie nie możesz wygrać, oddawaj najtańszą kartę.</translation>
    </message>
    <message>
        <source>That draws the last trump.</source>
        <translation>To ściąga ostatni atut.</translation>
    </message>
    <message>
        <source>That is all you need. The hints (H) explain a decision whenever you like, and the rules of a match are under F1. Have fun!</source>
        <translation>To wszystko, czego potrzebujesz. Podpowiedź (H) wyjaśni każdą decyzję, a zasady partii są pod F1. Miłej gry!</translation>
    </message>
    <message>
        <source>That is at least {contract}: the contract is made, and you write {change}. The declarer never writes more than the contract.</source>
        <translation>To co najmniej {contract}: kontrakt ugrany, zapisujesz {change}. Rozgrywający nigdy nie zapisuje więcej niż kontrakt.</translation>
    </message>
    <message>
        <source>That is more than anybody asks for. Say {least}: you can always raise when another player does.</source>
        <translation>To więcej, niż ktokolwiek wymaga. Powiedz {least}: zawsze możesz podbić, gdy podbije ktoś inny.</translation>
    </message>
    <message>
        <source>That may be played, but it would make a present of {dear}. You have a card worth {cheap}.</source>
        <translation>Tak wolno, ale to prezent wart {dear}. Masz kartę wartą {cheap}.</translation>
    </message>
    <message>
        <source>That works as well, but try the nine of hearts: it is the last heart.</source>
        <translation>Tak też można, ale spróbuj dziewiątki kier: to ostatni kier.</translation>
    </message>
    <message>
        <source>That would break your marriage, worth {points}. Keep king and queen together.</source>
        <translation>To rozbiłoby twój meldunek wart {points}. Trzymaj króla i damę razem.</translation>
    </message>
    <message>
        <source>The ace is gone. Which heart is the highest now? Lead it.</source>
        <translation>Asa już nie ma. Który kier jest teraz najstarszy? Wyjdź nim.</translation>
    </message>
    <message>
        <source>The bidding comes before the tricks. A bid is a promise: so many points, from cards and marriages, will be yours in this deal. The highest bidder is the declarer, and plays for the promise.</source>
        <translation>Najpierw jest licytacja, potem lewy. Odzywka to obietnica: tyle punktów z kart i meldunków weźmiesz w tym rozdaniu. Kto obieca najwięcej, zostaje rozgrywającym i gra o swoją obietnicę.</translation>
    </message>
    <message>
        <source>The bidding stands at {amount}. Your cards: no marriage, no ace, {points} in card points. What do you say?</source>
        <translation>Licytacja stoi na {amount}. Twoje karty: bez meldunku, bez asa, {points} w punktach kart. Co powiesz?</translation>
    </message>
    <message>
        <source>The cards that prove your right are shown to all.</source>
        <translation>Karty, które dają ci to prawo, widzą wszyscy.</translation>
    </message>
    <message>
        <source>The deal is given up. It has cost you {cost}.</source>
        <translation>Rozdanie oddane. Kosztowało cię to {cost}.</translation>
    </message>
    <message>
        <source>The deal is given up. This time it has cost you nothing.</source>
        <translation>Rozdanie oddane. Tym razem nic cię to nie kosztowało.</translation>
    </message>
    <message>
        <source>The deal is nearly over. You have {points} so far, from cards and a marriage.</source>
        <translation>Rozdanie prawie skończone. Masz na razie {points} z kart i meldunku.</translation>
    </message>
    <message>
        <source>The declarer leads to the first trick. Make at least {amount}, and the contract is yours; with less it is taken from your score.</source>
        <translation>Rozgrywający wychodzi do pierwszej lewy. Jeśli weźmiesz co najmniej {amount}, kontrakt jest twój; jeśli mniej, odejmuje się go od wyniku.</translation>
    </message>
    <message>
        <source>The highest heart is another one. Nothing beats this one: play the {highest}.</source>
        <translation>Najstarszy kier jest inny. Tej karty nic nie przebije: zagraj {highest}.</translation>
    </message>
    <message>
        <source>The limit of a bid is {all} and the marriages in the hand: for you {most}.</source>
        <translation>Limit odzywki to {all} i meldunki w ręce: dla ciebie {most}.</translation>
    </message>
    <message>
        <source>The lowest bid is {least}. All cards together have only {all}: without a marriage, {least} is already a lot for one player.</source>
        <translation>Najniższa odzywka to {least}. Wszystkie karty mają razem tylko {all}: bez meldunku {least} to dla jednego gracza już dużo.</translation>
    </message>
    <message>
        <source>The new marriage has changed the trump. Trump: {trump}.</source>
        <translation>Nowy meldunek zmienił atut. Atut: {trump}.</translation>
    </message>
    <message>
        <source>The nine has taken a trick: nobody could follow suit.</source>
        <translation>Dziewiątka wzięła lewę: nikt nie mógł dołożyć do koloru.</translation>
    </message>
    <message>
        <source>The nine is the lowest heart, and the {king} is still out: it would beat the nine.</source>
        <translation>Dziewiątka to najmłodszy kier. Ktoś ma jeszcze {king} i może ją przebić.</translation>
    </message>
    <message>
        <source>The others get nothing for it this time.</source>
        <translation>Inni nic tym razem za to nie dostają.</translation>
    </message>
    <message>
        <source>The rules allow it, but it promises more than the {sum} you can count on. What is missing would cost you the whole contract.</source>
        <translation>Zasady na to pozwalają, ale to obietnica ponad {sum}, na które możesz liczyć. Jeśli zabraknie choć trochę, stracisz cały kontrakt.</translation>
    </message>
    <message>
        <source>The rules allow that, but the trick would go to {name}: {points}. A trump takes it.</source>
        <translation>Zasady na to pozwalają, ale lewa przypadłaby graczowi {name}: {points}. Atut ją bierze.</translation>
    </message>
    <message>
        <source>The rules allow that, but {name} would take the trick: {points}. Beat the card instead.</source>
        <translation>Zasady na to pozwalają, ale lewa przypadłaby graczowi {name}: {points}. Lepiej przebij.</translation>
    </message>
    <message>
        <source>The same dealer deals again, and nothing of this deal is counted.</source>
        <translation>Ten sam gracz rozdaje jeszcze raz, a z tego rozdania nic się nie liczy.</translation>
    </message>
    <message>
        <source>The trick is worth {points} now, and nothing of it is for {declarer}.</source>
        <translation>Lewa jest teraz warta {points} i nic z tego nie dostaje {declarer}.</translation>
    </message>
    <message>
        <source>The trick is yours, and so is the lead.</source>
        <translation>Lewa jest twoja, ty też wychodzisz.</translation>
    </message>
    <message>
        <source>The trick is yours: {points}.</source>
        <translation>Lewa jest twoja: {points}.</translation>
    </message>
    <message>
        <source>Then this deal might become your third zero: {cost} off your score. Take the trick with the ace.</source>
        <translation>Wtedy to rozdanie może być twoim trzecim zerem: {cost} mniej. Weź lewę asem.</translation>
    </message>
    <message>
        <source>These are your cards, at the bottom of the table. You take tricks with them, for the points of the cards in the tricks.</source>
        <translation>To twoje karty, na dole stołu. Bierzesz nimi lewy, a liczą się punkty kart, które w nich leżą.</translation>
    </message>
    <message>
        <source>These cards are good enough to be played. Giving up has a lesson of its own.</source>
        <translation>Te karty są dość dobre, żeby grać. O rezygnacji z rozdania jest osobna lekcja.</translation>
    </message>
    <message>
        <source>This time hearts are what we look at: play the {highest}.</source>
        <translation>Tym razem przyglądamy się kierom: zagraj {highest}.</translation>
    </message>
    <message>
        <source>Trump: {trump}, by your own marriage. One trump is still out, and you hold an ace that you want to bring home. What do you lead?</source>
        <translation>Atut: {trump}, z twojego meldunku. U kogoś został jeszcze jeden atut, a ty masz asa, którego chcesz bezpiecznie zagrać. Czym wychodzisz?</translation>
    </message>
    <message>
        <source>Trump: {trump}. From this very trick on, a trump beats every card of another suit.</source>
        <translation>Atut: {trump}. Już od tej lewy atut bije każdą kartę innego koloru.</translation>
    </message>
    <message>
        <source>Until the first card is led, the declarer may give the deal up. Choose “Give up…” and look at what it costs; then confirm.</source>
        <translation>Do pierwszego wyjścia rozgrywający może zrezygnować z rozdania. Wybierz „Bomba…” i zobacz, ile to kosztuje; potem potwierdź.</translation>
    </message>
    <message>
        <source>Watch kings and queens: once one of a pair has been played, that marriage cannot be declared any more.</source>
        <translation>Patrz na króle i damy: gdy jedno z pary wyjdzie, tego meldunku już nie będzie.</translation>
    </message>
    <message>
        <source>Well chosen: nothing of value is gone.</source>
        <translation>Dobry wybór: nic cennego nie przepadło.</translation>
    </message>
    <message>
        <source>Well chosen: these cards help the others least.</source>
        <translation>Dobry wybór: te karty najmniej pomogą innym.</translation>
    </message>
    <message>
        <source>Well saved. The trick was worth {points}.</source>
        <translation>Dobrze, oszczędnie. Lewa była warta {points}.</translation>
    </message>
    <message>
        <source>Which of your last cards do you lead first?</source>
        <translation>Którą z ostatnich kart zagrasz najpierw?</translation>
    </message>
    <message>
        <source>While there is a stock, any card may be played to a trick. When it is used up, as now, the duties begin.</source>
        <translation>Dopóki jest stos, do lewy można zagrać dowolną kartę. Gdy się skończy, tak jak teraz, zaczynają się obowiązki.</translation>
    </message>
    <message>
        <source>Whoever takes a trick leads to the next one. Now to a trick that you cannot take.</source>
        <translation>Kto bierze lewę, ten wychodzi do następnej. Teraz pora na lewę, której nie da się wziąć.</translation>
    </message>
    <message>
        <source>Wise: let others promise that.</source>
        <translation>Rozsądnie: niech obiecują inni.</translation>
    </message>
    <message>
        <source>With that card you would lose the lead, and the ace might never take a trick. First the {card}: it is worth {points}.</source>
        <translation>Tą kartą oddasz wyjście i as może już nie wziąć lewy. Najpierw zagraj {card}: to {points}.</translation>
    </message>
    <message>
        <source>With these cards you would hardly make it, and failing costs the whole bid. Pass: as an opponent you keep what you take.</source>
        <translation>Z tymi kartami trudno to ugrać, a porażka kosztuje całą odzywkę. Spasuj: jako przeciwnik zachowasz to, co weźmiesz.</translation>
    </message>
    <message>
        <source>Without bidding there is no contract: each player writes all he took. You write {change}.</source>
        <translation>Bez licytacji nie ma kontraktu: każdy zapisuje wszystko, co wziął. Ty zapisujesz {change}.</translation>
    </message>
    <message>
        <source>Without the suit and without a trump you may play any card. Until the first marriage there is no trump at all.</source>
        <translation>Bez koloru i bez atutu można zagrać dowolną kartę. Do pierwszego meldunku atutu nie ma wcale.</translation>
    </message>
    <message>
        <source>You are asked before the bidding, and only you: the others do not learn of it unless you want a new deal.</source>
        <translation>Pytanie pada przed licytacją i tylko do ciebie: inni dowiedzą się o nim, dopiero gdy zechcesz nowego rozdania.</translation>
    </message>
    <message>
        <source>You are asked before the first lead, and only you: the others do not learn of it unless you want a new deal.</source>
        <translation>Pytanie pada przed pierwszym wyjściem i tylko do ciebie: inni dowiedzą się o nim, dopiero gdy zechcesz nowego rozdania.</translation>
    </message>
    <message>
        <source>You are first after the dealer, so you must open, with at least {least}. Start low: the others may pass.</source>
        <translation>Siedzisz zaraz za rozdającym, więc musisz otworzyć, od co najmniej {least}. Zacznij nisko: inni mogą spasować.</translation>
    </message>
    <message>
        <source>You are first after the dealer, so you must open, with exactly {least}. Do so.</source>
        <translation>Siedzisz zaraz za rozdającym, więc musisz otworzyć, i to dokładnie od {least}. Zrób to.</translation>
    </message>
    <message>
        <source>You are first after the dealer. You may bid, from {least} on, or pass; if all pass, the dealer has to play {least}. With this hand, bid.</source>
        <translation>Siedzisz zaraz za rozdającym. Możesz licytować, od {least}, albo spasować; gdy wszyscy spasują, rozdający musi grać {least}. Z taką ręką licytuj.</translation>
    </message>
    <message>
        <source>You are the declarer, the contract is {contract}, and the deal is nearly over. You have {points} so far, from cards and a marriage: it stands on your name plate.</source>
        <translation>Rozgrywasz kontrakt {contract}, a rozdanie prawie się skończyło. Masz na razie {points} z kart i meldunku: widać to na twojej tabliczce.</translation>
    </message>
    <message>
        <source>You cannot win this trick. That card would give away {dear}; there is one that gives away only {cheap}.</source>
        <translation>Tej lewy nie weźmiesz. Ta karta oddałaby {dear}; masz taką, która oddaje tylko {cheap}.</translation>
    </message>
    <message>
        <source>You had to take this deal for {contract}, and the talon is no help: these cards will hardly take a trick.</source>
        <translation>To rozdanie przypadło tobie za {contract}, a musik nie pomógł: te karty nie wezmą prawie żadnej lewy.</translation>
    </message>
    <message>
        <source>You have another marriage and the lead: declare the spades now, for {points}.</source>
        <translation>Masz drugi meldunek i wychodzisz: zamelduj teraz piki za {points}.</translation>
    </message>
    <message>
        <source>You have taken {cards} in cards and {marriages} in marriages: {sum}.</source>
        <translation>Masz {cards} z kart i {marriages} z meldunków: {sum}.</translation>
    </message>
    <message>
        <source>You have won the bidding. The talon was turned up for all to see, and is now in your hand.</source>
        <translation>Licytacja jest twoja. Musik został odkryty dla wszystkich, a teraz jest w twojej ręce.</translation>
    </message>
    <message>
        <source>You have won the bidding. There are two talons, face down: click one of them.</source>
        <translation>Licytacja jest twoja. Na stole leżą dwa zakryte musiki: kliknij jeden z nich.</translation>
    </message>
    <message>
        <source>You have {barrel}: you sit on the barrel. From here only one way leads to {target}: as the declarer, at one go. What you take as an opponent does not count.</source>
        <translation>Masz {barrel}: siedzisz na beczce. Stąd do {target} prowadzi jedna droga: jako rozgrywający, za jednym razem. Tego, co weźmiesz jako przeciwnik, się nie liczy.</translation>
    </message>
    <message>
        <source>You have {deals} deals for it; if the last of them brings nothing, the barrel throws you off: {penalty} less.</source>
        <translation>Liczba rozdań na to: {deals}. Jeśli ostatnie nic nie da, spadasz z beczki: {penalty} mniej.</translation>
    </message>
    <message>
        <source>You have {marks} of them, and in this deal you have taken nothing yet. There are two tricks to come.</source>
        <translation>Masz ich już {marks}, a w tym rozdaniu jeszcze nic. Zostały dwie lewy.</translation>
    </message>
    <message>
        <source>You have {mine} of the {all} points now. Remember: count what is gone, and your low cards become strong.</source>
        <translation>Masz teraz {mine} z {all} punktów. Zapamiętaj: licz karty, które wyszły, a twoje niskie karty staną się mocne.</translation>
    </message>
    <message>
        <source>You have {points}.</source>
        <translation>Masz {points}.</translation>
    </message>
    <message>
        <source>You hold all four nines, and they are worth nothing.</source>
        <translation>Masz wszystkie cztery dziewiątki, a są one nic niewarte.</translation>
    </message>
    <message>
        <source>You may play it, too, but failing costs {contract}, and the others write what they take. Try giving up this time.</source>
        <translation>Możesz też grać, ale porażka kosztuje {contract}, a inni zapisują to, co wezmą. Tym razem spróbuj zrezygnować.</translation>
    </message>
    <message>
        <source>You may play on, but hardly a hand is worse than this one. Take the new deal.</source>
        <translation>Możesz grać dalej, ale trudno o gorszą rękę. Weź nowe rozdanie.</translation>
    </message>
    <message>
        <source>You need a trick, and that card may be beaten. Nobody beats the highest heart: play the {card}.</source>
        <translation>Potrzebujesz lewy, a tę kartę można przebić. Najstarszego kiera nikt nie przebije: zagraj {card}.</translation>
    </message>
    <message>
        <source>You play for {amount}.</source>
        <translation>Grasz o {amount}.</translation>
    </message>
    <message>
        <source>You win the bidding at {amount}.</source>
        <translation>Wygrywasz licytację: {amount}.</translation>
    </message>
    <message>
        <source>You would give away the {card}, worth {points}, and it may take a trick. Choose your lowest cards.</source>
        <translation>Oddajesz {card}, a ta karta (wartość: {points}) może wziąć lewę. Wybierz swoje najniższe karty.</translation>
    </message>
    <message>
        <source>Your cards are worth {points} in card points. Whoever has less than {below} may ask for a new deal at this table.</source>
        <translation>Twoje karty są warte {points} w punktach kart. Kto ma mniej niż {below}, może przy tym stole poprosić o nowe rozdanie.</translation>
    </message>
    <message>
        <source>Your marriages together: {sum}.</source>
        <translation>Twoje meldunki razem: {sum}.</translation>
    </message>
    <message>
        <source>Your part in this deal: {change}, and no zero.</source>
        <translation>Twój wynik w tym rozdaniu: {change} i żadnego zera.</translation>
    </message>
    <message>
        <source>Your trump beats the ace: {points}.</source>
        <translation>Twój atut bije asa: {points}.</translation>
    </message>
    <message>
        <source>{fellow} takes the trick anyway. That card adds {points}, another one would add {dear}: every point there is one less for the declarer.</source>
        <translation>{fellow} i tak bierze lewę. Ta karta dodaje {points}, inna dodałaby {dear}: każdy punkt tam to punkt mniej dla rozgrywającego.</translation>
    </message>
    <message>
        <source>{name} has declared a marriage. Trump: {trump}. You will find the trump beside the middle of the table.</source>
        <translation>{name} melduje. Atut: {trump}. Kolor atutowy widać przy środku stołu.</translation>
    </message>
    <message>
        <source>{name} has led the {card}, and you have no card of that suit.</source>
        <translation>Wychodzi {name}, zagrywając {card}, a ty nie masz tego koloru.</translation>
    </message>
    <message>
        <source>{name} has led the {card}. Whoever has a card of that suit must play one: that is following suit.</source>
        <translation>Wychodzi {name}, zagrywając {card}. Kto ma kartę tego koloru, musi ją zagrać: to dokładanie do koloru.</translation>
    </message>
    <message>
        <source>{name} has led the {card}. You have no card of that suit and there is no trump: you may play anything, and it cannot win. Which card costs least?</source>
        <translation>Wychodzi {name}, zagrywając {card}. Nie masz tego koloru i nie ma atutu: możesz zagrać cokolwiek, ale to nie wygra. Która karta kosztuje najmniej?</translation>
    </message>
    <message>
        <source>{name} has led the {card}. You must follow suit, and you cannot win. Give away as little as possible.</source>
        <translation>Wychodzi {name}, zagrywając {card}. Musisz dołożyć do koloru, a wygrać nie możesz. Oddaj jak najmniej.</translation>
    </message>
    <message>
        <source>{name} has raised to {amount}.</source>
        <translation>{name} podbija do {amount}.</translation>
    </message>
    <message>
        <source>{name} is at {amount}. It is your call.</source>
        <translation>{name}: {amount}. Twoja kolej.</translation>
    </message>
    <message>
        <source>{name} leads the {card}. Take this trick.</source>
        <translation>{name} wychodzi i zagrywa {card}. Weź tę lewę.</translation>
    </message>
    <message>
        <source>{name} still has a trump and could beat the {card} with it. First lead a high trump.</source>
        <translation>{name} ma jeszcze atut i może nim przebić {card}. Najpierw wyjdź wysokim atutem.</translation>
    </message>
    <message>
        <source>{name} takes this trick. The {points} for the marriage stay yours all the same.</source>
        <translation>Tę lewę bierze {name}. Punkty za meldunek ({points}) i tak zostają twoje.</translation>
    </message>
    <message>
        <source>{name} took {points} and writes {change}: opponents write what they take, rounded.</source>
        <translation>{name} bierze {points} i zapisuje {change}: przeciwnicy zapisują to, co wezmą, po zaokrągleniu.</translation>
    </message>
    <message>
        <source>{name} took {points} and writes {change}: opponents write what they take, to the point.</source>
        <translation>{name} bierze {points} i zapisuje {change}: przeciwnicy zapisują dokładnie to, co wezmą.</translation>
    </message>
</context>
<context>
    <name>LevelBox</name>
    <message>
        <source>Add a program…</source>
        <translation>Dodaj program…</translation>
    </message>
    <message>
        <source>Change or remove “{name}”…</source>
        <translation>Zmień lub usuń „{name}”…</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Człowiek</translation>
    </message>
    <message>
        <source>Plays at this screen</source>
        <translation>Gra przy tym ekranie</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Beginner</source>
        <translation>Początkujący</translation>
    </message>
    <message>
        <source>Beginner bids shyly, forgets all but aces after two tricks and takes any card that seems good enough.</source>
        <translation>Początkujący licytuje nieśmiało, po dwóch lewach pamięta tylko asy i zagrywa dowolną kartę, która wydaje się dość dobra.</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Na luzie</translation>
    </message>
    <message>
        <source>Casual counts its hand and remembers every card, but looks at one trick only.</source>
        <translation>Na luzie: liczy swoje karty i pamięta wszystkie zagrane, ale patrzy tylko na jedną lewę.</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Mistrz</translation>
    </message>
    <message numerus="yes">
        <source>Master plays every card to the end in up to %n layout(s) of the hidden cards, or in all of them when there are fewer, and as a defender looks after its own points too.</source>
        <translation>
            <numerusform>Mistrz rozgrywa każdą swoją kartę do końca w najwyżej %n układzie zakrytych kart, a gdy jest ich mniej, we wszystkich; w obronie dba też o własne punkty.</numerusform>
            <numerusform>Mistrz rozgrywa każdą swoją kartę do końca w najwyżej %n układach zakrytych kart, a gdy jest ich mniej, we wszystkich; w obronie dba też o własne punkty.</numerusform>
            <numerusform>Mistrz rozgrywa każdą swoją kartę do końca w najwyżej %n układach zakrytych kart, a gdy jest ich mniej, we wszystkich; w obronie dba też o własne punkty.</numerusform>
        </translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Na chybił trafił</translation>
    </message>
    <message>
        <source>Random takes any action the rules allow.</source>
        <translation>Na chybił trafił: robi cokolwiek, na co pozwalają zasady.</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Mocny</translation>
    </message>
    <message numerus="yes">
        <source>Strong plays every card to the end in up to %n layout(s) of the hidden cards.</source>
        <translation>
            <numerusform>Mocny rozgrywa każdą swoją kartę do końca w najwyżej %n układzie zakrytych kart.</numerusform>
            <numerusform>Mocny rozgrywa każdą swoją kartę do końca w najwyżej %n układach zakrytych kart.</numerusform>
            <numerusform>Mocny rozgrywa każdą swoją kartę do końca w najwyżej %n układach zakrytych kart.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LibraryWindow</name>
    <message numerus="yes">
        <source>%Ln match(es) chosen</source>
        <translation>
            <numerusform>Wybrano %Ln partię</numerusform>
            <numerusform>Wybrano %Ln partie</numerusform>
            <numerusform>Wybrano %Ln partii</numerusform>
        </translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Przywróć</translation>
    </message>
    <message>
        <source>Deleted matches wait here until you bring them back or remove them.</source>
        <translation>Usunięte partie czekają tu, aż je przywrócisz albo skasujesz na zawsze.</translation>
    </message>
    <message>
        <source>Every match you play is kept here by itself, from its first card on. Matches from other computers can be imported, or dropped here.</source>
        <translation>Każda twoja partia trafia tu sama, od pierwszej karty. Partie z innych komputerów można zaimportować albo tu upuścić.</translation>
    </message>
    <message>
        <source>Files that cannot be read would be shown here, each with the reason.</source>
        <translation>Tu pojawiłyby się pliki, których nie da się odczytać, każdy z powodem.</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>No match found</source>
        <translation>Nie znaleziono partii</translation>
    </message>
    <message>
        <source>No matches yet</source>
        <translation>Nie ma jeszcze partii</translation>
    </message>
    <message>
        <source>Nothing is damaged</source>
        <translation>Nic nie jest uszkodzone</translation>
    </message>
    <message>
        <source>Nothing is deleted</source>
        <translation>Nic nie usunięto</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Pokaż wszystkie</translation>
    </message>
    <message>
        <source>The choices above hide the others.</source>
        <translation>Pozostałe ukrywa wybór powyżej.</translation>
    </message>
    <message>
        <source>The folder of the matches cannot be read: {reason}.</source>
        <translation>Nie można odczytać folderu partii: {reason}.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
</context>
<context>
    <name>Licences</name>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Copyright: {owner}</source>
        <extracomment>Whose work it is</extracomment>
        <translation>Prawa autorskie: {owner}</translation>
    </message>
    <message>
        <source>Each entry says where its source is. The source of the program has everything that builds it.</source>
        <translation>Przy każdej pozycji podano, skąd wziąć kod źródłowy. W kodzie programu jest wszystko, z czego powstaje.</translation>
    </message>
    <message>
        <source>Here Qt is in {folder}</source>
        <extracomment>A folder</extracomment>
        <translation>Tutaj Qt jest w {folder}</translation>
    </message>
    <message>
        <source>Installed with pip, the program uses whichever PySide6 is there.</source>
        <translation>Zainstalowany przez pip program korzysta z tego PySide6, które tam jest.</translation>
    </message>
    <message>
        <source>Licence: {licence}</source>
        <translation>Licencja: {licence}</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licencje</translation>
    </message>
    <message>
        <source>Linux: exchange libQt6*.so.6 in _internal/PySide6/Qt/lib and the plugins beside it.</source>
        <translation>Linux: wymień pliki libQt6*.so.6 w _internal/PySide6/Qt/lib oraz wtyczki obok.</translation>
    </message>
    <message>
        <source>Qt, PySide6 and Shiboken are used under the GNU Lesser General Public License, version 3, which builds on the GNU General Public License, version 3; both stand with Qt in this list. These libraries are files of their own. You may put other builds of them in their place, and you may take the program apart as far as that needs it.</source>
        <translation>Qt, PySide6 i Shiboken są używane na licencji GNU Lesser General Public License w wersji 3, która opiera się na GNU General Public License w wersji 3; obie znajdziesz na tej liście przy Qt. Te biblioteki są osobnymi plikami. Możesz zastąpić je innymi ich wydaniami, a także poddać program inżynierii wstecznej, na ile tego wymaga taka zamiana.</translation>
    </message>
    <message>
        <source>Source: {address}</source>
        <extracomment>The address of source code</extracomment>
        <translation>Kod źródłowy: {address}</translation>
    </message>
    <message>
        <source>The text of {licence} did not come with this program.</source>
        <translation>Brak tekstu {licence} w tym programie.</translation>
    </message>
    <message>
        <source>Thousand is free software under the MIT licence: the program, its cards, tables, sounds and texts. This list has everything else that comes with it, and each licence in full. Licences are quoted in English, the language they are given in.</source>
        <translation>„Tysiąc” to wolne oprogramowanie na licencji MIT: program, jego karty, stoły, dźwięki i teksty. Na tej liście jest wszystko, co dostajesz razem z nim, i pełny tekst każdej licencji. Licencje są po angielsku, bo w tym języku zostały wydane.</translation>
    </message>
    <message>
        <source>What comes with the program</source>
        <translation>Co dostajesz z programem</translation>
    </message>
    <message>
        <source>Windows: exchange Qt6*.dll in _internal\PySide6 and the plugins there.</source>
        <translation>Windows: wymień pliki Qt6*.dll w _internal\PySide6 oraz wtyczki w tym samym folderze.</translation>
    </message>
    <message>
        <source>Your rights</source>
        <translation>Twoje prawa</translation>
    </message>
    <message>
        <source>macOS: exchange the frameworks in Thousand.app/Contents/Frameworks, and sign the program anew.</source>
        <translation>macOS: wymień biblioteki w Thousand.app/Contents/Frameworks i podpisz program na nowo.</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>, </source>
        <extracomment>Between the members of a list of cards or names.</extracomment>
        <translation>, </translation>
    </message>
    <message>
        <source>Deal {number}: {name} deals</source>
        <translation>Rozdanie {number}: rozdaje {name}</translation>
    </message>
    <message>
        <source>Talon: {cards}</source>
        <translation>Musik: {cards}</translation>
    </message>
    <message>
        <source>The match ends in a draw: {names}</source>
        <translation>Partia kończy się remisem: {names}</translation>
    </message>
    <message>
        <source>The talon is taken unseen</source>
        <translation>Musik wzięty bez pokazywania</translation>
    </message>
    <message>
        <source>{giver} → {receiver}: a card face down</source>
        <extracomment>Two names: the giver and the receiver of a card nobody else sees.</extracomment>
        <translation>{giver} → {receiver}: zakryta karta</translation>
    </message>
    <message>
        <source>{giver} → {receiver}: {card}</source>
        <translation>{giver} → {receiver}: {card}</translation>
    </message>
    <message>
        <source>{name} asks for a new deal because of the weak talon</source>
        <translation>{name} prosi o nowe rozdanie z powodu słabego musiku</translation>
    </message>
    <message>
        <source>{name} draws a card</source>
        <translation>{name} dobiera kartę</translation>
    </message>
    <message>
        <source>{name} fails the contract of {amount}</source>
        <translation>{name} nie ugrywa kontraktu {amount}</translation>
    </message>
    <message>
        <source>{name} gives the deal up</source>
        <translation>{name} rzuca bombę</translation>
    </message>
    <message>
        <source>{name} looks at the cards</source>
        <translation>{name} ogląda karty</translation>
    </message>
    <message>
        <source>{name} makes the contract of {amount}</source>
        <translation>{name} ugrywa kontrakt {amount}</translation>
    </message>
    <message numerus="yes">
        <source>{name} puts %n card(s) aside</source>
        <translation>
            <numerusform>{name} odkłada %n kartę</numerusform>
            <numerusform>{name} odkłada %n karty</numerusform>
            <numerusform>{name} odkłada %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} refuses a talon with two nines: a new deal follows</source>
        <translation>{name} odrzuca musik z dwiema dziewiątkami: będzie nowe rozdanie</translation>
    </message>
    <message>
        <source>{name} shows a weak hand: a new deal follows</source>
        <translation>{name} pokazuje słabe karty: nowe rozdanie</translation>
    </message>
    <message>
        <source>{name} shows four nines: a new deal follows</source>
        <translation>{name} pokazuje cztery dziewiątki: nowe rozdanie</translation>
    </message>
    <message>
        <source>{name} takes the cards left over ({points})</source>
        <translation>{name} bierze pozostałe karty ({points})</translation>
    </message>
    <message>
        <source>{name} takes the talon</source>
        <translation>{name} bierze musik</translation>
    </message>
    <message>
        <source>{name} takes the trick ({points})</source>
        <translation>{name} bierze lewę ({points})</translation>
    </message>
    <message>
        <source>{name} wins the bidding at {amount}</source>
        <translation>{name} wygrywa licytację: {amount}</translation>
    </message>
    <message>
        <source>{name} wins the match</source>
        <translation>{name} wygrywa partię</translation>
    </message>
    <message>
        <source>{name}: contract {amount}</source>
        <translation>{name}: kontrakt {amount}</translation>
    </message>
    <message>
        <source>{name}: pass</source>
        <translation>{name}: pas</translation>
    </message>
    <message>
        <source>{name}: {amount}</source>
        <translation>{name}: {amount}</translation>
    </message>
    <message>
        <source>{name}: {amount} in the dark</source>
        <translation>{name}: {amount} w ciemno</translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <translation>{name}: {card}</translation>
    </message>
    <message>
        <source>{name}: {marriage} ({points})</source>
        <extracomment>{marriage} is &quot;marriage in hearts&quot; or &quot;four aces&quot;.</extracomment>
        <translation>{name}: {marriage} ({points})</translation>
    </message>
</context>
<context>
    <name>LookPanel</name>
    <message>
        <source>Carry on</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Everybody looks at the cards before the bidding.</source>
        <translation>Przed licytacją każdy ogląda swoje karty.</translation>
    </message>
    <message>
        <source>Everybody looks at the cards before the first lead.</source>
        <translation>Przed pierwszym wyjściem każdy ogląda swoje karty.</translation>
    </message>
    <message>
        <source>These are your cards</source>
        <translation>To są twoje karty</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>&amp;About Thousand</source>
        <translation>&amp;O programie Tysiąc</translation>
    </message>
    <message>
        <source>&amp;Ask before…</source>
        <translation>P&amp;ytaj przed…</translation>
    </message>
    <message>
        <source>&amp;Blue felt</source>
        <translation>&amp;Niebieskie sukno</translation>
    </message>
    <message>
        <source>&amp;Cards…</source>
        <translation>Kart&amp;y…</translation>
    </message>
    <message>
        <source>&amp;Copy this deal as text</source>
        <translation>Skopiuj rozdanie jako &amp;tekst</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Ciemny</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Szybkie</translation>
    </message>
    <message>
        <source>&amp;Faster while I sit out</source>
        <translation>Szybcie&amp;j, gdy pauzuję</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Pełny ekran</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Gra</translation>
    </message>
    <message>
        <source>&amp;Go on with…</source>
        <comment>an unfinished match</comment>
        <translation>&amp;Wznów partię…</translation>
    </message>
    <message>
        <source>&amp;Green felt</source>
        <translation>&amp;Zielone sukno</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Pomoc</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Podpowiedź</translation>
    </message>
    <message>
        <source>&amp;Hint: what to do</source>
        <comment>the second step</comment>
        <translation>&amp;Podpowiedź: co zrobić</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <comment>of the keyboard</comment>
        <translation>&amp;Klawisze…</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Język</translation>
    </message>
    <message>
        <source>&amp;Last trick</source>
        <translation>Ostatnia &amp;lewa</translation>
    </message>
    <message>
        <source>&amp;Learn to play…</source>
        <translation>&amp;Nauka gry…</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Jasny</translation>
    </message>
    <message>
        <source>&amp;Linen, embroidered</source>
        <translation>&amp;Len haftowany</translation>
    </message>
    <message>
        <source>&amp;Matches…</source>
        <translation>Pa&amp;rtie…</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Nowa partia…</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normalne</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <comment>speed: no animations</comment>
        <translation>&amp;Bez animacji</translation>
    </message>
    <message>
        <source>&amp;Open hands</source>
        <translation>&amp;Odkryte karty</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pauza</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>&amp;Ustawienia…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Zakończ</translation>
    </message>
    <message>
        <source>&amp;Replay…</source>
        <translation>O&amp;dtwórz partię…</translation>
    </message>
    <message>
        <source>&amp;Rules of this match</source>
        <translation>&amp;Zasady tej partii</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>&amp;Tabela wyników</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Wolne</translation>
    </message>
    <message>
        <source>&amp;Statistics…</source>
        <translation>&amp;Statystyki…</translation>
    </message>
    <message>
        <source>&amp;Step</source>
        <translation>&amp;Krok</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Motyw</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Cofnij</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Widok</translation>
    </message>
    <message>
        <source>&amp;Walnut</source>
        <translation>&amp;Orzech</translation>
    </message>
    <message>
        <source>Allow &amp;taking back</source>
        <translation>Pozwalaj co&amp;fać</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Jak w &amp;systemie</translation>
    </message>
    <message>
        <source>B&amp;urgundy felt</source>
        <translation>&amp;Bordowe sukno</translation>
    </message>
    <message>
        <source>Cover m&amp;y cards</source>
        <translation>Sc&amp;howaj karty</translation>
    </message>
    <message>
        <source>Hous&amp;e rules…</source>
        <translation>Z&amp;asady stołu…</translation>
    </message>
    <message>
        <source>How the cards are &amp;dealt…</source>
        <translation>&amp;Jak rozdawane są karty…</translation>
    </message>
    <message>
        <source>Loo&amp;k on</source>
        <comment>at computer players</comment>
        <translation>Kib&amp;icowanie</translation>
    </message>
    <message>
        <source>Play a deal &amp;by its code…</source>
        <translation>Za&amp;graj rozdanie z kodu…</translation>
    </message>
    <message>
        <source>Pu&amp;zzles…</source>
        <translation>&amp;Łamigłówki…</translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <translation>P&amp;onów</translation>
    </message>
    <message>
        <source>Re&amp;view my play…</source>
        <translation>Oceń &amp;moją grę…</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>Zgłoś &amp;problem…</translation>
    </message>
    <message>
        <source>S&amp;peed</source>
        <translation>T&amp;empo</translation>
    </message>
    <message>
        <source>S&amp;troll</source>
        <comment>speed: slower than slow</comment>
        <translation>Spa&amp;cerowe</translation>
    </message>
    <message>
        <source>Save sc&amp;ore sheet…</source>
        <translation>Zapisz ta&amp;belę wyników…</translation>
    </message>
    <message>
        <source>Sho&amp;w the result of this deal</source>
        <translation>Po&amp;każ wynik rozdania</translation>
    </message>
    <message>
        <source>T&amp;able</source>
        <translation>St&amp;ół</translation>
    </message>
    <message>
        <source>Taking back is switched off. The Game menu switches it on.</source>
        <translation>Cofanie jest wyłączone. Można je włączyć w menu Gra.</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>Ro&amp;zmiar tekstu</translation>
    </message>
    <message>
        <source>The match is saved again; nothing is missing.</source>
        <translation>Partia znów się zapisuje; niczego nie brakuje.</translation>
    </message>
    <message>
        <source>The rest &amp;is mine</source>
        <translation>R&amp;eszta moja</translation>
    </message>
    <message>
        <source>There is no other unfinished match.</source>
        <translation>Nie ma innej niedokończonej partii.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Nie ma czego ponowić.</translation>
    </message>
    <message>
        <source>Thousand</source>
        <translation>Tysiąc</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Pasek narzędzi</translation>
    </message>
    <message>
        <source>What&apos;s &amp;new…</source>
        <translation>Co no&amp;wego…</translation>
    </message>
    <message>
        <source>You have not decided anything in this deal that could be taken back.</source>
        <translation>W tym rozdaniu nie ma jeszcze twojej decyzji, którą można by cofnąć.</translation>
    </message>
    <message>
        <source>{name} has decided since then: that cannot be taken back any more.</source>
        <extracomment>{name} is another person at the same screen.</extracomment>
        <translation>Od tego czasu zapadła inna decyzja ({name}): tego nie można już cofnąć.</translation>
    </message>
    <message>
        <source>…&amp;giving up</source>
        <translation>…rzuceniem &amp;bomby</translation>
    </message>
    <message>
        <source>…a serious &amp;mistake (coach)</source>
        <comment>ask before</comment>
        <translation>…po&amp;ważnym błędem (trener)</translation>
    </message>
    <message>
        <source>…giving c&amp;ards away</source>
        <translation>…oddaniem ka&amp;rt</translation>
    </message>
    <message>
        <source>…naming the &amp;contract</source>
        <translation>…ogłoszeniem &amp;kontraktu</translation>
    </message>
</context>
<context>
    <name>MarriagePanel</name>
    <message>
        <source>Declare ({points})</source>
        <translation>Zamelduj ({points})</translation>
    </message>
    <message>
        <source>Declare the four aces?</source>
        <translation>Zameldować cztery asy?</translation>
    </message>
    <message>
        <source>Declare the {marriage}?</source>
        <comment>marriage in hearts</comment>
        <translation>Zgłosić {marriage}?</translation>
    </message>
    <message>
        <source>It brings {points} points, and its suit becomes trump.</source>
        <translation>Daje {points} punktów, a jego kolor staje się atutem.</translation>
    </message>
    <message>
        <source>Play without declaring</source>
        <translation>Zagraj bez meldunku</translation>
    </message>
    <message>
        <source>They bring {points} points; trumps stay as they are.</source>
        <translation>Dają {points} punktów; atut się nie zmienia.</translation>
    </message>
</context>
<context>
    <name>Marriages</name>
    <message>
        <source>four aces</source>
        <translation>cztery asy</translation>
    </message>
    <message>
        <source>marriage in clubs</source>
        <translation>meldunek w treflach</translation>
    </message>
    <message>
        <source>marriage in diamonds</source>
        <translation>meldunek w karach</translation>
    </message>
    <message>
        <source>marriage in hearts</source>
        <translation>meldunek w kierach</translation>
    </message>
    <message>
        <source>marriage in spades</source>
        <translation>meldunek w pikach</translation>
    </message>
</context>
<context>
    <name>MatchActions</name>
    <message numerus="yes">
        <source>%Ln match(es) will be gone from the disk. This cannot be undone.</source>
        <translation>
            <numerusform>%Ln partia zniknie z dysku. Tego nie można cofnąć.</numerusform>
            <numerusform>%Ln partie znikną z dysku. Tego nie można cofnąć.</numerusform>
            <numerusform>%Ln partii zniknie z dysku. Tego nie można cofnąć.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Bring back</source>
        <translation>&amp;Przywróć</translation>
    </message>
    <message>
        <source>&amp;Copy a deal as text</source>
        <translation>&amp;Kopiuj rozdanie jako tekst</translation>
    </message>
    <message>
        <source>&amp;Copy deal {number} as text</source>
        <translation>&amp;Kopiuj rozdanie {number} jako tekst</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Usuń</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Wznów</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importuj…</translation>
    </message>
    <message>
        <source>&amp;Remove for good…</source>
        <translation>&amp;Skasuj na zawsze…</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Copy matches from other files into this list</source>
        <translation>Skopiuj partie z innych plików na tę listę</translation>
    </message>
    <message>
        <source>Deal {number} has been copied as text.</source>
        <translation>Rozdanie {number} skopiowano jako tekst.</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>&amp;Eksport</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Eksport</translation>
    </message>
    <message>
        <source>Folder for the files</source>
        <translation>Folder na pliki</translation>
    </message>
    <message>
        <source>Give the match a title</source>
        <translation>Nadaj partii tytuł</translation>
    </message>
    <message>
        <source>Import matches</source>
        <translation>Importuj partie</translation>
    </message>
    <message>
        <source>Matches of Thousand (*.thousand)</source>
        <translation>Partie tysiąca (*.thousand)</translation>
    </message>
    <message>
        <source>Matches of Thousand ({patterns})</source>
        <translation>Partie tysiąca ({patterns})</translation>
    </message>
    <message>
        <source>Move the matches back to the others</source>
        <translation>Przenieś partie z powrotem do pozostałych</translation>
    </message>
    <message>
        <source>Move the matches to the deleted ones, from where they can be brought back</source>
        <translation>Przenieś partie do usuniętych, skąd można je przywrócić</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>Dokumenty PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Play on from where the match stopped</source>
        <translation>Graj dalej od miejsca, w którym partia stanęła</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>Zmień &amp;nazwę</translation>
    </message>
    <message>
        <source>Re&amp;play</source>
        <translation>O&amp;dtwórz</translation>
    </message>
    <message>
        <source>Re&amp;view my play…</source>
        <translation>&amp;Oceń moją grę…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Skasuj</translation>
    </message>
    <message>
        <source>Remove for good?</source>
        <translation>Skasować na zawsze?</translation>
    </message>
    <message>
        <source>Remove the files from the disk</source>
        <translation>Skasuj pliki z dysku</translation>
    </message>
    <message>
        <source>Score sheet as &amp;data (CSV)…</source>
        <translation>Tabela wyników jako &amp;dane (CSV)…</translation>
    </message>
    <message>
        <source>Score sheet as &amp;pages (PDF)…</source>
        <translation>Tabela wyników jako &amp;strony (PDF)…</translation>
    </message>
    <message>
        <source>See the match again, card by card</source>
        <translation>Obejrzyj partię jeszcze raz, karta po karcie</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabele (*.csv)</translation>
    </message>
    <message>
        <source>The &amp;match itself…</source>
        <translation>Sama &amp;partia…</translation>
    </message>
    <message>
        <source>Undo deleting</source>
        <translation>Cofnij usunięcie</translation>
    </message>
    <message>
        <source>{tip} ({keys})</source>
        <extracomment>A tool tip and the keys that do the same.</extracomment>
        <translation>{tip} ({keys})</translation>
    </message>
</context>
<context>
    <name>MatchEndSheet</name>
    <message>
        <source>Check the cards…</source>
        <translation>Sprawdź karty…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Nowa partia…</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Zagraj ponownie</translation>
    </message>
    <message>
        <source>Review…</source>
        <translation>Ocena gry…</translation>
    </message>
    <message>
        <source>See the secret of this match and check every deal</source>
        <translation>Zobacz sekret tej partii i sprawdź każde rozdanie</translation>
    </message>
</context>
<context>
    <name>MatchHost</name>
    <message>
        <source>This match cannot be played on: its file does not say how the next cards fall.</source>
        <translation>Tej partii nie da się grać dalej: w jej pliku nie ma, skąd wziąć następne karty.</translation>
    </message>
    <message>
        <source>This match cannot be played on: there is no opponent of the level “{level}” here.</source>
        <translation>Tej partii nie da się grać dalej: nie ma tu przeciwnika o poziomie „{level}”.</translation>
    </message>
</context>
<context>
    <name>MatchModel</name>
    <message>
        <source>Deals</source>
        <translation>Rozdania</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Partia</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Grano</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>{rules}: {players}</source>
        <extracomment>The rules of a match, and the levels of the players or their names and levels.</extracomment>
        <translation>{rules}: {players}</translation>
    </message>
</context>
<context>
    <name>MatchOpener</name>
    <message>
        <source>Some matches cannot be opened</source>
        <translation>Nie można otworzyć kilku partii</translation>
    </message>
    <message>
        <source>The file was set aside, untouched: {path}</source>
        <translation>Plik odłożono na bok bez zmian: {path}</translation>
    </message>
    <message>
        <source>This match cannot be opened</source>
        <translation>Nie można otworzyć tej partii</translation>
    </message>
</context>
<context>
    <name>MatchPane</name>
    <message>
        <source>Copy this deal as text</source>
        <translation>Kopiuj to rozdanie jako tekst</translation>
    </message>
    <message>
        <source>No deal is finished yet.</source>
        <translation>Żadne rozdanie nie jest jeszcze zakończone.</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Zapis</translation>
    </message>
    <message>
        <source>The chosen deal goes to the clipboard: all hands, the bidding and every trick, for a message or a bug report.</source>
        <translation>Wybrane rozdanie trafia do schowka: wszystkie ręce, licytacja i każda lewa, do wiadomości albo zgłoszenia błędu.</translation>
    </message>
    <message>
        <source>The score through the match</source>
        <translation>Wynik w trakcie partii</translation>
    </message>
    <message>
        <source>{day}, {time}</source>
        <translation>{day}, {time}</translation>
    </message>
    <message>
        <source>{file} cannot be read. {reason}</source>
        <translation>Nie można odczytać pliku {file}. {reason}</translation>
    </message>
    <message>
        <source>{rules}, {day}, {time}</source>
        <translation>{rules}, {day}, {time}</translation>
    </message>
</context>
<context>
    <name>MatchPapers</name>
    <message>
        <source>Deal {number} has been copied as text.</source>
        <translation>Rozdanie {number} skopiowano jako tekst.</translation>
    </message>
    <message>
        <source>No deal is finished yet: there is nothing on the score sheet.</source>
        <translation>Żadne rozdanie nie jest jeszcze skończone: w tabeli wyników nic nie ma.</translation>
    </message>
    <message>
        <source>What you know of deal {number} has been copied as text.</source>
        <translation>Wszystko, co wiesz o rozdaniu {number}, skopiowano jako tekst.</translation>
    </message>
</context>
<context>
    <name>Matches</name>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n rozdanie</numerusform>
            <numerusform>%n rozdania</numerusform>
            <numerusform>%n rozdań</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) played so far</source>
        <translation>
            <numerusform>Rozegrano na razie %n rozdanie</numerusform>
            <numerusform>Rozegrano na razie %n rozdania</numerusform>
            <numerusform>Rozegrano na razie %n rozdań</numerusform>
        </translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Uszkodzona</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>Finished</source>
        <extracomment>Nobody of flesh and blood took part in this finished match.</extracomment>
        <translation>Zakończona</translation>
    </message>
    <message>
        <source>Hints: {looks}, with the move: {moves}, warnings: {warnings}.</source>
        <extracomment>Numbers of hints, of those that told what to do too, and of warnings of the coach.</extracomment>
        <translation>Podpowiedzi: {looks}, z zagraniem: {moves}, ostrzeżenia: {warnings}.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Zasady stołu</translation>
    </message>
    <message>
        <source>It ended when all its deals were played.</source>
        <translation>Skończyła się, gdy rozegrano wszystkie rozdania.</translation>
    </message>
    <message>
        <source>Just begun</source>
        <translation>Dopiero zaczęta</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Przegrana</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Na stole</translation>
    </message>
    <message>
        <source>Place {place} of {players}</source>
        <translation>Miejsce {place} z {players}</translation>
    </message>
    <message numerus="yes">
        <source>Something was taken back %n time(s).</source>
        <translation>
            <numerusform>Cofnięto coś %n raz.</numerusform>
            <numerusform>Cofnięto coś %n razy.</numerusform>
            <numerusform>Cofnięto coś %n razy.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file was set aside, untouched.</source>
        <translation>Plik odłożono na bok, nietknięty.</translation>
    </message>
    <message>
        <source>The match goes on from another one, or plays its cards again.</source>
        <translation>Partia jest ciągiem dalszym innej albo powtarza jej karty.</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Dzisiaj</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Niedokończona</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Wygrana</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Wczoraj</translation>
    </message>
    <message>
        <source>{day}, {time}</source>
        <translation>{day}, {time}</translation>
    </message>
    <message>
        <source>{name} ({level})</source>
        <extracomment>A player of the computer and its level.</extracomment>
        <translation>{name} ({level})</translation>
    </message>
    <message>
        <source>{name}: hints {looks}, with the move {moves}, warnings {warnings}.</source>
        <extracomment>Numbers of hints, of those that told what to do too, and of warnings of the coach.</extracomment>
        <translation>{name}: podpowiedzi {looks}, z zagraniem {moves}, ostrzeżenia {warnings}.</translation>
    </message>
    <message>
        <source>{name}: {total}</source>
        <extracomment>A player&apos;s total.</extracomment>
        <translation>{name}: {total}</translation>
    </message>
    <message>
        <source>{rules} ({count})</source>
        <extracomment>A rule set and in how many matches it was played.</extracomment>
        <translation>{rules} ({count})</translation>
    </message>
</context>
<context>
    <name>MessageDialog</name>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Thousand</source>
        <translation>Tysiąc</translation>
    </message>
</context>
<context>
    <name>MotionMenu</name>
    <message>
        <source>&amp;Motion</source>
        <translation>&amp;Ruch kart</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Jak w &amp;systemie</translation>
    </message>
    <message>
        <source>Cards &amp;fly</source>
        <translation>Karty &amp;latają</translation>
    </message>
    <message>
        <source>Cards only &amp;appear</source>
        <translation>Karty tylko się &amp;pojawiają</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>&amp;2 players</source>
        <translation>&amp;2 graczy</translation>
    </message>
    <message>
        <source>&amp;3 players</source>
        <translation>&amp;3 graczy</translation>
    </message>
    <message>
        <source>&amp;4 players</source>
        <translation>&amp;4 graczy</translation>
    </message>
    <message>
        <source>&amp;Left opponent</source>
        <translation>Przeciwnik po &amp;lewej</translation>
    </message>
    <message>
        <source>&amp;Opponent</source>
        <translation>&amp;Przeciwnik</translation>
    </message>
    <message>
        <source>&amp;Opponent opposite</source>
        <translation>Przeciwnik &amp;naprzeciwko</translation>
    </message>
    <message>
        <source>&amp;Right opponent</source>
        <translation>Przeciwnik po &amp;prawej</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>House rules…</source>
        <translation>Zasady stołu…</translation>
    </message>
    <message>
        <source>I&amp;n front</source>
        <extracomment>Which seat at the table: the one at the lower edge of the window.</extracomment>
        <translation>Na &amp;dole</translation>
    </message>
    <message>
        <source>Learn to play…</source>
        <translation>Nauka gry…</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Nowa partia</translation>
    </message>
    <message>
        <source>Nobody plays: you watch.</source>
        <translation>Nikt nie gra: patrzysz z boku.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Several people at this screen: between their turns all cards are covered.</source>
        <translation>Kilka osób przy tym ekranie: między ich ruchami wszystkie karty są zakryte.</translation>
    </message>
    <message>
        <source>Start the match</source>
        <translation>Zacznij partię</translation>
    </message>
    <message>
        <source>Strength of the left opponent</source>
        <translation>Siła przeciwnika po lewej</translation>
    </message>
    <message>
        <source>Strength of the opponent</source>
        <translation>Siła przeciwnika</translation>
    </message>
    <message>
        <source>Strength of the opponent opposite</source>
        <translation>Siła przeciwnika naprzeciwko</translation>
    </message>
    <message>
        <source>Strength of the right opponent</source>
        <translation>Siła przeciwnika po prawej</translation>
    </message>
    <message>
        <source>These rules in short</source>
        <translation>Zasady w skrócie</translation>
    </message>
    <message>
        <source>Who plays in front</source>
        <translation>Kto gra na dole</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Twoje &amp;imię</translation>
    </message>
    <message>
        <source>“{name}” is asked whether it is ready…</source>
        <translation>„{name}”: sprawdzamy, czy program jest gotowy…</translation>
    </message>
</context>
<context>
    <name>News</name>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>The list of changes did not come with this program.</source>
        <translation>Lista zmian nie została dołączona do tego programu.</translation>
    </message>
    <message>
        <source>Thousand has been updated to version {version}.</source>
        <translation>Tysiąc został zaktualizowany do wersji {version}.</translation>
    </message>
    <message>
        <source>What&apos;s new</source>
        <translation>Co nowego</translation>
    </message>
    <message>
        <source>What&apos;s new in Thousand {version}</source>
        <translation>Co nowego w Tysiącu {version}</translation>
    </message>
</context>
<context>
    <name>NotAnswering</name>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Thousand</source>
        <translation>Tysiąc</translation>
    </message>
    <message>
        <source>Thousand is already running, but does not answer yet. As soon as it does, this window closes. If it never does, end it in your system&apos;s list of running programs, and the game opens here. Your match is saved up to the last move.</source>
        <translation>Tysiąc jest już uruchomiony, ale jeszcze nie odpowiada. Gdy tylko odpowie, to okno się zamknie. Jeśli nie odpowie wcale, zakończ go na systemowej liście działających programów, a gra otworzy się tutaj. Partia jest zapisana aż do ostatniego ruchu.</translation>
    </message>
    <message>
        <source>Thousand is already running, but does not answer. Wait a moment and try again, or end it in your system&apos;s list of running programs. Your match is saved up to the last move.</source>
        <translation>Tysiąc jest już uruchomiony, ale nie odpowiada. Poczekaj chwilę i spróbuj ponownie albo zakończ go na systemowej liście działających programów. Partia jest zapisana aż do ostatniego ruchu.</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>NoticeStrip</name>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>{number}%</source>
        <extracomment>A share in percent, as the language writes it.</extracomment>
        <translation>{number}%</translation>
    </message>
</context>
<context>
    <name>OpponentsPage</name>
    <message>
        <source>After five finished matches with each of two opponents it can be told against whom you do best.</source>
        <translation>Po pięciu zakończonych partiach z każdym z dwóch przeciwników będzie wiadomo, z kim idzie ci najlepiej.</translation>
    </message>
    <message>
        <source>No match is finished yet.</source>
        <translation>Nie zakończono jeszcze żadnej partii.</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Przeciwnicy</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n rozdanie</numerusform>
            <numerusform>%n rozdania</numerusform>
            <numerusform>%n rozdań</numerusform>
        </translation>
    </message>
    <message>
        <source>120 every third time</source>
        <translation>120 za co trzecią</translation>
    </message>
    <message>
        <source>120 from the third time on</source>
        <translation>120 od trzeciej</translation>
    </message>
    <message>
        <source>60</source>
        <translation>60</translation>
    </message>
    <message>
        <source>60, every time</source>
        <translation>60, za każdym razem</translation>
    </message>
    <message>
        <source>A bid may leave steps out; otherwise it is exactly one step higher than the last.</source>
        <translation>Odzywka może pominąć kroki; inaczej jest wyższa dokładnie o jeden krok.</translation>
    </message>
    <message>
        <source>A deal given up is a zero mark, like a deal without a point as opponent.</source>
        <translation>Bomba liczy się jak zero, czyli jak rozdanie bez punktu w roli przeciwnika.</translation>
    </message>
    <message>
        <source>A deal without a point as opponent is a zero mark; every third costs 120.</source>
        <translation>Rozdanie bez punktu w roli przeciwnika to zero; co trzecie zero kosztuje 120.</translation>
    </message>
    <message>
        <source>A declarer on the barrel may give up, too.</source>
        <translation>Rozgrywający na beczce też może rzucić bombę.</translation>
    </message>
    <message>
        <source>A declarer who turns up a talon with fewer card points than this may ask for a new deal.</source>
        <translation>Rozgrywający, który odkryje musik wart mniej niż tyle punktów, może poprosić o nowe rozdanie.</translation>
    </message>
    <message>
        <source>A declarer who turns up two or three nines may ask for a new deal.</source>
        <translation>Rozgrywający, który odkryje dwie lub trzy dziewiątki, może poprosić o nowe rozdanie.</translation>
    </message>
    <message>
        <source>A good deal may carry a player past the barrel; otherwise everybody stops on it.</source>
        <translation>Dobre rozdanie może przenieść gracza za beczkę; inaczej każdy się na niej zatrzymuje.</translation>
    </message>
    <message>
        <source>A player&apos;s third fall from the barrel takes the whole score.</source>
        <translation>Trzeci upadek z beczki zeruje wynik gracza.</translation>
    </message>
    <message>
        <source>A total of exactly 555 falls to zero.</source>
        <translation>Wynik równy dokładnie 555 spada do zera.</translation>
    </message>
    <message>
        <source>A total of exactly −555 rises to zero.</source>
        <translation>Wynik równy dokładnie −555 wraca do zera.</translation>
    </message>
    <message>
        <source>A zero is a deal</source>
        <translation>Zero to rozdanie</translation>
    </message>
    <message>
        <source>After so many deals the match ends and the highest total wins.</source>
        <translation>Po tylu rozdaniach partia się kończy i wygrywa najwyższy wynik.</translation>
    </message>
    <message>
        <source>All five: {value}</source>
        <translation>Wszystkie pięć: {value}</translation>
    </message>
    <message>
        <source>All four aces in one hand are declared like a marriage; there is no new trump.</source>
        <translation>Cztery asy w jednej ręce zgłasza się jak meldunek; atut się nie zmienia.</translation>
    </message>
    <message>
        <source>Before looking at the cards, the player after the dealer may bid 120; the contract then counts double.</source>
        <translation>Zanim obejrzy karty, gracz po rozdającym może zalicytować 120; kontrakt liczy się wtedy podwójnie.</translation>
    </message>
    <message>
        <source>Before the bidding, a player whose hand has fewer card points than this may ask for a new deal.</source>
        <translation>Przed licytacją gracz, którego karty są warte mniej niż tyle punktów, może poprosić o nowe rozdanie.</translation>
    </message>
    <message>
        <source>Before the end</source>
        <translation>Przed końcem</translation>
    </message>
    <message>
        <source>Bid step</source>
        <translation>Krok licytacji</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Licytacja</translation>
    </message>
    <message>
        <source>Bidding in the dark</source>
        <translation>Licytacja w ciemno</translation>
    </message>
    <message>
        <source>Bids and contracts are multiples of this.</source>
        <translation>Odzywki i kontrakty są wielokrotnością tej liczby.</translation>
    </message>
    <message>
        <source>Bids over 120</source>
        <translation>Odzywki powyżej 120</translation>
    </message>
    <message>
        <source>Cards nobody plays</source>
        <translation>Karty poza grą</translation>
    </message>
    <message>
        <source>Climbing it together</source>
        <translation>Wspólne wejście na beczkę</translation>
    </message>
    <message>
        <source>Deal limit</source>
        <translation>Limit rozdań</translation>
    </message>
    <message>
        <source>Deals on the barrel</source>
        <translation>Rozdania na beczce</translation>
    </message>
    <message>
        <source>Dump at 555</source>
        <translation>Wyzerowanie przy 555</translation>
    </message>
    <message>
        <source>Dump at −555</source>
        <translation>Wyzerowanie przy −555</translation>
    </message>
    <message>
        <source>Duty to beat a trump</source>
        <translation>Obowiązek przebijania atutu</translation>
    </message>
    <message>
        <source>Duty to beat in the suit</source>
        <translation>Obowiązek przebijania w kolorze</translation>
    </message>
    <message>
        <source>Duty to trump</source>
        <translation>Obowiązek bicia atutem</translation>
    </message>
    <message>
        <source>Endgame</source>
        <translation>Końcówka</translation>
    </message>
    <message>
        <source>First give-up pays nobody</source>
        <translation>Pierwsza bomba nic nie daje</translation>
    </message>
    <message>
        <source>Four aces</source>
        <translation>Cztery asy</translation>
    </message>
    <message>
        <source>Game for two</source>
        <translation>Gra we dwoje</translation>
    </message>
    <message>
        <source>Giving up</source>
        <translation>Bomby</translation>
    </message>
    <message>
        <source>Giving up and new deals</source>
        <translation>Bomby i nowe rozdania</translation>
    </message>
    <message>
        <source>Giving up costs</source>
        <translation>Bomba kosztuje</translation>
    </message>
    <message>
        <source>Giving up is a zero</source>
        <translation>Bomba to zero</translation>
    </message>
    <message>
        <source>Giving up on the barrel</source>
        <translation>Bomba na beczce</translation>
    </message>
    <message>
        <source>Giving up pays each opponent</source>
        <translation>Bomba daje każdemu przeciwnikowi</translation>
    </message>
    <message>
        <source>Giving up pays nobody in these rules.</source>
        <translation>Według tych zasad za bomby nikt nic nie dostaje.</translation>
    </message>
    <message>
        <source>Golden round</source>
        <translation>Złota runda</translation>
    </message>
    <message>
        <source>How many deals a player has to win from the barrel before falling off.</source>
        <translation>Ile rozdań ma gracz, by wygrać z beczki, zanim z niej spadnie.</translation>
    </message>
    <message>
        <source>How many points win; the barrel, the rule of 800 and the opponents&apos; limit move with it.</source>
        <translation>Ile punktów daje wygraną; beczka, zasada 800 i limit przeciwników przesuwają się razem z nimi.</translation>
    </message>
    <message>
        <source>How many sit at the table; of four, one sits out each deal.</source>
        <translation>Ilu graczy siedzi przy stole; z czterech jeden w każdym rozdaniu pauzuje.</translation>
    </message>
    <message>
        <source>How often in a match a declarer may give up a deal after seeing the talon.</source>
        <translation>Ile razy w partii rozgrywający może rzucić bombę po obejrzeniu musiku.</translation>
    </message>
    <message>
        <source>How the points of the declarer&apos;s opponents are written down.</source>
        <translation>Jak zapisuje się punkty przeciwników rozgrywającego.</translation>
    </message>
    <message>
        <source>In the first deals everyone has to play 120 in turn, and all points count double.</source>
        <translation>W pierwszych rozdaniach każdy po kolei musi zagrać 120, a punkty liczą się podwójnie.</translation>
    </message>
    <message>
        <source>It begins at</source>
        <translation>Od ilu punktów</translation>
    </message>
    <message>
        <source>Jump bids</source>
        <translation>Przeskoki</translation>
    </message>
    <message>
        <source>Jumping over the barrel</source>
        <translation>Przeskok nad beczką</translation>
    </message>
    <message>
        <source>Marriage with the first lead</source>
        <translation>Meldunek przy pierwszym wyjściu</translation>
    </message>
    <message>
        <source>Marriages</source>
        <translation>Meldunki</translation>
    </message>
    <message>
        <source>Neither barrel nor rule of 800 in these rules.</source>
        <translation>Według tych zasad nie ma ani beczki, ani zasady 800.</translation>
    </message>
    <message>
        <source>New deal for a weak hand</source>
        <translation>Nowe rozdanie przy słabej ręce</translation>
    </message>
    <message>
        <source>New deal for a weak talon</source>
        <translation>Nowe rozdanie przy słabym musiku</translation>
    </message>
    <message>
        <source>New deal for four nines</source>
        <translation>Nowe rozdanie przy czterech dziewiątkach</translation>
    </message>
    <message>
        <source>New deal for two nines in the talon</source>
        <translation>Nowe rozdanie przy dwóch dziewiątkach w musiku</translation>
    </message>
    <message>
        <source>No leading of another&apos;s trump</source>
        <translation>Bez wyjścia w cudzy atut</translation>
    </message>
    <message>
        <source>No talon can be refused in these rules.</source>
        <translation>Według tych zasad musiku nie można odrzucić.</translation>
    </message>
    <message>
        <source>Nobody falls from the barrel in these rules.</source>
        <translation>Według tych zasad nikt nie spada z beczki.</translation>
    </message>
    <message>
        <source>Nobody has to trump in these rules.</source>
        <translation>Według tych zasad nikt nie musi bić atutem.</translation>
    </message>
    <message>
        <source>Nobody leads trumps that another player declared while holding any other card.</source>
        <translation>Nie wychodzi się w atut zameldowany przez innego gracza, dopóki ma się inne karty.</translation>
    </message>
    <message>
        <source>Nobody loses points in the game with a stock.</source>
        <translation>W grze ze stosem nikt nie traci punktów.</translation>
    </message>
    <message>
        <source>Nobody may give up in these rules.</source>
        <translation>Według tych zasad nie ma bomb.</translation>
    </message>
    <message>
        <source>Nothing is rounded in these rules.</source>
        <translation>Według tych zasad niczego się nie zaokrągla.</translation>
    </message>
    <message>
        <source>Only for two players with two talons.</source>
        <translation>Tylko dla dwóch graczy z dwoma musikami.</translation>
    </message>
    <message>
        <source>Only three zero marks in a row cost 120; a deal without one starts anew.</source>
        <translation>Tylko trzy zera z rzędu kosztują 120; rozdanie bez zera zaczyna liczenie od nowa.</translation>
    </message>
    <message>
        <source>Only whoever had to take it for 100 may ask for a new deal because of the talon.</source>
        <translation>O nowe rozdanie z powodu musiku może poprosić tylko ten, kto musiał go wziąć za 100.</translation>
    </message>
    <message>
        <source>Only with four players.</source>
        <translation>Tylko przy czterech graczach.</translation>
    </message>
    <message>
        <source>Only with two players.</source>
        <translation>Tylko przy dwóch graczach.</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Otwarcie</translation>
    </message>
    <message>
        <source>Opponents cannot win</source>
        <translation>Przeciwnicy nie mogą wygrać</translation>
    </message>
    <message>
        <source>Penalty for zeros</source>
        <translation>Kara za zera</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Rozgrywka</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Players and deal</source>
        <translation>Gracze i rozdanie</translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation>Zaokrąglanie</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Liczenie punktów</translation>
    </message>
    <message>
        <source>Several may climb the barrel in one deal; otherwise all of them fall.</source>
        <translation>Kilku graczy może wejść na beczkę w jednym rozdaniu; inaczej wszyscy spadają.</translation>
    </message>
    <message>
        <source>Several win at once</source>
        <translation>Kilku wygrywa naraz</translation>
    </message>
    <message>
        <source>Silence below −120</source>
        <translation>Milczenie poniżej −120</translation>
    </message>
    <message>
        <source>Somebody climbs the barrel</source>
        <translation>Ktoś wchodzi na beczkę</translation>
    </message>
    <message>
        <source>Talon and contract</source>
        <translation>Musik i kontrakt</translation>
    </message>
    <message>
        <source>Talon hidden at 100</source>
        <translation>Ukryty musik przy 100</translation>
    </message>
    <message>
        <source>Talon refused only at 100</source>
        <translation>Odrzucenie musiku tylko przy 100</translation>
    </message>
    <message>
        <source>The barrel gives a few deals to win with one contract; by the rule of 800 only contracts count.</source>
        <translation>Na beczce jest kilka rozdań, by wygrać jednym kontraktem; przy zasadzie 800 liczą się tylko kontrakty.</translation>
    </message>
    <message>
        <source>The cards of a deal make 120, so more takes marriages: who may bid that, and how far.</source>
        <translation>Karty w rozdaniu są warte 120, więc na więcej potrzeba meldunków: kto i jak wysoko może licytować.</translation>
    </message>
    <message>
        <source>The contract is named</source>
        <translation>Kontrakt ogłasza się</translation>
    </message>
    <message>
        <source>The declarer is rounded, too</source>
        <translation>Zaokrągla się też rozgrywającego</translation>
    </message>
    <message>
        <source>The declarer may lead a marriage at once; otherwise a trick has to be won first.</source>
        <translation>Rozgrywający może zameldować od razu; inaczej trzeba najpierw wziąć lewę.</translation>
    </message>
    <message>
        <source>The declarer&apos;s points are rounded before they are compared with the contract.</source>
        <translation>Punkty rozgrywającego zaokrągla się, zanim porówna się je z kontraktem.</translation>
    </message>
    <message>
        <source>The first time a player gives up in a match, nobody is paid.</source>
        <translation>Za pierwszą bombę gracza w partii nikt nic nie dostaje.</translation>
    </message>
    <message>
        <source>The game with a stock has no bidding.</source>
        <translation>W grze ze stosem nie ma licytacji.</translation>
    </message>
    <message>
        <source>The game with a stock has no declarer.</source>
        <translation>W grze ze stosem nie ma rozgrywającego.</translation>
    </message>
    <message>
        <source>The game with a stock has no talon and no gifts.</source>
        <translation>W grze ze stosem nie ma musiku ani oddawania kart.</translation>
    </message>
    <message>
        <source>The match is played to</source>
        <translation>Gra się do</translation>
    </message>
    <message>
        <source>The sitter scores</source>
        <translation>Pauzujący dostaje</translation>
    </message>
    <message>
        <source>The total at which the barrel, or the rule of 800, begins.</source>
        <translation>Wynik, od którego zaczyna się beczka albo zasada 800.</translation>
    </message>
    <message>
        <source>Their totals stop short of the end: winning takes a contract of one&apos;s own.</source>
        <translation>Ich wynik zatrzymuje się tuż przed celem: do wygranej potrzebny jest własny kontrakt.</translation>
    </message>
    <message>
        <source>There is no barrel in these rules.</source>
        <translation>Według tych zasad nie ma beczki.</translation>
    </message>
    <message>
        <source>Third fall takes everything</source>
        <translation>Trzeci upadek zeruje wynik</translation>
    </message>
    <message>
        <source>What a give-up takes from the player who gives up.</source>
        <translation>Co traci gracz, który rzuca bombę.</translation>
    </message>
    <message>
        <source>What an opponent has to be without for a zero mark.</source>
        <translation>Czego przeciwnik nie zdobył, gdy dostaje zero.</translation>
    </message>
    <message>
        <source>What becomes of those who sit on the barrel when another player climbs it.</source>
        <translation>Co się dzieje z siedzącymi na beczce, gdy wchodzi na nią ktoś inny.</translation>
    </message>
    <message>
        <source>What the others get for a deal that is given up.</source>
        <translation>Co inni dostają za bombę.</translation>
    </message>
    <message>
        <source>When a player who holds all four nines may ask for a new deal.</source>
        <translation>Kiedy gracz z czterema dziewiątkami może poprosić o nowe rozdanie.</translation>
    </message>
    <message>
        <source>Whether the declarer raises the contract knowing which cards are given away.</source>
        <translation>Czy rozgrywający podnosi kontrakt, znając już karty, które oddał.</translation>
    </message>
    <message>
        <source>Who gets the talon nobody took and the two cards put aside, in the end.</source>
        <translation>Do kogo na końcu należą niewzięty musik i dwie odłożone karty.</translation>
    </message>
    <message>
        <source>Who has to bid when nobody wants to, and whether the first bid may be more than 100.</source>
        <translation>Kto musi licytować, gdy nikt nie chce, i czy pierwsza odzywka może być wyższa niż 100.</translation>
    </message>
    <message>
        <source>Who of the four watches a deal; the place moves on with the dealer.</source>
        <translation>Kto z czterech graczy tylko patrzy; miejsce przesuwa się razem z rozdającym.</translation>
    </message>
    <message>
        <source>Who sits out</source>
        <translation>Kto pauzuje</translation>
    </message>
    <message>
        <source>Who wins when two players get there in the same deal.</source>
        <translation>Kto wygrywa, gdy dwóch graczy dojdzie do celu w tym samym rozdaniu.</translation>
    </message>
    <message>
        <source>Whoever cannot follow suit has to play a trump.</source>
        <translation>Kto nie może dołożyć do koloru, musi dać atut.</translation>
    </message>
    <message>
        <source>Whoever follows suit has to beat the winning card if possible.</source>
        <translation>Kto dokłada do koloru, musi przebić najwyższą kartę, jeśli może.</translation>
    </message>
    <message>
        <source>Whoever has less than −120 may not bid, but for the compulsory hundred.</source>
        <translation>Kto ma mniej niż −120, nie licytuje; wyjątkiem jest obowiązkowe sto.</translation>
    </message>
    <message>
        <source>Whoever has to take the talon for 100 shows it to nobody.</source>
        <translation>Kto musi wziąć musik za 100, nie pokazuje go nikomu.</translation>
    </message>
    <message>
        <source>Whoever has to trump beats the trump in the trick if possible.</source>
        <translation>Kto musi dać atut, przebija atut w lewie, jeśli może.</translation>
    </message>
    <message>
        <source>Whoever sits out may be paid for the talon: 50 for an ace in it, and marriages in full.</source>
        <translation>Pauzujący może dostać punkty za musik: 50 za każdego asa i pełną wartość meldunków.</translation>
    </message>
    <message>
        <source>With two players nobody has trumped before you.</source>
        <translation>Przy dwóch graczach nikt przed tobą nie zagrał atutem.</translation>
    </message>
    <message>
        <source>With two talons you bid as usual and pick one of them; with a stock nobody bids and both draw after every trick.</source>
        <translation>Z dwoma musikami licytuje się jak zwykle i wybiera jeden z nich; ze stosem nie ma licytacji, a po każdej lewie obaj dobierają.</translation>
    </message>
    <message>
        <source>Zero marks are made on the barrel as well.</source>
        <translation>Zera zapisuje się także na beczce.</translation>
    </message>
    <message>
        <source>Zeros are not counted in these rules.</source>
        <translation>Według tych zasad nie liczy się zer.</translation>
    </message>
    <message>
        <source>Zeros in a row</source>
        <translation>Zera z rzędu</translation>
    </message>
    <message>
        <source>Zeros on the barrel</source>
        <translation>Zera na beczce</translation>
    </message>
    <message>
        <source>a marriage of 200</source>
        <translation>meldunek za 200</translation>
    </message>
    <message>
        <source>a share of 120</source>
        <translation>część ze 120</translation>
    </message>
    <message>
        <source>a stock</source>
        <translation>stos</translation>
    </message>
    <message>
        <source>aces and marriages in the talon</source>
        <translation>za asy i meldunki w musiku</translation>
    </message>
    <message numerus="yes">
        <source>after %n deal(s)</source>
        <translation>
            <numerusform>po %n rozdaniu</numerusform>
            <numerusform>po %n rozdaniach</numerusform>
            <numerusform>po %n rozdaniach</numerusform>
        </translation>
    </message>
    <message>
        <source>after cards are given</source>
        <translation>po oddaniu kart</translation>
    </message>
    <message>
        <source>all of them fall</source>
        <translation>spadają wszyscy</translation>
    </message>
    <message>
        <source>as often as one likes</source>
        <translation>bez ograniczeń</translation>
    </message>
    <message>
        <source>before cards are given</source>
        <translation>przed oddaniem kart</translation>
    </message>
    <message>
        <source>before the bidding</source>
        <translation>przed licytacją</translation>
    </message>
    <message>
        <source>before the bidding and after cards are given</source>
        <translation>przed licytacją i po oddaniu kart</translation>
    </message>
    <message numerus="yes">
        <source>below %n point(s)</source>
        <translation>
            <numerusform>poniżej %n punktu</numerusform>
            <numerusform>poniżej %n punktów</numerusform>
            <numerusform>poniżej %n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>by the value of marriages in hand</source>
        <translation>do wartości meldunków na ręce</translation>
    </message>
    <message>
        <source>for everyone</source>
        <translation>dla każdego</translation>
    </message>
    <message>
        <source>free; if all pass, the dealer</source>
        <translation>dowolne; gdy wszyscy spasują, rozdający</translation>
    </message>
    <message>
        <source>half of the bid</source>
        <translation>połowę odzywki</translation>
    </message>
    <message>
        <source>half of the bid, every time</source>
        <translation>połowę odzywki, za każdym razem</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nigdy</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nic</translation>
    </message>
    <message>
        <source>nothing special</source>
        <translation>nic szczególnego</translation>
    </message>
    <message>
        <source>once</source>
        <translation>raz</translation>
    </message>
    <message>
        <source>the barrel</source>
        <translation>beczka</translation>
    </message>
    <message>
        <source>the bid, but not the first time</source>
        <translation>odzywkę, ale nie za pierwszym razem</translation>
    </message>
    <message>
        <source>the bid, every time</source>
        <translation>odzywkę, za każdym razem</translation>
    </message>
    <message>
        <source>the dealer</source>
        <translation>rozdający</translation>
    </message>
    <message>
        <source>the declarer wins</source>
        <translation>wygrywa rozgrywający</translation>
    </message>
    <message>
        <source>the higher total wins</source>
        <translation>wygrywa wyższy wynik</translation>
    </message>
    <message>
        <source>the player after the dealer, with 100 or more</source>
        <translation>gracz po rozdającym, od 100 w górę</translation>
    </message>
    <message>
        <source>the player after the dealer, with exactly 100</source>
        <translation>gracz po rozdającym, dokładnie 100</translation>
    </message>
    <message>
        <source>the player opposite the dealer</source>
        <translation>gracz naprzeciw rozdającego</translation>
    </message>
    <message>
        <source>the player right of the dealer</source>
        <translation>gracz na prawo od rozdającego</translation>
    </message>
    <message>
        <source>the rule of 800</source>
        <translation>zasada 800</translation>
    </message>
    <message>
        <source>they are knocked off</source>
        <translation>zostają strąceni</translation>
    </message>
    <message>
        <source>they stay</source>
        <translation>zostają</translation>
    </message>
    <message>
        <source>three times</source>
        <translation>trzy razy</translation>
    </message>
    <message>
        <source>to fives</source>
        <translation>do 5</translation>
    </message>
    <message>
        <source>to nobody</source>
        <translation>niczyje</translation>
    </message>
    <message>
        <source>to tens, 5 goes down</source>
        <translation>do 10, piątki w dół</translation>
    </message>
    <message>
        <source>to tens, 5 goes up</source>
        <translation>do 10, piątki w górę</translation>
    </message>
    <message>
        <source>to the winner of the last trick</source>
        <translation>dla tego, kto weźmie ostatnią lewę</translation>
    </message>
    <message>
        <source>twice</source>
        <translation>dwa razy</translation>
    </message>
    <message>
        <source>two talons</source>
        <translation>dwa musiki</translation>
    </message>
    <message>
        <source>with a marriage in hand</source>
        <translation>z meldunkiem na ręce</translation>
    </message>
    <message>
        <source>without a point</source>
        <translation>bez punktu</translation>
    </message>
    <message>
        <source>without a trick</source>
        <translation>bez lewy</translation>
    </message>
    <message>
        <source>without end</source>
        <translation>bez limitu</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>tak</translation>
    </message>
    <message>
        <source>yes, and 0 for all if nobody makes it</source>
        <translation>tak, a gdy nikt nie ugra, wszyscy mają 0</translation>
    </message>
    <message>
        <source>{names}: {value}</source>
        <extracomment>{names} are rule sets, {value} is what they have, such as &quot;Polish, Sixty deals: 10&quot;.</extracomment>
        <translation>{names}: {value}</translation>
    </message>
</context>
<context>
    <name>Outcomes</name>
    <message numerus="yes">
        <source>%Ln file(s) saved in {folder}</source>
        <translation>
            <numerusform>Zapisano %Ln plik w {folder}</numerusform>
            <numerusform>Zapisano %Ln pliki w {folder}</numerusform>
            <numerusform>Zapisano %Ln plików w {folder}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es) back in the list.</source>
        <translation>
            <numerusform>Przywrócono %Ln partię.</numerusform>
            <numerusform>Przywrócono %Ln partie.</numerusform>
            <numerusform>Przywrócono %Ln partii.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es) deleted.</source>
        <translation>
            <numerusform>Usunięto %Ln partię.</numerusform>
            <numerusform>Usunięto %Ln partie.</numerusform>
            <numerusform>Usunięto %Ln partii.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es) imported.</source>
        <translation>
            <numerusform>Zaimportowano %Ln partię.</numerusform>
            <numerusform>Zaimportowano %Ln partie.</numerusform>
            <numerusform>Zaimportowano %Ln partii.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es) removed for good.</source>
        <translation>
            <numerusform>Skasowano na zawsze %Ln partię.</numerusform>
            <numerusform>Skasowano na zawsze %Ln partie.</numerusform>
            <numerusform>Skasowano na zawsze %Ln partii.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another program is busy with the list of matches.</source>
        <translation>Lista partii jest zajęta przez inny program.</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>Zapisano jako {file}</translation>
    </message>
    <message>
        <source>The match is not there any more.</source>
        <translation>Tej partii już tu nie ma.</translation>
    </message>
    <message>
        <source>The system does not allow it: {reason}.</source>
        <extracomment>{reason} is what the system says, in its own language.</extracomment>
        <translation>System na to nie pozwala: {reason}.</translation>
    </message>
    <message>
        <source>This match is among the deleted ones, as “{match}”.</source>
        <translation>Ta partia jest wśród usuniętych: „{match}”.</translation>
    </message>
    <message>
        <source>This match is in the list already, as “{match}”.</source>
        <translation>Ta partia już jest na liście: „{match}”.</translation>
    </message>
    <message>
        <source>{file}: {reason}</source>
        <extracomment>{reason} is one or two sentences.</extracomment>
        <translation>{file}: {reason}</translation>
    </message>
    <message>
        <source>“{match}” is back in the list.</source>
        <translation>„{match}” jest znów na liście.</translation>
    </message>
    <message>
        <source>“{match}” is deleted.</source>
        <translation>Usunięto: „{match}”.</translation>
    </message>
    <message>
        <source>“{match}” is in the list now.</source>
        <translation>„{match}” jest teraz na liście.</translation>
    </message>
</context>
<context>
    <name>Periods</name>
    <message>
        <source>Any time</source>
        <translation>Kiedykolwiek</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Pierwszy dzień</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Od</translation>
    </message>
    <message>
        <source>From … to …</source>
        <translation>Od … do …</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Ostatnie 30 dni</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Ostatnie 7 dni</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Ostatni dzień</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>Zeszły rok</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Ten rok</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Dzisiaj</translation>
    </message>
    <message>
        <source>to</source>
        <translation>do</translation>
    </message>
</context>
<context>
    <name>PlayerNames</name>
    <message numerus="yes">
        <source>A name may have at most %n character(s).</source>
        <translation>
            <numerusform>Imię może mieć najwyżej %n znak.</numerusform>
            <numerusform>Imię może mieć najwyżej %n znaki.</numerusform>
            <numerusform>Imię może mieć najwyżej %n znaków.</numerusform>
        </translation>
    </message>
    <message>
        <source>A name must not contain invisible characters.</source>
        <translation>Imię nie może zawierać niewidocznych znaków.</translation>
    </message>
    <message>
        <source>Anna</source>
        <extracomment>A usual first name, for the first opponent.</extracomment>
        <translation>Ania</translation>
    </message>
    <message>
        <source>Borys</source>
        <extracomment>A usual first name, for the second opponent.</extracomment>
        <translation>Bartek</translation>
    </message>
    <message>
        <source>Celina</source>
        <extracomment>A usual first name, for the third opponent.</extracomment>
        <translation>Celina</translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <translation>Każdy gracz musi mieć imię.</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>A player who has given no name; the name stands before a colon or a verb in the present tense.</extracomment>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>Two players are called {name}: give one another name.</source>
        <translation>Imię {name} występuje dwa razy: zmień jedno z nich.</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>A word before a serious mistake, and you play on as you like; it counts as help.</source>
        <translation>Słowo przed poważnym błędem, a grasz dalej, jak chcesz; liczy się jako pomoc.</translation>
    </message>
    <message>
        <source>All words of the program, in relation to your system&apos;s size.</source>
        <translation>Wszystkie napisy programu, w stosunku do ustawień systemu.</translation>
    </message>
    <message>
        <source>Ask before giving cards away</source>
        <translation>Pytaj przed oddaniem kart</translation>
    </message>
    <message>
        <source>Ask before giving up</source>
        <translation>Pytaj przed bombą</translation>
    </message>
    <message>
        <source>Ask before naming the contract</source>
        <translation>Pytaj przed ogłoszeniem kontraktu</translation>
    </message>
    <message>
        <source>Asks again before a deal is given up.</source>
        <translation>Dodatkowe pytanie, zanim rzucisz bombę.</translation>
    </message>
    <message>
        <source>Asks again before your cards are given away.</source>
        <translation>Dodatkowe pytanie, zanim oddasz karty.</translation>
    </message>
    <message>
        <source>Asks again before your contract stands.</source>
        <translation>Dodatkowe pytanie, zanim kontrakt będzie ważny.</translation>
    </message>
    <message>
        <source>Cards can appear where they belong instead of flying there.</source>
        <translation>Karty mogą się pojawiać na swoim miejscu zamiast tam lecieć.</translation>
    </message>
    <message>
        <source>Choose cards…</source>
        <translation>Wybierz karty…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Trener</translation>
    </message>
    <message>
        <source>How fast cards fly and opponents decide.</source>
        <translation>Jak szybko latają karty i decydują przeciwnicy.</translation>
    </message>
    <message>
        <source>How the cards in your hand are sorted.</source>
        <translation>Jak ułożone są karty na ręce.</translation>
    </message>
    <message>
        <source>In Polish those of German-suited cards; the other languages have one name for each.</source>
        <translation>Wino, żołądź, dzwonek i czerwień zamiast pik, trefl, karo i kier.</translation>
    </message>
    <message>
        <source>In relation to your system&apos;s volume.</source>
        <translation>W stosunku do głośności systemu.</translation>
    </message>
    <message>
        <source>It folds away where the window is too narrow.</source>
        <translation>Chowa się, gdy okno jest za wąskie.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
    <message>
        <source>Light or dark windows and sheets.</source>
        <translation>Jasne albo ciemne okna i kartki.</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Ruch</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>Ruch i dźwięk</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Wycisz</translation>
    </message>
    <message>
        <source>My cards</source>
        <translation>Moje karty</translation>
    </message>
    <message>
        <source>No preference found.</source>
        <translation>Nie znaleziono ustawienia.</translation>
    </message>
    <message>
        <source>No sound says anything that you do not see as well.</source>
        <translation>Żaden dźwięk nie mówi niczego, czego nie widać.</translation>
    </message>
    <message>
        <source>Play the only possible card for me</source>
        <translation>Zagrywaj za mnie jedyną kartę</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Przywróć</translation>
    </message>
    <message>
        <source>Restore the section {section}</source>
        <extracomment>{section} is the heading of some settings, such as &quot;Language&quot;.</extracomment>
        <translation>Przywróć ustawienia działu: {section}</translation>
    </message>
    <message>
        <source>Score sheet beside the table</source>
        <translation>Tabela wyników obok stołu</translation>
    </message>
    <message>
        <source>Search the preferences</source>
        <translation>Szukaj w ustawieniach</translation>
    </message>
    <message>
        <source>Sorting</source>
        <translation>Układ kart</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Kolory</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Stół</translation>
    </message>
    <message>
        <source>Table and windows</source>
        <translation>Stół i okna</translation>
    </message>
    <message>
        <source>Taking back</source>
        <translation>Cofanie</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Wielkość tekstu</translation>
    </message>
    <message>
        <source>The trump suit stands at the left of your hand.</source>
        <translation>Kolor atutowy stoi z lewej strony ręki.</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Pasek narzędzi</translation>
    </message>
    <message>
        <source>Traditional names of the suits</source>
        <translation>Tradycyjne nazwy kolorów</translation>
    </message>
    <message>
        <source>Trumps first</source>
        <translation>Najpierw atuty</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Głośność</translation>
    </message>
    <message>
        <source>What is needed most, for the mouse. Icons alone lie beside the menus, in a low window always.</source>
        <translation>Najpotrzebniejsze polecenia pod myszą. Same ikony leżą obok menu, w niskim oknie zawsze.</translation>
    </message>
    <message>
        <source>What the cards lie on.</source>
        <translation>Na czym leżą karty.</translation>
    </message>
    <message>
        <source>Where only one card may be played, it is played for you, but never half of a marriage.</source>
        <translation>Jedyną kartę, którą wolno zagrać, zagrywa za ciebie program, ale nigdy połowę meldunku.</translation>
    </message>
    <message>
        <source>Which suits stand first in your hand.</source>
        <translation>Które kolory są na ręce pierwsze.</translation>
    </message>
    <message>
        <source>Windows</source>
        <translation>Okna</translation>
    </message>
    <message>
        <source>Words, numbers, and the letters on our cards.</source>
        <translation>Słowa, liczby i litery na naszych kartach.</translation>
    </message>
    <message>
        <source>Your decisions of the deal can be taken back; the record of the match shows it.</source>
        <translation>Swoje decyzje w rozdaniu można cofać; zapis partii to pokazuje.</translation>
    </message>
    <message>
        <source>alternating colours</source>
        <translation>barwy na przemian</translation>
    </message>
    <message>
        <source>as the system</source>
        <translation>jak w systemie</translation>
    </message>
    <message>
        <source>blue felt</source>
        <translation>niebieskie sukno</translation>
    </message>
    <message>
        <source>burgundy felt</source>
        <translation>bordowe sukno</translation>
    </message>
    <message>
        <source>by rank</source>
        <translation>według starszeństwa</translation>
    </message>
    <message>
        <source>by suit, highest first</source>
        <translation>kolorami, od najwyższej</translation>
    </message>
    <message>
        <source>by suit, lowest first</source>
        <translation>kolorami, od najniższej</translation>
    </message>
    <message>
        <source>cards fly</source>
        <translation>karty latają</translation>
    </message>
    <message>
        <source>cards only appear</source>
        <translation>karty tylko się pojawiają</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>ciemne</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>szybkie</translation>
    </message>
    <message>
        <source>green felt</source>
        <translation>zielone sukno</translation>
    </message>
    <message>
        <source>hearts, diamonds, clubs, spades</source>
        <translation>kier, karo, trefl, pik</translation>
    </message>
    <message>
        <source>icons</source>
        <translation>ikony</translation>
    </message>
    <message>
        <source>light</source>
        <translation>jasne</translation>
    </message>
    <message>
        <source>linen, embroidered</source>
        <translation>haftowany len</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>none</source>
        <translation>brak</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>normalne</translation>
    </message>
    <message>
        <source>off: all at once</source>
        <translation>bez ruchu: wszystko od razu</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>wolne</translation>
    </message>
    <message>
        <source>spades, clubs, diamonds, hearts</source>
        <translation>pik, trefl, karo, kier</translation>
    </message>
    <message>
        <source>stroll</source>
        <translation>spacerowe</translation>
    </message>
    <message>
        <source>walnut</source>
        <translation>orzech</translation>
    </message>
    <message>
        <source>words beside the icons</source>
        <translation>słowa obok ikon</translation>
    </message>
    <message>
        <source>words under the icons</source>
        <translation>słowa pod ikonami</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>tak</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>555</source>
        <translation>555</translation>
    </message>
    <message>
        <source>555 for four</source>
        <translation>555 dla czterech osób</translation>
    </message>
    <message>
        <source>A golden round at 120 for double, everyone may pass, and two deals on the barrel.</source>
        <translation>Złota runda po 120 z podwójnymi punktami, każdy może spasować, a na beczce są dwa rozdania.</translation>
    </message>
    <message>
        <source>Beat whenever you can, marriages from the first lead, and from 800 only contracts count.</source>
        <translation>Przebijasz, gdy tylko możesz, meldujesz już przy pierwszym wyjściu, a od 800 liczą się tylko kontrakty.</translation>
    </message>
    <message>
        <source>Bids in fives, a barrel at 880, and a lost cause may be given up for 60 points each.</source>
        <translation>Licytacja co 5, beczka przy 880, a z beznadziejnego rozdania ratuje bomba: po 60 dla przeciwników.</translation>
    </message>
    <message>
        <source>Calm bidding for four: the dealer sits out; after sixty deals the best score wins.</source>
        <translation>Spokojna licytacja dla czterech osób: rozdający pauzuje; po sześćdziesięciu rozdaniach wygrywa najlepszy wynik.</translation>
    </message>
    <message>
        <source>Calm bidding ten by ten, no barrel, no penalties; after sixty deals the best score wins.</source>
        <translation>Spokojna licytacja po 10, bez beczki i bez kar; po sześćdziesięciu rozdaniach wygrywa najlepszy wynik.</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klasyczne</translation>
    </message>
    <message>
        <source>Classic for four</source>
        <translation>Klasyczne dla czterech osób</translation>
    </message>
    <message>
        <source>Everyone may pass, nobody has to trump, and the contract is named before cards are given.</source>
        <translation>Każdy może spasować, nikt nie musi bić atutem, a kontrakt ogłasza się przed oddaniem kart.</translation>
    </message>
    <message>
        <source>Free opening</source>
        <translation>Wolne otwarcie</translation>
    </message>
    <message>
        <source>Free opening for four</source>
        <translation>Wolne otwarcie dla czterech osób</translation>
    </message>
    <message>
        <source>Kurnik&apos;s Polish</source>
        <translation>Polskie z Kurnika</translation>
    </message>
    <message>
        <source>Kurnik&apos;s Polish for four</source>
        <translation>Polskie z Kurnika dla czterech osób</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>Polskie</translation>
    </message>
    <message>
        <source>Polish for four</source>
        <translation>Polskie dla czterech osób</translation>
    </message>
    <message>
        <source>Polish for two, with a stock</source>
        <translation>Polskie dla dwóch osób, ze stosem</translation>
    </message>
    <message>
        <source>Polish for two, with talons</source>
        <translation>Polskie dla dwóch osób, z musikami</translation>
    </message>
    <message>
        <source>Russian with agreements</source>
        <translation>Rosyjskie z ustaleniami</translation>
    </message>
    <message>
        <source>Russian with agreements for four</source>
        <translation>Rosyjskie z ustaleniami dla czterech osób</translation>
    </message>
    <message>
        <source>Six cards each and a stock to draw from; no bidding, everyone keeps their own score.</source>
        <translation>Po sześć kart i stos do dobierania; bez licytacji, każdy gra na siebie.</translation>
    </message>
    <message>
        <source>Sixty deals</source>
        <translation>Sześćdziesiąt rozdań</translation>
    </message>
    <message>
        <source>Sixty deals for four</source>
        <translation>Sześćdziesiąt rozdań dla czterech osób</translation>
    </message>
    <message>
        <source>Ten cards each and two talons; the declarer picks one of them unseen.</source>
        <translation>Po dziesięć kart i dwa musiki; rozgrywający wybiera jeden z nich w ciemno.</translation>
    </message>
    <message>
        <source>The Polish game for four: the dealer sits out and scores the talon.</source>
        <translation>Polska gra dla czterech osób: rozdający pauzuje i dostaje punkty za musik.</translation>
    </message>
    <message>
        <source>The Polish game with bombs: the first pays nobody, and four nines allow a new deal.</source>
        <translation>Polska gra z bombami: za pierwszą nikt nic nie dostaje, a cztery dziewiątki pozwalają na nowe rozdanie.</translation>
    </message>
    <message>
        <source>The classic game for four: the dealer sits out, and the barrel waits at 880.</source>
        <translation>Klasyczna gra dla czterech osób: rozdający pauzuje, a beczka czeka na 880.</translation>
    </message>
    <message>
        <source>The classic game with a trapdoor: a score of exactly 555 drops to zero.</source>
        <translation>Klasyczna gra z zapadnią: wynik równy dokładnie 555 spada do zera.</translation>
    </message>
    <message>
        <source>The dealer sits out and scores the talon; a bomb pays 40, the first one nothing.</source>
        <translation>Rozdający pauzuje i dostaje punkty za musik; bomba daje po 40, pierwsza nic.</translation>
    </message>
    <message>
        <source>The dealer sits out, and a score of exactly 555 drops to zero.</source>
        <translation>Rozdający pauzuje, a wynik równy 555 spada do zera.</translation>
    </message>
    <message>
        <source>The dealer sits out, everyone else may pass, and nobody has to trump.</source>
        <translation>Rozdający pauzuje, wszyscy inni mogą pasować i nikt nie musi bić atutem.</translation>
    </message>
    <message>
        <source>The dealer sits out; a golden round of four deals, and two deals on the barrel.</source>
        <translation>Rozdający pauzuje; złota runda z czterech rozdań, a na beczce są dwa rozdania.</translation>
    </message>
    <message>
        <source>The dealer sits out; zeros, 555 both ways, and a fight for the barrel.</source>
        <translation>Rozdający pauzuje; zera za brak lewy, 555 i −555, walka o beczkę.</translation>
    </message>
    <message>
        <source>Ukrainian</source>
        <translation>Ukraińskie</translation>
    </message>
    <message>
        <source>Ukrainian for four</source>
        <translation>Ukraińskie dla czterech osób</translation>
    </message>
    <message>
        <source>Zeros for deals without a trick, 555 and −555, silence below −120, and a fight for the barrel.</source>
        <translation>Zera za rozdania bez lewy, 555 i −555, milczenie poniżej −120 i walka o beczkę.</translation>
    </message>
</context>
<context>
    <name>PuzzleTitles</name>
    <message>
        <source>A gift that pays</source>
        <translation>Prezent, który się opłaca</translation>
    </message>
    <message>
        <source>A small card, a large plan</source>
        <translation>Mała karta, wielki plan</translation>
    </message>
    <message>
        <source>A ten for bait</source>
        <translation>Dziesiątka na przynętę</translation>
    </message>
    <message>
        <source>Ballast</source>
        <translation>Balast</translation>
    </message>
    <message>
        <source>Do not be generous</source>
        <translation>Bez hojności</translation>
    </message>
    <message>
        <source>Draw the teeth</source>
        <translation>Wyrwać zęby</translation>
    </message>
    <message>
        <source>First things first</source>
        <translation>Najpierw rzeczy ważne</translation>
    </message>
    <message>
        <source>How high?</source>
        <translation>Jak wysoko?</translation>
    </message>
    <message>
        <source>Let them have it</source>
        <translation>Niech biorą</translation>
    </message>
    <message>
        <source>Not one point more</source>
        <translation>Ani punktu więcej</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Jeszcze nie</translation>
    </message>
    <message>
        <source>Nothing for the partner</source>
        <translation>Nic dla partnera</translation>
    </message>
    <message>
        <source>Overboard</source>
        <translation>Za burtę</translation>
    </message>
    <message>
        <source>Patience</source>
        <translation>Cierpliwość</translation>
    </message>
    <message>
        <source>Thank you, partner</source>
        <translation>Dziękuję, partnerze</translation>
    </message>
    <message>
        <source>The ace comes later</source>
        <translation>As przyjdzie później</translation>
    </message>
    <message>
        <source>The ace goes overboard</source>
        <translation>As za burtą</translation>
    </message>
    <message>
        <source>The ace stays at home</source>
        <translation>As zostaje w domu</translation>
    </message>
    <message>
        <source>The hidden reserve</source>
        <translation>Ukryta rezerwa</translation>
    </message>
    <message>
        <source>The last step</source>
        <translation>Ostatni stopień</translation>
    </message>
    <message>
        <source>The nine decides</source>
        <translation>Dziewiątka rozstrzyga</translation>
    </message>
    <message>
        <source>The right pair</source>
        <translation>Właściwa para</translation>
    </message>
    <message>
        <source>The sharp ten</source>
        <translation>Ostra dziesiątka</translation>
    </message>
    <message>
        <source>The wedding can wait</source>
        <translation>Ślub poczeka</translation>
    </message>
    <message>
        <source>To whom?</source>
        <translation>Komu?</translation>
    </message>
    <message>
        <source>Trump against trump</source>
        <translation>Atut na atut</translation>
    </message>
    <message>
        <source>Two cards asleep</source>
        <translation>Dwie śpiące karty</translation>
    </message>
    <message>
        <source>Two tens as a present</source>
        <translation>Dwie dziesiątki w prezencie</translation>
    </message>
    <message>
        <source>Under the ace</source>
        <translation>Spod asa</translation>
    </message>
    <message>
        <source>What the last trick brings</source>
        <translation>Co przyniesie ostatnia lewa</translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message>
        <source>A puzzle of Thousand: no. {number}</source>
        <translation>Łamigłówka z tysiąca: nr {number}</translation>
    </message>
    <message>
        <source>All cards are open, and the others play their best.</source>
        <translation>Wszystkie karty są odkryte, a pozostali grają najlepiej, jak można.</translation>
    </message>
    <message>
        <source>All puzzles</source>
        <extracomment>A tab beside a puzzle: the list of all puzzles.</extracomment>
        <translation>Wszystkie</translation>
    </message>
    <message>
        <source>Any number, such as 331, or P and a number for a prepared one</source>
        <translation>Dowolny numer, na przykład 331, albo P i numer łamigłówki przygotowanej</translation>
    </message>
    <message>
        <source>Bravo! Solved at the first try.</source>
        <translation>Brawo! Rozwiązane za pierwszym razem.</translation>
    </message>
    <message>
        <source>Copy the number</source>
        <translation>Kopiuj numer</translation>
    </message>
    <message>
        <source>Difficulty: {stars} of {most}</source>
        <translation>Trudność: {stars} z {most}</translation>
    </message>
    <message>
        <source>Explain it</source>
        <translation>Wyjaśnij</translation>
    </message>
    <message>
        <source>From the beginning</source>
        <translation>Od początku</translation>
    </message>
    <message>
        <source>Give two cards away</source>
        <translation>Oddaj dwie karty</translation>
    </message>
    <message>
        <source>Looking for a position…</source>
        <translation>Szukanie pozycji…</translation>
    </message>
    <message>
        <source>Make the contract</source>
        <translation>Ugraj kontrakt</translation>
    </message>
    <message>
        <source>Name the contract</source>
        <translation>Ogłoś kontrakt</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Następna łamigłówka</translation>
    </message>
    <message>
        <source>Next puzzle (Page Down)</source>
        <translation>Następna łamigłówka (Page Down)</translation>
    </message>
    <message>
        <source>No. {number}</source>
        <extracomment>Under the title of a prepared puzzle: its number, such as P7.</extracomment>
        <translation>Nr {number}</translation>
    </message>
    <message numerus="yes">
        <source>Not solved yet: %n wrong move(s)</source>
        <translation>
            <numerusform>Jeszcze nierozwiązane: %n błędny ruch</numerusform>
            <numerusform>Jeszcze nierozwiązane: %n błędne ruchy</numerusform>
            <numerusform>Jeszcze nierozwiązane: %n błędnych ruchów</numerusform>
        </translation>
    </message>
    <message>
        <source>Number of a puzzle</source>
        <translation>Numer łamigłówki</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>A button beside the number of a puzzle.</extracomment>
        <translation>Otwórz</translation>
    </message>
    <message>
        <source>Others you have tried</source>
        <translation>Inne zaczęte</translation>
    </message>
    <message>
        <source>Prepared, from easy to hard</source>
        <translation>Przygotowane, od łatwych do trudnych</translation>
    </message>
    <message>
        <source>Previous puzzle (Page Up)</source>
        <translation>Poprzednia łamigłówka (Page Up)</translation>
    </message>
    <message>
        <source>Put two cards aside</source>
        <translation>Odłóż dwie karty</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <extracomment>A tab beside a puzzle: what is asked.</extracomment>
        <translation>Łamigłówka</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Łamigłówka dnia</translation>
    </message>
    <message>
        <source>Puzzle {number}</source>
        <translation>Łamigłówka {number}</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Łamigłówki</translation>
    </message>
    <message>
        <source>Right. Go on!</source>
        <translation>Dobrze. Graj dalej!</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Pokaż rozwiązanie</translation>
    </message>
    <message>
        <source>Solution shown</source>
        <translation>Rozwiązanie pokazane</translation>
    </message>
    <message numerus="yes">
        <source>Solved after %n wrong move(s)</source>
        <translation>
            <numerusform>Rozwiązane po %n błędnym ruchu</numerusform>
            <numerusform>Rozwiązane po %n błędnych ruchach</numerusform>
            <numerusform>Rozwiązane po %n błędnych ruchach</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved at the first try</source>
        <translation>Rozwiązane za pierwszym razem</translation>
    </message>
    <message numerus="yes">
        <source>Solved, after %n wrong move(s).</source>
        <translation>
            <numerusform>Rozwiązane, po %n błędnym ruchu.</numerusform>
            <numerusform>Rozwiązane, po %n błędnych ruchach.</numerusform>
            <numerusform>Rozwiązane, po %n błędnych ruchach.</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved: {count}, at the first try: {first}</source>
        <translation>Rozwiązane: {count}, za pierwszym razem: {first}</translation>
    </message>
    <message>
        <source>Stop the declarer</source>
        <translation>Zatrzymaj rozgrywającego</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Cofnij ten ruch</translation>
    </message>
    <message>
        <source>That is the solution.</source>
        <translation>To jest rozwiązanie.</translation>
    </message>
    <message>
        <source>The bold card takes the trick; + declares a marriage.</source>
        <translation>Pogrubiona karta bierze lewę; + to zgłoszony meldunek.</translation>
    </message>
    <message>
        <source>The days before</source>
        <translation>Poprzednie dni</translation>
    </message>
    <message>
        <source>The number of the puzzle has been copied.</source>
        <translation>Numer łamigłówki został skopiowany.</translation>
    </message>
    <message>
        <source>The others think…</source>
        <translation>Pozostali myślą…</translation>
    </message>
    <message>
        <source>The puzzle of the day</source>
        <translation>Łamigłówka dnia</translation>
    </message>
    <message numerus="yes">
        <source>The puzzle of the day: %n day(s) in a row</source>
        <translation>
            <numerusform>Łamigłówka dnia: %n dzień z rzędu</numerusform>
            <numerusform>Łamigłówka dnia: %n dni z rzędu</numerusform>
            <numerusform>Łamigłówka dnia: %n dni z rzędu</numerusform>
        </translation>
    </message>
    <message>
        <source>The results of puzzles cannot be saved ({reason}).</source>
        <extracomment>{reason} is what the system says, in its own language.</extracomment>
        <translation>Nie można zapisać wyników łamigłówek ({reason}).</translation>
    </message>
    <message>
        <source>The solution: {move}</source>
        <translation>Rozwiązanie: {move}</translation>
    </message>
    <message>
        <source>Today</source>
        <extracomment>A button: the puzzle of the day.</extracomment>
        <translation>Dzisiaj</translation>
    </message>
    <message>
        <source>Type a number from 1 on, or one from P1 to P{most}.</source>
        <translation>Wpisz numer od 1 wzwyż albo od P1 do P{most}.</translation>
    </message>
    <message>
        <source>Which is the highest contract that nobody can stop?</source>
        <translation>Jaki jest najwyższy kontrakt, którego nikt nie może położyć?</translation>
    </message>
    <message>
        <source>With best play on both sides you get {points} points, and not one more.</source>
        <translation>Przy najlepszej grze obu stron zdobywasz {points} i ani punktu więcej.</translation>
    </message>
    <message>
        <source>You have {points} points and need {missing} more.</source>
        <translation>Punkty zdobyte: {points}, brakuje: {missing}.</translation>
    </message>
    <message>
        <source>You play {contract}. Which card do you give to whom?</source>
        <translation>Grasz {contract}. Którą kartę oddasz komu?</translation>
    </message>
    <message>
        <source>You play {contract}. Which card do you lead to make it?</source>
        <translation>Grasz {contract}. Którą kartą wyjść, żeby ugrać?</translation>
    </message>
    <message>
        <source>You play {contract}. Which card makes it?</source>
        <translation>Grasz {contract}. Którą kartą to ugrasz?</translation>
    </message>
    <message>
        <source>You play {contract}. Which two cards do you put aside?</source>
        <translation>Grasz {contract}. Które dwie karty odłożysz?</translation>
    </message>
    <message>
        <source>{amount} can be made, but a higher contract can be made as well.</source>
        <translation>{amount} da się ugrać, ale wyższy kontrakt także.</translation>
    </message>
    <message>
        <source>{amount} is too much: against best play you get {points}.</source>
        <translation>{amount} to za dużo: przy najlepszej obronie zdobywasz {points}.</translation>
    </message>
    <message>
        <source>{card} ({declaration})</source>
        <translation>{card} ({declaration})</translation>
    </message>
    <message>
        <source>{move}: {points} of {contract}.</source>
        <extracomment>A move in a puzzle: the declarer&apos;s points with best play, and the contract.</extracomment>
        <translation>{move}: {points} z {contract}.</translation>
    </message>
    <message>
        <source>{move}: {points}.</source>
        <extracomment>A wrong move in a puzzle: the declarer&apos;s points with best play.</extracomment>
        <translation>{move}: {points}.</translation>
    </message>
    <message>
        <source>{move}? Then you get {points} points, not {contract}.</source>
        <translation>{move}? Wtedy masz {points}, a nie {contract}.</translation>
    </message>
    <message>
        <source>{move}? Then {name} gets {points} points and makes {contract}.</source>
        <translation>{move}? Wtedy {name} ma {points} i ugrywa {contract}.</translation>
    </message>
    <message>
        <source>{name} plays {contract}. Which card stops the contract?</source>
        <translation>{name} gra {contract}. Która karta położy kontrakt?</translation>
    </message>
    <message>
        <source>{name}: {points} points so far, {missing} more needed.</source>
        <translation>{name}: dotąd {points}, brakuje {missing}.</translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>A deal needs each of the 24 cards exactly once.</source>
        <translation>W rozdaniu każda z 24 kart musi wystąpić dokładnie raz.</translation>
    </message>
    <message>
        <source>A marriage can be declared only when you lead to a trick.</source>
        <translation>Meldować możesz tylko wtedy, gdy to ty wychodzisz.</translation>
    </message>
    <message>
        <source>At this table nobody may give a deal up.</source>
        <translation>Przy tym stole gra się bez bomb.</translation>
    </message>
    <message>
        <source>Below −120 you are silent: you may not bid.</source>
        <translation>Poniżej −120 milczysz: nie możesz licytować.</translation>
    </message>
    <message>
        <source>Bid {amount} or more, or pass.</source>
        <extracomment>{amount} is the lowest bid possible.</extracomment>
        <translation>Licytuj co najmniej {amount} albo spasuj.</translation>
    </message>
    <message>
        <source>Bids are multiples of {amount}.</source>
        <extracomment>{amount} is 5 or 10.</extracomment>
        <translation>Odzywki są wielokrotnością {amount}.</translation>
    </message>
    <message>
        <source>Bids go up one step at a time: bid {amount} or pass.</source>
        <translation>Licytacja rośnie krok po kroku: licytuj {amount} albo spasuj.</translation>
    </message>
    <message>
        <source>Choose one of the two talons on the table.</source>
        <translation>Wybierz jeden z dwóch musików na stole.</translation>
    </message>
    <message>
        <source>Choose two different cards.</source>
        <translation>Wybierz dwie różne karty.</translation>
    </message>
    <message>
        <source>Clubs are trump and you cannot follow suit: you must play a club.</source>
        <translation>Nie możesz dołożyć do koloru, a atutem są trefle: musisz zagrać trefla.</translation>
    </message>
    <message>
        <source>Clubs were led and you hold a club: you must follow suit.</source>
        <translation>Wyjście było w trefle, a masz trefla: musisz dołożyć do koloru.</translation>
    </message>
    <message>
        <source>Diamonds are trump and you cannot follow suit: you must play a diamond.</source>
        <translation>Nie możesz dołożyć do koloru, a atutem są kara: musisz zagrać karo.</translation>
    </message>
    <message>
        <source>Diamonds were led and you hold a diamond: you must follow suit.</source>
        <translation>Wyjście było w kara, a masz karo: musisz dołożyć do koloru.</translation>
    </message>
    <message>
        <source>Hearts are trump and you cannot follow suit: you must play a heart.</source>
        <translation>Nie możesz dołożyć do koloru, a atutem są kiery: musisz zagrać kiera.</translation>
    </message>
    <message>
        <source>Hearts were led and you hold a heart: you must follow suit.</source>
        <translation>Wyjście było w kiery, a masz kiera: musisz dołożyć do koloru.</translation>
    </message>
    <message>
        <source>In the golden round everyone plays exactly {amount}.</source>
        <translation>W złotej rundzie każdy gra dokładnie {amount}.</translation>
    </message>
    <message>
        <source>In the golden round you cannot give a deal up: play it.</source>
        <translation>W złotej rundzie nie można rzucić bomby: trzeba grać.</translation>
    </message>
    <message>
        <source>It is not your turn yet.</source>
        <translation>Jeszcze nie twoja kolej.</translation>
    </message>
    <message>
        <source>Nobody can take more than {amount} points in one deal.</source>
        <translation>W jednym rozdaniu nie da się zdobyć więcej niż {amount} punktów.</translation>
    </message>
    <message>
        <source>On the barrel you cannot give a deal up: play it.</source>
        <translation>Na beczce nie można rzucić bomby: rozegraj to rozdanie.</translation>
    </message>
    <message>
        <source>Spades are trump and you cannot follow suit: you must play a spade.</source>
        <translation>Nie możesz dołożyć do koloru, a atutem są piki: musisz zagrać pika.</translation>
    </message>
    <message>
        <source>Spades were led and you hold a spade: you must follow suit.</source>
        <translation>Wyjście było w piki, a masz pika: musisz dołożyć do koloru.</translation>
    </message>
    <message>
        <source>That cannot be done at this moment.</source>
        <translation>W tej chwili nie można tego zrobić.</translation>
    </message>
    <message>
        <source>The match is over: start a new one to play on.</source>
        <translation>Partia skończona: zacznij nową, aby grać dalej.</translation>
    </message>
    <message>
        <source>The opening bid is always exactly 100.</source>
        <translation>Pierwsza odzywka to zawsze dokładnie 100.</translation>
    </message>
    <message>
        <source>This card is not in your hand: {card}.</source>
        <translation>Nie masz tej karty: {card}.</translation>
    </message>
    <message>
        <source>To declare a marriage you must hold both the king and the queen of the suit.</source>
        <translation>Aby zameldować, musisz mieć króla i damę tego samego koloru.</translation>
    </message>
    <message>
        <source>Trump is another player&apos;s: lead it only when you hold nothing else.</source>
        <translation>Ten atut zameldował inny gracz: możesz nim wyjść tylko wtedy, gdy nie masz nic innego.</translation>
    </message>
    <message>
        <source>What was bid in the dark cannot be given up: play it.</source>
        <translation>Przy grze w ciemno nie można dać bomby: trzeba ją rozegrać.</translation>
    </message>
    <message>
        <source>Win a trick first: a marriage cannot be declared with the first lead of the deal.</source>
        <translation>Najpierw weź lewę: przy pierwszym wyjściu w rozdaniu nie można meldować.</translation>
    </message>
    <message>
        <source>Without a marriage in your hand you can go no higher than {amount}.</source>
        <translation>Bez meldunku na ręce nie możesz licytować powyżej {amount}.</translation>
    </message>
    <message>
        <source>You cannot ask for a new deal now.</source>
        <translation>Teraz nie możesz poprosić o nowe rozdanie.</translation>
    </message>
    <message>
        <source>You cannot follow suit: you must play a trump.</source>
        <translation>Nie możesz dołożyć do koloru: musisz zagrać atut.</translation>
    </message>
    <message numerus="yes">
        <source>You have used all your give-ups: %n in a match are allowed.</source>
        <translation>
            <numerusform>Nie masz już bomb: w partii wolno rzucić %n bombę.</numerusform>
            <numerusform>Nie masz już bomb: w partii wolno rzucić %n bomby.</numerusform>
            <numerusform>Nie masz już bomb: w partii wolno rzucić %n bomb.</numerusform>
        </translation>
    </message>
    <message>
        <source>You must beat the {beaten} if you can.</source>
        <extracomment>{beaten} is a card in the accusative.</extracomment>
        <translation>Możesz przebić {beaten}, więc musisz.</translation>
    </message>
    <message>
        <source>You must beat the {beaten} with a higher trump if you can.</source>
        <extracomment>{beaten} is a card in the accusative.</extracomment>
        <translation>Możesz przebić {beaten} wyższym atutem, więc musisz.</translation>
    </message>
    <message>
        <source>You must follow suit.</source>
        <translation>Musisz dołożyć do koloru.</translation>
    </message>
    <message>
        <source>You open the bidding, so you cannot pass now.</source>
        <translation>Otwierasz licytację, więc nie możesz teraz spasować.</translation>
    </message>
    <message>
        <source>You won the bidding at {amount}: the contract cannot be lower.</source>
        <translation>Licytacja stanęła na {amount}: kontrakt nie może być niższy.</translation>
    </message>
    <message>
        <source>Your hand allows at most {amount}: 120 plus your marriages.</source>
        <translation>Z twoimi kartami wolno najwyżej {amount}: 120 plus twoje meldunki.</translation>
    </message>
    <message>
        <source>Your hand no longer allows more than your bid of {amount}.</source>
        <extracomment>The declarer gave half a marriage away after bidding; the winning bid stays, but cannot be raised.</extracomment>
        <translation>Twoje karty nie pozwalają już na więcej niż wylicytowane {amount}.</translation>
    </message>
</context>
<context>
    <name>RecentMatches</name>
    <message>
        <source>Matches &amp;just played</source>
        <translation>Wcze&amp;śniejsze partie</translation>
    </message>
    <message>
        <source>No other matches yet</source>
        <translation>Nie ma jeszcze innych partii</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Odczytywanie…</translation>
    </message>
    <message>
        <source>The file of this match is gone: {name}</source>
        <translation>Pliku tej partii już nie ma: {name}</translation>
    </message>
    <message>
        <source>{day}: {name} ({result})</source>
        <extracomment>An entry of a menu: when a match was played last, its title or players, and how it ended.</extracomment>
        <translation>{day}: {name} ({result})</translation>
    </message>
</context>
<context>
    <name>RecordFaults</name>
    <message>
        <source>Line {line}: {reason}</source>
        <extracomment>{reason} is a sentence, such as &quot;The line cannot be read: it is not JSON.&quot;</extracomment>
        <translation>Wiersz {line}: {reason}</translation>
    </message>
    <message>
        <source>More is taken back than was done.</source>
        <translation>Cofnięto więcej, niż zrobiono.</translation>
    </message>
    <message>
        <source>Some bytes are not text: another encoding, or damage.</source>
        <translation>Niektóre bajty nie są tekstem: inne kodowanie albo uszkodzenie.</translation>
    </message>
    <message>
        <source>Something is done that the rules forbid.</source>
        <translation>Zrobiono coś, czego zabraniają zasady.</translation>
    </message>
    <message>
        <source>Something is missing or has an impossible value.</source>
        <translation>Czegoś brakuje albo coś ma niemożliwą wartość.</translation>
    </message>
    <message>
        <source>The file cannot be read: {detail}.</source>
        <extracomment>{detail} is what the system says, in its own language.</extracomment>
        <translation>Nie można odczytać pliku: {detail}.</translation>
    </message>
    <message>
        <source>The file cannot be understood.</source>
        <translation>Nie można zrozumieć tego pliku.</translation>
    </message>
    <message>
        <source>The file cannot be written: {detail}.</source>
        <extracomment>{detail} is what the system says, in its own language.</extracomment>
        <translation>Nie można zapisać pliku: {detail}.</translation>
    </message>
    <message>
        <source>The file has a version that this program does not know; a newer program may.</source>
        <translation>Plik ma wersję, której ten program nie zna; nowszy być może zna.</translation>
    </message>
    <message>
        <source>The file is empty, or its first line is cut off.</source>
        <translation>Plik jest pusty albo jego pierwszy wiersz jest ucięty.</translation>
    </message>
    <message>
        <source>The file is too large to be a match.</source>
        <translation>Plik jest za duży jak na partię.</translation>
    </message>
    <message>
        <source>The line cannot be read: it is not JSON.</source>
        <translation>Nie można odczytać wiersza: to nie jest JSON.</translation>
    </message>
    <message>
        <source>The line cannot be read: it is not a JSON object.</source>
        <translation>Nie można odczytać wiersza: to nie jest obiekt JSON.</translation>
    </message>
    <message>
        <source>The line says nothing that a player can do.</source>
        <translation>Wiersz nie opisuje niczego, co gracz może zrobić.</translation>
    </message>
    <message>
        <source>The match is being played, here or in another program that writes its file.</source>
        <translation>Ta partia właśnie trwa: tutaj albo w innym programie, który zapisuje jej plik.</translation>
    </message>
    <message>
        <source>The rules of the match are impossible, or unknown to this program.</source>
        <translation>Zasady tej partii są niemożliwe albo nieznane temu programowi.</translation>
    </message>
    <message>
        <source>There is nothing but zeros where text should be, as after a power failure.</source>
        <translation>Zamiast tekstu są same zera, jak po zaniku prądu.</translation>
    </message>
    <message>
        <source>This is a folder or a device, not the file of a match.</source>
        <translation>To folder albo urządzenie, a nie plik partii.</translation>
    </message>
    <message>
        <source>This is the file of something else, not of a match.</source>
        <translation>To plik czegoś innego, a nie partii.</translation>
    </message>
    <message>
        <source>{file}: {reason}</source>
        <extracomment>{reason} is one or two sentences.</extracomment>
        <translation>{file}: {reason}</translation>
    </message>
</context>
<context>
    <name>RedealPanel</name>
    <message>
        <source>New deal</source>
        <translation>Rozdaj od nowa</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Graj dalej</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>&amp;Compare with Master</source>
        <translation>&amp;Porównaj z Mistrzem</translation>
    </message>
    <message>
        <source>&amp;Play these cards again</source>
        <translation>&amp;Zagraj te karty jeszcze raz</translation>
    </message>
    <message>
        <source>All cards open</source>
        <translation>Odkryte karty</translation>
    </message>
    <message>
        <source>All cards, bids and tricks, for a message or a report</source>
        <translation>Wszystkie karty, odzywki i lewy: do wiadomości albo zgłoszenia</translation>
    </message>
    <message>
        <source>At whose place you sit</source>
        <translation>Na czyim miejscu siedzisz</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>Wróć do partii</translation>
    </message>
    <message>
        <source>Before the first deal</source>
        <translation>Przed pierwszym rozdaniem</translation>
    </message>
    <message>
        <source>Begin a new match with everything up to here, and decide differently</source>
        <translation>Zacznij nową partię ze wszystkim, co było do tej chwili, i zdecyduj inaczej</translation>
    </message>
    <message>
        <source>Begin a new match with these cards and the scores before them</source>
        <translation>Zacznij nową partię z tymi kartami i wynikiem sprzed rozdania</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Licytacja</translation>
    </message>
    <message>
        <source>Copy the code of the d&amp;eal</source>
        <translation>Skopiuj &amp;kod rozdania</translation>
    </message>
    <message>
        <source>Copy the deal as &amp;text</source>
        <translation>Skopiuj rozdanie jako &amp;tekst</translation>
    </message>
    <message>
        <source>Deal {deal}, trick {trick}</source>
        <translation>Rozdanie {deal}, lewa {trick}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Rozdanie {number}</translation>
    </message>
    <message>
        <source>Deal {number} of {count}</source>
        <translation>Rozdanie {number} z {count}</translation>
    </message>
    <message>
        <source>Deal {number}: {verdict}</source>
        <extracomment>{verdict} is a sentence such as &quot;Anna makes a contract of 120&quot;.</extracomment>
        <translation>Rozdanie {number}: {verdict}</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Przebieg</translation>
    </message>
    <message>
        <source>Moves and score</source>
        <translation>Przebieg i wyniki</translation>
    </message>
    <message>
        <source>One card or call back</source>
        <translation>Jedna karta lub odzywka wstecz</translation>
    </message>
    <message>
        <source>One card or call forward</source>
        <translation>Jedna karta lub odzywka dalej</translation>
    </message>
    <message>
        <source>One deal back</source>
        <translation>Jedno rozdanie wstecz</translation>
    </message>
    <message>
        <source>One deal forward</source>
        <translation>Jedno rozdanie dalej</translation>
    </message>
    <message>
        <source>One trick back</source>
        <translation>Jedna lewa wstecz</translation>
    </message>
    <message>
        <source>One trick forward</source>
        <translation>Jedna lewa dalej</translation>
    </message>
    <message>
        <source>Place in the match</source>
        <translation>Miejsce w partii</translation>
    </message>
    <message>
        <source>Play it by itself</source>
        <translation>Odtwarzaj automatycznie</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Graj dalej stąd</translation>
    </message>
    <message>
        <source>Replay: {names} ({rules})</source>
        <extracomment>{names} are players, {rules} is what the rules are called.</extracomment>
        <translation>Powtórka: {names} ({rules})</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wyniki</translation>
    </message>
    <message>
        <source>Seat: {name}</source>
        <extracomment>Whose seat at the table: a choice among the players&apos; names.</extracomment>
        <translation>Miejsce: {name}</translation>
    </message>
    <message>
        <source>See how the deal ends when Master plays the cards</source>
        <translation>Zobacz, jak kończy się rozdanie, gdy kartami gra Mistrz</translation>
    </message>
    <message>
        <source>Show them anyway</source>
        <translation>Pokaż mimo to</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message numerus="yes">
        <source>Taken back here %n time(s)</source>
        <translation>
            <numerusform>Tu cofnięto %n raz</numerusform>
            <numerusform>Tu cofnięto %n razy</numerusform>
            <numerusform>Tu cofnięto %n razy</numerusform>
        </translation>
    </message>
    <message>
        <source>Talon and contract</source>
        <translation>Musik i kontrakt</translation>
    </message>
    <message>
        <source>The code of the deal has been copied.</source>
        <translation>Kod rozdania został skopiowany.</translation>
    </message>
    <message>
        <source>The code of this deal: with it anybody can play the same cards</source>
        <translation>Kod tego rozdania: z nim każdy może zagrać te same karty</translation>
    </message>
    <message>
        <source>The deal has been copied.</source>
        <translation>Rozdanie zostało skopiowane.</translation>
    </message>
    <message>
        <source>This cannot be done.</source>
        <translation>Tego nie da się zrobić.</translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>To rozdanie</translation>
    </message>
    <message>
        <source>This deal has not been played to its end: the others&apos; cards stay closed.</source>
        <translation>To rozdanie nie jest dograne do końca: karty pozostałych są zakryte.</translation>
    </message>
    <message>
        <source>This did not happen: it is deal {deal} with Master in the place of {name}.</source>
        <translation>Tak nie było: to rozdanie {deal} z Mistrzem na miejscu gracza {name}.</translation>
    </message>
    <message>
        <source>To the beginning of the match</source>
        <translation>Na początek partii</translation>
    </message>
    <message>
        <source>To the end of the match</source>
        <translation>Na koniec partii</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Lewa {number}</translation>
    </message>
    <message>
        <source>With its code anybody can play the same cards</source>
        <translation>Z kodem każdy może zagrać te same karty</translation>
    </message>
    <message>
        <source>{first}; {second}</source>
        <extracomment>Two sentences about the two cards that are given away.</extracomment>
        <translation>{first}; {second}</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <extracomment>Beside a trick: who took it, and its card points.</extracomment>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>{name}: {amount}</source>
        <extracomment>Beside the bidding: who won it, and the bid.</extracomment>
        <translation>{name}: {amount}</translation>
    </message>
    <message>
        <source>{words} ({key})</source>
        <extracomment>A tool tip: what a button does, and the key that does it too.</extracomment>
        <translation>{words} ({key})</translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <translation>
            <numerusform>%n bajt</numerusform>
            <numerusform>%n bajty</numerusform>
            <numerusform>%n bajtów</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Dziennik</translation>
    </message>
    <message>
        <source>Parts of the report</source>
        <translation>Części zgłoszenia</translation>
    </message>
    <message>
        <source>Program and computer</source>
        <translation>Program i komputer</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Zgłoś problem</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Zapisz zgłoszenie</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>Zapisano jako {file}</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Zapisz…</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Show it anyway</source>
        <translation>Pokaż mimo to</translation>
    </message>
    <message>
        <source>The error</source>
        <translation>Błąd</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>Partia</translation>
    </message>
    <message>
        <source>The record of the match has everybody&apos;s cards.</source>
        <translation>Zapis partii pokazuje karty wszystkich graczy.</translation>
    </message>
    <message>
        <source>This makes a file for somebody who looks into the problem. Choose what goes in, and see all of it here. Nothing is sent anywhere: you decide who gets the file.</source>
        <translation>Powstanie plik dla kogoś, kto zajmie się problemem. Wybierz, co ma zawierać; wszystko możesz tu obejrzeć. Nic nie jest nigdzie wysyłane: to ty decydujesz, kto dostanie plik.</translation>
    </message>
    <message>
        <source>Trace of the last crash</source>
        <translation>Ślad ostatniej awarii</translation>
    </message>
    <message>
        <source>What did you do, what happened, and what should have happened? You can write in your language.</source>
        <translation>Jakie były twoje kroki, co się stało, a co powinno było się stać? Możesz pisać po polsku.</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Co się stało</translation>
    </message>
    <message>
        <source>Zip archives (*.zip)</source>
        <translation>Archiwa zip (*.zip)</translation>
    </message>
    <message>
        <source>{file} cannot be saved: {reason}</source>
        <translation>Nie można zapisać pliku {file}: {reason}</translation>
    </message>
    <message>
        <source>{file}, {size}</source>
        <translation>{file}, {size}</translation>
    </message>
    <message>
        <source>{file}, {size}: the end of a longer file</source>
        <translation>{file}, {size}: koniec dłuższego pliku</translation>
    </message>
</context>
<context>
    <name>ResultSheet</name>
    <message>
        <source>= {total}</source>
        <extracomment>The total after the deal, behind the change, such as &quot;+120  = 455&quot;.</extracomment>
        <translation>= {total}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Rozdanie {number}</translation>
    </message>
    <message>
        <source>Given to {name}</source>
        <extracomment>Before the card the declarer gave to this opponent.</extracomment>
        <translation>Dla: {name}</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Następne rozdanie</translation>
    </message>
    <message>
        <source>Put aside</source>
        <translation>Odłożone</translation>
    </message>
    <message>
        <source>Review this deal</source>
        <translation>Oceń to rozdanie</translation>
    </message>
    <message>
        <source>Show all hands</source>
        <translation>Pokaż wszystkie karty</translation>
    </message>
    <message>
        <source>Show the scores</source>
        <translation>Pokaż punkty</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Stos</translation>
    </message>
    <message>
        <source>Talon</source>
        <translation>Musik</translation>
    </message>
    <message>
        <source>Why? Open the rule</source>
        <translation>Dlaczego? Otwórz zasadę</translation>
    </message>
    <message>
        <source>{name}: {change}, total {total}</source>
        <translation>{name}: {change}, razem {total}</translation>
    </message>
    <message>
        <source>{points} of {contract}</source>
        <translation>{points} z {contract}</translation>
    </message>
</context>
<context>
    <name>ResumeDialog</name>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>Go on with a match</source>
        <translation>Wznowienie partii</translation>
    </message>
    <message>
        <source>Go on with this match?</source>
        <translation>Grasz dalej tę partię?</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Nowa partia…</translation>
    </message>
    <message>
        <source>Which match do you go on with?</source>
        <translation>Którą partię grasz dalej?</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message numerus="yes">
        <source>%Ln decision(s)</source>
        <translation>
            <numerusform>%Ln decyzja</numerusform>
            <numerusform>%Ln decyzje</numerusform>
            <numerusform>%Ln decyzji</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) of this deal would be worth another look.</source>
        <translation>
            <numerusform>Do %n decyzji z tego rozdania warto wrócić.</numerusform>
            <numerusform>Do %n decyzji z tego rozdania warto wrócić.</numerusform>
            <numerusform>Do %n decyzji z tego rozdania warto wrócić.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) less would be wiser: this contract is made only {chance} of the time.</source>
        <translation>
            <numerusform>Rozsądniej o %n punkt mniej: ten kontrakt udaje się ugrać tylko w {chance} przypadków.</numerusform>
            <numerusform>Rozsądniej o %n punkty mniej: ten kontrakt udaje się ugrać tylko w {chance} przypadków.</numerusform>
            <numerusform>Rozsądniej o %n punktów mniej: ten kontrakt udaje się ugrać tylko w {chance} przypadków.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) lost</source>
        <translation>
            <numerusform>stracony %n punkt</numerusform>
            <numerusform>stracone %n punkty</numerusform>
            <numerusform>straconych %n punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A card %n point(s) cheaper takes this trick as surely: {card}.</source>
        <extracomment>{card} is in the nominative.</extracomment>
        <translation>
            <numerusform>Tę lewę równie pewnie bierze karta o %n punkt tańsza: {card}.</numerusform>
            <numerusform>Tę lewę równie pewnie bierze karta o %n punkty tańsza: {card}.</numerusform>
            <numerusform>Tę lewę równie pewnie bierze karta o %n punktów tańsza: {card}.</numerusform>
        </translation>
    </message>
    <message>
        <source>A gift that completes a marriage {chance} of the time: {card} → {name}.</source>
        <extracomment>A card in the nominative and the player who got it.</extracomment>
        <translation>Oddana karta w {chance} przypadków uzupełnia meldunek: {card} → {name}.</translation>
    </message>
    <message>
        <source>A gift that helps an opponent: {card} → {name}.</source>
        <extracomment>A card in the nominative and the player who got it.</extracomment>
        <translation>Oddana karta pomaga przeciwnikowi: {card} → {name}.</translation>
    </message>
    <message numerus="yes">
        <source>About %n point(s) go to the others that could be yours.</source>
        <translation>
            <numerusform>Około %n punktu, które mogło być twoje, idzie do innych.</numerusform>
            <numerusform>Około %n punktów, które mogły być twoje, idzie do innych.</numerusform>
            <numerusform>Około %n punktów, które mogły być twoje, idzie do innych.</numerusform>
        </translation>
    </message>
    <message>
        <source>All clear: you played this deal well.</source>
        <translation>Bez zarzutu: to rozdanie zostało dobrze rozegrane.</translation>
    </message>
    <message>
        <source>An unseen hand makes {amount} {chance} of the time: at this score often enough to let it count double.</source>
        <translation>W ciemno {amount} udaje się ugrać w {chance} przypadków: przy tym wyniku dość często, by grać o podwójną stawkę.</translation>
    </message>
    <message>
        <source>An unseen hand makes {amount} {chance} of the time: at this score too seldom to let it count double.</source>
        <translation>W ciemno {amount} udaje się ugrać w {chance} przypadków: przy tym wyniku za rzadko, by grać o podwójną stawkę.</translation>
    </message>
    <message>
        <source>Asking for a new deal</source>
        <translation>Prośba o nowe rozdanie</translation>
    </message>
    <message numerus="yes">
        <source>Better declared later: {marriage} (%n point(s)).</source>
        <translation>
            <numerusform>Lepiej zameldować później: {marriage} (%n punkt).</numerusform>
            <numerusform>Lepiej zameldować później: {marriage} (%n punkty).</numerusform>
            <numerusform>Lepiej zameldować później: {marriage} (%n punktów).</numerusform>
        </translation>
    </message>
    <message>
        <source>Better:</source>
        <translation>Lepiej:</translation>
    </message>
    <message>
        <source>Bid of {amount}</source>
        <translation>Odzywka {amount}</translation>
    </message>
    <message>
        <source>Bid of {amount} in the dark</source>
        <translation>{amount} w ciemno</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Licytacja</translation>
    </message>
    <message>
        <source>Cards given away</source>
        <translation>Oddane karty</translation>
    </message>
    <message>
        <source>Chance to make the contract: {after} instead of {before}</source>
        <translation>Szansa na ugranie kontraktu: {after} zamiast {before}</translation>
    </message>
    <message>
        <source>Chance to stop the contract: {after} instead of {before}</source>
        <translation>Szansa na położenie kontraktu: {after} zamiast {before}</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Kontrakt</translation>
    </message>
    <message>
        <source>Contract of {amount}</source>
        <translation>Kontrakt {amount}</translation>
    </message>
    <message numerus="yes">
        <source>Cost: about %n point(s)</source>
        <translation>
            <numerusform>Koszt: około %n punktu</numerusform>
            <numerusform>Koszt: około %n punktów</numerusform>
            <numerusform>Koszt: około %n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal {deal}: decision {done} of {total}</source>
        <translation>Rozdanie {deal}: decyzja {done} z {total}</translation>
    </message>
    <message>
        <source>Deal {number}: {words} {lost}.</source>
        <extracomment>A deal, what to say of it, and its loss in points.</extracomment>
        <translation>Rozdanie {number}: {words} Razem: {lost}.</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Rozdania</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Idealnie</translation>
    </message>
    <message>
        <source>Fresh cards promise more than these.</source>
        <translation>Nowe karty rokują lepiej niż te.</translation>
    </message>
    <message>
        <source>From here on the contract could no longer be made.</source>
        <translation>Od tej chwili kontraktu nie dało się już ugrać.</translation>
    </message>
    <message>
        <source>From here on the contract could no longer be stopped.</source>
        <translation>Od tej chwili kontraktu nie dało się już położyć.</translation>
    </message>
    <message>
        <source>Giving up</source>
        <translation>Bomba</translation>
    </message>
    <message>
        <source>Giving up is cheaper here: the contract is made only {chance} of the time.</source>
        <translation>Bomba jest tu tańsza: kontrakt udaje się ugrać tylko w {chance} przypadków.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Kontynuuj</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Dobrze</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <translation>Niedokładność</translation>
    </message>
    <message numerus="yes">
        <source>It cost %n point(s) of the difference.</source>
        <translation>
            <numerusform>Różnica punktów jest gorsza o %n punkt.</numerusform>
            <numerusform>Różnica punktów jest gorsza o %n punkty.</numerusform>
            <numerusform>Różnica punktów jest gorsza o %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>It makes no difference.</source>
        <translation>Wychodzi na to samo.</translation>
    </message>
    <message>
        <source>It makes the contract easier for the declarer, by {chance} in a hundred.</source>
        <translation>Rozgrywającemu łatwiej o kontrakt: o {chance} na sto.</translation>
    </message>
    <message>
        <source>It makes the contract harder, by {chance} in a hundred.</source>
        <translation>O kontrakt jest trudniej: o {chance} na sto.</translation>
    </message>
    <message>
        <source>Just as good, as far as anybody could tell.</source>
        <translation>Równie dobrze, o ile można to było wiedzieć.</translation>
    </message>
    <message>
        <source>Looking at the cards</source>
        <translation>Obejrzenie kart</translation>
    </message>
    <message>
        <source>Measured against {level}, from what could be known at the time. Every decision counts, even one whose loss is too small or too uncertain to mention.</source>
        <translation>W porównaniu z poziomem {level}, na podstawie tego, co można było wtedy wiedzieć. Liczy się każda decyzja, także taka, której strata jest zbyt mała lub zbyt niepewna, by o niej mówić.</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Błąd</translation>
    </message>
    <message>
        <source>New deal or not</source>
        <translation>Nowe rozdanie czy nie</translation>
    </message>
    <message>
        <source>No deal of this match has been played to its end yet.</source>
        <translation>Żadne rozdanie tej partii nie zostało jeszcze dograne.</translation>
    </message>
    <message>
        <source>No mistakes in this deal. Well played!</source>
        <translation>Żadnych błędów w tym rozdaniu. Dobra gra!</translation>
    </message>
    <message>
        <source>No mistakes, only small things.</source>
        <translation>Bez błędów, same drobiazgi.</translation>
    </message>
    <message>
        <source>Only mistakes</source>
        <translation>Tylko błędy</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Playing with these cards</source>
        <translation>Gra tymi kartami</translation>
    </message>
    <message>
        <source>Reading the match…</source>
        <translation>Wczytywanie partii…</translation>
    </message>
    <message>
        <source>Review of your play</source>
        <translation>Ocena twojej gry</translation>
    </message>
    <message>
        <source>Serious mistake</source>
        <translation>Poważny błąd</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <source>Stopped: the rest is not reviewed.</source>
        <translation>Zatrzymano: reszta nie jest oceniona.</translation>
    </message>
    <message numerus="yes">
        <source>The cards kept take about %n point(s) less than they could.</source>
        <translation>
            <numerusform>Zostawione karty biorą o około %n punkt mniej, niż by mogły.</numerusform>
            <numerusform>Zostawione karty biorą o około %n punkty mniej, niż by mogły.</numerusform>
            <numerusform>Zostawione karty biorą o około %n punktów mniej, niż by mogły.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The contract could be %n point(s) higher: it would still be made {chance} of the time.</source>
        <translation>
            <numerusform>Kontrakt mógł być o %n punkt wyższy: i tak udaje się w {chance} przypadków.</numerusform>
            <numerusform>Kontrakt mógł być o %n punkty wyższy: i tak udaje się w {chance} przypadków.</numerusform>
            <numerusform>Kontrakt mógł być o %n punktów wyższy: i tak udaje się w {chance} przypadków.</numerusform>
        </translation>
    </message>
    <message>
        <source>The contract could still be made.</source>
        <translation>Kontrakt dało się jeszcze ugrać.</translation>
    </message>
    <message>
        <source>The contract could still be stopped.</source>
        <translation>Kontrakt dało się jeszcze położyć.</translation>
    </message>
    <message>
        <source>The match cannot be reviewed: {reason}</source>
        <translation>Nie można ocenić partii: {reason}</translation>
    </message>
    <message>
        <source>The table as it was then</source>
        <translation>Stół w tamtej chwili</translation>
    </message>
    <message>
        <source>There is more in this hand: a bid of {amount} is made {chance} of the time.</source>
        <translation>Te karty stać na więcej: {amount} udaje się ugrać w {chance} przypadków.</translation>
    </message>
    <message>
        <source>There was nothing better.</source>
        <translation>Lepszej możliwości nie było.</translation>
    </message>
    <message>
        <source>There was nothing for you to decide in this deal.</source>
        <translation>W tym rozdaniu nie było o czym decydować.</translation>
    </message>
    <message>
        <source>These cards are worth playing.</source>
        <translation>Tymi kartami warto grać.</translation>
    </message>
    <message numerus="yes">
        <source>This bid could be made: up to %n point(s).</source>
        <translation>
            <numerusform>Tę odzywkę dało się ugrać: do wzięcia był %n punkt.</numerusform>
            <numerusform>Tę odzywkę dało się ugrać: do wzięcia były %n punkty.</numerusform>
            <numerusform>Tę odzywkę dało się ugrać: do wzięcia było %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This bid could not be made: the cards take at most %n point(s).</source>
        <translation>
            <numerusform>Tej odzywki nie dało się ugrać: karty biorą najwyżej %n punkt.</numerusform>
            <numerusform>Tej odzywki nie dało się ugrać: karty biorą najwyżej %n punkty.</numerusform>
            <numerusform>Tej odzywki nie dało się ugrać: karty biorą najwyżej %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>This bid is made only {chance} of the time: too seldom for what it costs.</source>
        <translation>Taką odzywkę udaje się ugrać tylko w {chance} przypadków: za rzadko jak na jej cenę.</translation>
    </message>
    <message>
        <source>This contract could not be made, however you played.</source>
        <translation>Tego kontraktu nie dało się ugrać żadnym sposobem.</translation>
    </message>
    <message>
        <source>This contract could not be stopped, however you played.</source>
        <translation>Tego kontraktu nie dało się położyć żadnym sposobem.</translation>
    </message>
    <message>
        <source>This contract of {contract} could not be made against the best play.</source>
        <translation>Tego kontraktu ({contract}) nie dało się ugrać przy najlepszej obronie.</translation>
    </message>
    <message>
        <source>This contract of {contract} could not be made, however you played.</source>
        <translation>Tego kontraktu ({contract}) nie dało się ugrać żadnym sposobem.</translation>
    </message>
    <message>
        <source>This deal is still to be looked at.</source>
        <translation>To rozdanie czeka na ocenę.</translation>
    </message>
    <message>
        <source>This deal is worth playing: the contract is made {chance} of the time.</source>
        <translation>To rozdanie warto grać: kontrakt udaje się ugrać w {chance} przypadków.</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Lewa {number}</translation>
    </message>
    <message>
        <source>Whose play</source>
        <translation>Czyja gra</translation>
    </message>
    <message>
        <source>With all cards open, {best} points could be taken: enough for the contract of {contract}.</source>
        <translation>Przy odkrytych kartach do wzięcia było {best}: dość na kontrakt {contract}.</translation>
    </message>
    <message>
        <source>With open cards (does not count):</source>
        <translation>Przy odkrytych kartach (nie liczy się):</translation>
    </message>
    <message numerus="yes">
        <source>With the talon, these cards take up to %n point(s).</source>
        <translation>
            <numerusform>Z musikiem te karty biorą najwyżej %n punkt.</numerusform>
            <numerusform>Z musikiem te karty biorą najwyżej %n punkty.</numerusform>
            <numerusform>Z musikiem te karty biorą najwyżej %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Worth declaring now: {marriage} (%n point(s)).</source>
        <translation>
            <numerusform>Warto zameldować od razu: {marriage} (%n punkt).</numerusform>
            <numerusform>Warto zameldować od razu: {marriage} (%n punkty).</numerusform>
            <numerusform>Warto zameldować od razu: {marriage} (%n punktów).</numerusform>
        </translation>
    </message>
    <message>
        <source>You:</source>
        <translation>Ty:</translation>
    </message>
    <message>
        <source>Your decisions</source>
        <translation>Twoje decyzje</translation>
    </message>
    <message>
        <source>best: deal {number}</source>
        <translation>najlepsze: rozdanie {number}</translation>
    </message>
    <message>
        <source>hardest: deal {number}</source>
        <translation>najtrudniejsze: rozdanie {number}</translation>
    </message>
    <message>
        <source>points lost per decision: {loss}</source>
        <translation>strata punktów na decyzję: {loss}</translation>
    </message>
    <message>
        <source>{card}, four aces declared</source>
        <extracomment>{card} is in the nominative.</extracomment>
        <translation>{card}, meldunek czterech asów</translation>
    </message>
    <message>
        <source>{card}, marriage declared</source>
        <extracomment>{card} is in the nominative.</extracomment>
        <translation>{card} z meldunkiem</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <extracomment>Two cards put aside.</extracomment>
        <translation>{first} i {second}</translation>
    </message>
    <message>
        <source>{first} → {first_name}, {second} → {second_name}</source>
        <extracomment>Two cards in the nominative, and who gets each of them.</extracomment>
        <translation>{first} → {first_name}, {second} → {second_name}</translation>
    </message>
    <message>
        <source>{level} would have done the same.</source>
        <translation>{level} postąpiłby tak samo.</translation>
    </message>
    <message>
        <source>{level}:</source>
        <translation>{level}:</translation>
    </message>
    <message>
        <source>{moment}: {words}. {verdict}.</source>
        <extracomment>When, what was done, and how good it was.</extracomment>
        <translation>{moment}: {words}. {verdict}.</translation>
    </message>
</context>
<context>
    <name>RuleSets</name>
    <message numerus="yes">
        <source>A name may have at most %n character(s).</source>
        <translation>
            <numerusform>Nazwa może mieć najwyżej %n znak.</numerusform>
            <numerusform>Nazwa może mieć najwyżej %n znaki.</numerusform>
            <numerusform>Nazwa może mieć najwyżej %n znaków.</numerusform>
        </translation>
    </message>
    <message>
        <source>A name must not contain invisible characters.</source>
        <translation>Nazwa nie może zawierać niewidocznych znaków.</translation>
    </message>
    <message>
        <source>A newer version of the game wrote this (format {version}); this one cannot read it.</source>
        <translation>Zapisała go nowsza wersja gry (format {version}); ta wersja go nie odczyta.</translation>
    </message>
    <message>
        <source>A rule set needs a name.</source>
        <translation>Zestaw zasad musi mieć nazwę.</translation>
    </message>
    <message>
        <source>The file cannot be read: {detail}.</source>
        <extracomment>{detail} is what the system says, in its own language.</extracomment>
        <translation>Nie można odczytać pliku: {detail}.</translation>
    </message>
    <message>
        <source>There is already a rule set of this name.</source>
        <translation>Zestaw o tej nazwie już istnieje.</translation>
    </message>
    <message>
        <source>This is not a rule set.</source>
        <translation>To nie jest zestaw zasad.</translation>
    </message>
    <message>
        <source>This is not a rule set: line {line} is not JSON.</source>
        <translation>To nie jest zestaw zasad: wiersz {line} nie jest poprawnym JSON-em.</translation>
    </message>
    <message>
        <source>This version of the game knows no option “{option}”.</source>
        <translation>Ta wersja gry nie zna opcji „{option}”.</translation>
    </message>
    <message>
        <source>{file}: {fault}</source>
        <extracomment>{file} is a file&apos;s name, {fault} a sentence on what is wrong with it.</extracomment>
        <translation>{file}: {fault}</translation>
    </message>
    <message>
        <source>{option} cannot be {value}.</source>
        <translation>{option} nie może mieć wartości {value}.</translation>
    </message>
    <message>
        <source>{option} is set to {value}. {reason}</source>
        <extracomment>{option} is set to {value}; {reason} is a sentence saying why that decides nothing.</extracomment>
        <translation>{option} ma wartość {value}. {reason}</translation>
    </message>
</context>
<context>
    <name>Rulebook</name>
    <message>
        <source>A bid is a promise of points from cards and marriages, higher than the last. Whoever passes is out; the highest bidder is the declarer.</source>
        <translation>Odzywka to obietnica punktów z kart i meldunków, wyższa od poprzedniej. Kto spasuje, odpada; kto zalicytuje najwyżej, jest rozgrywającym.</translation>
    </message>
    <message>
        <source>A declarer who takes the contract or more adds the contract to the score, and not a point more; with less it is taken away.</source>
        <translation>Rozgrywający, który zdobędzie kontrakt lub więcej, dopisuje sobie kontrakt i ani punktu więcej; jeśli zdobędzie mniej, kontrakt odejmuje się od wyniku.</translation>
    </message>
    <message>
        <source>Aim and cards</source>
        <translation>Cel i karty</translation>
    </message>
    <message>
        <source>An opponent with {before} points takes {points}: the score stays at {after}.</source>
        <translation>Przeciwnik z wynikiem {before} zdobywa {points}: wynik pozostaje {after}.</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Licytacja</translation>
    </message>
    <message>
        <source>Contract {contract}: the declarer takes {cards} in cards and declares diamonds ({marriage}), together {sum}. It has failed: {change}.</source>
        <translation>Kontrakt {contract}: rozgrywający zdobywa {cards} za karty i melduje kara ({marriage}), razem {sum}. Nieugrany: {change}.</translation>
    </message>
    <message>
        <source>Contract {contract}: the declarer takes {cards} in cards and declares diamonds ({marriage}), together {sum}. It is made: {change}.</source>
        <translation>Kontrakt {contract}: rozgrywający zdobywa {cards} za karty i melduje kara ({marriage}), razem {sum}. Ugrany: {change}.</translation>
    </message>
    <message>
        <source>Everybody plays alone, takes tricks for the points of their cards, and declares marriages.</source>
        <translation>Każdy gra na siebie, bierze lewy dla punktów za karty i zgłasza meldunki.</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Przykłady</translation>
    </message>
    <message>
        <source>From high to low: ace 11, ten 10, king 4, queen 3, jack 2, nine 0. The ten beats the king. All 24 cards together make 120 points.</source>
        <translation>Od najwyższej: as 11, dziesiątka 10, król 4, dama 3, walet 2, dziewiątka 0. Dziesiątka bije króla. Wszystkie 24 karty są razem warte 120 punktów.</translation>
    </message>
    <message>
        <source>Giving up and new deals</source>
        <translation>Bomby i nowe rozdania</translation>
    </message>
    <message>
        <source>If several reach {target} in the same deal, the declarer wins, else the higher score.</source>
        <translation>Jeśli w tym samym rozdaniu kilku graczy dojdzie do {target}, wygrywa rozgrywający, a jeśli go wśród nich nie ma, wyższy wynik.</translation>
    </message>
    <message>
        <source>If several reach {target} in the same deal, the higher score wins; equal scores are a draw.</source>
        <translation>Jeśli w tym samym rozdaniu kilku graczy dojdzie do {target}, wygrywa wyższy wynik; równe wyniki to remis.</translation>
    </message>
    <message>
        <source>It is declared by leading one of the two. Its suit is trump at once, for this very trick, until another marriage is declared. Its points stay, whoever takes the trick.</source>
        <translation>Zgłasza się go, wychodząc jedną z tych kart. Jego kolor od razu, już w tej lewie, jest atutem, aż do następnego meldunku. Punkty zostają, bez względu na to, kto weźmie lewę.</translation>
    </message>
    <message>
        <source>King and queen of one suit in one hand are a marriage: hearts 100, diamonds 80, clubs 60, spades 40.</source>
        <translation>Król i dama jednego koloru w jednej ręce to meldunek: kiery 100, kara 80, trefle 60, piki 40.</translation>
    </message>
    <message>
        <source>Marriages</source>
        <translation>Meldunki</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Rozgrywka</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Liczenie punktów</translation>
    </message>
    <message>
        <source>Seven cards each, and a talon of three cards, face down.</source>
        <translation>Po siedem kart i zakryty musik z trzech kart.</translation>
    </message>
    <message>
        <source>Somebody takes {cards} in cards and declares diamonds ({marriage}): {change}.</source>
        <translation>Ktoś zdobywa {cards} za karty i melduje kara ({marriage}): {change}.</translation>
    </message>
    <message>
        <source>Talon and contract</source>
        <translation>Musik i kontrakt</translation>
    </message>
    <message>
        <source>Ten cards each, and two talons of two cards, face down.</source>
        <translation>Po dziesięć kart i dwa zakryte musiki po dwie karty.</translation>
    </message>
    <message>
        <source>The contract may be more than the bid, within the limit of bids, and never less.</source>
        <translation>Kontrakt może być wyższy od odzywki, w granicach limitu licytacji, ale nigdy niższy.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Rozdanie</translation>
    </message>
    <message>
        <source>The declarer leads to the first trick.</source>
        <translation>Do pierwszej lewy wychodzi rozgrywający.</translation>
    </message>
    <message>
        <source>The end of the match</source>
        <translation>Koniec partii</translation>
    </message>
    <message>
        <source>The highest trump takes a trick; without a trump, the highest card of the suit that was led. Whoever takes a trick leads to the next.</source>
        <translation>Lewę bierze najwyższy atut, a bez atutu najwyższa karta koloru, w który wyszedł pierwszy gracz. Kto bierze lewę, wychodzi do następnej.</translation>
    </message>
    <message>
        <source>The opponent took {points} meanwhile: {change}.</source>
        <translation>Przeciwnik zdobył przy tym {points}: {change}.</translation>
    </message>
    <message>
        <source>The opponents took {first} and {second} meanwhile: {first_change} and {second_change}.</source>
        <translation>Przeciwnicy zdobyli przy tym {first} i {second}: {first_change} i {second_change}.</translation>
    </message>
    <message>
        <source>The others add what they took, whatever became of the contract.</source>
        <translation>Pozostali dopisują to, co zdobyli, niezależnie od losów kontraktu.</translation>
    </message>
    <message>
        <source>The players deal in turn, clockwise.</source>
        <translation>Rozdaje się po kolei, zgodnie z ruchem wskazówek zegara.</translation>
    </message>
    <message>
        <source>With {before} points a contract of {contract} is made. That would be {sum}; on the barrel it is {after}.</source>
        <translation>Przy wyniku {before} ugrano kontrakt {contract}. Byłoby {sum}; na beczce jest {after}.</translation>
    </message>
    <message>
        <source>{contract} in the dark: with {sum} points it is made, {change}; with {fewer} it has failed, {loss}.</source>
        <translation>{contract} w ciemno: wynik {sum} wystarcza, {change}; {fewer} to za mało, {loss}.</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message numerus="yes">
        <source>After this one you have %n give-up(s) left.</source>
        <translation>
            <numerusform>Potem zostanie ci %n bomba.</numerusform>
            <numerusform>Potem zostaną ci %n bomby.</numerusform>
            <numerusform>Potem zostanie ci %n bomb.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each of the other three players gets %n point(s).</source>
        <translation>
            <numerusform>Każdy z trzech pozostałych graczy dostaje %n punkt.</numerusform>
            <numerusform>Każdy z trzech pozostałych graczy dostaje %n punkty.</numerusform>
            <numerusform>Każdy z trzech pozostałych graczy dostaje %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each opponent gets %n point(s), half of your bid.</source>
        <translation>
            <numerusform>Każdy przeciwnik dostaje %n punkt, połowę twojej odzywki.</numerusform>
            <numerusform>Każdy przeciwnik dostaje %n punkty, połowę twojej odzywki.</numerusform>
            <numerusform>Każdy przeciwnik dostaje %n punktów, połowę twojej odzywki.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each opponent gets %n point(s).</source>
        <translation>
            <numerusform>Każdy przeciwnik dostaje %n punkt.</numerusform>
            <numerusform>Każdy przeciwnik dostaje %n punkty.</numerusform>
            <numerusform>Każdy przeciwnik dostaje %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is also your third zero, which costs {penalty}.</source>
        <translation>To także twoje trzecie zero, które kosztuje {penalty}.</translation>
    </message>
    <message>
        <source>It is also zero mark {number} of 3.</source>
        <translation>To także zero {number} z 3.</translation>
    </message>
    <message>
        <source>The talon has two nines: ask for a new deal?</source>
        <translation>W musiku są dwie dziewiątki: rozdać od nowa?</translation>
    </message>
    <message numerus="yes">
        <source>The talon is worth only %n point(s): ask for a new deal?</source>
        <translation>
            <numerusform>Musik jest wart tylko %n punkt: rozdać od nowa?</numerusform>
            <numerusform>Musik jest wart tylko %n punkty: rozdać od nowa?</numerusform>
            <numerusform>Musik jest wart tylko %n punktów: rozdać od nowa?</numerusform>
        </translation>
    </message>
    <message>
        <source>This is your first give-up and free; each later one costs the bid.</source>
        <translation>To twoja pierwsza bomba, nic nie kosztuje; każda następna kosztuje wylicytowaną wartość.</translation>
    </message>
    <message>
        <source>This is your give-up number {number} and costs you {penalty}.</source>
        <translation>To twoja bomba nr {number}: kosztuje cię {penalty}.</translation>
    </message>
    <message>
        <source>This is your give-up number {number} and free; every third costs {penalty}.</source>
        <translation>To twoja bomba nr {number}: nic nie kosztuje; co trzecia kosztuje {penalty}.</translation>
    </message>
    <message>
        <source>This is your give-up number {number} and free; from the third on each costs {penalty}.</source>
        <translation>To twoja bomba nr {number}: nic nie kosztuje; od trzeciej każda kosztuje {penalty}.</translation>
    </message>
    <message>
        <source>You hold four nines: ask for a new deal?</source>
        <translation>Masz cztery dziewiątki: rozdać od nowa?</translation>
    </message>
    <message>
        <source>You lose nothing.</source>
        <translation>Ty nic nie tracisz.</translation>
    </message>
    <message>
        <source>Your first give-up pays your opponents nothing.</source>
        <translation>Za twoją pierwszą bombę przeciwnicy nic nie dostają.</translation>
    </message>
    <message numerus="yes">
        <source>Your hand is worth only %n point(s): ask for a new deal?</source>
        <translation>
            <numerusform>Twoje karty są warte tylko %n punkt: rozdać od nowa?</numerusform>
            <numerusform>Twoje karty są warte tylko %n punkty: rozdać od nowa?</numerusform>
            <numerusform>Twoje karty są warte tylko %n punktów: rozdać od nowa?</numerusform>
        </translation>
    </message>
    <message>
        <source>Your opponents get nothing.</source>
        <translation>Przeciwnicy nic nie dostają.</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>All rules</source>
        <translation>Wszystkie zasady</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Rozdziały</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>Porównanie</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>W skrócie</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Drukuj…</translation>
    </message>
    <message>
        <source>Rules of this match</source>
        <translation>Zasady tej partii</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Zapisz jako PDF…</translation>
    </message>
    <message>
        <source>Save the rules</source>
        <extracomment>Of a file chooser.</extracomment>
        <translation>Zapisz zasady</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Zapisano: {file}.</translation>
    </message>
    <message>
        <source>The rules cannot be saved: {detail}.</source>
        <translation>Nie można zapisać zasad: {detail}.</translation>
    </message>
    <message>
        <source>These rules</source>
        <translation>Te zasady</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>z niczym</translation>
    </message>
    <message>
        <source>{name}, as it is now</source>
        <extracomment>A set of rules, {name}, that has been changed since the match began by it.</extracomment>
        <translation>{name}, jak jest teraz</translation>
    </message>
</context>
<context>
    <name>RulesSummary</name>
    <message>
        <source>A deal cannot be given up.</source>
        <translation>Gra się bez bomb.</translation>
    </message>
    <message>
        <source>A deal without a point as opponent is a zero; every third zero costs {penalty}.</source>
        <translation>Rozdanie bez punktu w roli przeciwnika to zero; co trzecie zero kosztuje {penalty}.</translation>
    </message>
    <message>
        <source>A deal without a point as opponent is a zero; three zeros in a row cost {penalty}.</source>
        <translation>Rozdanie bez punktu w roli przeciwnika to zero; trzy zera z rzędu kosztują {penalty}.</translation>
    </message>
    <message>
        <source>A deal without a trick as opponent is a zero; every third zero costs {penalty}.</source>
        <translation>Rozdanie bez lewy w roli przeciwnika to zero; co trzecie zero kosztuje {penalty}.</translation>
    </message>
    <message>
        <source>A deal without a trick as opponent is a zero; three zeros in a row cost {penalty}.</source>
        <translation>Rozdanie bez lewy w roli przeciwnika to zero; trzy zera z rzędu kosztują {penalty}.</translation>
    </message>
    <message numerus="yes">
        <source>A hand of fewer than %n point(s) allows a new deal.</source>
        <translation>
            <numerusform>Karty warte mniej niż %n punkt pozwalają rozdać od nowa.</numerusform>
            <numerusform>Karty warte mniej niż %n punkty pozwalają rozdać od nowa.</numerusform>
            <numerusform>Karty warte mniej niż %n punktów pozwalają rozdać od nowa.</numerusform>
        </translation>
    </message>
    <message>
        <source>A player&apos;s every third give-up costs {penalty}.</source>
        <translation>Co trzecia bomba tego samego gracza kosztuje {penalty}.</translation>
    </message>
    <message>
        <source>A player&apos;s first give-up is free, each later one costs the bid.</source>
        <translation>Pierwsza bomba gracza nic nie kosztuje, każda następna kosztuje wylicytowaną wartość.</translation>
    </message>
    <message>
        <source>A player&apos;s third fall from the barrel takes the whole score.</source>
        <translation>Trzeci upadek z beczki zeruje wynik gracza.</translation>
    </message>
    <message>
        <source>A talon is refused only after a compulsory 100.</source>
        <translation>Musik można odrzucić tylko przy obowiązkowym 100.</translation>
    </message>
    <message numerus="yes">
        <source>A talon of fewer than %n point(s) allows the declarer a new deal.</source>
        <translation>
            <numerusform>Przy musiku wartym mniej niż %n punkt rozgrywający może poprosić o nowe rozdanie.</numerusform>
            <numerusform>Przy musiku wartym mniej niż %n punkty rozgrywający może poprosić o nowe rozdanie.</numerusform>
            <numerusform>Przy musiku wartym mniej niż %n punktów rozgrywający może poprosić o nowe rozdanie.</numerusform>
        </translation>
    </message>
    <message>
        <source>A talon taken for a compulsory 100 is shown to nobody.</source>
        <translation>Musiku wziętego za obowiązkowe 100 nie pokazuje się nikomu.</translation>
    </message>
    <message>
        <source>A talon with two nines allows the declarer a new deal.</source>
        <translation>Dwie dziewiątki w musiku pozwalają rozgrywającemu poprosić o nowe rozdanie.</translation>
    </message>
    <message>
        <source>A total of exactly 555 becomes 0.</source>
        <translation>Wynik równy dokładnie 555 spada do zera.</translation>
    </message>
    <message>
        <source>A total of exactly 555 or −555 becomes 0.</source>
        <translation>Wynik równy dokładnie 555 lub −555 zamienia się w zero.</translation>
    </message>
    <message>
        <source>A total of exactly −555 becomes 0.</source>
        <translation>Wynik równy dokładnie −555 wraca do zera.</translation>
    </message>
    <message>
        <source>An opponent&apos;s total stops at {total}.</source>
        <translation>Wynik przeciwnika zatrzymuje się na {total}.</translation>
    </message>
    <message>
        <source>Anyone may bid more than 120.</source>
        <translation>Każdy może licytować powyżej 120.</translation>
    </message>
    <message>
        <source>Everyone may pass; if nobody bids, the dealer must. Bids are multiples of {step}, from 100.</source>
        <translation>Każdy może spasować; jeśli nikt nie licytuje, musi to zrobić rozdający. Odzywki od 100, co {step}.</translation>
    </message>
    <message>
        <source>Follow suit and beat if you can, otherwise trump; a low trump will do.</source>
        <translation>Dokładaj do koloru i przebijaj, jeśli możesz; bez koloru daj atut, wystarczy niski.</translation>
    </message>
    <message>
        <source>Follow suit and beat if you can; nobody has to trump.</source>
        <translation>Dokładaj do koloru i przebijaj, jeśli możesz; bić atutem nie trzeba.</translation>
    </message>
    <message>
        <source>Follow suit, otherwise trump, and beat a trump in the trick if you can.</source>
        <translation>Dokładaj do koloru, bez koloru daj atut; atut w lewie przebijaj, jeśli możesz.</translation>
    </message>
    <message>
        <source>Follow suit, otherwise trump; and always beat the winning card if you can.</source>
        <translation>Dokładaj do koloru, bez koloru daj atut; najwyższą kartę w lewie zawsze przebijaj, jeśli możesz.</translation>
    </message>
    <message>
        <source>Follow suit, otherwise trump; nobody has to beat.</source>
        <translation>Dokładaj do koloru, bez koloru daj atut; przebijać nie trzeba.</translation>
    </message>
    <message>
        <source>Follow suit; nobody has to trump or to beat.</source>
        <translation>Dokładaj do koloru; nie trzeba ani przebijać, ani bić atutem.</translation>
    </message>
    <message>
        <source>Four nines after the exchange allow a new deal.</source>
        <translation>Cztery dziewiątki po wymianie kart pozwalają rozdać od nowa.</translation>
    </message>
    <message>
        <source>Four nines before the bidding allow a new deal.</source>
        <translation>Cztery dziewiątki przed licytacją pozwalają rozdać od nowa.</translation>
    </message>
    <message>
        <source>Four nines, dealt or after the exchange, allow a new deal.</source>
        <translation>Cztery dziewiątki, z rozdania lub po wymianie kart, pozwalają rozdać od nowa.</translation>
    </message>
    <message>
        <source>From a player&apos;s third give-up on each costs {penalty}.</source>
        <translation>Od trzeciej bomby gracza każda kosztuje {penalty}.</translation>
    </message>
    <message>
        <source>From {total} on you score only with your own contracts.</source>
        <translation>Od {total} punktów liczą ci się tylko własne kontrakty.</translation>
    </message>
    <message>
        <source>Giving up costs 60.</source>
        <translation>Bomba kosztuje 60 punktów.</translation>
    </message>
    <message>
        <source>Giving up costs half of the bid.</source>
        <translation>Bomba kosztuje połowę wylicytowanej wartości.</translation>
    </message>
    <message>
        <source>Giving up costs nothing else.</source>
        <translation>Poza tym bomba nic nie kosztuje.</translation>
    </message>
    <message>
        <source>Giving up costs the bid.</source>
        <translation>Bomba kosztuje wylicytowaną wartość.</translation>
    </message>
    <message>
        <source>Giving up counts as a zero.</source>
        <translation>Bomba liczy się jako zero.</translation>
    </message>
    <message>
        <source>Golden round: in the first deals everyone in turn plays {amount} for double.</source>
        <translation>Złota runda: w pierwszych rozdaniach każdy po kolei gra {amount}, a punkty liczą się podwójnie.</translation>
    </message>
    <message>
        <source>Golden round: in the first deals everyone in turn plays {amount} for double; if nobody makes it, all begin at 0 again.</source>
        <translation>Złota runda: w pierwszych rozdaniach każdy po kolei gra {amount}, a punkty liczą się podwójnie; jeśli nikt nie ugra, wszyscy zaczynają od zera.</translation>
    </message>
    <message>
        <source>If both reach {target} with the same score, one more deal is played.</source>
        <translation>Jeśli obaj gracze dojdą do {target} z równym wynikiem, gra się jeszcze jedno rozdanie.</translation>
    </message>
    <message>
        <source>In the dark: the player after the dealer may bid {amount} before looking at the cards, with a score of 0 or more and while nobody is on the barrel. Unless somebody bids higher, the contract counts double, made or failed, and cannot be given up.</source>
        <translation>W ciemno: gracz po rozdającym może zalicytować {amount}, zanim obejrzy karty, jeśli ma co najmniej 0 punktów i nikt nie siedzi na beczce. Jeśli nikt nie przebije, kontrakt liczy się podwójnie, ugrany czy nie, i nie można dać bomby.</translation>
    </message>
    <message>
        <source>In the dark: the player after the dealer may bid {amount} before looking at the cards, with a score of 0 or more. Unless somebody bids higher, the contract counts double, made or failed, and cannot be given up.</source>
        <translation>W ciemno: gracz po rozdającym może zalicytować {amount}, zanim obejrzy karty, jeśli ma co najmniej 0 punktów. Jeśli nikt nie przebije, kontrakt liczy się podwójnie, ugrany czy nie, i nie można dać bomby.</translation>
    </message>
    <message>
        <source>Marriages (100, 80, 60, 40) and the four aces (200) may be declared after winning a trick.</source>
        <translation>Meldunki (100, 80, 60, 40) i cztery asy (200) można zgłaszać po wzięciu lewy.</translation>
    </message>
    <message>
        <source>Marriages (100, 80, 60, 40) and the four aces (200) may be declared on any lead.</source>
        <translation>Meldunki (100, 80, 60, 40) i cztery asy (200) można zgłaszać przy każdym wyjściu.</translation>
    </message>
    <message>
        <source>Marriages (100, 80, 60, 40) may be declared after winning a trick.</source>
        <translation>Meldunki (100, 80, 60, 40) można zgłaszać po wzięciu lewy.</translation>
    </message>
    <message>
        <source>Marriages (100, 80, 60, 40) may be declared on any lead, the very first too.</source>
        <translation>Meldunki (100, 80, 60, 40) można zgłaszać przy każdym wyjściu, także pierwszym.</translation>
    </message>
    <message>
        <source>Nobody leads another player&apos;s trump while holding anything else.</source>
        <translation>Nie wychodzi się w atut innego gracza, dopóki ma się inne karty.</translation>
    </message>
    <message>
        <source>Nobody wins without having been on the barrel.</source>
        <translation>Nikt nie wygra, zanim nie wejdzie na beczkę.</translation>
    </message>
    <message>
        <source>Of the four players the dealer sits out.</source>
        <translation>Z czterech graczy pauzuje rozdający.</translation>
    </message>
    <message>
        <source>Of the four players the one opposite the dealer sits out.</source>
        <translation>Z czterech graczy pauzuje siedzący naprzeciwko rozdającego.</translation>
    </message>
    <message>
        <source>Of the four players the one to the right of the dealer sits out.</source>
        <translation>Z czterech graczy pauzuje siedzący po prawej ręce rozdającego.</translation>
    </message>
    <message>
        <source>On the barrel at {total} only a contract of {needed} or more wins, however long it takes.</source>
        <translation>Na beczce przy {total} wygrywa tylko ugrany kontrakt {needed} lub wyższy, bez limitu rozdań.</translation>
    </message>
    <message numerus="yes">
        <source>On the barrel at {total} you have %n deal(s) to make a contract of {needed} or more; otherwise you fall by {penalty}.</source>
        <translation>
            <numerusform>Na beczce przy {total} masz %n rozdanie, by ugrać kontrakt {needed} lub wyższy; inaczej tracisz {penalty}.</numerusform>
            <numerusform>Na beczce przy {total} masz %n rozdania, by ugrać kontrakt {needed} lub wyższy; inaczej tracisz {penalty}.</numerusform>
            <numerusform>Na beczce przy {total} masz %n rozdań, by ugrać kontrakt {needed} lub wyższy; inaczej tracisz {penalty}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Players who would climb the barrel in the same deal all fall.</source>
        <translation>Gracze, którzy weszliby na beczkę w tym samym rozdaniu, wszyscy z niej spadają.</translation>
    </message>
    <message>
        <source>Points are not rounded.</source>
        <translation>Punktów się nie zaokrągla.</translation>
    </message>
    <message>
        <source>Six cards each; after every trick both draw from the stock. There is no bidding.</source>
        <translation>Po sześć kart; po każdej lewie każdy dobiera kartę ze stosu. Nie ma licytacji.</translation>
    </message>
    <message>
        <source>So are the declarer&apos;s, before they are compared with the contract.</source>
        <translation>Punkty rozgrywającego też, zanim porówna się je z kontraktem.</translation>
    </message>
    <message numerus="yes">
        <source>So does a hand of fewer than %n point(s).</source>
        <translation>
            <numerusform>Tak samo karty warte mniej niż %n punkt.</numerusform>
            <numerusform>Tak samo karty warte mniej niż %n punkty.</numerusform>
            <numerusform>Tak samo karty warte mniej niż %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The declarer may give the deal up; each opponent gets %n point(s).</source>
        <translation>
            <numerusform>Rozgrywający może rzucić bombę; każdy przeciwnik dostaje %n punkt.</numerusform>
            <numerusform>Rozgrywający może rzucić bombę; każdy przeciwnik dostaje %n punkty.</numerusform>
            <numerusform>Rozgrywający może rzucić bombę; każdy przeciwnik dostaje %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>The declarer may give the deal up; each opponent gets half of the bid.</source>
        <translation>Rozgrywający może rzucić bombę; każdy przeciwnik dostaje połowę odzywki.</translation>
    </message>
    <message>
        <source>The declarer may give the deal up; the opponents get nothing.</source>
        <translation>Rozgrywający może rzucić bombę; przeciwnicy nic nie dostają.</translation>
    </message>
    <message>
        <source>The declarer takes one of the two talons, puts two cards aside and names the contract.</source>
        <translation>Rozgrywający bierze jeden z dwóch musików, odkłada dwie karty i ogłasza kontrakt.</translation>
    </message>
    <message>
        <source>The declarer takes the talon, gives each opponent a card, then names the contract.</source>
        <translation>Rozgrywający bierze musik, oddaje każdemu przeciwnikowi po karcie, potem ogłasza kontrakt.</translation>
    </message>
    <message>
        <source>The declarer takes the talon, names the contract, then gives each opponent a card.</source>
        <translation>Rozgrywający bierze musik, ogłasza kontrakt, potem oddaje każdemu przeciwnikowi po karcie.</translation>
    </message>
    <message>
        <source>The first to reach {target} wins.</source>
        <translation>Wygrywa, kto pierwszy zdobędzie {target} punktów.</translation>
    </message>
    <message numerus="yes">
        <source>The first to reach {target} wins; after %n deal(s) the highest score wins.</source>
        <translation>
            <numerusform>Wygrywa, kto pierwszy zdobędzie {target} punktów; po %n rozdaniu wygrywa najwyższy wynik.</numerusform>
            <numerusform>Wygrywa, kto pierwszy zdobędzie {target} punktów; po %n rozdaniach wygrywa najwyższy wynik.</numerusform>
            <numerusform>Wygrywa, kto pierwszy zdobędzie {target} punktów; po %n rozdaniach wygrywa najwyższy wynik.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last trick takes the other talon and the cards put aside.</source>
        <translation>Ostatnia lewa bierze drugi musik i odłożone karty.</translation>
    </message>
    <message>
        <source>The opponents&apos; points are rounded to fives.</source>
        <translation>Punkty przeciwników zaokrągla się do 5.</translation>
    </message>
    <message>
        <source>The opponents&apos; points are rounded to tens, 5 goes down.</source>
        <translation>Punkty przeciwników zaokrągla się do 10, piątki w dół.</translation>
    </message>
    <message>
        <source>The opponents&apos; points are rounded to tens, 5 goes up.</source>
        <translation>Punkty przeciwników zaokrągla się do 10, piątki w górę.</translation>
    </message>
    <message>
        <source>The other talon and the cards put aside count for nobody.</source>
        <translation>Drugi musik i odłożone karty nie liczą się nikomu.</translation>
    </message>
    <message>
        <source>The player after the dealer must open with 100 or more; bids are multiples of {step}.</source>
        <translation>Gracz po rozdającym musi otworzyć licytację, od 100 w górę; odzywki są wielokrotnością {step}.</translation>
    </message>
    <message>
        <source>The player after the dealer opens with 100; bids are multiples of {step}.</source>
        <translation>Gracz po rozdającym zaczyna licytację od 100; odzywki są wielokrotnością {step}.</translation>
    </message>
    <message>
        <source>The player after the dealer opens with 100; each bid is {step} higher.</source>
        <translation>Gracz po rozdającym zaczyna licytację od 100; każda następna odzywka jest wyższa o {step}.</translation>
    </message>
    <message>
        <source>To bid more than 120 you need a marriage in your hand.</source>
        <translation>Aby licytować powyżej 120, musisz mieć na ręce meldunek.</translation>
    </message>
    <message>
        <source>When somebody climbs the barrel while another sits there, all of them fall.</source>
        <translation>Gdy ktoś wchodzi na beczkę, na której już ktoś siedzi, spadają wszyscy.</translation>
    </message>
    <message>
        <source>While the stock lasts, any card may be played. When it is used up, the duties begin.</source>
        <translation>Dopóki jest stos, wolno zagrać dowolną kartę. Gdy się skończy, trzeba dokładać do koloru i przebijać.</translation>
    </message>
    <message>
        <source>Whoever climbs the barrel knocks the others off.</source>
        <translation>Kto wchodzi na beczkę, strąca z niej pozostałych.</translation>
    </message>
    <message>
        <source>Whoever has less than −120 may not bid, but for the compulsory 100.</source>
        <translation>Kto ma mniej niż −120, nie licytuje; wyjątkiem jest obowiązkowe 100.</translation>
    </message>
    <message>
        <source>Whoever sits out gets 50 for each ace and the marriages in the talon.</source>
        <translation>Pauzujący dostaje po 50 za każdego asa i za meldunki w musiku.</translation>
    </message>
    <message>
        <source>You may bid up to 120 plus the value of the marriages in your hand.</source>
        <translation>Możesz licytować do 120 plus wartość meldunków na ręce.</translation>
    </message>
</context>
<context>
    <name>ScopeBar</name>
    <message>
        <source>All rules</source>
        <translation>Wszystkie zasady</translation>
    </message>
    <message>
        <source>All, replayed ones too</source>
        <translation>Wszystkie, też powtórzone</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Wszyscy</translation>
    </message>
    <message>
        <source>Under which rules</source>
        <translation>Według jakich zasad</translation>
    </message>
    <message>
        <source>When the matches began</source>
        <translation>Kiedy partie się zaczęły</translation>
    </message>
    <message>
        <source>Which matches. Those that go on from another one or play its cards again are left out unless asked for: their cards were known.</source>
        <translation>Które partie. Te, które są dalszym ciągiem innej albo powtarzają jej karty, nie liczą się, chyba że wybierzesz inaczej: ich karty były znane.</translation>
    </message>
    <message>
        <source>Whose matches</source>
        <translation>Czyje partie</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message numerus="yes">
        <source>%n deal(s) are played and {name} has the highest score.</source>
        <translation>
            <numerusform>Po %n rozdaniu najwyższy wynik ma {name}.</numerusform>
            <numerusform>Po %n rozdaniach najwyższy wynik ma {name}.</numerusform>
            <numerusform>Po %n rozdaniach najwyższy wynik ma {name}.</numerusform>
        </translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>A draw: equal scores of {total} at the top.</source>
        <extracomment>Several players have the same highest score at the end.</extracomment>
        <translation>Remis: równe wyniki na czele, po {total}.</translation>
    </message>
    <message>
        <source>Aces and marriages in the talon</source>
        <translation>Asy i meldunki w musiku</translation>
    </message>
    <message>
        <source>An opponent&apos;s total stops at {new}</source>
        <translation>Wynik przeciwnika zatrzymuje się na {new}</translation>
    </message>
    <message>
        <source>Another player climbs the barrel: falls off</source>
        <translation>Na beczkę wchodzi inny gracz: upadek z beczki</translation>
    </message>
    <message>
        <source>At {before} only your own contract counts</source>
        <extracomment>{before} is the score before the deal, 800 or more.</extracomment>
        <translation>Przy {before} liczy się tylko własny kontrakt</translation>
    </message>
    <message>
        <source>Bid in the dark: counts double</source>
        <extracomment>The declarer had bid 120 without looking at the cards; the points stand in the line before.</extracomment>
        <translation>Licytacja w ciemno: liczy się podwójnie</translation>
    </message>
    <message>
        <source>Cards {cards}</source>
        <translation>Karty {cards}</translation>
    </message>
    <message>
        <source>Cards {cards} + cards left over {leftover} = {raw}</source>
        <translation>Karty {cards} + pozostałe karty {leftover} = {raw}</translation>
    </message>
    <message>
        <source>Cards {cards} + marriages {marriages} + cards left over {leftover} = {raw}</source>
        <translation>Karty {cards} + meldunki {marriages} + pozostałe karty {leftover} = {raw}</translation>
    </message>
    <message>
        <source>Cards {cards} + marriages {marriages} = {raw}</source>
        <translation>Karty {cards} + meldunki {marriages} = {raw}</translation>
    </message>
    <message>
        <source>Climbs the barrel at {new}</source>
        <extracomment>{new} is the height of the barrel, such as 880.</extracomment>
        <translation>Wchodzi na beczkę przy {new}</translation>
    </message>
    <message>
        <source>Deal given up: give-up number {give_up}</source>
        <extracomment>{give_up} counts this player&apos;s give-ups in the match.</extracomment>
        <translation>Bomba nr {give_up} w tej partii</translation>
    </message>
    <message>
        <source>Falls from the barrel: {falls} of 3</source>
        <translation>Upadki z beczki: {falls} z 3</translation>
    </message>
    <message>
        <source>Give-up number {give_up} costs {cost}</source>
        <translation>Bomba nr {give_up} kosztuje {cost}</translation>
    </message>
    <message>
        <source>Golden round: counts double</source>
        <extracomment>Deals of the golden round count twice; the points stand in the line before.</extracomment>
        <translation>Złota runda: liczy się podwójnie</translation>
    </message>
    <message>
        <source>Last deal without winning: falls off the barrel</source>
        <translation>Ostatnie rozdanie bez wygranej: spada z beczki</translation>
    </message>
    <message>
        <source>More than one player reaches {target}, and the declarer comes first: {name} wins.</source>
        <translation>Więcej niż jeden gracz ma {target} punktów, a pierwszeństwo ma rozgrywający: wygrywa {name}.</translation>
    </message>
    <message>
        <source>More than one player reaches {target}, and {name} wins with the higher score.</source>
        <translation>Więcej niż jeden gracz ma {target} punktów: dzięki wyższemu wynikowi wygrywa {name}.</translation>
    </message>
    <message>
        <source>Nobody made 120 in the golden round: everyone begins at 0 again</source>
        <translation>Nikt nie ugrał 120 w złotej rundzie: wszyscy zaczynają od zera</translation>
    </message>
    <message>
        <source>Not enough to win: back to {new}</source>
        <extracomment>{new} is the height of the barrel, such as 880.</extracomment>
        <translation>Za mało do wygranej: powrót na {new}</translation>
    </message>
    <message>
        <source>Off the barrel</source>
        <translation>Schodzi z beczki</translation>
    </message>
    <message>
        <source>On the barrel</source>
        <translation>Na beczce</translation>
    </message>
    <message>
        <source>On the barrel only your own contract counts</source>
        <translation>Na beczce liczy się tylko własny kontrakt</translation>
    </message>
    <message numerus="yes">
        <source>On the barrel: %n deal(s) left</source>
        <translation>
            <numerusform>Na beczce: zostało %n rozdanie</numerusform>
            <numerusform>Na beczce: zostały %n rozdania</numerusform>
            <numerusform>Na beczce: zostało %n rozdań</numerusform>
        </translation>
    </message>
    <message>
        <source>The deal is played out</source>
        <translation>Rozdanie rozegrane</translation>
    </message>
    <message>
        <source>Third deal without winning: falls off the barrel</source>
        <translation>Trzecie rozdanie bez wygranej: spada z beczki</translation>
    </message>
    <message>
        <source>Third fall from the barrel: down to 0</source>
        <extracomment>The third fall from the barrel takes the whole score.</extracomment>
        <translation>Trzeci upadek z beczki: wynik spada do 0</translation>
    </message>
    <message>
        <source>Third zero</source>
        <extracomment>Zero: a deal without a point. Every third one costs 120.</extracomment>
        <translation>Trzecie zero</translation>
    </message>
    <message>
        <source>Zero mark {zero} of 3</source>
        <extracomment>Zero: a deal without a point. Every third one costs 120. {zero} is 1 or 2.</extracomment>
        <translation>Zero {zero} z 3</translation>
    </message>
    <message>
        <source>Zero marks: {zero} of 3</source>
        <translation>Zera: {zero} z 3</translation>
    </message>
    <message>
        <source>declarer</source>
        <translation>rozgrywa</translation>
    </message>
    <message>
        <source>opponent</source>
        <translation>broni</translation>
    </message>
    <message>
        <source>player</source>
        <translation>gra na siebie</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>pauzuje</translation>
    </message>
    <message>
        <source>{declarer} gives the deal up</source>
        <translation>{declarer} rzuca bombę</translation>
    </message>
    <message>
        <source>{declarer} gives the deal up and pays nothing</source>
        <translation>{declarer} rzuca bombę, przeciwnicy nic nie dostają</translation>
    </message>
    <message>
        <source>{line}: {change}</source>
        <extracomment>A line of the deal&apos;s arithmetic and what it adds to the total.</extracomment>
        <translation>{line}: {change}</translation>
    </message>
    <message>
        <source>{name} fails a contract of {contract}</source>
        <translation>{name} nie ugrywa kontraktu {contract}</translation>
    </message>
    <message>
        <source>{name} gives up a contract of {contract}</source>
        <translation>{name} rzuca bombę przy kontrakcie {contract}</translation>
    </message>
    <message>
        <source>{name} is the first to reach {target}.</source>
        <translation>Pierwszy gracz, który zdobywa {target} punktów: {name}.</translation>
    </message>
    <message>
        <source>{name} makes a contract of {contract}</source>
        <translation>{name} ugrywa kontrakt {contract}</translation>
    </message>
    <message>
        <source>{name} wins the match</source>
        <translation>{name} wygrywa partię</translation>
    </message>
    <message>
        <source>{old} becomes 0</source>
        <extracomment>{old} is 555 or −555.</extracomment>
        <translation>{old}: wynik spada do zera</translation>
    </message>
    <message>
        <source>{sum}</source>
        <extracomment>{sum} is &quot;Cards 25&quot; or &quot;Cards 25 + marriages 40 = 65&quot;.</extracomment>
        <translation>{sum}</translation>
    </message>
    <message>
        <source>{sum}, at least {contract}: contract made</source>
        <extracomment>{sum} is &quot;Cards 74 + marriages 80 = 154&quot;.</extracomment>
        <translation>{sum}, co najmniej {contract}: kontrakt ugrany</translation>
    </message>
    <message>
        <source>{sum}, less than {contract}: contract failed</source>
        <extracomment>{sum} is &quot;Cards 62 + marriages 80 = 142&quot;.</extracomment>
        <translation>{sum}, mniej niż {contract}: kontrakt nieugrany</translation>
    </message>
    <message>
        <source>{sum}, rounded to {rounded}</source>
        <extracomment>{sum} is &quot;Cards 23&quot; or &quot;Cards 23 + marriages 40 = 63&quot;.</extracomment>
        <translation>{sum}, po zaokrągleniu {rounded}</translation>
    </message>
</context>
<context>
    <name>ScorePage</name>
    <message>
        <source>Contract</source>
        <translation>Kontrakt</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Rozdanie</translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation>Rozgrywający</translation>
    </message>
    <message>
        <source>Thousand, page {page}</source>
        <translation>Tysiąc, strona {page}</translation>
    </message>
</context>
<context>
    <name>ScorePlot</name>
    <message numerus="yes">
        <source>After %n deal(s): {totals}</source>
        <extracomment>{totals} is &quot;Anna: 1010, Bob: 455&quot;. How many deals there were is in %n.</extracomment>
        <translation>
            <numerusform>Po %n rozdaniu: {totals}</numerusform>
            <numerusform>Po %n rozdaniach: {totals}</numerusform>
            <numerusform>Po %n rozdaniach: {totals}</numerusform>
        </translation>
    </message>
    <message>
        <source>After deal {number}</source>
        <translation>Po rozdaniu {number}</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Na początku</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Rozdanie</translation>
    </message>
    <message>
        <source>{name}: {total}</source>
        <translation>{name}: {total}</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Contract</source>
        <translation>Kontrakt</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Rozdanie</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Rozdanie {number}</translation>
    </message>
    <message>
        <source>How the cards are dealt</source>
        <translation>Jak rozdawane są karty</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wyniki</translation>
    </message>
    <message>
        <source>Seal: {seal}</source>
        <extracomment>{seal} is the beginning of a long number, such as &quot;5388 1c6e 5e99 e4e7&quot;.</extracomment>
        <translation>Pieczęć: {seal}</translation>
    </message>
    <message>
        <source>The first deal is still being played.</source>
        <translation>Pierwsze rozdanie jeszcze trwa.</translation>
    </message>
    <message>
        <source>{name}: {change}, total {total}</source>
        <extracomment>A cell of the score sheet in words.</extracomment>
        <translation>{name}: {change}, razem {total}</translation>
    </message>
    <message>
        <source>{name}: {total}</source>
        <extracomment>A player&apos;s total.</extracomment>
        <translation>{name}: {total}</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>The settings could not be saved to {path}: {reason}</source>
        <translation>Nie udało się zapisać ustawień w pliku {path}: {reason}</translation>
    </message>
</context>
<context>
    <name>SettingsNotice</name>
    <message>
        <source>Settings in {path} that cannot be used are as at the first start: {names}</source>
        <extracomment>{names} are settings, such as &quot;Text size, Volume&quot;.</extracomment>
        <translation>Ustawienia z pliku {path}, których nie da się użyć, są takie jak przy pierwszym uruchomieniu: {names}</translation>
    </message>
    <message>
        <source>Your settings could not be read and are as at the first start. The old file is kept: {path}</source>
        <translation>Nie udało się odczytać ustawień, są takie jak przy pierwszym uruchomieniu. Stary plik pozostał: {path}</translation>
    </message>
</context>
<context>
    <name>SheetSaver</name>
    <message>
        <source>Save the score sheet</source>
        <translation>Zapisz tabelę wyników</translation>
    </message>
    <message>
        <source>The score sheet cannot be saved as {file}: {reason}</source>
        <extracomment>{reason} is what the system says, in its own language.</extracomment>
        <translation>Nie można zapisać tabeli wyników jako {file}: {reason}</translation>
    </message>
    <message>
        <source>The score sheet is saved as {file}.</source>
        <translation>Tabela wyników jest zapisana jako {file}.</translation>
    </message>
</context>
<context>
    <name>ShelfBar</name>
    <message>
        <source>Damaged</source>
        <translation>Uszkodzone</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Usunięte</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>{list} ({count})</source>
        <extracomment>A list and how many matches are in it.</extracomment>
        <translation>{list} ({count})</translation>
    </message>
</context>
<context>
    <name>SittingOutPanel</name>
    <message>
        <source>Faster</source>
        <translation>Szybciej</translation>
    </message>
    <message>
        <source>Play faster (F6)</source>
        <translation>Graj szybciej (F6)</translation>
    </message>
    <message>
        <source>Show how the deal ends (F7)</source>
        <translation>Pokaż, jak kończy się rozdanie (F7)</translation>
    </message>
    <message>
        <source>The others play; you watch.</source>
        <translation>Inni grają, a ty patrzysz.</translation>
    </message>
    <message>
        <source>To the result</source>
        <translation>Do wyniku</translation>
    </message>
    <message>
        <source>You score what the talon holds in aces and marriages.</source>
        <translation>Dostajesz punkty za asy i meldunki w musiku.</translation>
    </message>
    <message>
        <source>You sit this deal out</source>
        <translation>Pauzujesz w tym rozdaniu</translation>
    </message>
</context>
<context>
    <name>SoundMenu</name>
    <message>
        <source>&amp;Louder</source>
        <translation>&amp;Głośniej</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <translation>&amp;Wycisz</translation>
    </message>
    <message>
        <source>&amp;Quieter</source>
        <translation>&amp;Ciszej</translation>
    </message>
    <message>
        <source>No sound device was found</source>
        <translation>Nie znaleziono urządzenia dźwiękowego</translation>
    </message>
    <message>
        <source>No sounds: install them with “pip install thousand-qt[sound]”</source>
        <translation>Bez dźwięków: można je doinstalować poleceniem „pip install thousand-qt[sound]”</translation>
    </message>
    <message>
        <source>S&amp;ound</source>
        <translation>&amp;Dźwięk</translation>
    </message>
    <message>
        <source>Volume: {percent}</source>
        <translation>Głośność: {percent}</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n karta na ręce</numerusform>
            <numerusform>%n karty na ręce</numerusform>
            <numerusform>%n kart na ręce</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the stock</source>
        <translation>
            <numerusform>%n karta w stosie</numerusform>
            <numerusform>%n karty w stosie</numerusform>
            <numerusform>%n kart w stosie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n zero mark(s)</source>
        <translation>
            <numerusform>%n zero</numerusform>
            <numerusform>%n zera</numerusform>
            <numerusform>%n zer</numerusform>
        </translation>
    </message>
    <message>
        <source>Done again</source>
        <translation>Zrobione ponownie</translation>
    </message>
    <message>
        <source>In the hand of {name}: {card}</source>
        <translation>Na ręce, {name}: {card}</translation>
    </message>
    <message>
        <source>In the talon: a card face down</source>
        <translation>W musiku: zakryta karta</translation>
    </message>
    <message>
        <source>In the talon: {card}</source>
        <translation>W musiku: {card}</translation>
    </message>
    <message>
        <source>On the table, {name}: {card}</source>
        <translation>Na stole, {name}: {card}</translation>
    </message>
    <message>
        <source>Put aside: a card face down</source>
        <translation>Odłożona: zakryta karta</translation>
    </message>
    <message>
        <source>Put aside: {card}</source>
        <translation>Odłożona: {card}</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Cofnięte</translation>
    </message>
    <message>
        <source>The left talon, face down</source>
        <translation>Lewy musik, zakryty</translation>
    </message>
    <message>
        <source>The right talon, face down</source>
        <translation>Prawy musik, zakryty</translation>
    </message>
    <message>
        <source>chosen to be put aside</source>
        <translation>wybrana do odłożenia</translation>
    </message>
    <message>
        <source>chosen, for {name}</source>
        <translation>wybrana, otrzyma ją {name}</translation>
    </message>
    <message>
        <source>deals the cards</source>
        <translation>rozdaje karty</translation>
    </message>
    <message>
        <source>has the turn</source>
        <translation>ma ruch</translation>
    </message>
    <message>
        <source>may not be played now</source>
        <translation>nie można teraz zagrać</translation>
    </message>
    <message>
        <source>plays the contract</source>
        <translation>rozgrywa kontrakt</translation>
    </message>
    <message>
        <source>{giver} gives {receiver} a card face down</source>
        <translation>{giver} oddaje zakrytą kartę, otrzymuje ją {receiver}</translation>
    </message>
    <message>
        <source>{giver} gives {receiver} the {card}</source>
        <extracomment>{card} is the object of the verb, as in &quot;Anna gives Boris the ten of hearts&quot;.</extracomment>
        <translation>{giver} oddaje {card}, otrzymuje {receiver}</translation>
    </message>
    <message>
        <source>{name} bids {amount}</source>
        <translation>{name} licytuje {amount}</translation>
    </message>
    <message>
        <source>{name} bids {amount} in the dark</source>
        <translation>{name} licytuje {amount} w ciemno</translation>
    </message>
    <message>
        <source>{name} passes</source>
        <translation>{name} pasuje</translation>
    </message>
    <message>
        <source>{name} plays the {card}</source>
        <extracomment>{card} is the object of the verb, as in &quot;Anna plays the ten of hearts&quot;.</extracomment>
        <translation>{name} zagrywa {card}</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n point(s)</source>
        <translation>
            <numerusform>{name}: %n punkt</numerusform>
            <numerusform>{name}: %n punkty</numerusform>
            <numerusform>{name}: %n punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: −%n point(s)</source>
        <translation>
            <numerusform>{name}: −%n punkt</numerusform>
            <numerusform>{name}: −%n punkty</numerusform>
            <numerusform>{name}: −%n punktów</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StandingsBlock</name>
    <message>
        <source>{name}: {total}</source>
        <extracomment>A player and the total; for screen readers.</extracomment>
        <translation>{name}: {total}</translation>
    </message>
</context>
<context>
    <name>StatisticsWindow</name>
    <message>
        <source>All figures</source>
        <translation>Wszystkie wskaźniki</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>Kontrakty</translation>
    </message>
    <message>
        <source>Counting since the reset of {day}, {time}</source>
        <translation>Liczone od wyzerowania {day}, {time}</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Liczenie…</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Rozdania</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decyzje</translation>
    </message>
    <message>
        <source>Export the statistics</source>
        <translation>Eksport statystyk</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Eksportuj…</translation>
    </message>
    <message>
        <source>Matches that began before now will not be counted any more, for all players. No match is deleted, a backup is kept, and the reset can be undone.</source>
        <translation>Partie zaczęte wcześniej przestaną się liczyć, dla wszystkich graczy. Żadna partia nie zostanie usunięta, zostaje kopia zapasowa, a wyzerowanie można cofnąć.</translation>
    </message>
    <message numerus="yes">
        <source>Of what is shown now, %Ln finished match(es) will not count any more.</source>
        <translation>
            <numerusform>Z tego, co teraz widać, przestanie się liczyć %Ln zakończona partia.</numerusform>
            <numerusform>Z tego, co teraz widać, przestaną się liczyć %Ln zakończone partie.</numerusform>
            <numerusform>Z tego, co teraz widać, przestanie się liczyć %Ln zakończonych partii.</numerusform>
        </translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Przeciwnicy</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Przegląd</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Ranking</translation>
    </message>
    <message>
        <source>Really reset?</source>
        <translation>Na pewno wyzerować?</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Wyzeruj</translation>
    </message>
    <message>
        <source>Reset the statistics?</source>
        <translation>Wyzerować statystyki?</translation>
    </message>
    <message>
        <source>Reset…</source>
        <translation>Wyzeruj…</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>Zapisano jako {file}</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statystyki</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabele (*.csv)</translation>
    </message>
    <message>
        <source>The file cannot be saved: {reason}</source>
        <translation>Nie można zapisać pliku: {reason}</translation>
    </message>
    <message>
        <source>The reset is undone: earlier matches count again.</source>
        <translation>Wyzerowanie cofnięto: wcześniejsze partie znów się liczą.</translation>
    </message>
    <message>
        <source>The statistics begin anew. What they were counted from is kept in {file}.</source>
        <translation>Statystyki zaczynają się od nowa. To, z czego je liczono, jest w {file}.</translation>
    </message>
    <message>
        <source>Undo the reset</source>
        <translation>Cofnij wyzerowanie</translation>
    </message>
</context>
<context>
    <name>Suits</name>
    <message>
        <source>clubs</source>
        <translation>trefle</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>kara</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>kiery</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>piki</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message numerus="yes">
        <source>%n card(s) to draw</source>
        <translation>
            <numerusform>%n karta do dobrania</numerusform>
            <numerusform>%n karty do dobrania</numerusform>
            <numerusform>%n kart do dobrania</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n lewa</numerusform>
            <numerusform>%n lewy</numerusform>
            <numerusform>%n lew</numerusform>
        </translation>
    </message>
    <message>
        <source>Bidding</source>
        <extracomment>The headline of the table before the first bid.</extracomment>
        <translation>Licytacja</translation>
    </message>
    <message>
        <source>Bidding: you are at {amount}</source>
        <translation>Licytacja: dajesz {amount}</translation>
    </message>
    <message>
        <source>Bidding: {name} is at {amount}</source>
        <translation>Licytacja: {name} daje {amount}</translation>
    </message>
    <message>
        <source>Choose a card for each opponent</source>
        <translation>Wybierz po karcie dla przeciwników</translation>
    </message>
    <message>
        <source>Choose one of the two talons</source>
        <translation>Wybierz jeden z dwóch musików</translation>
    </message>
    <message>
        <source>Choose two cards to put aside</source>
        <translation>Wybierz dwie karty do odłożenia</translation>
    </message>
    <message>
        <source>Deal {number} is over</source>
        <translation>Koniec rozdania {number}</translation>
    </message>
    <message>
        <source>Everyone keeps their own score</source>
        <translation>Każdy gra na siebie</translation>
    </message>
    <message>
        <source>Golden round: {name} plays {amount}</source>
        <extracomment>The headline of the table in the first deals, where each player in turn has to play 120.</extracomment>
        <translation>Złota runda: {name} gra {amount}</translation>
    </message>
    <message>
        <source>In the dark, for double: {name} plays {amount}</source>
        <extracomment>The headline of the table: a bid made without having looked at the cards counts double.</extracomment>
        <translation>W ciemno, podwójnie: {name} gra {amount}</translation>
    </message>
    <message>
        <source>In the dark: {name} is at {amount}</source>
        <extracomment>The headline of the table: {name} has bid {amount} without having looked at the cards.</extracomment>
        <translation>W ciemno: {name} daje {amount}</translation>
    </message>
    <message>
        <source>Name your contract</source>
        <translation>Ogłoś kontrakt</translation>
    </message>
    <message>
        <source>The cards are being dealt</source>
        <translation>Trwa rozdawanie kart</translation>
    </message>
    <message>
        <source>The talon has two nines: you may ask for a new deal</source>
        <translation>W musiku są dwie dziewiątki: możesz poprosić o nowe rozdanie</translation>
    </message>
    <message>
        <source>The talon is weak: you may ask for a new deal</source>
        <translation>Słaby musik: możesz poprosić o nowe rozdanie</translation>
    </message>
    <message>
        <source>Trick {number} of {most}</source>
        <translation>Lewa {number} z {most}</translation>
    </message>
    <message>
        <source>You may ask for a new deal</source>
        <translation>Możesz poprosić o nowe rozdanie</translation>
    </message>
    <message>
        <source>You play {amount}</source>
        <translation>Grasz {amount}</translation>
    </message>
    <message>
        <source>You win the bidding at {amount}</source>
        <translation>Wygrywasz licytację: {amount}</translation>
    </message>
    <message>
        <source>Your turn in the golden round: take the talon</source>
        <translation>Twoja kolej w złotej rundzie: weź musik</translation>
    </message>
    <message>
        <source>Your turn: bid in the dark, or look at your cards</source>
        <translation>Twoja kolej: licytuj w ciemno albo obejrzyj karty</translation>
    </message>
    <message>
        <source>Your turn: bid or pass</source>
        <translation>Twoja kolej: licytuj lub pasuj</translation>
    </message>
    <message>
        <source>Your turn: lead to the trick</source>
        <translation>Twoja kolej: wyjdź kartą</translation>
    </message>
    <message>
        <source>Your turn: open the bidding</source>
        <translation>Twoja kolej: otwórz licytację</translation>
    </message>
    <message>
        <source>Your turn: play a card</source>
        <translation>Twoja kolej: zagraj kartę</translation>
    </message>
    <message>
        <source>aside</source>
        <extracomment>On an empty place for a card: two players, the declarer lays two cards aside.</extracomment>
        <translation>na bok</translation>
    </message>
    <message>
        <source>bid {amount}</source>
        <extracomment>A player&apos;s name plate: this player&apos;s last bid.</extracomment>
        <translation>licytuje {amount}</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>rozdaje</translation>
    </message>
    <message>
        <source>declarer</source>
        <extracomment>A player&apos;s name plate: the one who plays the contract.</extracomment>
        <translation>rozgrywa</translation>
    </message>
    <message>
        <source>for nobody</source>
        <extracomment>Under four cards nobody plays: two players with two talons.</extracomment>
        <translation>dla nikogo</translation>
    </message>
    <message>
        <source>for the last trick</source>
        <extracomment>Under four cards nobody plays: two players with two talons.</extracomment>
        <translation>dla ostatniej lewy</translation>
    </message>
    <message>
        <source>on the barrel: deal {number}</source>
        <extracomment>A player&apos;s name plate: there is no limit to the deals on the barrel.</extracomment>
        <translation>beczka: rozdanie {number}</translation>
    </message>
    <message>
        <source>on the barrel: deal {number} of {most}</source>
        <extracomment>A player&apos;s name plate; {number} is 1, 2 or 3.</extracomment>
        <translation>beczka: {number} z {most}</translation>
    </message>
    <message>
        <source>pass</source>
        <extracomment>A player&apos;s name plate: this player is out of the bidding.</extracomment>
        <translation>pas</translation>
    </message>
    <message>
        <source>sits out</source>
        <extracomment>A player&apos;s name plate: with four players one sits out each deal.</extracomment>
        <translation>pauzuje</translation>
    </message>
    <message>
        <source>{mine} : {other}</source>
        <extracomment>The points two players have in the deal so far, such as &quot;43 : 94&quot;.</extracomment>
        <translation>{mine} : {other}</translation>
    </message>
    <message>
        <source>{name} draws: {count}</source>
        <extracomment>Under the stock two players draw from; {count} is how many cards are left.</extracomment>
        <translation>{name} dobiera: {count}</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name} myśli…</translation>
    </message>
    <message>
        <source>{name} plays {amount}</source>
        <translation>{name} gra {amount}</translation>
    </message>
    <message>
        <source>{name} wins the bidding at {amount}</source>
        <translation>{name} wygrywa licytację: {amount}</translation>
    </message>
    <message>
        <source>{points} of {contract}</source>
        <extracomment>Points taken so far and points the contract needs.</extracomment>
        <translation>{points} z {contract}</translation>
    </message>
</context>
<context>
    <name>TableArea</name>
    <message>
        <source>Card table</source>
        <translation>Stół karciany</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Ostatnia lewa</translation>
    </message>
    <message>
        <source>Show the last trick (L)</source>
        <translation>Pokaż ostatnią lewę (L)</translation>
    </message>
    <message>
        <source>Why? F1</source>
        <extracomment>Behind a sentence that refuses a card or a bid: F1 is a key.</extracomment>
        <translation>Dlaczego? F1</translation>
    </message>
</context>
<context>
    <name>TalonPanel</name>
    <message>
        <source>It is turned up for both of you.</source>
        <translation>Zostanie odkryty dla obu graczy.</translation>
    </message>
    <message>
        <source>Take one of the two talons</source>
        <translation>Weź jeden z dwóch musików</translation>
    </message>
    <message>
        <source>The left one</source>
        <translation>Lewy</translation>
    </message>
    <message>
        <source>The right one</source>
        <translation>Prawy</translation>
    </message>
</context>
<context>
    <name>Tiles</name>
    <message numerus="yes">
        <source>%Ln unfinished</source>
        <translation>
            <numerusform>%Ln niedokończona</numerusform>
            <numerusform>%Ln niedokończone</numerusform>
            <numerusform>%Ln niedokończonych</numerusform>
        </translation>
    </message>
    <message>
        <source>Average points as a defender</source>
        <translation>Średnie punkty w obronie</translation>
    </message>
    <message>
        <source>Most wins in a row</source>
        <translation>Najwięcej wygranych z rzędu</translation>
    </message>
    <message>
        <source>average winning bid: {bid}</source>
        <translation>średnia zwycięska odzywka: {bid}</translation>
    </message>
    <message>
        <source>begins at 1000</source>
        <translation>zaczyna się od 1000</translation>
    </message>
    <message>
        <source>by chance: {share}</source>
        <translation>przy równych szansach: {share}</translation>
    </message>
    <message numerus="yes">
        <source>in %Ln deal(s)</source>
        <translation>
            <numerusform>w %Ln rozdaniu</numerusform>
            <numerusform>w %Ln rozdaniach</numerusform>
            <numerusform>w %Ln rozdaniach</numerusform>
        </translation>
    </message>
    <message>
        <source>known after a review</source>
        <translation>wiadomo po ocenie gry</translation>
    </message>
    <message>
        <source>nearest level: {level}</source>
        <translation>najbliższy poziom: {level}</translation>
    </message>
    <message>
        <source>now: {now}</source>
        <translation>teraz: {now}</translation>
    </message>
    <message numerus="yes">
        <source>of %Ln played</source>
        <translation>
            <numerusform>z %Ln rozegranego</numerusform>
            <numerusform>z %Ln rozegranych</numerusform>
            <numerusform>z %Ln rozegranych</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>points, in %Ln reviewed deal(s)</source>
        <translation>
            <numerusform>punktów, w %Ln ocenionym rozdaniu</numerusform>
            <numerusform>punktów, w %Ln ocenionych rozdaniach</numerusform>
            <numerusform>punktów, w %Ln ocenionych rozdaniach</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ToolbarMenu</name>
    <message>
        <source>&amp;Icons</source>
        <translation>&amp;Ikony</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <comment>no toolbar</comment>
        <translation>&amp;Brak</translation>
    </message>
    <message>
        <source>Tool&amp;bar</source>
        <translation>Pasek &amp;narzędzi</translation>
    </message>
    <message>
        <source>Words &amp;beside the icons</source>
        <translation>Słowa &amp;obok ikon</translation>
    </message>
    <message>
        <source>Words &amp;under the icons</source>
        <translation>Słowa &amp;pod ikonami</translation>
    </message>
</context>
<context>
    <name>Trump</name>
    <message>
        <source>No trump</source>
        <translation>Bez atutu</translation>
    </message>
    <message>
        <source>Trump: clubs</source>
        <translation>Atut: trefle</translation>
    </message>
    <message>
        <source>Trump: diamonds</source>
        <translation>Atut: kara</translation>
    </message>
    <message>
        <source>Trump: hearts</source>
        <translation>Atut: kiery</translation>
    </message>
    <message>
        <source>Trump: spades</source>
        <translation>Atut: piki</translation>
    </message>
</context>
<context>
    <name>Unfinished</name>
    <message>
        <source>Before the first deal</source>
        <translation>Przed pierwszym rozdaniem</translation>
    </message>
    <message>
        <source>Deal {number} is over</source>
        <translation>Koniec rozdania {number}</translation>
    </message>
    <message>
        <source>Deal {number}, after the bidding</source>
        <translation>Rozdanie {number}, po licytacji</translation>
    </message>
    <message>
        <source>Deal {number}, in the bidding</source>
        <translation>Rozdanie {number}, licytacja</translation>
    </message>
    <message>
        <source>Deal {number}, trick {trick}</source>
        <translation>Rozdanie {number}, lewa {trick}</translation>
    </message>
    <message>
        <source>Last played on {date} at {time}</source>
        <translation>Ostatnio grana {date} o {time}</translation>
    </message>
    <message>
        <source>Last played today at {time}</source>
        <translation>Ostatnio grana dzisiaj o {time}</translation>
    </message>
    <message>
        <source>Last played yesterday at {time}</source>
        <translation>Ostatnio grana wczoraj o {time}</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Partia zakończona</translation>
    </message>
</context>
<context>
    <name>Unsaved</name>
    <message>
        <source>It cannot be saved to {path}: {reason}</source>
        <translation>Nie można jej zapisać w {path}: {reason}</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <translation>Porzuć bez zapisu</translation>
    </message>
    <message>
        <source>Matches of Thousand (*{suffix})</source>
        <translation>Partie tysiąca (*{suffix})</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Zapisz gdzie indziej…</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Zapisz partię</translation>
    </message>
    <message>
        <source>The disk does not take it. You can save it to a file elsewhere, play on until the disk is there again, or leave the match and lose it.</source>
        <translation>Dysk jej nie przyjmuje. Możesz zapisać ją w pliku gdzie indziej, grać dalej, aż dysk wróci, albo porzucić partię i ją stracić.</translation>
    </message>
    <message>
        <source>This match is not saved</source>
        <translation>Partia nie jest zapisana</translation>
    </message>
</context>
<context>
    <name>Watching</name>
    <message>
        <source>Close hands</source>
        <translation>Zakryj karty</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Let one thing happen and wait (right arrow)</source>
        <translation>Jeden krok i przerwa (strzałka w prawo)</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Odkryj karty</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Pause the match, or let it go on (Space)</source>
        <translation>Zatrzymaj partię albo ją wznów (spacja)</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Krok</translation>
    </message>
    <message>
        <source>Turn everybody&apos;s cards over (O)</source>
        <translation>Odwróć karty wszystkich graczy (O)</translation>
    </message>
</context>
<context>
    <name>WindowFoot</name>
    <message numerus="yes">
        <source>%Ln chosen</source>
        <translation>
            <numerusform>wybrano %Ln</numerusform>
            <numerusform>wybrano %Ln</numerusform>
            <numerusform>wybrano %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es)</source>
        <translation>
            <numerusform>%Ln partia</numerusform>
            <numerusform>%Ln partie</numerusform>
            <numerusform>%Ln partii</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>&amp;Eksport</translation>
    </message>
    <message>
        <source>Save the matches, or their score sheets, as files</source>
        <translation>Zapisz partie albo ich tabele wyników jako pliki</translation>
    </message>
    <message>
        <source>reading {done} of {all}</source>
        <translation>odczyt: {done} z {all}</translation>
    </message>
    <message>
        <source>this list is not kept for the next start: {reason}</source>
        <translation>tej listy nie da się zachować do następnego startu: {reason}</translation>
    </message>
</context>
</TS>
