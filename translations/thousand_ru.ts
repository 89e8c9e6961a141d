<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Thousand</source>
        <translation>О программе «Тысяча»</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Free software under the MIT licence: use it, change it and pass it on.</source>
        <translation>Свободная программа под лицензией MIT: пользуйтесь, изменяйте и делитесь.</translation>
    </message>
    <message>
        <source>Licences…</source>
        <translation>Лицензии…</translation>
    </message>
    <message>
        <source>Made with Python {python}, Qt {qt} and PySide6 {pyside}. Qt and PySide6 are used under the GNU Lesser General Public License, version 3.</source>
        <translation>Сделано на Python {python}, Qt {qt} и PySide6 {pyside}. Qt и PySide6 используются по лицензии GNU Lesser General Public License версии 3.</translation>
    </message>
    <message>
        <source>The card game of marriages and bids, for one player and good company.</source>
        <translation>Карточная игра с торговлей и марьяжами: для одного игрока и хорошей компании.</translation>
    </message>
    <message>
        <source>The opponents think with fewer layouts because no compiled solver is present.</source>
        <translation>Соперники просматривают меньше раскладов, потому что нет скомпилированного решателя.</translation>
    </message>
    <message>
        <source>Thousand</source>
        <translation>Тысяча</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Версия {version}</translation>
    </message>
</context>
<context>
    <name>AllPage</name>
    <message>
        <source>All figures</source>
        <translation>Все показатели</translation>
    </message>
</context>
<context>
    <name>BiddingPanel</name>
    <message>
        <source>Bid more than {amount}?</source>
        <translation>Заказать больше {amount}?</translation>
    </message>
    <message>
        <source>Bid {amount}</source>
        <translation>Заказать {amount}</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Пас</translation>
    </message>
    <message>
        <source>Will you open?</source>
        <translation>Начнёте торговлю?</translation>
    </message>
    <message>
        <source>Without a marriage you may bid up to {limit}.</source>
        <translation>Без марьяжа можно заказать до {limit}.</translation>
    </message>
    <message>
        <source>You may bid up to {limit}.</source>
        <translation>Можно заказать до {limit}.</translation>
    </message>
    <message>
        <source>You must open the bidding</source>
        <translation>Вы начинаете торговлю</translation>
    </message>
    <message>
        <source>Your cards allow no bid over {limit}.</source>
        <translation>С вашими картами нельзя заказать больше {limit}.</translation>
    </message>
    <message>
        <source>Your cards can bring {most} at most.</source>
        <translation>Ваши карты дадут не больше {most}.</translation>
    </message>
</context>
<context>
    <name>BotDialog</name>
    <message>
        <source>&amp;How to write one</source>
        <translation>Как такую &amp;написать</translation>
    </message>
    <message>
        <source>&amp;Name in the list</source>
        <translation>&amp;Имя в списке</translation>
    </message>
    <message>
        <source>&amp;Really remove</source>
        <translation>Да, &amp;убрать</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Убрать</translation>
    </message>
    <message>
        <source>&amp;Try it</source>
        <translation>&amp;Проверить</translation>
    </message>
    <message>
        <source>A program can play if it reads what its player sees and writes what it wants to do. It runs on this computer with your rights: add only what you trust.</source>
        <translation>Играть может любая программа, которая читает, что видит её игрок, и пишет, что хочет сделать. Она работает на этом компьютере с вашими правами: добавляйте только те, которым доверяете.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Добавить</translation>
    </message>
    <message>
        <source>Add a program as an opponent</source>
        <translation>Добавить программу-соперника</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Change the program “{name}”</source>
        <translation>Изменить программу «{name}»</translation>
    </message>
    <message>
        <source>Choose a &amp;file…</source>
        <translation>Выбрать &amp;файл…</translation>
    </message>
    <message>
        <source>Co&amp;mmand that starts it</source>
        <translation>&amp;Команда, которая её запускает</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>&amp;Остановить</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранить</translation>
    </message>
    <message>
        <source>Shall “{name}” be taken off the list? The program itself stays where it is.</source>
        <translation>Убрать «{name}» из списка? Сама программа останется на своём месте.</translation>
    </message>
    <message>
        <source>Which program should play?</source>
        <translation>Какая программа будет играть?</translation>
    </message>
    <message>
        <source>“{name}” has been started and is being asked…</source>
        <translation>«{name}»: программа запущена, ждём ответа…</translation>
    </message>
</context>
<context>
    <name>Bots</name>
    <message>
        <source>A quotation mark in the command is not closed.</source>
        <translation>В команде не закрыта кавычка.</translation>
    </message>
    <message>
        <source>Choose the program&apos;s file, or type the command that starts it.</source>
        <translation>Выберите файл программы или введите команду, которая её запускает.</translation>
    </message>
    <message>
        <source>It calls itself “{name}”.</source>
        <translation>Сама она называет себя «{name}».</translation>
    </message>
    <message>
        <source>The command must not contain invisible characters.</source>
        <translation>Команда не может содержать невидимых символов.</translation>
    </message>
    <message>
        <source>The match has not been started.</source>
        <translation>Партия не начата.</translation>
    </message>
    <message numerus="yes">
        <source>The name may have at most %n character(s).</source>
        <translation>
            <numerusform>В имени может быть не больше %n символа.</numerusform>
            <numerusform>В имени может быть не больше %n символов.</numerusform>
            <numerusform>В имени может быть не больше %n символов.</numerusform>
        </translation>
    </message>
    <message>
        <source>The name must not contain invisible characters.</source>
        <translation>Имя не может содержать невидимых символов.</translation>
    </message>
    <message>
        <source>The program needs a name by which you can find it again.</source>
        <translation>Программе нужно имя, по которому вы её найдёте.</translation>
    </message>
    <message>
        <source>There is already a program called “{name}”.</source>
        <translation>Программа с именем «{name}» уже есть.</translation>
    </message>
    <message>
        <source>There is no program called “{name}” any more.</source>
        <translation>Программы с именем «{name}» больше нет.</translation>
    </message>
    <message>
        <source>{name} is a program from outside: {command}</source>
        <translation>{name} — сторонняя программа: {command}</translation>
    </message>
    <message>
        <source>“{name}” works: asked for a decision in the bidding, it answered “{action}” in {seconds} s.</source>
        <translation>«{name}» работает: на вопрос о решении в торговле получен ответ «{action}» за {seconds} с.</translation>
    </message>
</context>
<context>
    <name>Bubbles</name>
    <message>
        <source>Contract {amount}</source>
        <translation>Играю {amount}</translation>
    </message>
    <message>
        <source>Four aces! {points}</source>
        <translation>Четыре туза! {points}</translation>
    </message>
    <message>
        <source>Four nines!</source>
        <translation>Четыре девятки!</translation>
    </message>
    <message>
        <source>I give up</source>
        <translation>Роспись!</translation>
    </message>
    <message>
        <source>Marriage! {points}</source>
        <translation>Хвалю! {points}</translation>
    </message>
    <message>
        <source>My hand is too weak!</source>
        <translation>Слабая рука!</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Пас</translation>
    </message>
    <message>
        <source>The talon is too weak!</source>
        <translation>Пустой прикуп!</translation>
    </message>
    <message>
        <source>Two nines in the talon!</source>
        <translation>Две девятки в прикупе!</translation>
    </message>
    <message>
        <source>{amount} in the dark</source>
        <extracomment>What a player says who bids 120 without having looked at the cards.</extracomment>
        <translation>{amount} втёмную</translation>
    </message>
</context>
<context>
    <name>CardSigns</name>
    <message>
        <source>A</source>
        <extracomment>The sign of an ace in a line of cards, such as A♠ 10♠ 9♠; as on the cards themselves.</extracomment>
        <translation>Т</translation>
    </message>
    <message>
        <source>J</source>
        <extracomment>The sign of a jack, as on the cards.</extracomment>
        <translation>В</translation>
    </message>
    <message>
        <source>K</source>
        <extracomment>The sign of a king, as on the cards.</extracomment>
        <translation>К</translation>
    </message>
    <message>
        <source>Q</source>
        <extracomment>The sign of a queen, as on the cards.</extracomment>
        <translation>Д</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>ace of clubs</source>
        <translation>туз треф</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation>туз бубён</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation>туз червей</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation>туз пик</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation>валет треф</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation>валет бубён</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation>валет червей</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation>валет пик</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation>король треф</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation>король бубён</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation>король червей</translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation>король пик</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation>девятка треф</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation>девятка бубён</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation>девятка червей</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation>девятка пик</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation>дама треф</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation>дама бубён</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation>дама червей</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation>дама пик</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation>десятка треф</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation>десятка бубён</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation>десятка червей</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation>десятка пик</translation>
    </message>
</context>
<context>
    <name>CardsAccusative</name>
    <message>
        <source>ace of clubs</source>
        <extracomment>Accusative, the object of a verb: you must beat the …</extracomment>
        <translation>туза треф</translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <extracomment>Accusative, the object of a verb: you must beat the …</extracomment>
        <translation>туза бубён</translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <extracomment>Accusative, the object of a verb: you must beat the …</extracomment>
        <translation>туза червей</translation>
    </message>
    <message>
        <source>ace of spades</source>
        <extracomment>Accusative, the object of a verb: you must beat the …</extracomment>
        <translation>туза пик</translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <extracomment>Accusative, the object of a verb: you must beat the …</extracomment>
        <translation>валета треф</translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <extracomment>Accusative, the object of a verb: you must beat the …</extracomment>
        <translation>валета бубён</translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <extracomment>Accusative, the object of a verb: you must beat the …</extracomment>
        <translation>валета червей</translation>
    </message>
    <message>
        <source>jack of spades</source>
        <extracomment>Accusative, the object of a verb: you must beat the …</extracomment>
        <translation>валета пик</translation>
    </message>
    <message>
        <source>king of clubs</source>
        <extracomment>Accusative, the object of a verb: you must beat the …</extracomment>
        <translation>короля треф</translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <extracomment>Accusative, the object of a verb: you must beat the …</extracomment>
        <translation>короля бубён</translation>
    </message>
    <message>
        <source>king of hearts</source>
        <extracomment>Accusative, the object of a verb: you must beat the …</extracomment>
        <translation>короля червей</translation>
    </message>
    <message>
        <source>king of spades</source>
        <extracomment>Accusative, the object of a verb: you must beat the …</extracomment>
        <translation>короля пик</translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <extracomment>Accusative, the object of a verb: you must beat the …</extracomment>
        <translation>девятку треф</translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <extracomment>Accusative, the object of a verb: you must beat the …</extracomment>
        <translation>девятку бубён</translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <extracomment>Accusative, the object of a verb: you must beat the …</extracomment>
        <translation>девятку червей</translation>
    </message>
    <message>
        <source>nine of spades</source>
        <extracomment>Accusative, the object of a verb: you must beat the …</extracomment>
        <translation>девятку пик</translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <extracomment>Accusative, the object of a verb: you must beat the …</extracomment>
        <translation>даму треф</translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <extracomment>Accusative, the object of a verb: you must beat the …</extracomment>
        <translation>даму бубён</translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <extracomment>Accusative, the object of a verb: you must beat the …</extracomment>
        <translation>даму червей</translation>
    </message>
    <message>
        <source>queen of spades</source>
        <extracomment>Accusative, the object of a verb: you must beat the …</extracomment>
        <translation>даму пик</translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <extracomment>Accusative, the object of a verb: you must beat the …</extracomment>
        <translation>десятку треф</translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <extracomment>Accusative, the object of a verb: you must beat the …</extracomment>
        <translation>десятку бубён</translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <extracomment>Accusative, the object of a verb: you must beat the …</extracomment>
        <translation>десятку червей</translation>
    </message>
    <message>
        <source>ten of spades</source>
        <extracomment>Accusative, the object of a verb: you must beat the …</extracomment>
        <translation>десятку пик</translation>
    </message>
</context>
<context>
    <name>CardsMenu</name>
    <message>
        <source>&amp;Play the only possible card for me</source>
        <translation>&amp;Ходить за меня единственной картой</translation>
    </message>
    <message>
        <source>&amp;Spades, clubs, diamonds, hearts</source>
        <translation>&amp;Пики, трефы, бубны, черви</translation>
    </message>
    <message>
        <source>&amp;Trumps first</source>
        <translation>Сначала &amp;козыри</translation>
    </message>
    <message>
        <source>Alternating &amp;colours</source>
        <translation>&amp;Чёрные и красные вперемежку</translation>
    </message>
    <message>
        <source>By &amp;rank</source>
        <translation>По &amp;достоинству</translation>
    </message>
    <message>
        <source>By suit, &amp;highest first</source>
        <translation>По мастям, от &amp;старшей</translation>
    </message>
    <message>
        <source>By suit, &amp;lowest first</source>
        <translation>По мастям, от &amp;младшей</translation>
    </message>
    <message>
        <source>H&amp;earts, diamonds, clubs, spades</source>
        <translation>Че&amp;рви, бубны, трефы, пики</translation>
    </message>
    <message>
        <source>M&amp;y cards</source>
        <translation>Мо&amp;и карты</translation>
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
        <translation>Показать таблицей</translation>
    </message>
    <message>
        <source>Show the chart</source>
        <translation>Показать график</translation>
    </message>
</context>
<context>
    <name>Charts</name>
    <message>
        <source>After match {number}, {day}</source>
        <translation>После партии {number}, {day}</translation>
    </message>
    <message>
        <source>After {matches} matches the rating is {rating}.</source>
        <translation>Партий: {matches}, рейтинг: {rating}.</translation>
    </message>
    <message>
        <source>At the beginning</source>
        <translation>В начале</translation>
    </message>
    <message>
        <source>Average loss in points</source>
        <translation>Средняя потеря в очках</translation>
    </message>
    <message>
        <source>Average loss of chances</source>
        <translation>Средняя потеря шансов</translation>
    </message>
    <message>
        <source>By chance</source>
        <translation>При равных шансах</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Заказ</translation>
    </message>
    <message>
        <source>Contracts as declarer, in steps of ten points: 120 stands for 120 and 125. A deal given up counts with its winning bid, or with the contract if one was named. The number above a bar is the share made of those played.</source>
        <translation>Свои заказы по десяткам: 120 — это 120 и 125. При росписи считается выигравшая ставка или заказ, если его уже назвали. Число над столбиком — доля сыгранных среди разыгранных.</translation>
    </message>
    <message>
        <source>Contracts by size</source>
        <translation>Заказы по величине</translation>
    </message>
    <message>
        <source>Contracts from {lowest} to {highest}</source>
        <translation>Заказы от {lowest} до {highest}</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>День</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Решение</translation>
    </message>
    <message>
        <source>Decisions against Master</source>
        <translation>Решения в сравнении с Мастером</translation>
    </message>
    <message>
        <source>Decisions of reviewed deals, by kind. The number at the end is the average loss per decision in points, against the best decision Master saw with the same knowledge.</source>
        <translation>Решения из разобранных конов по видам. Число в конце — средняя потеря очков на решение против лучшего, которое Мастер видел, зная то же самое.</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Ничья</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Не сыграно</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Окончено</translation>
    </message>
    <message>
        <source>Finished matches under each set of rules. The vertical line is where wins would end if everybody at the table won equally often.</source>
        <translation>Оконченные партии по правилам. Вертикальная черта показывает, где кончались бы победы, если бы все за столом выигрывали одинаково часто.</translation>
    </message>
    <message>
        <source>Given up</source>
        <translation>Расписано</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Поражения</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>Сыграно</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Партия</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Ошибки</translation>
    </message>
    <message>
        <source>No contract has been played yet.</source>
        <translation>Ещё не сыграно ни одного заказа.</translation>
    </message>
    <message>
        <source>No match is finished yet.</source>
        <translation>Ещё не окончена ни одна партия.</translation>
    </message>
    <message>
        <source>No mistake</source>
        <translation>Без ошибки</translation>
    </message>
    <message>
        <source>Nothing has been reviewed yet. Let Master look at your play after a deal or a match: what it finds is counted here.</source>
        <translation>Ещё ничего не разобрано. Пусть Мастер посмотрит вашу игру после кона или партии: здесь считается то, что он найдёт.</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Разыграно</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Рейтинг</translation>
    </message>
    <message>
        <source>Rating from match to match</source>
        <translation>Рейтинг от партии к партии</translation>
    </message>
    <message>
        <source>Reviewed</source>
        <translation>Разобрано</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Share made</source>
        <translation>Доля сыгранных</translation>
    </message>
    <message>
        <source>Share won</source>
        <translation>Доля побед</translation>
    </message>
    <message>
        <source>The rating begins with the first finished match in which all opponents are computer players of this program.</source>
        <translation>Рейтинг начинается с первой оконченной партии, где все соперники — компьютерные игроки этой программы.</translation>
    </message>
    <message>
        <source>The score through a match</source>
        <translation>Счёт по ходу партии</translation>
    </message>
    <message>
        <source>The totals of all players after each finished deal. A dashed line shows where the barrel, or another end of the match, begins.</source>
        <translation>Счёт всех игроков после каждого оконченного кона. Пунктир показывает, где начинается бочка или другая концовка.</translation>
    </message>
    <message>
        <source>Wins by rules</source>
        <translation>Победы по правилам</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Победы</translation>
    </message>
    <message>
        <source>{level}: {rating}</source>
        <extracomment>A level and the rating it stands for.</extracomment>
        <translation>{level}: {rating}</translation>
    </message>
    <message>
        <source>{made} of {played} contracts were made, {given_up} deals were given up.</source>
        <translation>Сыграно заказов: {made} из {played}, росписей: {given_up}.</translation>
    </message>
    <message>
        <source>{name}: {value}</source>
        <translation>{name}: {value}</translation>
    </message>
    <message>
        <source>{share} of {matches}</source>
        <extracomment>A share of wins and the number of matches it is taken of.</extracomment>
        <translation>{share} из {matches}</translation>
    </message>
</context>
<context>
    <name>Claims</name>
    <message>
        <source>From what you can know it is not certain that every trick is yours. Play on.</source>
        <translation>Из того, что вы можете знать, не следует, что все взятки ваши. Играйте дальше.</translation>
    </message>
    <message>
        <source>Nobody can know it while cards are still drawn from the stock. Play on.</source>
        <translation>Пока карты добирают из колоды, этого никто не может знать. Играйте дальше.</translation>
    </message>
    <message>
        <source>Take all the remaining tricks without playing them (Ctrl+M)</source>
        <translation>Забрать все оставшиеся взятки без розыгрыша (Ctrl+M)</translation>
    </message>
    <message>
        <source>That cannot be proven now: the cards may still lie in too many ways. Play on.</source>
        <translation>Сейчас это нельзя доказать: возможных раскладов ещё слишком много. Играйте дальше.</translation>
    </message>
    <message>
        <source>The rest is mine</source>
        <translation>Остальное моё</translation>
    </message>
    <message>
        <source>The rest is yours, whatever the others hold.</source>
        <translation>Все оставшиеся взятки ваши, что бы ни было у соперников.</translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message numerus="yes">
        <source>About %n point(s) of yours go to others.</source>
        <translation>
            <numerusform>Около %n вашего очка достанется другим.</numerusform>
            <numerusform>Около %n ваших очков достанется другим.</numerusform>
            <numerusform>Около %n ваших очков достанется другим.</numerusform>
        </translation>
    </message>
    <message>
        <source>An unseen hand makes {amount} with a chance of {chance}, and failing counts double.</source>
        <translation>Шанс сыграть {amount} втёмную — {chance}, а проигрыш считается вдвойне.</translation>
    </message>
    <message>
        <source>Do it anyway</source>
        <translation>Всё равно сделать</translation>
    </message>
    <message>
        <source>Do you want a new deal?</source>
        <translation>Хотите пересдать?</translation>
    </message>
    <message>
        <source>Do you want to bid {amount}?</source>
        <translation>Хотите заказать {amount}?</translation>
    </message>
    <message>
        <source>Do you want to pass?</source>
        <translation>Хотите спасовать?</translation>
    </message>
    <message>
        <source>Do you want to play this deal?</source>
        <translation>Хотите играть этот кон?</translation>
    </message>
    <message>
        <source>In the dark {amount} counts double, and a chance of {chance} is worth that at this score.</source>
        <translation>Втёмную {amount} считается вдвойне, и при таком счёте шанс {chance} стоит риска.</translation>
    </message>
    <message>
        <source>Look at the cards?</source>
        <translation>Посмотреть карты?</translation>
    </message>
    <message>
        <source>Play it anyway</source>
        <translation>Всё равно сыграть</translation>
    </message>
    <message>
        <source>Play the {card}?</source>
        <extracomment>{card} is in the accusative.</extracomment>
        <translation>Сыграть {card}?</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Взять назад</translation>
    </message>
    <message numerus="yes">
        <source>That costs about %n point(s) of the score on average.</source>
        <translation>
            <numerusform>В среднем это стоит около %n очка счёта.</numerusform>
            <numerusform>В среднем это стоит около %n очков счёта.</numerusform>
            <numerusform>В среднем это стоит около %n очков счёта.</numerusform>
        </translation>
    </message>
    <message>
        <source>The contract can be made: the chance is {chance}.</source>
        <translation>Заказ можно сыграть, шанс: {chance}.</translation>
    </message>
    <message numerus="yes">
        <source>There is more in your hand: about %n point(s) on average.</source>
        <translation>
            <numerusform>В ваших картах больше: в среднем около %n очка.</numerusform>
            <numerusform>В ваших картах больше: в среднем около %n очков.</numerusform>
            <numerusform>В ваших картах больше: в среднем около %n очков.</numerusform>
        </translation>
    </message>
    <message>
        <source>These cards promise little.</source>
        <translation>Эти карты обещают мало.</translation>
    </message>
    <message>
        <source>These cards promise more than a new deal.</source>
        <translation>Эти карты обещают больше, чем пересдача.</translation>
    </message>
    <message numerus="yes">
        <source>You would leave %n point(s) that are nearly sure.</source>
        <translation>
            <numerusform>Вы оставляете %n почти верное очко.</numerusform>
            <numerusform>Вы оставляете %n почти верных очка.</numerusform>
            <numerusform>Вы оставляете %n почти верных очков.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your contract is in danger: its chance falls from {before} to {after}.</source>
        <translation>Ваш заказ под угрозой: шанс падает с {before} до {after}.</translation>
    </message>
    <message>
        <source>{amount} is made with a chance of only {chance}.</source>
        <translation>Шанс сыграть {amount} — всего {chance}.</translation>
    </message>
    <message>
        <source>{name} could win the match with this deal.</source>
        <translation>{name} может выиграть партию уже в этом кону.</translation>
    </message>
    <message>
        <source>{name} makes the contract more easily: the chance rises from {before} to {after}.</source>
        <translation>{name} легче выполнит заказ: шанс растёт с {before} до {after}.</translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Кон {number}</translation>
    </message>
    <message>
        <source>Master asks for a new deal.</source>
        <translation>Мастер просит пересдачу.</translation>
    </message>
    <message numerus="yes">
        <source>Master gets %n point(s) less.</source>
        <translation>
            <numerusform>Мастер получает на %n очко меньше.</numerusform>
            <numerusform>Мастер получает на %n очка меньше.</numerusform>
            <numerusform>Мастер получает на %n очков меньше.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Master gets %n point(s) more.</source>
        <translation>
            <numerusform>Мастер получает на %n очко больше.</numerusform>
            <numerusform>Мастер получает на %n очка больше.</numerusform>
            <numerusform>Мастер получает на %n очков больше.</numerusform>
        </translation>
    </message>
    <message>
        <source>Master gets just as much.</source>
        <translation>Мастер получает столько же.</translation>
    </message>
    <message>
        <source>Master takes the place of {name}…</source>
        <translation>Мастер играет на месте игрока {name}…</translation>
    </message>
    <message>
        <source>Nobody knows which cards would have come then.</source>
        <translation>Никто не знает, какие карты пришли бы потом.</translation>
    </message>
    <message>
        <source>The cards are the same, and the others play as they do.</source>
        <translation>Карты те же, а остальные играют по-своему.</translation>
    </message>
    <message>
        <source>This deal cannot be compared.</source>
        <translation>Этот кон нельзя сравнить.</translation>
    </message>
    <message>
        <source>Watch Master play</source>
        <translation>Посмотреть игру Мастера</translation>
    </message>
    <message>
        <source>What went wrong is in the log of the program.</source>
        <translation>Причина — в журнале программы.</translation>
    </message>
    <message>
        <source>{level} plays here for: {names}</source>
        <translation>Здесь {level} играет за: {names}</translation>
    </message>
</context>
<context>
    <name>ConfirmPanel</name>
    <message>
        <source>Change</source>
        <translation>Изменить</translation>
    </message>
    <message>
        <source>Give these cards away?</source>
        <translation>Отдать эти карты?</translation>
    </message>
    <message>
        <source>Play for {amount}?</source>
        <translation>Играть {amount}?</translation>
    </message>
    <message>
        <source>Put these cards aside?</source>
        <translation>Отложить эти карты?</translation>
    </message>
</context>
<context>
    <name>ContractPanel</name>
    <message>
        <source>Give up…</source>
        <translation>Расписать…</translation>
    </message>
    <message>
        <source>How many points will you play for?</source>
        <translation>Сколько заказываете?</translation>
    </message>
    <message>
        <source>Play for {amount}</source>
        <translation>Играть {amount}</translation>
    </message>
    <message>
        <source>Your cards can bring {most} at most.</source>
        <translation>Ваши карты дадут не больше {most}.</translation>
    </message>
</context>
<context>
    <name>CopyLine</name>
    <message>
        <source>Copied</source>
        <translation>Скопировано</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
</context>
<context>
    <name>CoursePage</name>
    <message>
        <source>Match</source>
        <translation>Партия</translation>
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
        <translation>Передайте экран игроку {name}</translation>
    </message>
    <message>
        <source>I am {name}: show my cards</source>
        <extracomment>A button; {name} is the person who presses it.</extracomment>
        <translation>Это я, {name}: показать мои карты</translation>
    </message>
    <message>
        <source>The cards of {name} are covered</source>
        <translation>{name}: карты закрыты</translation>
    </message>
    <message>
        <source>The match waits.</source>
        <translation>Партия ждёт.</translation>
    </message>
    <message>
        <source>Until then all cards lie face down.</source>
        <translation>До тех пор все карты лежат рубашкой вверх.</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>A report helps to fix it. You see what is in it before anything is saved.</source>
        <translation>Отчёт поможет её исправить. Вы увидите, что в нём есть, прежде чем что-либо будет сохранено.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Скопировано</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Copy the details</source>
        <translation>Скопировать подробности</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>Подробности</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Report a problem…</source>
        <translation>Сообщить о проблеме…</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Что-то пошло не так</translation>
    </message>
    <message>
        <source>The program ran into an error and cannot start. Your matches are safe.</source>
        <translation>В программе произошла ошибка, запустить её не удаётся. Сохранённые партии целы.</translation>
    </message>
    <message>
        <source>The program ran into an error. You can go on playing, but this match could not be saved.</source>
        <translation>В программе произошла ошибка. Играть дальше можно, но эту партию сохранить не удалось.</translation>
    </message>
    <message>
        <source>The program ran into an error. Your match is saved up to the last move, and you can go on playing.</source>
        <translation>В программе произошла ошибка. Партия сохранена до последнего хода, можно играть дальше.</translation>
    </message>
    <message>
        <source>The program ran into an error. Your matches are safe, and you can go on.</source>
        <translation>В программе произошла ошибка. Сохранённые партии целы, можно продолжать.</translation>
    </message>
</context>
<context>
    <name>CrashNotice</name>
    <message>
        <source>Report a problem…</source>
        <translation>Сообщить о проблеме…</translation>
    </message>
    <message>
        <source>The program crashed last time. Your match is saved up to the last move.</source>
        <translation>В прошлый раз программа аварийно завершилась. Партия сохранена до последнего хода.</translation>
    </message>
</context>
<context>
    <name>DarkPanel</name>
    <message>
        <source>Bid {amount} in the dark?</source>
        <translation>Играть {amount} втёмную?</translation>
    </message>
    <message>
        <source>Look at the cards</source>
        <translation>Посмотреть карты</translation>
    </message>
    <message>
        <source>Unless somebody bids higher, it counts double, made or failed.</source>
        <translation>Если никто не перебьёт, заказ считается вдвойне, сыгран он или нет.</translation>
    </message>
    <message>
        <source>{amount} in the dark</source>
        <translation>{amount} втёмную</translation>
    </message>
</context>
<context>
    <name>DealCode</name>
    <message numerus="yes">
        <source>%n letter(s) or digit(s) are still missing.</source>
        <translation>
            <numerusform>Не хватает ещё %n буквы или цифры.</numerusform>
            <numerusform>Не хватает ещё %n букв или цифр.</numerusform>
            <numerusform>Не хватает ещё %n букв или цифр.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Code of the deal</source>
        <translation>Код кона</translation>
    </message>
    <message>
        <source>Play a deal by its code</source>
        <translation>Сыграть кон по коду</translation>
    </message>
    <message>
        <source>Play this deal</source>
        <translation>Сыграть этот кон</translation>
    </message>
    <message>
        <source>Rules: {rules}. Players: {names}</source>
        <translation>Правила: {rules}. Игроки: {names}</translation>
    </message>
    <message>
        <source>The code brings the very same cards. You will find it in the replay of a deal.</source>
        <translation>Код даёт ровно те же карты. Он есть в повторе кона.</translation>
    </message>
    <message numerus="yes">
        <source>There are %n letter(s) or digit(s) too many.</source>
        <translation>
            <numerusform>Лишняя буква или цифра: %n.</numerusform>
            <numerusform>Лишние буквы или цифры: %n.</numerusform>
            <numerusform>Лишние буквы или цифры: %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is a mistake in this code: a letter or digit is wrong, or two have changed places.</source>
        <translation>В этом коде ошибка: какая-то буква или цифра неверна, или две поменялись местами.</translation>
    </message>
    <message>
        <source>This is a deal: {code}</source>
        <translation>Это кон: {code}</translation>
    </message>
    <message>
        <source>Type the code of a deal, or paste it.</source>
        <translation>Введите или вставьте код кона.</translation>
    </message>
    <message>
        <source>“{sign}” does not occur in codes. They have digits, and the letters A to Z without U.</source>
        <translation>Знака «{sign}» в кодах не бывает. В них цифры и латинские буквы от A до Z без U.</translation>
    </message>
</context>
<context>
    <name>DealsPage</name>
    <message>
        <source>Best deals</source>
        <translation>Лучшие коны</translation>
    </message>
    <message>
        <source>Worst deals</source>
        <translation>Худшие коны</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Закрыть</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Удалить</translation>
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
        <translation>Растровая картинка в рисунке повреждена.</translation>
    </message>
    <message>
        <source>Add a &amp;file…</source>
        <translation>Добавить &amp;файл…</translation>
    </message>
    <message>
        <source>Add a deck from a file</source>
        <translation>Добавить колоду из файла</translation>
    </message>
    <message>
        <source>Add a deck from a folder</source>
        <translation>Добавить колоду из папки</translation>
    </message>
    <message>
        <source>Add a f&amp;older…</source>
        <translation>Добавить п&amp;апку…</translation>
    </message>
    <message>
        <source>Added by you</source>
        <translation>Добавлена вами</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Рубашка</translation>
    </message>
    <message>
        <source>Blue back</source>
        <translation>Синяя рубашка</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Карты</translation>
    </message>
    <message>
        <source>Cards are missing in the deck: {detail}</source>
        <translation>В колоде не хватает карт: {detail}</translation>
    </message>
    <message>
        <source>Colours of the suits</source>
        <translation>Цвета мастей</translation>
    </message>
    <message>
        <source>Decks of cards</source>
        <translation>Колоды карт</translation>
    </message>
    <message>
        <source>Decks of cards ({patterns})</source>
        <translation>Колоды карт ({patterns})</translation>
    </message>
    <message>
        <source>Drawing the cards failed: the picture is too much for it.</source>
        <translation>Не удалось нарисовать карты: рисунок слишком сложный.</translation>
    </message>
    <message>
        <source>Drawn for this game</source>
        <translation>Нарисована для этой игры</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Четыре цвета</translation>
    </message>
    <message>
        <source>Installed with GNOME&apos;s games</source>
        <translation>Установлена с играми GNOME</translation>
    </message>
    <message>
        <source>Installed with KDE&apos;s games</source>
        <translation>Установлена с играми KDE</translation>
    </message>
    <message>
        <source>Large indices</source>
        <translation>Крупные индексы</translation>
    </message>
    <message>
        <source>Letters of the indices</source>
        <translation>Буквы на картах</translation>
    </message>
    <message>
        <source>Letters of the language</source>
        <translation>Буквы по языку</translation>
    </message>
    <message>
        <source>Normal indices</source>
        <translation>Обычные индексы</translation>
    </message>
    <message>
        <source>Red back</source>
        <translation>Красная рубашка</translation>
    </message>
    <message>
        <source>Size of the indices</source>
        <translation>Размер индексов</translation>
    </message>
    <message>
        <source>The cards cannot be drawn properly: the picture uses something this program does not know.</source>
        <translation>Карты не рисуются правильно: в рисунке есть то, чего программа не знает.</translation>
    </message>
    <message>
        <source>The cards have an impossible size: {detail}</source>
        <translation>У карт невозможный размер: {detail}</translation>
    </message>
    <message>
        <source>The cards take too long to draw.</source>
        <translation>Карты рисуются слишком долго.</translation>
    </message>
    <message>
        <source>The deck you had chosen is not there any more, so ours is shown. Others are under View → Cards.</source>
        <translation>Выбранной колоды больше нет, поэтому показана наша. Другие — в меню «Вид → Карты».</translation>
    </message>
    <message>
        <source>The deck “{name}” cannot be used, so ours is shown. {reason}</source>
        <extracomment>{reason} is a sentence.</extracomment>
        <translation>Колоду «{name}» нельзя использовать, поэтому показана наша. {reason}</translation>
    </message>
    <message>
        <source>The deck&apos;s files cannot be changed on disk: {detail}</source>
        <translation>Файлы колоды нельзя изменить на диске: {detail}</translation>
    </message>
    <message>
        <source>The deck&apos;s index cannot be used. {detail}</source>
        <translation>Описание колоды непригодно. {detail}</translation>
    </message>
    <message>
        <source>The file cannot be read: {detail}</source>
        <translation>Файл не читается: {detail}</translation>
    </message>
    <message>
        <source>The file is larger than {file_limit} megabytes: {detail}</source>
        <translation>Файл больше {file_limit} МБ: {detail}</translation>
    </message>
    <message>
        <source>The file is not a readable SVG picture: {detail}</source>
        <translation>Файл не является читаемым рисунком SVG: {detail}</translation>
    </message>
    <message>
        <source>The packed file is damaged and cannot be unpacked.</source>
        <translation>Сжатый файл повреждён, распаковать его нельзя.</translation>
    </message>
    <message>
        <source>The picture contains a program: {detail}</source>
        <translation>Рисунок содержит программу: {detail}</translation>
    </message>
    <message>
        <source>The picture defines entities, which no deck needs and which can fill the memory.</source>
        <translation>Рисунок определяет сущности: колоде они не нужны, а память заполнить могут.</translation>
    </message>
    <message>
        <source>The picture is too complex: a deck may have {element_limit} elements at most.</source>
        <translation>Рисунок слишком сложный: элементов в колоде может быть не больше {element_limit}.</translation>
    </message>
    <message>
        <source>The picture of this deck is damaged.</source>
        <translation>Рисунок этой колоды повреждён.</translation>
    </message>
    <message>
        <source>The picture wants something from outside: {detail}</source>
        <translation>Рисунок обращается к чему-то извне: {detail}</translation>
    </message>
    <message>
        <source>There is no deck in the folder “{detail}”: no index.desktop, and not just one SVG file.</source>
        <translation>В папке «{detail}» нет колоды: ни index.desktop, ни ровно одного файла SVG.</translation>
    </message>
    <message>
        <source>There is no such file: {detail}</source>
        <translation>Такого файла нет: {detail}</translation>
    </message>
    <message>
        <source>This is not an ordinary file: {detail}</source>
        <translation>Это не обычный файл: {detail}</translation>
    </message>
    <message>
        <source>Two colours</source>
        <translation>Два цвета</translation>
    </message>
    <message>
        <source>Unpacked, the picture is larger than {text_limit} megabytes.</source>
        <translation>В распакованном виде рисунок больше {text_limit} МБ.</translation>
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
        <translation>Партию не удаётся сохранить ({reason}). Можно играть дальше.</translation>
    </message>
    <message>
        <source>The match cannot be saved: its folder is out of reach. You can play on; it is saved when the folder is there again.</source>
        <translation>Партию не удаётся сохранить: её папка недоступна. Можно играть дальше; она сохранится, когда папка появится снова.</translation>
    </message>
    <message>
        <source>The match cannot be saved: its folder may not be written to. You can play on.</source>
        <translation>Партию не удаётся сохранить: в её папку нельзя записывать. Можно играть дальше.</translation>
    </message>
    <message>
        <source>The match cannot be saved: the disk is full. You can play on; it is saved when there is room again.</source>
        <translation>Партию не удаётся сохранить: диск заполнен. Можно играть дальше; она сохранится, когда появится место.</translation>
    </message>
</context>
<context>
    <name>ExchangePanel</name>
    <message>
        <source>Give one card to each opponent</source>
        <translation>Отдайте соперникам по карте</translation>
    </message>
    <message>
        <source>Give these cards</source>
        <translation>Отдать карты</translation>
    </message>
    <message>
        <source>Give up…</source>
        <translation>Расписать…</translation>
    </message>
    <message>
        <source>Put these cards aside</source>
        <translation>Отложить эти карты</translation>
    </message>
    <message>
        <source>Put two cards aside</source>
        <translation>Отложите две карты</translation>
    </message>
    <message>
        <source>click or drag a card</source>
        <translation>щёлкните или перетащите карту</translation>
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
        <translation>Ставка</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Заказ</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Кон</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Сдающий</translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation>Заказчик</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>не сыграно</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>расписано</translation>
    </message>
    <message>
        <source>made</source>
        <translation>сыграно</translation>
    </message>
    <message>
        <source>{day}, {time}</source>
        <translation>{day}, {time}</translation>
    </message>
    <message>
        <source>{name}: change</source>
        <translation>{name}: изменение</translation>
    </message>
    <message>
        <source>{name}: points taken</source>
        <translation>{name}: взято очков</translation>
    </message>
    <message>
        <source>{name}: total</source>
        <translation>{name}: счёт</translation>
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
        <translation>За игрока {player} сыграна безопасная карта.</translation>
    </message>
    <message>
        <source>Safe cards were given away for {player}.</source>
        <translation>За игрока {player} отданы безопасные карты.</translation>
    </message>
    <message>
        <source>Should it happen again in this match, {player} goes on playing safely without further notice.</source>
        <translation>Если это в этой партии повторится, {player} будет играть осторожно без новых сообщений.</translation>
    </message>
    <message>
        <source>The most careful decision was taken for {player}.</source>
        <translation>За игрока {player} принято самое осторожное решение.</translation>
    </message>
    <message>
        <source>“{name}” answered “{detail}”, which is against the rules.</source>
        <translation>«{name}»: ответ «{detail}» противоречит правилам.</translation>
    </message>
    <message>
        <source>“{name}” cannot be started: there is no “{detail}”.</source>
        <translation>«{name}» не запускается: «{detail}» не существует.</translation>
    </message>
    <message>
        <source>“{name}” cannot be started: {detail}.</source>
        <translation>«{name}» не запускается: {detail}.</translation>
    </message>
    <message>
        <source>“{name}” cannot be started: “{detail}” is not a program that may be run.</source>
        <translation>«{name}» не запускается: «{detail}» — не программа, которую можно запустить.</translation>
    </message>
    <message>
        <source>“{name}” could not decide, because of a fault in this program.</source>
        <translation>«{name}»: решения нет из-за ошибки в самой игре.</translation>
    </message>
    <message>
        <source>“{name}” did not answer in the right form.</source>
        <translation>«{name}»: ответ не в той форме.</translation>
    </message>
    <message>
        <source>“{name}” did not answer in the right form: it {detail}.</source>
        <translation>«{name}»: ответ не в той форме ({detail}).</translation>
    </message>
    <message>
        <source>“{name}” did not answer in time.</source>
        <translation>«{name}»: ответ не пришёл вовремя.</translation>
    </message>
    <message>
        <source>“{name}” ended before it had answered.</source>
        <translation>«{name}»: программа завершилась, не ответив.</translation>
    </message>
    <message>
        <source>“{name}” ended before it had answered: “{detail}”.</source>
        <translation>«{name}»: программа завершилась, не ответив: «{detail}».</translation>
    </message>
    <message>
        <source>“{name}” has failed too often and is not started any more.</source>
        <translation>«{name}»: программа подвела слишком много раз и больше не запускается.</translation>
    </message>
    <message>
        <source>“{name}” wanted to do something against the rules.</source>
        <translation>«{name}»: ответ противоречит правилам.</translation>
    </message>
    <message>
        <source>“{name}” was started and did not say hello in time.</source>
        <translation>«{name}»: программа запущена, но вовремя не поздоровалась.</translation>
    </message>
</context>
<context>
    <name>FigureTables</name>
    <message>
        <source>Behind</source>
        <translation>Позади</translation>
    </message>
    <message>
        <source>By how much the deal changed the total, with penalties and the barrel; the contract is the declarer&apos;s, whoever that was.</source>
        <translation>Насколько кон изменил счёт, со штрафами и бочкой; заказ — того, кто был заказчиком.</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Изменение</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Заказ</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Показатель</translation>
    </message>
    <message>
        <source>Finished matches together. Who sits at a table twice counts twice.</source>
        <translation>Оконченные вместе партии. Кто сидит за столом дважды, считается дважды.</translation>
    </message>
    <message>
        <source>How often you were ahead, for each match together; equal totals count as a half.</source>
        <translation>Как часто ваш счёт был выше, на каждую общую партию; равный счёт считается за половину.</translation>
    </message>
    <message>
        <source>How often your final total was above this opponent&apos;s.</source>
        <translation>Сколько раз ваш итоговый счёт был выше.</translation>
    </message>
    <message>
        <source>How often your final total was below this opponent&apos;s.</source>
        <translation>Сколько раз ваш итоговый счёт был ниже.</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Уровень</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Партии</translation>
    </message>
    <message>
        <source>Of them, those this opponent won; a draw counts as its share.</source>
        <translation>Из них выигранные этим соперником; ничья считается частью победы.</translation>
    </message>
    <message>
        <source>Of them, those you won; a draw counts as its share.</source>
        <translation>Из них выигранные вами; ничья считается частью победы.</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Соперник</translation>
    </message>
    <message>
        <source>Opponents are told apart by name and level; the name as it was written last.</source>
        <translation>Соперники различаются по имени и уровню; имя — как записано в последний раз.</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Раздел</translation>
    </message>
    <message>
        <source>Share ahead</source>
        <translation>Доля впереди</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Значение</translation>
    </message>
    <message>
        <source>Won by the opponent</source>
        <translation>Победы соперника</translation>
    </message>
    <message>
        <source>Won by you</source>
        <translation>Ваши победы</translation>
    </message>
    <message>
        <source>You ahead</source>
        <translation>Впереди</translation>
    </message>
    <message>
        <source>You do best against {best} ({best_level}), ahead in {best_share}, and worst against {worst} ({worst_level}), ahead in {worst_share}.</source>
        <translation>Лучший итог: {best} ({best_level}), вы впереди в {best_share} партий; худший: {worst} ({worst_level}), впереди в {worst_share}.</translation>
    </message>
    <message>
        <source>a person</source>
        <extracomment>In place of a level: this opponent is no program.</extracomment>
        <translation>человек</translation>
    </message>
    <message>
        <source>{contract} (another&apos;s)</source>
        <extracomment>The contract of somebody else.</extracomment>
        <translation>{contract} (чужой)</translation>
    </message>
    <message>
        <source>{day}, deal {number}</source>
        <extracomment>A deal of a match of that day.</extracomment>
        <translation>{day}, кон {number}</translation>
    </message>
</context>
<context>
    <name>Figures</name>
    <message>
        <source>555 became 0</source>
        <translation>Самосвал: 555 стало 0</translation>
    </message>
    <message>
        <source>After each finished match against levels of this program the rating moves by the difference between the win and the chance to win. It begins at 1000, which is the level Casual.</source>
        <translation>После каждой оконченной партии с уровнями этой программы рейтинг меняется на разницу между победой и шансом на неё. Начинается с 1000 — это уровень «Любитель».</translation>
    </message>
    <message>
        <source>All matches</source>
        <translation>Все партии</translation>
    </message>
    <message>
        <source>As a defender</source>
        <translation>Против заказчика</translation>
    </message>
    <message>
        <source>As declarer</source>
        <translation>Заказчиком</translation>
    </message>
    <message>
        <source>Average change of the total</source>
        <translation>Среднее изменение счёта</translation>
    </message>
    <message>
        <source>Average contract</source>
        <translation>Средний заказ</translation>
    </message>
    <message>
        <source>Average loss of chances per decision</source>
        <translation>Средняя потеря шансов на решение</translation>
    </message>
    <message>
        <source>Average loss per decision against Master</source>
        <translation>Средняя потеря на решение против Мастера</translation>
    </message>
    <message>
        <source>Average points taken</source>
        <translation>В среднем взято очков</translation>
    </message>
    <message>
        <source>Average winning bid</source>
        <translation>Средняя выигравшая ставка</translation>
    </message>
    <message>
        <source>Bids and passes</source>
        <translation>Ставки и пасы</translation>
    </message>
    <message>
        <source>By how much a decision on average lowered the chance that the contract is made, or stopped. Only reviewed deals count.</source>
        <translation>Насколько решение в среднем снизило шанс сыграть или сорвать заказ. Считаются только разобранные коны.</translation>
    </message>
    <message>
        <source>Cards given away</source>
        <translation>Снос</translation>
    </message>
    <message>
        <source>Cards played</source>
        <translation>Сыгранные карты</translation>
    </message>
    <message>
        <source>Climbed the barrel</source>
        <translation>Сели на бочку</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Трефы</translation>
    </message>
    <message>
        <source>Contracts made</source>
        <translation>Сыгранные заказы</translation>
    </message>
    <message>
        <source>Contracts made for each contract played.</source>
        <translation>Сыгранные заказы на каждый разыгранный.</translation>
    </message>
    <message>
        <source>Contracts made in a row</source>
        <translation>Сыгранные заказы</translation>
    </message>
    <message>
        <source>Contracts named</source>
        <translation>Названные заказы</translation>
    </message>
    <message>
        <source>Contracts played</source>
        <translation>Разыгранные заказы</translation>
    </message>
    <message>
        <source>Contracts played in which the points were reached.</source>
        <translation>Разыгранные заказы, где набраны нужные очки.</translation>
    </message>
    <message>
        <source>Contracts stopped</source>
        <translation>Сорванные заказы</translation>
    </message>
    <message>
        <source>Contracts stopped for each deal defended.</source>
        <translation>Сорванные заказы на каждый кон против заказчика.</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Коны</translation>
    </message>
    <message>
        <source>Deals as declarer that were given up.</source>
        <translation>Коны в роли заказчика, которые были расписаны.</translation>
    </message>
    <message>
        <source>Deals as declarer that were played to the end. Deals given up are not among them.</source>
        <translation>Коны в роли заказчика, доигранные до конца. Расписанных среди них нет.</translation>
    </message>
    <message>
        <source>Deals defended</source>
        <translation>Коны против заказчика</translation>
    </message>
    <message>
        <source>Deals defended in which not one point was taken, whether or not that is marked at this table.</source>
        <translation>Коны против заказчика без единого очка, даже если за этим столом болт не пишут.</translation>
    </message>
    <message>
        <source>Deals defended in which the contract failed.</source>
        <translation>Коны против заказчика, где заказ не сыгран.</translation>
    </message>
    <message>
        <source>Deals given up</source>
        <translation>Росписи</translation>
    </message>
    <message>
        <source>Deals in a match</source>
        <translation>Конов в партии</translation>
    </message>
    <message>
        <source>Deals in the longest match</source>
        <translation>Конов в самой длинной партии</translation>
    </message>
    <message>
        <source>Deals of another declarer that were played to the end, with cards in hand.</source>
        <translation>Коны чужого заказчика, доигранные до конца, с картами на руках.</translation>
    </message>
    <message>
        <source>Deals played</source>
        <translation>Сыгранные коны</translation>
    </message>
    <message>
        <source>Deals played against another declarer. In the game with a stock there is none.</source>
        <translation>Коны, где заказчиком был другой. В игре с колодой заказчика нет.</translation>
    </message>
    <message>
        <source>Deals played as the one with the contract.</source>
        <translation>Коны со своим заказом.</translation>
    </message>
    <message>
        <source>Deals reviewed</source>
        <translation>Разобранные коны</translation>
    </message>
    <message>
        <source>Deals whose decisions were compared with what Master would have done.</source>
        <translation>Коны, решения которых сравнили с тем, что сделал бы Мастер.</translation>
    </message>
    <message>
        <source>Deals without a point</source>
        <translation>Коны без очка</translation>
    </message>
    <message>
        <source>Decisions in finished matches at which the coach warned of a serious mistake.</source>
        <translation>Решения в оконченных партиях, при которых тренер предупредил о серьёзной ошибке.</translation>
    </message>
    <message>
        <source>Decisions in finished matches for which a hint was asked, also where they were taken back.</source>
        <translation>Решения в оконченных партиях, к которым просили подсказку, включая взятые назад.</translation>
    </message>
    <message>
        <source>Decisions in the reviewed deals, also those that cost nothing.</source>
        <translation>Решения в разобранных конах, включая те, что ничего не стоили.</translation>
    </message>
    <message>
        <source>Decisions reviewed</source>
        <translation>Разобранные решения</translation>
    </message>
    <message>
        <source>Decisions that the review called mistakes, from what could be known then.</source>
        <translation>Решения, признанные ошибками по тому, что тогда можно было знать.</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Бубны</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Ничьи</translation>
    </message>
    <message>
        <source>Fell off it</source>
        <translation>Слетели с бочки</translation>
    </message>
    <message>
        <source>Finished deals for each finished match.</source>
        <translation>Оконченные коны на каждую оконченную партию.</translation>
    </message>
    <message>
        <source>Finished deals of the finished match that has the most of them.</source>
        <translation>Оконченные коны той оконченной партии, где их больше всего.</translation>
    </message>
    <message>
        <source>Finished deals with cards in hand, also of unfinished matches, and also those given up. Deals dealt anew do not count.</source>
        <translation>Оконченные коны с картами на руках, в том числе в неоконченных партиях и расписанные. Пересдачи не считаются.</translation>
    </message>
    <message>
        <source>Finished deals without cards, at a table of four.</source>
        <translation>Оконченные коны без карт за столом на четверых.</translation>
    </message>
    <message>
        <source>Finished matches in which something was taken back.</source>
        <translation>Оконченные партии, где что-то отменяли.</translation>
    </message>
    <message>
        <source>Finished matches that somebody else won.</source>
        <translation>Оконченные партии, которые выиграл другой.</translation>
    </message>
    <message>
        <source>Finished matches that were won together with another player of the same score.</source>
        <translation>Оконченные партии, выигранные вместе с игроком с тем же счётом.</translation>
    </message>
    <message>
        <source>Finished matches with a hint or a warning of the coach.</source>
        <translation>Оконченные партии с подсказкой или предупреждением тренера.</translation>
    </message>
    <message>
        <source>Finished matches won outright.</source>
        <translation>Оконченные партии, выигранные без ничьей.</translation>
    </message>
    <message>
        <source>Four aces</source>
        <translation>Четыре туза</translation>
    </message>
    <message>
        <source>Four aces declared, at tables that allow it.</source>
        <translation>Объявленный тузовый марьяж, где он разрешён.</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Черви</translation>
    </message>
    <message>
        <source>Highest rating</source>
        <translation>Лучший рейтинг</translation>
    </message>
    <message>
        <source>Hints and warnings</source>
        <translation>Подсказки и предупреждения</translation>
    </message>
    <message>
        <source>Hints asked for</source>
        <translation>Подсказки</translation>
    </message>
    <message>
        <source>Hints with the move</source>
        <translation>Подсказки с ходом</translation>
    </message>
    <message>
        <source>How often a failed contract or a penalty ended the time on the barrel.</source>
        <translation>Сколько раз слетали с бочки из-за несыгранного заказа или штрафа.</translation>
    </message>
    <message>
        <source>How often a total of exactly 555 became 0, at tables with that rule.</source>
        <translation>Сколько раз счёт ровно 555 стал нулём, где есть такое правило.</translation>
    </message>
    <message>
        <source>How often the barrel was climbed.</source>
        <translation>Сколько раз удалось сесть на бочку.</translation>
    </message>
    <message>
        <source>How often the last attempt on the barrel failed, which costs a penalty.</source>
        <translation>Сколько раз не удалась последняя попытка на бочке, что стоит штрафа.</translation>
    </message>
    <message>
        <source>In a row</source>
        <translation>Подряд</translation>
    </message>
    <message>
        <source>Left it otherwise</source>
        <translation>Ушли с неё иначе</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Поражения</translation>
    </message>
    <message>
        <source>Marriages</source>
        <translation>Марьяжи</translation>
    </message>
    <message>
        <source>Marriages declared</source>
        <translation>Объявленные марьяжи</translation>
    </message>
    <message>
        <source>Marriages declared in clubs.</source>
        <translation>Трефовые марьяжи.</translation>
    </message>
    <message>
        <source>Marriages declared in diamonds.</source>
        <translation>Бубновые марьяжи.</translation>
    </message>
    <message>
        <source>Marriages declared in finished deals, in all four suits together.</source>
        <translation>Марьяжи в оконченных конах, во всех четырёх мастях вместе.</translation>
    </message>
    <message>
        <source>Marriages declared in hearts.</source>
        <translation>Червовые марьяжи.</translation>
    </message>
    <message>
        <source>Marriages declared in spades.</source>
        <translation>Пиковые марьяжи.</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Партии</translation>
    </message>
    <message>
        <source>Matches finished</source>
        <translation>Оконченные партии</translation>
    </message>
    <message>
        <source>Matches lost</source>
        <translation>Проигранные партии</translation>
    </message>
    <message>
        <source>Matches that can be gone on with.</source>
        <translation>Партии, которые можно продолжить.</translation>
    </message>
    <message>
        <source>Matches that have ended. A match in which two people play counts once for each of them.</source>
        <translation>Партии, которые окончены. Партия, в которой играют двое, считается каждому из них.</translation>
    </message>
    <message>
        <source>Matches with help</source>
        <translation>Партии с помощью</translation>
    </message>
    <message>
        <source>Matches won</source>
        <translation>Выигранные партии</translation>
    </message>
    <message>
        <source>Matches won in a deal that began on the barrel.</source>
        <translation>Партии, выигранные тем коном, который начался на бочке.</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Ошибки</translation>
    </message>
    <message>
        <source>New deals asked for</source>
        <translation>Просьбы о пересдаче</translation>
    </message>
    <message>
        <source>Nothing taken back</source>
        <translation>Без отмен</translation>
    </message>
    <message>
        <source>Of the contracts that were named in the end, also where the deal was given up.</source>
        <translation>Окончательные заказы, даже если кон расписали.</translation>
    </message>
    <message>
        <source>Of the winning bids, also where the deal was then given up.</source>
        <translation>Ставки, выигравшие торговлю, даже если потом кон расписали.</translation>
    </message>
    <message>
        <source>Penalties for three zeros</source>
        <translation>Штрафы за три болта</translation>
    </message>
    <message>
        <source>Points in a contract that was played: cards, marriages and, with two talons, the cards left over.</source>
        <translation>Очки в разыгранном заказе: карты, марьяжи и, при двух прикупах, оставшиеся карты.</translation>
    </message>
    <message>
        <source>Points in a deal defended: cards, marriages and left-over cards, before rounding, also where a rule kept them from being scored.</source>
        <translation>Очки за кон против заказчика: карты, марьяжи и оставшиеся карты, до округления, даже если правило не дало их записать.</translation>
    </message>
    <message>
        <source>Points that a decision cost on average, against the best one Master saw with the same knowledge. Only reviewed deals count.</source>
        <translation>Сколько очков в среднем стоило решение против лучшего, которое Мастер видел, зная то же самое. Считаются только разобранные коны.</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Рейтинг</translation>
    </message>
    <message>
        <source>Rating now</source>
        <translation>Рейтинг сейчас</translation>
    </message>
    <message>
        <source>Reviewed decisions</source>
        <translation>Разобранные решения</translation>
    </message>
    <message>
        <source>Sat out</source>
        <translation>Сидели на прикупе</translation>
    </message>
    <message>
        <source>Share of contracts made</source>
        <translation>Доля сыгранных заказов</translation>
    </message>
    <message>
        <source>Share of contracts stopped</source>
        <translation>Доля сорванных заказов</translation>
    </message>
    <message>
        <source>Share of wins</source>
        <translation>Доля побед</translation>
    </message>
    <message>
        <source>Share of wins by chance</source>
        <translation>Доля побед при равных шансах</translation>
    </message>
    <message>
        <source>Something taken back</source>
        <translation>С отменами</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Пики</translation>
    </message>
    <message>
        <source>The highest rating after any match.</source>
        <translation>Самый высокий рейтинг после какой-либо партии.</translation>
    </message>
    <message>
        <source>The most contracts made one after the other as declarer. A contract that failed or was given up ends the row; deals of other declarers do not matter.</source>
        <translation>Больше всего заказов, сыгранных подряд. Несыгранный или расписанный прерывает ряд; чужие заказы не в счёт.</translation>
    </message>
    <message>
        <source>The most finished matches lost one after the other, in the order in which they were last played. A draw ends the row.</source>
        <translation>Больше всего оконченных партий, проигранных подряд; порядок — по последней игре. Ничья прерывает ряд.</translation>
    </message>
    <message>
        <source>The most finished matches won one after the other, in the order in which they were last played. A draw ends the row.</source>
        <translation>Больше всего оконченных партий, выигранных подряд; порядок — по последней игре. Ничья прерывает ряд.</translation>
    </message>
    <message>
        <source>The share of wins if everybody at the table won equally often: a third with three players.</source>
        <translation>Доля побед, если бы все за столом выигрывали одинаково часто: треть при трёх игроках.</translation>
    </message>
    <message>
        <source>Third zeros, which cost 120 points each.</source>
        <translation>Третьи болты; каждый стоит 120 очков.</translation>
    </message>
    <message>
        <source>Those of them in which the hint was asked what to do, not only what to look at.</source>
        <translation>Те из них, где подсказка назвала ход, а не только сказала, на что смотреть.</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Неоконченные</translation>
    </message>
    <message>
        <source>Warnings of the coach</source>
        <translation>Предупреждения тренера</translation>
    </message>
    <message>
        <source>What a deal defended changed the total by, with rounding, penalties and the barrel.</source>
        <translation>Насколько кон против заказчика изменил счёт, с округлением, штрафами и бочкой.</translation>
    </message>
    <message>
        <source>Wins for each finished match. A draw counts as a share of a win: a half with two winners.</source>
        <translation>Победы на каждую оконченную партию. Ничья — часть победы: половина при двух победителях.</translation>
    </message>
    <message>
        <source>With something taken back</source>
        <translation>С отменами</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Победы</translation>
    </message>
    <message>
        <source>Won from the barrel</source>
        <translation>Выиграли с бочки</translation>
    </message>
    <message>
        <source>Zeros</source>
        <translation>Болты</translation>
    </message>
    <message>
        <source>Zeros and the barrel</source>
        <translation>Болты и бочка</translation>
    </message>
    <message>
        <source>Zeros marked by the rules of the table, the third ones too.</source>
        <translation>Болты, записанные по правилам стола, включая третьи.</translation>
    </message>
    <message>
        <source>{longest} (now {current})</source>
        <extracomment>The longest row of wins, and how long it is now.</extracomment>
        <translation>{longest} (сейчас {current})</translation>
    </message>
</context>
<context>
    <name>FiguresCsv</name>
    <message>
        <source>Figure</source>
        <translation>Показатель</translation>
    </message>
    <message>
        <source>Of what</source>
        <translation>О чём</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Соперники</translation>
    </message>
    <message>
        <source>Section</source>
        <translation>Раздел</translation>
    </message>
    <message>
        <source>These statistics</source>
        <translation>Эта статистика</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Значение</translation>
    </message>
    <message>
        <source>What it counts</source>
        <translation>Что считается</translation>
    </message>
</context>
<context>
    <name>FilterBar</name>
    <message>
        <source>All rules</source>
        <translation>Все правила</translation>
    </message>
    <message>
        <source>Any result</source>
        <translation>Любой результат</translation>
    </message>
    <message>
        <source>By rules</source>
        <translation>По правилам</translation>
    </message>
    <message>
        <source>By rules, reversed</source>
        <translation>По правилам, в обратном порядке</translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Повреждённые</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Ничьи</translation>
    </message>
    <message>
        <source>Fewest points first</source>
        <translation>Сначала меньше очков</translation>
    </message>
    <message>
        <source>Longest first</source>
        <translation>Сначала длинные</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Проигранные</translation>
    </message>
    <message>
        <source>Most points first</source>
        <translation>Сначала больше очков</translation>
    </message>
    <message>
        <source>Newest first</source>
        <translation>Сначала новые</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <translation>Сначала старые</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Порядок</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Search titles and players</source>
        <translation>Поиск по названию и игрокам</translation>
    </message>
    <message>
        <source>Shortest first</source>
        <translation>Сначала короткие</translation>
    </message>
    <message>
        <source>Titles from A to Z</source>
        <translation>Названия от А до Я</translation>
    </message>
    <message>
        <source>Titles from Z to A</source>
        <translation>Названия от Я до А</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Неоконченные</translation>
    </message>
    <message>
        <source>When it was last played</source>
        <translation>Когда играли в последний раз</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Выигранные</translation>
    </message>
</context>
<context>
    <name>FontNotice</name>
    <message>
        <source>No font of this system has the letters {letters}. Install one that has them, such as DejaVu Sans (Debian and Ubuntu: {package}), and start Thousand again.</source>
        <translation>Ни в одном шрифте этой системы нет букв {letters}. Установите шрифт, в котором они есть, например DejaVu Sans (Debian и Ubuntu: {package}), и запустите «Тысячу» снова.</translation>
    </message>
</context>
<context>
    <name>GiveUpPanel</name>
    <message>
        <source>Give this deal up?</source>
        <translation>Расписать этот кон?</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Расписать</translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation>Играть дальше</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message numerus="yes">
        <source>%n card(s) lie in the stock: which of yours may become a marriage, and which can go?</source>
        <translation>
            <numerusform>В колоде лежит %n карта: какие из ваших ещё могут дать марьяж, а какие не нужны?</numerusform>
            <numerusform>В колоде лежат %n карты: какие из ваших ещё могут дать марьяж, а какие не нужны?</numerusform>
            <numerusform>В колоде лежат %n карт: какие из ваших ещё могут дать марьяж, а какие не нужны?</numerusform>
        </translation>
    </message>
    <message>
        <source>A bid of {amount} would be made with a chance of {chance}.</source>
        <translation>Шанс выполнить заказ {amount}: {chance}.</translation>
    </message>
    <message>
        <source>A king or queen may complete a marriage for others: which cards can do no harm?</source>
        <translation>Король или дама могут дать другим марьяж: какие карты не повредят?</translation>
    </message>
    <message>
        <source>An unseen hand makes {amount} with a chance of {chance}; made or failed, it counts double.</source>
        <translation>Шанс сыграть {amount} втёмную — {chance}; сыграно или нет, считается вдвойне.</translation>
    </message>
    <message>
        <source>And what to do?</source>
        <translation>А что делать?</translation>
    </message>
    <message>
        <source>Another card is about as good; this one is the better by rule of thumb.</source>
        <translation>Есть и другая карта, почти такая же хорошая; эту подсказывает опыт.</translation>
    </message>
    <message>
        <source>Ask for a new deal.</source>
        <translation>Попросите пересдачу.</translation>
    </message>
    <message>
        <source>Bid {amount} in the dark.</source>
        <translation>Закажите {amount} втёмную.</translation>
    </message>
    <message>
        <source>Bid {amount}.</source>
        <translation>Закажите {amount}.</translation>
    </message>
    <message>
        <source>Both lie face down: there is nothing to choose between them.</source>
        <translation>Оба прикупа лежат рубашкой вверх: ничто не говорит в пользу того или другого.</translation>
    </message>
    <message>
        <source>Both talons lie face down: is there anything that tells them apart?</source>
        <translation>Оба прикупа лежат рубашкой вверх: отличаются ли они чем-нибудь?</translation>
    </message>
    <message>
        <source>By rule of thumb it is the best.</source>
        <translation>Опыт подсказывает, что так лучше всего.</translation>
    </message>
    <message>
        <source>Count aces, tens and marriages: is this hand worth playing?</source>
        <translation>Посчитайте тузы, десятки и марьяжи: стоит ли играть с этими картами?</translation>
    </message>
    <message>
        <source>Count the trumps that are still out, and who may hold them: {suit}.</source>
        <extracomment>The name of a suit stands after a colon.</extracomment>
        <translation>Посчитайте козыри, которые ещё не вышли, и у кого они могут быть: {suit}.</translation>
    </message>
    <message>
        <source>Count what the others may still hold in this suit: {suit}.</source>
        <extracomment>The name of a suit stands after a colon.</extracomment>
        <translation>Посчитайте, что ещё может быть у других в этой масти: {suit}.</translation>
    </message>
    <message>
        <source>Count what the others may still hold in two suits: {suit}, {other}.</source>
        <extracomment>Names of suits stand after a colon.</extracomment>
        <translation>Посчитайте, что ещё может быть у других в двух мастях: {suit}, {other}.</translation>
    </message>
    <message numerus="yes">
        <source>Expected difference of points from now on: {points}, over %n layout(s).</source>
        <translation>
            <numerusform>Ожидаемая разница очков с этого момента: {points} (по %n раскладу).</numerusform>
            <numerusform>Ожидаемая разница очков с этого момента: {points} (по %n раскладам).</numerusform>
            <numerusform>Ожидаемая разница очков с этого момента: {points} (по %n раскладам).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Expected for the declarer: %n point(s).</source>
        <translation>
            <numerusform>Ожидаемый результат заказчика: %n очко.</numerusform>
            <numerusform>Ожидаемый результат заказчика: %n очка.</numerusform>
            <numerusform>Ожидаемый результат заказчика: %n очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Expected: %n point(s).</source>
        <translation>
            <numerusform>Ожидается: %n очко.</numerusform>
            <numerusform>Ожидается: %n очка.</numerusform>
            <numerusform>Ожидается: %n очков.</numerusform>
        </translation>
    </message>
    <message>
        <source>Give away: {first} → {first_name}, {second} → {second_name}.</source>
        <extracomment>Cards in the nominative, and who gets each of them.</extracomment>
        <translation>Отдайте: {first} → {first_name}, {second} → {second_name}.</translation>
    </message>
    <message>
        <source>Give the deal up.</source>
        <translation>Распишите этот кон.</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Подсказка</translation>
    </message>
    <message>
        <source>In play it is then made in about {chance} of the deals.</source>
        <translation>На деле он тогда выполняется примерно в {chance} конов.</translation>
    </message>
    <message>
        <source>In play it then fails in about {chance} of the deals.</source>
        <translation>На деле он тогда не выполняется примерно в {chance} конов.</translation>
    </message>
    <message>
        <source>It seems good enough.</source>
        <translation>Кажется, этого достаточно.</translation>
    </message>
    <message>
        <source>Keep what wins tricks: marriages, aces, a long suit. What is left over?</source>
        <translation>Оставьте то, что берёт взятки: марьяжи, тузы, длинную масть. Что лишнее?</translation>
    </message>
    <message>
        <source>Look at the score: what happens if {name} plays this deal?</source>
        <translation>Посмотрите на счёт: что будет, если этот кон играет {name}?</translation>
    </message>
    <message>
        <source>Look at what you may do: there is only one thing.</source>
        <translation>Посмотрите, что можно сделать: есть только одна возможность.</translation>
    </message>
    <message>
        <source>Look at your cards.</source>
        <translation>Посмотрите свои карты.</translation>
    </message>
    <message>
        <source>Name a contract of {amount}.</source>
        <translation>Назовите заказ {amount}.</translation>
    </message>
    <message>
        <source>Pass.</source>
        <translation>Спасуйте.</translation>
    </message>
    <message>
        <source>Play the {card} and declare the four aces.</source>
        <extracomment>{card} is in the accusative.</extracomment>
        <translation>Сыграйте {card} и объявите четырёх тузов.</translation>
    </message>
    <message>
        <source>Play the {card} and declare the marriage.</source>
        <extracomment>{card} is in the accusative.</extracomment>
        <translation>Сыграйте {card} и объявите марьяж.</translation>
    </message>
    <message>
        <source>Play the {card}.</source>
        <extracomment>{card} is in the accusative.</extracomment>
        <translation>Сыграйте {card}.</translation>
    </message>
    <message>
        <source>Play this deal.</source>
        <translation>Играйте этот кон.</translation>
    </message>
    <message>
        <source>Put aside: {first}, {second}.</source>
        <translation>Отложите: {first}, {second}.</translation>
    </message>
    <message>
        <source>Say what to do, and why (H)</source>
        <translation>Сказать, что делать и почему (H)</translation>
    </message>
    <message>
        <source>Say what to look at (H)</source>
        <translation>Сказать, на что смотреть (H)</translation>
    </message>
    <message>
        <source>Set the chance to make {amount} against what giving up costs.</source>
        <translation>Сравните шанс сыграть {amount} с тем, во что обойдётся роспись.</translation>
    </message>
    <message>
        <source>So near to {target} the chance to win the match counts, not the points alone.</source>
        <translation>Так близко к {target} важен шанс выиграть партию, а не одни очки.</translation>
    </message>
    <message numerus="yes">
        <source>Still in it for you: about %n point(s).</source>
        <translation>
            <numerusform>Вам ещё достанется около %n очка.</numerusform>
            <numerusform>Вам ещё достанется около %n очков.</numerusform>
            <numerusform>Вам ещё достанется около %n очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Still in it for you: at least %n point(s).</source>
        <translation>
            <numerusform>Вам ещё достанется не меньше %n очка.</numerusform>
            <numerusform>Вам ещё достанется не меньше %n очков.</numerusform>
            <numerusform>Вам ещё достанется не меньше %n очков.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take talon {number}.</source>
        <translation>Возьмите прикуп {number}.</translation>
    </message>
    <message numerus="yes">
        <source>The contract fails in {chance} of %n layout(s).</source>
        <translation>
            <numerusform>Заказ не выполняется в {chance} из %n расклада.</numerusform>
            <numerusform>Заказ не выполняется в {chance} из %n раскладов.</numerusform>
            <numerusform>Заказ не выполняется в {chance} из %n раскладов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The contract fails in {chance} of %n layout(s); with another card, {other}, in {other_chance}.</source>
        <extracomment>{other} is a card in the nominative.</extracomment>
        <translation>
            <numerusform>Заказ не выполняется в {chance} из %n расклада, а с другой картой ({other}) — в {other_chance}.</numerusform>
            <numerusform>Заказ не выполняется в {chance} из %n раскладов, а с другой картой ({other}) — в {other_chance}.</numerusform>
            <numerusform>Заказ не выполняется в {chance} из %n раскладов, а с другой картой ({other}) — в {other_chance}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The contract is made in only {chance} of %n layout(s).</source>
        <translation>
            <numerusform>Заказ выполняется только в {chance} из %n расклада.</numerusform>
            <numerusform>Заказ выполняется только в {chance} из %n раскладов.</numerusform>
            <numerusform>Заказ выполняется только в {chance} из %n раскладов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The contract is made in {chance} of %n layout(s).</source>
        <translation>
            <numerusform>Заказ выполняется в {chance} из %n расклада.</numerusform>
            <numerusform>Заказ выполняется в {chance} из %n раскладов.</numerusform>
            <numerusform>Заказ выполняется в {chance} из %n раскладов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The contract is made in {chance} of %n layout(s); with another card, {other}, in {other_chance}.</source>
        <extracomment>{other} is a card in the nominative.</extracomment>
        <translation>
            <numerusform>Заказ выполняется в {chance} из %n расклада, а с другой картой ({other}) — в {other_chance}.</numerusform>
            <numerusform>Заказ выполняется в {chance} из %n раскладов, а с другой картой ({other}) — в {other_chance}.</numerusform>
            <numerusform>Заказ выполняется в {chance} из %n раскладов, а с другой картой ({other}) — в {other_chance}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The contract is made with a chance of only {chance}.</source>
        <translation>Шанс выполнить заказ — всего {chance}.</translation>
    </message>
    <message>
        <source>The contract is made with a chance of {chance}.</source>
        <translation>Шанс выполнить заказ: {chance}.</translation>
    </message>
    <message>
        <source>The stock is gone, so all cards are known: you both still take the same.</source>
        <translation>Колода кончилась, и все карты известны: вы возьмёте ещё поровну.</translation>
    </message>
    <message numerus="yes">
        <source>The stock is gone, so all cards are known: you still take %n point(s) fewer than the other.</source>
        <translation>
            <numerusform>Колода кончилась, и все карты известны: вы возьмёте ещё на %n очко меньше соперника.</numerusform>
            <numerusform>Колода кончилась, и все карты известны: вы возьмёте ещё на %n очка меньше соперника.</numerusform>
            <numerusform>Колода кончилась, и все карты известны: вы возьмёте ещё на %n очков меньше соперника.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The stock is gone, so all cards are known: you still take %n point(s) more than the other.</source>
        <translation>
            <numerusform>Колода кончилась, и все карты известны: вы возьмёте ещё на %n очко больше соперника.</numerusform>
            <numerusform>Колода кончилась, и все карты известны: вы возьмёте ещё на %n очка больше соперника.</numerusform>
            <numerusform>Колода кончилась, и все карты известны: вы возьмёте ещё на %n очков больше соперника.</numerusform>
        </translation>
    </message>
    <message>
        <source>The stock is gone: count, and you know every card that is left.</source>
        <translation>Колода кончилась: посчитайте, и вы знаете все оставшиеся карты.</translation>
    </message>
    <message>
        <source>There is no hint for this decision.</source>
        <translation>Для этого решения подсказки нет.</translation>
    </message>
    <message>
        <source>There is nothing else you can do.</source>
        <translation>Ничего другого сделать нельзя.</translation>
    </message>
    <message>
        <source>Which two cards neither win a trick nor belong to a marriage?</source>
        <translation>Какие две карты не возьмут взятку и не входят в марьяж?</translation>
    </message>
    <message numerus="yes">
        <source>You are the last to play, and %n point(s) lie there: what is the trick worth to you?</source>
        <translation>
            <numerusform>Ваш ход последний, на столе %n очко: чего стоит для вас эта взятка?</numerusform>
            <numerusform>Ваш ход последний, на столе %n очка: чего стоит для вас эта взятка?</numerusform>
            <numerusform>Ваш ход последний, на столе %n очков: чего стоит для вас эта взятка?</numerusform>
        </translation>
    </message>
    <message>
        <source>You can declare: {marriage}. Is this the moment, or does something come before it?</source>
        <extracomment>A marriage in the nominative, or the four aces.</extracomment>
        <translation>Можно объявить: {marriage}. Сейчас ли, или сначала нужно что-то другое?</translation>
    </message>
    <message>
        <source>You cannot take this trick: which card will you miss least?</source>
        <translation>Эту взятку вам не взять: какой карты будет меньше всего жаль?</translation>
    </message>
    <message>
        <source>You hold something: {marriage}. How far does it carry, with the tricks you can win?</source>
        <extracomment>A marriage in the nominative.</extracomment>
        <translation>У вас есть кое-что: {marriage}. Как далеко этого хватит вместе со взятками, которые вы возьмёте?</translation>
    </message>
    <message>
        <source>You know no card yet. Look at the score: do you need twice 120 points?</source>
        <translation>Вы не знаете ещё ни одной карты. Взгляните на счёт: нужны ли вам дважды по 120 очков?</translation>
    </message>
    <message>
        <source>You may still draw a card for a marriage of {points}, with a chance of {chance}: {card}.</source>
        <extracomment>{card} is in the nominative.</extracomment>
        <translation>Вы ещё можете добрать карту к марьяжу на {points}, с вероятностью {chance}: {card}.</translation>
    </message>
    <message>
        <source>You need {amount} at least: which points are sure, and which are only hoped for?</source>
        <translation>Вам нужно не меньше {amount}: какие очки верные, а на какие вы только надеетесь?</translation>
    </message>
    <message>
        <source>You would have to bid {amount}, without a marriage: what is your hand worth?</source>
        <translation>Пришлось бы заказать {amount} без марьяжа: чего стоят ваши карты?</translation>
    </message>
    <message>
        <source>Your hand cannot bring the next bid.</source>
        <translation>Ваших карт не хватит на следующую ставку.</translation>
    </message>
    <message>
        <source>{name} plays after you: can this trick still be taken from you?</source>
        <translation>{name} ходит после вас: можно ли ещё отнять у вас эту взятку?</translation>
    </message>
</context>
<context>
    <name>HonestCards</name>
    <message>
        <source>Before the first card the computer draws a secret at random, from which all cards of the match follow, and shows only its seal: a fingerprint that gives nothing of the secret away and fits no other one. After the match the secret itself is shown here. Whoever has noted the seal can check then that the secret was not exchanged and that every deal followed from it: nobody chose a card while you played.</source>
        <translation>До первой карты компьютер берёт случайный секрет, из которого следуют все карты партии, и показывает только его печать: отпечаток, который ничего из секрета не выдаёт и ни к какому другому не подходит. После партии здесь появляется сам секрет. Кто записал печать, может проверить, что секрет не подменили и что из него следовала каждая раздача: никто не подбирал карты по ходу игры.</translation>
    </message>
    <message>
        <source>Check the cards</source>
        <translation>Проверить карты</translation>
    </message>
    <message>
        <source>Checking…</source>
        <translation>Проверяем…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message numerus="yes">
        <source>Every action was allowed by the rules: %Ln action(s).</source>
        <translation>
            <numerusform>Всё сыграно по правилам: %Ln действие.</numerusform>
            <numerusform>Всё сыграно по правилам: %Ln действия.</numerusform>
            <numerusform>Всё сыграно по правилам: %Ln действий.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every deal followed from the number: %n deal(s).</source>
        <translation>
            <numerusform>Каждая раздача следовала из числа: %n раздача.</numerusform>
            <numerusform>Каждая раздача следовала из числа: %n раздачи.</numerusform>
            <numerusform>Каждая раздача следовала из числа: %n раздач.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every deal followed from the secret: %n deal(s).</source>
        <translation>
            <numerusform>Каждая раздача следовала из секрета: %n раздача.</numerusform>
            <numerusform>Каждая раздача следовала из секрета: %n раздачи.</numerusform>
            <numerusform>Каждая раздача следовала из секрета: %n раздач.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every match has a seal of its own. It is shown here as soon as a match begins.</source>
        <translation>У каждой партии своя печать. Она появится здесь, как только начнётся партия.</translation>
    </message>
    <message>
        <source>Everything is as it should be: nobody chose a card.</source>
        <translation>Всё в порядке: карты никто не подбирал.</translation>
    </message>
    <message>
        <source>How the cards are dealt</source>
        <translation>Как сдаются карты</translation>
    </message>
    <message>
        <source>Note the short form, or copy the seal, if you want to compare it later. The secret is shown here when the match is over.</source>
        <translation>Запишите краткую форму или скопируйте печать, если хотите сравнить её потом. Секрет появится здесь, когда партия закончится.</translation>
    </message>
    <message>
        <source>Something is not as it should be.</source>
        <translation>Что-то не в порядке.</translation>
    </message>
    <message numerus="yes">
        <source>Something was taken back %n time(s).</source>
        <translation>
            <numerusform>Что-то отменяли: %n раз.</numerusform>
            <numerusform>Что-то отменяли: %n раза.</numerusform>
            <numerusform>Что-то отменяли: %n раз.</numerusform>
        </translation>
    </message>
    <message>
        <source>The cards are sealed. You can check them after the match.</source>
        <translation>Карты опечатаны. После партии их можно проверить.</translation>
    </message>
    <message>
        <source>The cards are sealed: {seal}. You can check them after the match.</source>
        <extracomment>{seal} is the beginning of a long number, such as &quot;5388 1c6e 5e99 e4e7&quot;.</extracomment>
        <translation>Карты опечатаны: {seal}. После партии их можно проверить.</translation>
    </message>
    <message>
        <source>The cards of dealing {number}, in line {line} of the file, are not those that had to come.</source>
        <translation>Карты сдачи № {number} (строка {line} файла) не те, что должны были прийти.</translation>
    </message>
    <message>
        <source>The cards of this match cannot be checked.</source>
        <translation>Карты этой партии проверить нельзя.</translation>
    </message>
    <message>
        <source>The code {code} has another dealer for the first deal.</source>
        <translation>В коде {code} у первого кона другой сдающий.</translation>
    </message>
    <message>
        <source>The file does not say what the cards follow from.</source>
        <translation>В файле не сказано, из чего следуют карты.</translation>
    </message>
    <message>
        <source>The file has no secret that could fit the seal which was shown before the match.</source>
        <translation>В файле нет секрета, который мог бы подойти к печати, показанной до партии.</translation>
    </message>
    <message>
        <source>The first deal was asked for by its code {code}; the others follow from the secret.</source>
        <translation>Первый кон вызван по коду {code}; остальные следуют из секрета.</translation>
    </message>
    <message>
        <source>The first deal, and who dealt it, is that of the code {code}, which was asked for.</source>
        <translation>Первый кон и его сдающий такие, как в выбранном коде {code}.</translation>
    </message>
    <message>
        <source>The match is over. If you noted the seal, compare it now.</source>
        <translation>Партия сыграна. Если вы записали печать, сравните её сейчас.</translation>
    </message>
    <message>
        <source>The method exactly…</source>
        <translation>Точное описание…</translation>
    </message>
    <message>
        <source>The same check without this window, in a terminal:</source>
        <translation>Та же проверка без этого окна, в терминале:</translation>
    </message>
    <message>
        <source>The seal of this match, to be read out and noted:</source>
        <translation>Печать этой партии, чтобы прочесть вслух и записать:</translation>
    </message>
    <message>
        <source>The secret fits the seal that was shown before the match.</source>
        <translation>Секрет подходит к печати, показанной до партии.</translation>
    </message>
    <message>
        <source>The secret in the file does not fit the seal that was shown before the match.</source>
        <translation>Секрет в файле не подходит к печати, показанной до партии.</translation>
    </message>
    <message>
        <source>The secret:</source>
        <translation>Секрет:</translation>
    </message>
    <message>
        <source>The whole seal (a commitment by SHA-256):</source>
        <translation>Печать целиком (обязательство SHA-256):</translation>
    </message>
    <message>
        <source>There is no seal: nobody promised the cards before the match.</source>
        <translation>Печати нет: до партии никто за эти карты не ручался.</translation>
    </message>
    <message>
        <source>This match goes on from another one, or plays its cards again: whoever has seen the secret of that one can know the cards to come.</source>
        <translation>Эта партия продолжает другую или играется её картами: кто видел секрет той партии, может знать и следующие карты.</translation>
    </message>
    <message>
        <source>This match has no seal: it was begun by a version of the program that had none. Its cards follow from a number, which is shown here when the match is over.</source>
        <translation>У этой партии нет печати: её начала версия программы, которая их не знала. Её карты следуют из числа, которое появится здесь, когда партия закончится.</translation>
    </message>
    <message>
        <source>This match has no seal: it was begun by a version of the program that had none. Its cards follow from the number {number}. That they do can be checked; that nobody chose the number cannot.</source>
        <translation>У этой партии нет печати: её начала версия программы, которая их не знала. Её карты следуют из числа {number}. Это можно проверить; что числа никто не подобрал, проверить нельзя.</translation>
    </message>
    <message>
        <source>This match has no seal: the file does not say where its cards come from, so that nobody can check them.</source>
        <translation>У этой партии нет печати: в файле не сказано, откуда взялись карты, поэтому проверить их нельзя.</translation>
    </message>
    <message>
        <source>What can be checked is as it should be.</source>
        <translation>Всё, что можно проверить, в порядке.</translation>
    </message>
    <message>
        <source>Who dealt first followed from the secret, too.</source>
        <translation>Кто сдавал первым, тоже следовало из секрета.</translation>
    </message>
    <message>
        <source>dealt: {cards}
expected: {expected}</source>
        <translation>сдано: {cards}
должно быть: {expected}</translation>
    </message>
    <message>
        <source>{name} dealt first; from the secret it should have been {other}.</source>
        <translation>Первым сдающим был игрок {name}, а из секрета следует, что им должен быть {other}.</translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message numerus="yes">
        <source>%n option(s) differ from {name}.</source>
        <translation>
            <numerusform>%n отличие. Сравнение: {name}.</numerusform>
            <numerusform>%n отличия. Сравнение: {name}.</numerusform>
            <numerusform>%n отличий. Сравнение: {name}.</numerusform>
        </translation>
    </message>
    <message>
        <source>A set of your own, made from “{name}”</source>
        <translation>Свой набор на основе «{name}»</translation>
    </message>
    <message>
        <source>All files</source>
        <translation>Все файлы</translation>
    </message>
    <message>
        <source>Another name for “{name}”</source>
        <translation>Новое название набора «{name}»</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>Сравнить с</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Удалить</translation>
    </message>
    <message>
        <source>Delete “{name}”?</source>
        <translation>Удалить «{name}»?</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Удалить…</translation>
    </message>
    <message>
        <source>Export the rule set</source>
        <translation>Экспорт набора правил</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Экспорт…</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Договорённости</translation>
    </message>
    <message>
        <source>Import a rule set</source>
        <translation>Импорт набора правил</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Импорт…</translation>
    </message>
    <message>
        <source>Make all as in {name}</source>
        <translation>Всё как в наборе «{name}»</translation>
    </message>
    <message>
        <source>Matches that were begun with these rules keep them and can be gone on with.</source>
        <translation>Партии, начатые по этим правилам, сохраняют их, и их можно продолжить.</translation>
    </message>
    <message>
        <source>Name of the rule set</source>
        <translation>Название набора правил</translation>
    </message>
    <message>
        <source>New from this…</source>
        <translation>Новый на этой основе…</translation>
    </message>
    <message>
        <source>No option differs from {name}.</source>
        <translation>Отличий нет. Сравнение: {name}.</translation>
    </message>
    <message>
        <source>No option found.</source>
        <translation>Ничего не найдено.</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>ОК</translation>
    </message>
    <message>
        <source>Only differences</source>
        <translation>Только отличия</translation>
    </message>
    <message>
        <source>Play by these rules…</source>
        <translation>Играть по этим правилам…</translation>
    </message>
    <message>
        <source>Published</source>
        <translation>Опубликованные</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Переименовать…</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Вернуть</translation>
    </message>
    <message>
        <source>Rule sets</source>
        <translation>Наборы правил</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Сохранено: {file}.</translation>
    </message>
    <message>
        <source>Search the options</source>
        <translation>Поиск по правилам</translation>
    </message>
    <message>
        <source>The published rules stay as they are; “{name}” is a set of your own.</source>
        <translation>Опубликованные правила остаются как были; «{name}» — ваш собственный набор.</translation>
    </message>
    <message>
        <source>The rule set cannot be saved: {detail}.</source>
        <translation>Не удалось сохранить набор правил: {detail}.</translation>
    </message>
    <message>
        <source>Your own</source>
        <translation>Свои</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>пока нет</translation>
    </message>
    <message>
        <source>{name}, our way</source>
        <extracomment>The first name of a rule set made from another one, called {name}.</extracomment>
        <translation>{name}, по-нашему</translation>
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
        <translation>1, 2: взять левый или правый прикуп</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Digits: type a bid or a contract, such as 1 2 0</source>
        <translation>Цифры: набрать ставку или заказ, например 1 2 0</translation>
    </message>
    <message>
        <source>Enter, Space: choose the card, press the button</source>
        <translation>Enter, пробел: выбрать карту, нажать кнопку</translation>
    </message>
    <message>
        <source>Esc: close, take a question back</source>
        <translation>Esc: закрыть, отменить вопрос</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Клавиши</translation>
    </message>
    <message>
        <source>Left, Right, Home, End: go along your cards</source>
        <translation>Влево, вправо, Home, End: по своим картам</translation>
    </message>
    <message>
        <source>P, П: pass</source>
        <translation>P, П: пас</translation>
    </message>
    <message>
        <source>Tab: from the panel to the cards and back</source>
        <translation>Tab: от панели к картам и обратно</translation>
    </message>
    <message>
        <source>To a jack: {keys}</source>
        <translation>К валету: {keys}</translation>
    </message>
    <message>
        <source>To a king: {keys}</source>
        <translation>К королю: {keys}</translation>
    </message>
    <message>
        <source>To a nine: {keys}</source>
        <translation>К девятке: {keys}</translation>
    </message>
    <message>
        <source>To a queen: {keys}</source>
        <translation>К даме: {keys}</translation>
    </message>
    <message>
        <source>To a ten: {keys}</source>
        <translation>К десятке: {keys}</translation>
    </message>
    <message>
        <source>To an ace: {keys}</source>
        <translation>К тузу: {keys}</translation>
    </message>
    <message>
        <source>To clubs: Shift and {keys}</source>
        <translation>К трефам: Shift и {keys}</translation>
    </message>
    <message>
        <source>To diamonds: Shift and {keys}</source>
        <translation>К бубнам: Shift и {keys}</translation>
    </message>
    <message>
        <source>To hearts: Shift and {keys}</source>
        <translation>К червям: Shift и {keys}</translation>
    </message>
    <message>
        <source>To spades: Shift and {keys}</source>
        <translation>К пикам: Shift и {keys}</translation>
    </message>
    <message>
        <source>Up, Down: to the next suit, or another bid</source>
        <translation>Вверх, вниз: к следующей масти или другая ставка</translation>
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
        <translation>Расписать…</translation>
    </message>
    <message>
        <source>Lead the first card</source>
        <translation>Ваш первый ход</translation>
    </message>
</context>
<context>
    <name>LessonList</name>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Начать</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Продолжить</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>З&amp;акрыть</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Учимся играть</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Уроки</translation>
    </message>
    <message>
        <source>Once &amp;more</source>
        <translation>&amp;Ещё раз</translation>
    </message>
    <message>
        <source>R&amp;ules:</source>
        <translation>&amp;Правила:</translation>
    </message>
    <message>
        <source>Short lessons with prepared cards. You play at a real table, and the table answers. Nothing here counts in your matches or statistics.</source>
        <translation>Короткие уроки на подготовленных картах. Вы играете за настоящим столом, и стол отвечает. В ваши партии и статистику ничего отсюда не попадает.</translation>
    </message>
    <message>
        <source>Start &amp;over</source>
        <translation>Начать &amp;заново</translation>
    </message>
    <message>
        <source>{lesson}, done</source>
        <extracomment>For a screen reader: a lesson of the list, and that it is done.</extracomment>
        <translation>{lesson}, пройден</translation>
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
        <translation>&amp;Все уроки</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <comment>the last of the lessons</comment>
        <translation>&amp;Закончить</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Дальше</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>&amp;Следующий урок</translation>
    </message>
    <message>
        <source>&amp;Show me</source>
        <translation>&amp;Покажите</translation>
    </message>
    <message>
        <source>&amp;Why? (F1)</source>
        <translation>П&amp;очему? (F1)</translation>
    </message>
    <message>
        <source>From the &amp;beginning</source>
        <translation>С &amp;начала</translation>
    </message>
    <message>
        <source>S&amp;kip</source>
        <translation>П&amp;ропустить</translation>
    </message>
</context>
<context>
    <name>LessonTitles</name>
    <message>
        <source>A new deal</source>
        <translation>Пересдача</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Торговля</translation>
    </message>
    <message>
        <source>Cards and tricks</source>
        <translation>Карты и взятки</translation>
    </message>
    <message>
        <source>Following suit</source>
        <translation>Ход в масть</translation>
    </message>
    <message>
        <source>Giving up</source>
        <translation>Роспись</translation>
    </message>
    <message>
        <source>Marriages</source>
        <translation>Марьяжи</translation>
    </message>
    <message>
        <source>Near the end</source>
        <translation>Ближе к концу</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Подсчёт очков</translation>
    </message>
    <message>
        <source>Talon and contract</source>
        <translation>Прикуп и заказ</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Козыри</translation>
    </message>
    <message>
        <source>What good players do</source>
        <translation>Как играют хорошие игроки</translation>
    </message>
    <message>
        <source>Zeros</source>
        <translation>Болты</translation>
    </message>
</context>
<context>
    <name>LessonWindow</name>
    <message>
        <source>Learn to play Thousand</source>
        <translation>Учимся играть в тысячу</translation>
    </message>
    <message>
        <source>Lesson {number} of {all}. Step {step} of {steps}</source>
        <translation>Урок {number} из {all}. Шаг {step} из {steps}</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>A hand with a marriage and an ace is too good to pass. Whoever passes is out of this bidding.</source>
        <translation>Карты с марьяжем и тузом слишком хороши для паса. Кто спасовал, в этой торговле больше не участвует.</translation>
    </message>
    <message>
        <source>A marriage brings points of its own: hearts {h}, diamonds {d}, clubs {c}, spades {s}.</source>
        <translation>Марьяж приносит свои очки: черви {h}, бубны {d}, трефы {c}, пики {s}.</translation>
    </message>
    <message>
        <source>A match at this table begins with a golden round: there each player in turn plays {contract} without any bidding, and everything counts double. Afterwards it goes as here.</source>
        <translation>Партия здесь начинается с золотого кона: каждый по очереди играет {contract} без торговли, и всё считается вдвойне. Потом всё идёт так, как здесь.</translation>
    </message>
    <message>
        <source>A pass is final for this deal. The opponents of the declarer play for the points of their own tricks and marriages.</source>
        <translation>Пас — до конца кона. Соперники заказчика играют за очки своих взяток и марьяжей.</translation>
    </message>
    <message>
        <source>After each trick both players draw a card from the stock, as long as there is one.</source>
        <translation>После каждой взятки оба игрока берут по карте из колоды, пока они там есть.</translation>
    </message>
    <message>
        <source>All other hearts are gone now. Even a nine takes a trick when nobody has anything higher in its suit. Lead it.</source>
        <translation>Других червей больше нет. Даже девятка берёт взятку, когда ни у кого нет старшей карты её масти. Ходите с неё.</translation>
    </message>
    <message>
        <source>An opponent of the declarer who takes no point at all gets a zero in the score, a mark that is counted.</source>
        <translation>Соперник заказчика, не взявший ни одного очка, получает в записи болт; болты считают.</translation>
    </message>
    <message>
        <source>An opponent of the declarer who takes no trick at all gets a zero in the score, a mark that is counted.</source>
        <translation>Соперник заказчика, не взявший ни одной взятки, получает в записи болт; болты считают.</translation>
    </message>
    <message>
        <source>And nobody here leads a trump that another player has named, as long as he has something else.</source>
        <translation>И никто здесь не ходит с козыря, объявленного другим игроком, пока есть что-то ещё.</translation>
    </message>
    <message>
        <source>As the declarer, give away lone low cards, so that you run out of a suit; never an ace, never half of a marriage.</source>
        <translation>Играя заказ, отдавайте одиночные младшие карты, чтобы остаться без масти; никогда не туза и не половину марьяжа.</translation>
    </message>
    <message>
        <source>At this table it may be declared with the very first lead.</source>
        <translation>За этим столом объявлять можно уже первым ходом.</translation>
    </message>
    <message>
        <source>At this table to the nearest multiple of {step}.</source>
        <translation>За этим столом — до ближайшего числа, кратного {step}.</translation>
    </message>
    <message>
        <source>At this table to the nearest multiple of {step}; a last figure of {half} goes down.</source>
        <translation>За этим столом — до ближайшего числа, кратного {step}; {half} на конце округляется вниз.</translation>
    </message>
    <message>
        <source>At this table to the nearest multiple of {step}; a last figure of {half} goes up.</source>
        <translation>За этим столом — до ближайшего числа, кратного {step}; {half} на конце округляется вверх.</translation>
    </message>
    <message>
        <source>At this table whoever opens may even bid {bid} before looking at the cards; what is made or failed then counts double.</source>
        <translation>За этим столом первая рука может даже заказать {bid} втёмную, не глядя в карты; сыгранное и несыгранное считается тогда вдвойне.</translation>
    </message>
    <message>
        <source>At this table you have as many deals for it as you need.</source>
        <translation>За этим столом конов на это сколько угодно.</translation>
    </message>
    <message>
        <source>At this table you may then play anything. But a trump beats even the ace: take the trick with it.</source>
        <translation>За этим столом тогда можно положить что угодно. Но козырь бьёт даже туза: возьмите им взятку.</translation>
    </message>
    <message>
        <source>At this table you must also beat the highest card if you can. Do so.</source>
        <translation>За этим столом нужно ещё и побить старшую карту, если можете. Сделайте это.</translation>
    </message>
    <message>
        <source>At this table you must have taken a trick before you declare one. Lead a card that is sure to win.</source>
        <translation>За этим столом нужно сначала взять взятку, и лишь потом объявлять. Ходите с карты, которая точно выиграет.</translation>
    </message>
    <message>
        <source>At this table you must then play a trump if you have one. It beats even the ace.</source>
        <translation>За этим столом тогда нужно положить козырь, если он есть. Он бьёт даже туза.</translation>
    </message>
    <message>
        <source>At this table you need not beat the card. But you play last, so a higher card takes the trick for certain. Take it.</source>
        <translation>За этим столом бить не обязательно. Но ваша карта последняя: старшая точно возьмёт взятку. Возьмите её.</translation>
    </message>
    <message>
        <source>Bid on your marriages, but only if you can take a trick to declare them. Aces and tens take tricks and hold most of the points.</source>
        <translation>Торгуйтесь под марьяжи, но только если сможете взять взятку, чтобы их объявить. Тузы и десятки берут взятки, и в них больше всего очков.</translation>
    </message>
    <message>
        <source>Bidding is over, and the talon is yours. As you had to take it at the lowest bid, nobody else sees it at this table.</source>
        <translation>Торговля окончена, прикуп ваш. За этим столом его больше никто не видит, ведь брать его за самую низкую ставку пришлось по обязанности.</translation>
    </message>
    <message>
        <source>Bids go up by exactly {step}, no more and no less.</source>
        <translation>Ставки растут ровно на {step}, не больше и не меньше.</translation>
    </message>
    <message>
        <source>Count the trumps as they fall: when they are gone, your other high cards are safe.</source>
        <translation>Считайте вышедшие козыри: когда их нет, остальные ваши старшие карты в безопасности.</translation>
    </message>
    <message>
        <source>Count what your hand can promise: marriages {marriages}, cards that nobody can beat {cards}, together {sum}.</source>
        <translation>Посчитайте, что могут обещать ваши карты: марьяжи {marriages}, карты, которые никто не побьёт, {cards}, вместе {sum}.</translation>
    </message>
    <message>
        <source>Declare it by leading one of the two: hearts bring {points}. Choose the queen or the king, then “Declare”. Most players lead the queen, as it is worth less.</source>
        <translation>Марьяж объявляют, ходя с одной из двух карт: черви дают {points}. Выберите даму или короля, затем «Объявить». Обычно ходят с дамы: она дешевле.</translation>
    </message>
    <message>
        <source>Declare the marriage in hearts first: it brings {points} at once, and makes your hearts trump.</source>
        <translation>Сначала объявите червовый марьяж: это сразу {points}, и ваши черви станут козырем.</translation>
    </message>
    <message>
        <source>Declared: {points}.</source>
        <translation>Объявлено: {points}.</translation>
    </message>
    <message>
        <source>Each opponent writes {points} for it.</source>
        <translation>Каждый соперник записывает за это {points}.</translation>
    </message>
    <message>
        <source>Even if you make {amount}, you stay on the barrel: {needed} is needed to win.</source>
        <translation>Даже сыграв {amount}, вы остаётесь на бочке: для победы нужно {needed}.</translation>
    </message>
    <message>
        <source>Every bid must be higher than the last; bids are multiples of {step}.</source>
        <translation>Каждая ставка должна быть выше прежней и кратна {step}.</translation>
    </message>
    <message>
        <source>Every third zero costs {cost}, in a row or not.</source>
        <translation>Каждый третий болт стоит {cost}, подряд или нет.</translation>
    </message>
    <message>
        <source>Every third zero in a row costs {cost}.</source>
        <translation>Каждый третий болт подряд стоит {cost}.</translation>
    </message>
    <message>
        <source>Everybody else has passed: you are the declarer. You get the talon, which is what the next lesson is about. First a hand of another kind.</source>
        <translation>Все остальные спасовали: заказ за вами. Вы получаете прикуп, о нём следующий урок. А сначала — совсем другие карты.</translation>
    </message>
    <message>
        <source>From high to low: ace {ace}, ten {ten}, king {king}, queen {queen}, jack {jack}, nine {nine}. The ten comes right after the ace. All cards together: {all}.</source>
        <translation>По старшинству: туз {ace}, десятка {ten}, король {king}, дама {queen}, валет {jack}, девятка {nine}. Десятка стоит сразу после туза. Все карты вместе: {all}.</translation>
    </message>
    <message>
        <source>From {threshold} on, a player writes only what he wins with his own contracts: as an opponent he gets nothing.</source>
        <translation>С {threshold} игрок пишет только свои заказы: как соперник он не получает ничего.</translation>
    </message>
    <message>
        <source>Had you promised {contract}, the same {sum} would have been too little, and {change} would be taken from your score.</source>
        <translation>Если бы вы обещали {contract}, тех же {sum} не хватило бы, и из счёта вычли бы {change}.</translation>
    </message>
    <message>
        <source>How often that is allowed, and what it costs the next time, is in the rules: F1.</source>
        <translation>Как часто это можно и сколько стоит в следующий раз, сказано в правилах: F1.</translation>
    </message>
    <message>
        <source>If somebody has trumped before you, any trump will do: you need not go higher.</source>
        <translation>Если кто-то до вас положил козырь, годится любой: перебивать не обязательно.</translation>
    </message>
    <message>
        <source>If somebody has trumped before you, you must play a higher trump if you can; if not, a lower one.</source>
        <translation>Если кто-то до вас положил козырь, нужно положить старший козырь, если он есть, а если нет — младший.</translation>
    </message>
    <message>
        <source>If you pass, you write nothing at all in this deal, whatever you take. With such a hand, bid.</source>
        <translation>Если спасуете, в этом кону вы не запишете ничего, что бы ни взяли. С такими картами заказывайте.</translation>
    </message>
    <message>
        <source>It brought the {king}: with your queen, that is a marriage.</source>
        <translation>Прикуп принёс {king}: с вашей дамой это марьяж.</translation>
    </message>
    <message>
        <source>It is a right, not a duty. With such cards, use it.</source>
        <translation>Это право, а не обязанность. С такими картами воспользуйтесь им.</translation>
    </message>
    <message>
        <source>It is your lead. Click your highest heart, or drag it to the middle. With the keyboard: the arrow keys and Enter.</source>
        <translation>Ваш ход. Щёлкните по своей старшей червовой карте или перетащите её на середину. С клавиатуры: стрелки и Enter.</translation>
    </message>
    <message>
        <source>It takes a contract of at least {needed}.</source>
        <translation>Нужен заказ не меньше {needed}.</translation>
    </message>
    <message>
        <source>King and queen must both still be in your hand when you declare. Just holding them brings nothing.</source>
        <translation>В момент объявления и король, и дама должны быть ещё на руках. Просто держать их — ничего не даёт.</translation>
    </message>
    <message>
        <source>King and queen of one suit in one hand are a marriage. You hold two of them.</source>
        <translation>Король и дама одной масти на одной руке — это марьяж. У вас их два.</translation>
    </message>
    <message>
        <source>Made, it brings you to {sum}, and the match is won; failed, you fall to {less}.</source>
        <translation>Сыгранный, он даст вам {sum} и победу в партии; несыгранный сбросит вас на {less}.</translation>
    </message>
    <message>
        <source>Made, it brings you to {sum}; failed, to {less}. Whoever drops below {threshold} writes as an opponent again.</source>
        <translation>Сыгранный, он даст вам {sum}, несыгранный — {less}. Кто упадёт ниже {threshold}, снова пишет и как соперник.</translation>
    </message>
    <message>
        <source>More than {all} may be bid only with a marriage in the hand.</source>
        <translation>Больше {all} можно заказать только с марьяжем на руках.</translation>
    </message>
    <message>
        <source>Name the contract that you play for: {amount}, or more, in steps of {step}; never less than your bid.</source>
        <translation>Назовите заказ, который будете играть: {amount} или больше, с шагом {step}; меньше вашей ставки нельзя.</translation>
    </message>
    <message>
        <source>Not yet: at this table a marriage cannot be declared with the first lead. Played now, king or queen would waste it.</source>
        <translation>Ещё рано: за этим столом нельзя объявлять марьяж первым ходом. Король или дама сейчас только погубят его.</translation>
    </message>
    <message>
        <source>Now give one card to each opponent, face down: click two cards, or drag them to the players. Give what you can best spare.</source>
        <translation>Теперь отдайте каждому сопернику по карте в закрытую: щёлкните по двум картам или перетащите их к игрокам. Отдайте то, чего меньше всего жалко.</translation>
    </message>
    <message>
        <source>Now name the contract. To reach {target} it must be at least {needed}.</source>
        <translation>Теперь назовите заказ. Чтобы дойти до {target}, нужно не меньше {needed}.</translation>
    </message>
    <message>
        <source>Now name the contract: the more you can make, the nearer you come. You can count on {sum}.</source>
        <translation>Теперь назовите заказ: чем больше сыграете, тем ближе цель. Рассчитывать можно на {sum}.</translation>
    </message>
    <message>
        <source>Now put two cards aside, face down: click them. They and the other talon count for nobody. Choose cards that you can spare.</source>
        <translation>Теперь отложите две карты в закрытую: щёлкните по ним. Они и второй прикуп не считаются никому. Выберите карты, которых не жалко.</translation>
    </message>
    <message>
        <source>Now put two cards aside, face down: click them. They and the other talon go to whoever takes the last trick. Choose cards that you can spare.</source>
        <translation>Теперь отложите две карты в закрытую: щёлкните по ним. Они и второй прикуп достанутся тому, кто возьмёт последнюю взятку. Выберите карты, которых не жалко.</translation>
    </message>
    <message>
        <source>Now you play against the declarer, {declarer}. {fellow} takes this trick for certain, and you have no card of the suit. Opponents help each other: what do you play?</source>
        <translation>Теперь вы играете против заказчика: {declarer}. Эту взятку точно берёт {fellow}, а у вас этой масти нет. Соперники заказчика помогают друг другу: что вы сыграете?</translation>
    </message>
    <message>
        <source>Now your other marriage, in spades: {points} more.</source>
        <translation>Теперь ваш второй марьяж, пиковый: ещё {points}.</translation>
    </message>
    <message>
        <source>On the barrel, which has a lesson of its own, zeros are not counted.</source>
        <translation>На бочке (о ней есть отдельный урок) болты не считаются.</translation>
    </message>
    <message>
        <source>Played without declaring, the marriage would be lost for good, and {points} with it. Choose “Declare”.</source>
        <translation>Без объявления марьяж пропадёт совсем, а с ним и {points}. Выберите «Объявить».</translation>
    </message>
    <message>
        <source>Raise, but stay within the {sum} that you have counted.</source>
        <translation>Повысьте, но не выше {sum}, которые вы насчитали.</translation>
    </message>
    <message>
        <source>Right: that card was worth {points}.</source>
        <translation>Верно: эта карта стоила {points}.</translation>
    </message>
    <message>
        <source>Right: the ten has beaten the king. The trick is worth {points}.</source>
        <translation>Верно: десятка побила короля. Взятка стоит {points}.</translation>
    </message>
    <message>
        <source>So it goes on, deal after deal, until somebody has {target}.</source>
        <translation>И так далее, кон за коном, пока кто-то не наберёт {target}.</translation>
    </message>
    <message>
        <source>So: follow suit; beat what you want to have; and where you cannot win, give your cheapest card.</source>
        <translation>Итак: кладите в масть, бейте то, что хотите взять, а где не выиграть, отдавайте самую дешёвую карту.</translation>
    </message>
    <message>
        <source>That draws the last trump.</source>
        <translation>Это выбивает последний козырь.</translation>
    </message>
    <message>
        <source>That is all you need. The hints (H) explain a decision whenever you like, and the rules of a match are under F1. Have fun!</source>
        <translation>Это всё, что нужно. Подсказка (H) объяснит любое решение, а правила партии — под F1. Приятной игры!</translation>
    </message>
    <message>
        <source>That is at least {contract}: the contract is made, and you write {change}. The declarer never writes more than the contract.</source>
        <translation>Это не меньше {contract}: заказ выполнен, вы записываете {change}. Заказчик никогда не пишет больше заказа.</translation>
    </message>
    <message>
        <source>That is more than anybody asks for. Say {least}: you can always raise when another player does.</source>
        <translation>Это больше, чем нужно. Скажите {least}: повысить можно всегда, когда повысит другой.</translation>
    </message>
    <message>
        <source>That may be played, but it would make a present of {dear}. You have a card worth {cheap}.</source>
        <translation>Так можно, но это подарок в {dear}. У вас есть карта за {cheap}.</translation>
    </message>
    <message>
        <source>That works as well, but try the nine of hearts: it is the last heart.</source>
        <translation>Можно и так, но попробуйте девятку червей: это последняя червовая карта.</translation>
    </message>
    <message>
        <source>That would break your marriage, worth {points}. Keep king and queen together.</source>
        <translation>Это разобьёт ваш марьяж, а он стоит {points}. Держите короля и даму вместе.</translation>
    </message>
    <message>
        <source>The ace is gone. Which heart is the highest now? Lead it.</source>
        <translation>Туза больше нет. Какая червовая карта теперь старшая? Ходите с неё.</translation>
    </message>
    <message>
        <source>The bidding comes before the tricks. A bid is a promise: so many points, from cards and marriages, will be yours in this deal. The highest bidder is the declarer, and plays for the promise.</source>
        <translation>Сначала торговля, потом взятки. Ставка — это обещание: столько очков, за карты и марьяжи, вы возьмёте в этом кону. Кто обещает больше всех, становится заказчиком и играет свой заказ.</translation>
    </message>
    <message>
        <source>The bidding stands at {amount}. Your cards: no marriage, no ace, {points} in card points. What do you say?</source>
        <translation>Торговля дошла до {amount}. Ваши карты: ни марьяжа, ни туза, {points} в очках карт. Что вы скажете?</translation>
    </message>
    <message>
        <source>The cards that prove your right are shown to all.</source>
        <translation>Карты, дающие вам это право, видят все.</translation>
    </message>
    <message>
        <source>The deal is given up. It has cost you {cost}.</source>
        <translation>Кон расписан. Вам это стоило {cost}.</translation>
    </message>
    <message>
        <source>The deal is given up. This time it has cost you nothing.</source>
        <translation>Кон расписан. На этот раз вам это ничего не стоило.</translation>
    </message>
    <message>
        <source>The deal is nearly over. You have {points} so far, from cards and a marriage.</source>
        <translation>Кон почти окончен. Пока у вас {points}, за карты и марьяж.</translation>
    </message>
    <message>
        <source>The declarer leads to the first trick. Make at least {amount}, and the contract is yours; with less it is taken from your score.</source>
        <translation>Заказчик ходит первым. Возьмёте хотя бы {amount} — заказ ваш; меньше — его вычтут из счёта.</translation>
    </message>
    <message>
        <source>The highest heart is another one. Nothing beats this one: play the {highest}.</source>
        <translation>Старшая червовая карта — другая. Её ничто не бьёт: сыграйте {highest}.</translation>
    </message>
    <message>
        <source>The limit of a bid is {all} and the marriages in the hand: for you {most}.</source>
        <translation>Потолок ставки — {all} и марьяжи на руках: для вас {most}.</translation>
    </message>
    <message>
        <source>The lowest bid is {least}. All cards together have only {all}: without a marriage, {least} is already a lot for one player.</source>
        <translation>Самая низкая ставка — {least}. Во всех картах вместе только {all}: без марьяжа {least} для одного игрока уже много.</translation>
    </message>
    <message>
        <source>The new marriage has changed the trump. Trump: {trump}.</source>
        <translation>Новый марьяж сменил козырь. Козырь: {trump}.</translation>
    </message>
    <message>
        <source>The nine has taken a trick: nobody could follow suit.</source>
        <translation>Девятка взяла взятку: никто не мог положить карту в масть.</translation>
    </message>
    <message>
        <source>The nine is the lowest heart, and the {king} is still out: it would beat the nine.</source>
        <translation>Девятка — младшая червовая карта. Кто-то ещё держит {king} и может её побить.</translation>
    </message>
    <message>
        <source>The others get nothing for it this time.</source>
        <translation>Остальные на этот раз ничего за это не получают.</translation>
    </message>
    <message>
        <source>The rules allow it, but it promises more than the {sum} you can count on. What is missing would cost you the whole contract.</source>
        <translation>Правила это позволяют, но это больше, чем {sum}, на которые можно рассчитывать. Если чуть не хватит, вычтут весь заказ.</translation>
    </message>
    <message>
        <source>The rules allow that, but the trick would go to {name}: {points}. A trump takes it.</source>
        <translation>Правила это позволяют, но взятка достанется игроку {name}: {points}. Козырь её возьмёт.</translation>
    </message>
    <message>
        <source>The rules allow that, but {name} would take the trick: {points}. Beat the card instead.</source>
        <translation>Правила это позволяют, но взятка достанется игроку {name}: {points}. Лучше побейте карту.</translation>
    </message>
    <message>
        <source>The same dealer deals again, and nothing of this deal is counted.</source>
        <translation>Сдаёт снова тот же игрок, и ничего из этого кона не считается.</translation>
    </message>
    <message>
        <source>The trick is worth {points} now, and nothing of it is for {declarer}.</source>
        <translation>Взятка теперь стоит {points}, и ничего из неё не получает {declarer}.</translation>
    </message>
    <message>
        <source>The trick is yours, and so is the lead.</source>
        <translation>Взятка ваша, и ход тоже ваш.</translation>
    </message>
    <message>
        <source>The trick is yours: {points}.</source>
        <translation>Взятка ваша: {points}.</translation>
    </message>
    <message>
        <source>Then this deal might become your third zero: {cost} off your score. Take the trick with the ace.</source>
        <translation>Тогда этот кон может стать вашим третьим болтом: минус {cost}. Возьмите взятку тузом.</translation>
    </message>
    <message>
        <source>These are your cards, at the bottom of the table. You take tricks with them, for the points of the cards in the tricks.</source>
        <translation>Это ваши карты, внизу стола. Ими берут взятки, а считаются очки карт, которые в них лежат.</translation>
    </message>
    <message>
        <source>These cards are good enough to be played. Giving up has a lesson of its own.</source>
        <translation>Эти карты достаточно хороши, чтобы играть. О росписи есть отдельный урок.</translation>
    </message>
    <message>
        <source>This time hearts are what we look at: play the {highest}.</source>
        <translation>На этот раз посмотрим на черви: сыграйте {highest}.</translation>
    </message>
    <message>
        <source>Trump: {trump}, by your own marriage. One trump is still out, and you hold an ace that you want to bring home. What do you lead?</source>
        <translation>Козырь: {trump}, по вашему марьяжу. Один козырь ещё у кого-то на руках, а у вас туз, который хочется разыграть спокойно. С чего вы ходите?</translation>
    </message>
    <message>
        <source>Trump: {trump}. From this very trick on, a trump beats every card of another suit.</source>
        <translation>Козырь: {trump}. Уже с этой взятки козырь бьёт любую карту другой масти.</translation>
    </message>
    <message>
        <source>Until the first card is led, the declarer may give the deal up. Choose “Give up…” and look at what it costs; then confirm.</source>
        <translation>До первого хода заказчик может расписать кон. Выберите «Расписать…» и посмотрите, во что это обойдётся; потом подтвердите.</translation>
    </message>
    <message>
        <source>Watch kings and queens: once one of a pair has been played, that marriage cannot be declared any more.</source>
        <translation>Следите за королями и дамами: когда одна карта пары вышла, этого марьяжа уже не будет.</translation>
    </message>
    <message>
        <source>Well chosen: nothing of value is gone.</source>
        <translation>Хороший выбор: ничего ценного не потеряно.</translation>
    </message>
    <message>
        <source>Well chosen: these cards help the others least.</source>
        <translation>Хороший выбор: эти карты меньше всего помогут другим.</translation>
    </message>
    <message>
        <source>Well saved. The trick was worth {points}.</source>
        <translation>Хорошо, бережно. Взятка стоила {points}.</translation>
    </message>
    <message>
        <source>Which of your last cards do you lead first?</source>
        <translation>С какой из последних карт вы пойдёте сначала?</translation>
    </message>
    <message>
        <source>While there is a stock, any card may be played to a trick. When it is used up, as now, the duties begin.</source>
        <translation>Пока есть колода, на взятку можно положить любую карту. Когда она кончилась, как сейчас, начинаются обязанности.</translation>
    </message>
    <message>
        <source>Whoever takes a trick leads to the next one. Now to a trick that you cannot take.</source>
        <translation>Кто берёт взятку, тот ходит следующим. Теперь о взятке, которую взять нельзя.</translation>
    </message>
    <message>
        <source>Wise: let others promise that.</source>
        <translation>Разумно: пусть обещают другие.</translation>
    </message>
    <message>
        <source>With that card you would lose the lead, and the ace might never take a trick. First the {card}: it is worth {points}.</source>
        <translation>Этой картой вы отдадите ход, и туз может уже не взять взятку. Сначала сыграйте {card}: это {points}.</translation>
    </message>
    <message>
        <source>With these cards you would hardly make it, and failing costs the whole bid. Pass: as an opponent you keep what you take.</source>
        <translation>С такими картами это едва ли сыграть, а неудача стоит всей ставки. Спасуйте: соперник заказчика записывает то, что взял.</translation>
    </message>
    <message>
        <source>Without bidding there is no contract: each player writes all he took. You write {change}.</source>
        <translation>Без торговли нет заказа: каждый записывает всё, что взял. Вы записываете {change}.</translation>
    </message>
    <message>
        <source>Without the suit and without a trump you may play any card. Until the first marriage there is no trump at all.</source>
        <translation>Без масти и без козыря можно положить любую карту. До первого марьяжа козыря нет вовсе.</translation>
    </message>
    <message>
        <source>You are asked before the bidding, and only you: the others do not learn of it unless you want a new deal.</source>
        <translation>Вас спрашивают до торговли, и только вас: остальные узнают об этом, лишь если вы захотите пересдачу.</translation>
    </message>
    <message>
        <source>You are asked before the first lead, and only you: the others do not learn of it unless you want a new deal.</source>
        <translation>Вас спрашивают до первого хода, и только вас: остальные узнают об этом, лишь если вы захотите пересдачу.</translation>
    </message>
    <message>
        <source>You are first after the dealer, so you must open, with at least {least}. Start low: the others may pass.</source>
        <translation>Вы первая рука, после сдающего: нужно открыть торговлю, хотя бы с {least}. Начните с малого: остальные могут спасовать.</translation>
    </message>
    <message>
        <source>You are first after the dealer, so you must open, with exactly {least}. Do so.</source>
        <translation>Вы первая рука, после сдающего: нужно открыть торговлю, ровно с {least}. Сделайте это.</translation>
    </message>
    <message>
        <source>You are first after the dealer. You may bid, from {least} on, or pass; if all pass, the dealer has to play {least}. With this hand, bid.</source>
        <translation>Вы первая рука, после сдающего. Можно заказать, от {least}, или спасовать; если спасуют все, сдающий должен играть {least}. С такими картами закажите.</translation>
    </message>
    <message>
        <source>You are the declarer, the contract is {contract}, and the deal is nearly over. You have {points} so far, from cards and a marriage: it stands on your name plate.</source>
        <translation>Вы заказчик, заказ {contract}, кон почти окончен. Пока у вас {points}, за карты и марьяж: это видно на вашей табличке.</translation>
    </message>
    <message>
        <source>You cannot win this trick. That card would give away {dear}; there is one that gives away only {cheap}.</source>
        <translation>Эту взятку вам не взять. Эта карта отдала бы {dear}; есть такая, которая отдаёт только {cheap}.</translation>
    </message>
    <message>
        <source>You had to take this deal for {contract}, and the talon is no help: these cards will hardly take a trick.</source>
        <translation>Этот кон достался вам за {contract}, и прикуп не помог: эти карты едва ли возьмут взятку.</translation>
    </message>
    <message>
        <source>You have another marriage and the lead: declare the spades now, for {points}.</source>
        <translation>У вас второй марьяж и ваш ход: объявите сейчас пики за {points}.</translation>
    </message>
    <message>
        <source>You have taken {cards} in cards and {marriages} in marriages: {sum}.</source>
        <translation>У вас {cards} за карты и {marriages} за марьяжи: {sum}.</translation>
    </message>
    <message>
        <source>You have won the bidding. The talon was turned up for all to see, and is now in your hand.</source>
        <translation>Торговля за вами. Прикуп открыли для всех, и теперь он у вас на руках.</translation>
    </message>
    <message>
        <source>You have won the bidding. There are two talons, face down: click one of them.</source>
        <translation>Торговля за вами. На столе два закрытых прикупа: щёлкните по одному из них.</translation>
    </message>
    <message>
        <source>You have {barrel}: you sit on the barrel. From here only one way leads to {target}: as the declarer, at one go. What you take as an opponent does not count.</source>
        <translation>У вас {barrel}: вы на бочке. Отсюда к {target} ведёт один путь: своим заказом, за один раз. Взятое соперником заказчика не считается.</translation>
    </message>
    <message>
        <source>You have {deals} deals for it; if the last of them brings nothing, the barrel throws you off: {penalty} less.</source>
        <translation>Конов на это: {deals}. Если и последний ничего не даст, вы слетаете с бочки: минус {penalty}.</translation>
    </message>
    <message>
        <source>You have {marks} of them, and in this deal you have taken nothing yet. There are two tricks to come.</source>
        <translation>У вас их уже {marks}, а в этом кону пока ничего нет. Осталось две взятки.</translation>
    </message>
    <message>
        <source>You have {mine} of the {all} points now. Remember: count what is gone, and your low cards become strong.</source>
        <translation>У вас сейчас {mine} из {all} очков. Запомните: считайте вышедшие карты, и ваши младшие карты станут сильными.</translation>
    </message>
    <message>
        <source>You have {points}.</source>
        <translation>У вас {points}.</translation>
    </message>
    <message>
        <source>You hold all four nines, and they are worth nothing.</source>
        <translation>У вас все четыре девятки, а они ничего не стоят.</translation>
    </message>
    <message>
        <source>You may play it, too, but failing costs {contract}, and the others write what they take. Try giving up this time.</source>
        <translation>Можно и играть, но неудача стоит {contract}, а другие запишут то, что возьмут. На этот раз попробуйте расписать.</translation>
    </message>
    <message>
        <source>You may play on, but hardly a hand is worse than this one. Take the new deal.</source>
        <translation>Можно играть дальше, но хуже карт почти не бывает. Возьмите пересдачу.</translation>
    </message>
    <message>
        <source>You need a trick, and that card may be beaten. Nobody beats the highest heart: play the {card}.</source>
        <translation>Вам нужна взятка, а эту карту могут побить. Старшую червовую карту не побьёт никто: сыграйте {card}.</translation>
    </message>
    <message>
        <source>You play for {amount}.</source>
        <translation>Ваш заказ: {amount}.</translation>
    </message>
    <message>
        <source>You win the bidding at {amount}.</source>
        <translation>Вы выигрываете торговлю: {amount}.</translation>
    </message>
    <message>
        <source>You would give away the {card}, worth {points}, and it may take a trick. Choose your lowest cards.</source>
        <translation>Вы отдаёте {card}, а эта карта (цена: {points}) может взять взятку. Выберите самые младшие карты.</translation>
    </message>
    <message>
        <source>Your cards are worth {points} in card points. Whoever has less than {below} may ask for a new deal at this table.</source>
        <translation>Ваши карты стоят {points} в очках карт. У кого меньше {below}, тот за этим столом может попросить пересдачу.</translation>
    </message>
    <message>
        <source>Your marriages together: {sum}.</source>
        <translation>Ваши марьяжи вместе: {sum}.</translation>
    </message>
    <message>
        <source>Your part in this deal: {change}, and no zero.</source>
        <translation>Ваш итог в этом кону: {change}, и никакого болта.</translation>
    </message>
    <message>
        <source>Your trump beats the ace: {points}.</source>
        <translation>Ваш козырь бьёт туза: {points}.</translation>
    </message>
    <message>
        <source>{fellow} takes the trick anyway. That card adds {points}, another one would add {dear}: every point there is one less for the declarer.</source>
        <translation>{fellow} всё равно берёт взятку. Эта карта добавит {points}, другая — {dear}: каждое очко там — это очком меньше у заказчика.</translation>
    </message>
    <message>
        <source>{name} has declared a marriage. Trump: {trump}. You will find the trump beside the middle of the table.</source>
        <translation>{name} объявляет марьяж. Козырь: {trump}. Его видно у середины стола.</translation>
    </message>
    <message>
        <source>{name} has led the {card}, and you have no card of that suit.</source>
        <translation>Ходит {name} и кладёт {card}, а у вас этой масти нет.</translation>
    </message>
    <message>
        <source>{name} has led the {card}. Whoever has a card of that suit must play one: that is following suit.</source>
        <translation>Ходит {name} и кладёт {card}. У кого есть карта этой масти, тот должен её положить: это и есть ход в масть.</translation>
    </message>
    <message>
        <source>{name} has led the {card}. You have no card of that suit and there is no trump: you may play anything, and it cannot win. Which card costs least?</source>
        <translation>Ходит {name} и кладёт {card}. Этой масти у вас нет, и козыря нет: можно положить что угодно, но взятки это не даст. Какая карта стоит меньше всего?</translation>
    </message>
    <message>
        <source>{name} has led the {card}. You must follow suit, and you cannot win. Give away as little as possible.</source>
        <translation>Ходит {name} и кладёт {card}. Нужно положить в масть, а выиграть нельзя. Отдайте как можно меньше.</translation>
    </message>
    <message>
        <source>{name} has raised to {amount}.</source>
        <translation>{name} повышает до {amount}.</translation>
    </message>
    <message>
        <source>{name} is at {amount}. It is your call.</source>
        <translation>{name}: {amount}. Ваше слово.</translation>
    </message>
    <message>
        <source>{name} leads the {card}. Take this trick.</source>
        <translation>{name} ходит и кладёт {card}. Возьмите эту взятку.</translation>
    </message>
    <message>
        <source>{name} still has a trump and could beat the {card} with it. First lead a high trump.</source>
        <translation>{name} ещё с козырем и может побить {card}. Сначала ходите со старшего козыря.</translation>
    </message>
    <message>
        <source>{name} takes this trick. The {points} for the marriage stay yours all the same.</source>
        <translation>Эту взятку берёт {name}. Очки за марьяж ({points}) всё равно остаются вашими.</translation>
    </message>
    <message>
        <source>{name} took {points} and writes {change}: opponents write what they take, rounded.</source>
        <translation>{name} берёт {points} и записывает {change}: соперники пишут то, что взяли, с округлением.</translation>
    </message>
    <message>
        <source>{name} took {points} and writes {change}: opponents write what they take, to the point.</source>
        <translation>{name} берёт {points} и записывает {change}: соперники пишут ровно то, что взяли.</translation>
    </message>
</context>
<context>
    <name>LevelBox</name>
    <message>
        <source>Add a program…</source>
        <translation>Добавить программу…</translation>
    </message>
    <message>
        <source>Change or remove “{name}”…</source>
        <translation>Изменить или убрать «{name}»…</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Человек</translation>
    </message>
    <message>
        <source>Plays at this screen</source>
        <translation>Играет за этим экраном</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Beginner</source>
        <translation>Новичок</translation>
    </message>
    <message>
        <source>Beginner bids shyly, forgets all but aces after two tricks and takes any card that seems good enough.</source>
        <translation>Новичок торгуется робко, через две взятки помнит только тузов и играет любую карту, которая кажется неплохой.</translation>
    </message>
    <message>
        <source>Casual</source>
        <translation>Любитель</translation>
    </message>
    <message>
        <source>Casual counts its hand and remembers every card, but looks at one trick only.</source>
        <translation>Любитель считает свои карты и помнит все сыгранные, но смотрит только на одну взятку.</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Мастер</translation>
    </message>
    <message numerus="yes">
        <source>Master plays every card to the end in up to %n layout(s) of the hidden cards, or in all of them when there are fewer, and as a defender looks after its own points too.</source>
        <translation>
            <numerusform>Мастер доигрывает каждую свою карту до конца не более чем в %n раскладе закрытых карт, а если их меньше — во всех; играя против заказчика, бережёт и свои очки.</numerusform>
            <numerusform>Мастер доигрывает каждую свою карту до конца не более чем в %n раскладах закрытых карт, а если их меньше — во всех; играя против заказчика, бережёт и свои очки.</numerusform>
            <numerusform>Мастер доигрывает каждую свою карту до конца не более чем в %n раскладах закрытых карт, а если их меньше — во всех; играя против заказчика, бережёт и свои очки.</numerusform>
        </translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Наугад</translation>
    </message>
    <message>
        <source>Random takes any action the rules allow.</source>
        <translation>Наугад: делает что угодно, лишь бы по правилам.</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Сильный</translation>
    </message>
    <message numerus="yes">
        <source>Strong plays every card to the end in up to %n layout(s) of the hidden cards.</source>
        <translation>
            <numerusform>Сильный доигрывает каждую свою карту до конца не более чем в %n раскладе закрытых карт.</numerusform>
            <numerusform>Сильный доигрывает каждую свою карту до конца не более чем в %n раскладах закрытых карт.</numerusform>
            <numerusform>Сильный доигрывает каждую свою карту до конца не более чем в %n раскладах закрытых карт.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LibraryWindow</name>
    <message numerus="yes">
        <source>%Ln match(es) chosen</source>
        <translation>
            <numerusform>Выбрана %Ln партия</numerusform>
            <numerusform>Выбрано %Ln партии</numerusform>
            <numerusform>Выбрано %Ln партий</numerusform>
        </translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Вернуть</translation>
    </message>
    <message>
        <source>Deleted matches wait here until you bring them back or remove them.</source>
        <translation>Удалённые партии ждут здесь, пока вы их не вернёте или не сотрёте навсегда.</translation>
    </message>
    <message>
        <source>Every match you play is kept here by itself, from its first card on. Matches from other computers can be imported, or dropped here.</source>
        <translation>Каждая ваша партия попадает сюда сама, с первой карты. Партии с других компьютеров можно импортировать или перетащить сюда.</translation>
    </message>
    <message>
        <source>Files that cannot be read would be shown here, each with the reason.</source>
        <translation>Здесь были бы файлы, которые не читаются, каждый с причиной.</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Партии</translation>
    </message>
    <message>
        <source>No match found</source>
        <translation>Ничего не найдено</translation>
    </message>
    <message>
        <source>No matches yet</source>
        <translation>Партий ещё нет</translation>
    </message>
    <message>
        <source>Nothing is damaged</source>
        <translation>Повреждённых нет</translation>
    </message>
    <message>
        <source>Nothing is deleted</source>
        <translation>Удалённых нет</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Показать все</translation>
    </message>
    <message>
        <source>The choices above hide the others.</source>
        <translation>Остальные скрыты тем, что выбрано выше.</translation>
    </message>
    <message>
        <source>The folder of the matches cannot be read: {reason}.</source>
        <translation>Папка партий не читается: {reason}.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Отменить</translation>
    </message>
</context>
<context>
    <name>Licences</name>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Copyright: {owner}</source>
        <extracomment>Whose work it is</extracomment>
        <translation>Авторские права: {owner}</translation>
    </message>
    <message>
        <source>Each entry says where its source is. The source of the program has everything that builds it.</source>
        <translation>У каждой строки сказано, где её исходный код. В исходном коде программы есть всё, чем она собирается.</translation>
    </message>
    <message>
        <source>Here Qt is in {folder}</source>
        <extracomment>A folder</extracomment>
        <translation>Здесь Qt лежит в {folder}</translation>
    </message>
    <message>
        <source>Installed with pip, the program uses whichever PySide6 is there.</source>
        <translation>Установленная через pip программа использует ту PySide6, что стоит там же.</translation>
    </message>
    <message>
        <source>Licence: {licence}</source>
        <translation>Лицензия: {licence}</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Лицензии</translation>
    </message>
    <message>
        <source>Linux: exchange libQt6*.so.6 in _internal/PySide6/Qt/lib and the plugins beside it.</source>
        <translation>Linux: замените файлы libQt6*.so.6 в _internal/PySide6/Qt/lib и модули рядом с ними.</translation>
    </message>
    <message>
        <source>Qt, PySide6 and Shiboken are used under the GNU Lesser General Public License, version 3, which builds on the GNU General Public License, version 3; both stand with Qt in this list. These libraries are files of their own. You may put other builds of them in their place, and you may take the program apart as far as that needs it.</source>
        <translation>Qt, PySide6 и Shiboken используются по лицензии GNU Lesser General Public License версии 3, которая опирается на GNU General Public License версии 3; обе приведены в этом списке при Qt. Эти библиотеки — отдельные файлы. Вы можете заменить их другими сборками и исследовать устройство программы, насколько это для этого нужно.</translation>
    </message>
    <message>
        <source>Source: {address}</source>
        <extracomment>The address of source code</extracomment>
        <translation>Исходный код: {address}</translation>
    </message>
    <message>
        <source>The text of {licence} did not come with this program.</source>
        <translation>Текста {licence} в этой программе нет.</translation>
    </message>
    <message>
        <source>Thousand is free software under the MIT licence: the program, its cards, tables, sounds and texts. This list has everything else that comes with it, and each licence in full. Licences are quoted in English, the language they are given in.</source>
        <translation>«Тысяча» — свободная программа под лицензией MIT: и сама программа, и её карты, столы, звуки и тексты. В этом списке есть всё остальное, что в неё входит, и полный текст каждой лицензии. Лицензии приведены по-английски, на языке оригинала.</translation>
    </message>
    <message>
        <source>What comes with the program</source>
        <translation>Что входит в программу</translation>
    </message>
    <message>
        <source>Windows: exchange Qt6*.dll in _internal\PySide6 and the plugins there.</source>
        <translation>Windows: замените файлы Qt6*.dll в _internal\PySide6 и модули там же.</translation>
    </message>
    <message>
        <source>Your rights</source>
        <translation>Ваши права</translation>
    </message>
    <message>
        <source>macOS: exchange the frameworks in Thousand.app/Contents/Frameworks, and sign the program anew.</source>
        <translation>macOS: замените библиотеки в Thousand.app/Contents/Frameworks и подпишите программу заново.</translation>
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
        <translation>Кон {number}: сдаёт {name}</translation>
    </message>
    <message>
        <source>Talon: {cards}</source>
        <translation>Прикуп: {cards}</translation>
    </message>
    <message>
        <source>The match ends in a draw: {names}</source>
        <translation>Партия заканчивается вничью: {names}</translation>
    </message>
    <message>
        <source>The talon is taken unseen</source>
        <translation>Прикуп взят закрытым</translation>
    </message>
    <message>
        <source>{giver} → {receiver}: a card face down</source>
        <extracomment>Two names: the giver and the receiver of a card nobody else sees.</extracomment>
        <translation>{giver} → {receiver}: карта рубашкой вверх</translation>
    </message>
    <message>
        <source>{giver} → {receiver}: {card}</source>
        <translation>{giver} → {receiver}: {card}</translation>
    </message>
    <message>
        <source>{name} asks for a new deal because of the weak talon</source>
        <translation>{name} просит пересдачу: прикуп пустой</translation>
    </message>
    <message>
        <source>{name} draws a card</source>
        <translation>{name} берёт карту из колоды</translation>
    </message>
    <message>
        <source>{name} fails the contract of {amount}</source>
        <translation>{name} не выполняет заказ {amount}</translation>
    </message>
    <message>
        <source>{name} gives the deal up</source>
        <translation>{name} расписывает кон</translation>
    </message>
    <message>
        <source>{name} looks at the cards</source>
        <translation>{name} смотрит карты</translation>
    </message>
    <message>
        <source>{name} makes the contract of {amount}</source>
        <translation>{name} выполняет заказ {amount}</translation>
    </message>
    <message numerus="yes">
        <source>{name} puts %n card(s) aside</source>
        <translation>
            <numerusform>{name} откладывает %n карту</numerusform>
            <numerusform>{name} откладывает %n карты</numerusform>
            <numerusform>{name} откладывает %n карт</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} refuses a talon with two nines: a new deal follows</source>
        <translation>{name} отказывается от прикупа с двумя девятками: пересдача</translation>
    </message>
    <message>
        <source>{name} shows a weak hand: a new deal follows</source>
        <translation>{name} показывает слабую руку: пересдача</translation>
    </message>
    <message>
        <source>{name} shows four nines: a new deal follows</source>
        <translation>{name} показывает четыре девятки: пересдача</translation>
    </message>
    <message>
        <source>{name} takes the cards left over ({points})</source>
        <translation>{name} берёт оставшиеся карты ({points})</translation>
    </message>
    <message>
        <source>{name} takes the talon</source>
        <translation>{name} берёт прикуп</translation>
    </message>
    <message>
        <source>{name} takes the trick ({points})</source>
        <translation>{name} берёт взятку ({points})</translation>
    </message>
    <message>
        <source>{name} wins the bidding at {amount}</source>
        <translation>{name} выигрывает торговлю: {amount}</translation>
    </message>
    <message>
        <source>{name} wins the match</source>
        <translation>{name} выигрывает партию</translation>
    </message>
    <message>
        <source>{name}: contract {amount}</source>
        <translation>{name}: заказ {amount}</translation>
    </message>
    <message>
        <source>{name}: pass</source>
        <translation>{name}: пас</translation>
    </message>
    <message>
        <source>{name}: {amount}</source>
        <translation>{name}: {amount}</translation>
    </message>
    <message>
        <source>{name}: {amount} in the dark</source>
        <translation>{name}: {amount} втёмную</translation>
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
        <translation>Дальше</translation>
    </message>
    <message>
        <source>Everybody looks at the cards before the bidding.</source>
        <translation>Перед торговлей каждый смотрит свои карты.</translation>
    </message>
    <message>
        <source>Everybody looks at the cards before the first lead.</source>
        <translation>Перед первым ходом каждый смотрит свои карты.</translation>
    </message>
    <message>
        <source>These are your cards</source>
        <translation>Это ваши карты</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>&amp;About Thousand</source>
        <translation>&amp;О программе</translation>
    </message>
    <message>
        <source>&amp;Ask before…</source>
        <translation>Спра&amp;шивать, прежде чем…</translation>
    </message>
    <message>
        <source>&amp;Blue felt</source>
        <translation>&amp;Синее сукно</translation>
    </message>
    <message>
        <source>&amp;Cards…</source>
        <translation>Карт&amp;ы…</translation>
    </message>
    <message>
        <source>&amp;Copy this deal as text</source>
        <translation>С&amp;копировать кон как текст</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Тёмная</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Быстрая</translation>
    </message>
    <message>
        <source>&amp;Faster while I sit out</source>
        <translation>Быстрее, пока я на прик&amp;упе</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Полный экран</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Игра</translation>
    </message>
    <message>
        <source>&amp;Go on with…</source>
        <comment>an unfinished match</comment>
        <translation>Продол&amp;жить партию…</translation>
    </message>
    <message>
        <source>&amp;Green felt</source>
        <translation>&amp;Зелёное сукно</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Справка</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>По&amp;дсказка</translation>
    </message>
    <message>
        <source>&amp;Hint: what to do</source>
        <comment>the second step</comment>
        <translation>&amp;Подсказка: что делать</translation>
    </message>
    <message>
        <source>&amp;Keys…</source>
        <comment>of the keyboard</comment>
        <translation>&amp;Клавиши…</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Язык</translation>
    </message>
    <message>
        <source>&amp;Last trick</source>
        <translation>&amp;Последняя взятка</translation>
    </message>
    <message>
        <source>&amp;Learn to play…</source>
        <translation>&amp;Учимся играть…</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>С&amp;ветлая</translation>
    </message>
    <message>
        <source>&amp;Linen, embroidered</source>
        <translation>&amp;Лён с вышивкой</translation>
    </message>
    <message>
        <source>&amp;Matches…</source>
        <translation>Пар&amp;тии…</translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation>&amp;Новая партия…</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Обычная</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <comment>speed: no animations</comment>
        <translation>Без &amp;анимации</translation>
    </message>
    <message>
        <source>&amp;Open hands</source>
        <translation>&amp;Открытые карты</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Пауза</translation>
    </message>
    <message>
        <source>&amp;Preferences…</source>
        <translation>Настро&amp;йки…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>В&amp;ыход</translation>
    </message>
    <message>
        <source>&amp;Replay…</source>
        <translation>П&amp;овтор партии…</translation>
    </message>
    <message>
        <source>&amp;Rules of this match</source>
        <translation>&amp;Правила этой партии</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>Т&amp;аблица счёта</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Медленная</translation>
    </message>
    <message>
        <source>&amp;Statistics…</source>
        <translation>&amp;Статистика…</translation>
    </message>
    <message>
        <source>&amp;Step</source>
        <translation>&amp;Шаг</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Тема</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>От&amp;менить</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>&amp;Walnut</source>
        <translation>&amp;Орех</translation>
    </message>
    <message>
        <source>Allow &amp;taking back</source>
        <translation>Р&amp;азрешать отмену</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Как в &amp;системе</translation>
    </message>
    <message>
        <source>B&amp;urgundy felt</source>
        <translation>&amp;Бордовое сукно</translation>
    </message>
    <message>
        <source>Cover m&amp;y cards</source>
        <translation>&amp;Закрыть мои карты</translation>
    </message>
    <message>
        <source>Hous&amp;e rules…</source>
        <translation>Дого&amp;ворённости…</translation>
    </message>
    <message>
        <source>How the cards are &amp;dealt…</source>
        <translation>Как с&amp;даются карты…</translation>
    </message>
    <message>
        <source>Loo&amp;k on</source>
        <comment>at computer players</comment>
        <translation>Набл&amp;юдение</translation>
    </message>
    <message>
        <source>Play a deal &amp;by its code…</source>
        <translation>Сы&amp;грать кон по коду…</translation>
    </message>
    <message>
        <source>Pu&amp;zzles…</source>
        <translation>Зада&amp;чи…</translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <translation>Ве&amp;рнуть</translation>
    </message>
    <message>
        <source>Re&amp;view my play…</source>
        <translation>Раз&amp;бор моей игры…</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>&amp;Сообщить о проблеме…</translation>
    </message>
    <message>
        <source>S&amp;peed</source>
        <translation>&amp;Скорость</translation>
    </message>
    <message>
        <source>S&amp;troll</source>
        <comment>speed: slower than slow</comment>
        <translation>&amp;Прогулочная</translation>
    </message>
    <message>
        <source>Save sc&amp;ore sheet…</source>
        <translation>Сохранить таб&amp;лицу счёта…</translation>
    </message>
    <message>
        <source>Sho&amp;w the result of this deal</source>
        <translation>Показать &amp;итог кона</translation>
    </message>
    <message>
        <source>T&amp;able</source>
        <translation>Ст&amp;ол</translation>
    </message>
    <message>
        <source>Taking back is switched off. The Game menu switches it on.</source>
        <translation>Отмена выключена. Включить её можно в меню «Игра».</translation>
    </message>
    <message>
        <source>Te&amp;xt size</source>
        <translation>&amp;Размер текста</translation>
    </message>
    <message>
        <source>The match is saved again; nothing is missing.</source>
        <translation>Партия снова сохраняется, ничего не потеряно.</translation>
    </message>
    <message>
        <source>The rest &amp;is mine</source>
        <translation>Остально&amp;е моё</translation>
    </message>
    <message>
        <source>There is no other unfinished match.</source>
        <translation>Других неоконченных партий нет.</translation>
    </message>
    <message>
        <source>There is nothing to redo.</source>
        <translation>Возвращать нечего.</translation>
    </message>
    <message>
        <source>Thousand</source>
        <translation>Тысяча</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Панель инструментов</translation>
    </message>
    <message>
        <source>What&apos;s &amp;new…</source>
        <translation>Что &amp;нового…</translation>
    </message>
    <message>
        <source>You have not decided anything in this deal that could be taken back.</source>
        <translation>В этом кону ещё нет вашего решения, которое можно отменить.</translation>
    </message>
    <message>
        <source>{name} has decided since then: that cannot be taken back any more.</source>
        <extracomment>{name} is another person at the same screen.</extracomment>
        <translation>После этого уже принято другое решение ({name}): отменить нельзя.</translation>
    </message>
    <message>
        <source>…&amp;giving up</source>
        <translation>…&amp;расписать</translation>
    </message>
    <message>
        <source>…a serious &amp;mistake (coach)</source>
        <comment>ask before</comment>
        <translation>…серьёзно &amp;ошибиться (тренер)</translation>
    </message>
    <message>
        <source>…giving c&amp;ards away</source>
        <translation>…отдать &amp;карты</translation>
    </message>
    <message>
        <source>…naming the &amp;contract</source>
        <translation>…назвать &amp;заказ</translation>
    </message>
</context>
<context>
    <name>MarriagePanel</name>
    <message>
        <source>Declare ({points})</source>
        <translation>Объявить ({points})</translation>
    </message>
    <message>
        <source>Declare the four aces?</source>
        <translation>Объявить тузовый марьяж?</translation>
    </message>
    <message>
        <source>Declare the {marriage}?</source>
        <comment>marriage in hearts</comment>
        <translation>Объявить {marriage}?</translation>
    </message>
    <message>
        <source>It brings {points} points, and its suit becomes trump.</source>
        <translation>Даёт {points} очков, и эта масть становится козырем.</translation>
    </message>
    <message>
        <source>Play without declaring</source>
        <translation>Без объявления</translation>
    </message>
    <message>
        <source>They bring {points} points; trumps stay as they are.</source>
        <translation>Даёт {points} очков, козырь не меняется.</translation>
    </message>
</context>
<context>
    <name>Marriages</name>
    <message>
        <source>four aces</source>
        <translation>тузовый марьяж</translation>
    </message>
    <message>
        <source>marriage in clubs</source>
        <translation>трефовый марьяж</translation>
    </message>
    <message>
        <source>marriage in diamonds</source>
        <translation>бубновый марьяж</translation>
    </message>
    <message>
        <source>marriage in hearts</source>
        <translation>червовый марьяж</translation>
    </message>
    <message>
        <source>marriage in spades</source>
        <translation>пиковый марьяж</translation>
    </message>
</context>
<context>
    <name>MatchActions</name>
    <message numerus="yes">
        <source>%Ln match(es) will be gone from the disk. This cannot be undone.</source>
        <translation>
            <numerusform>С диска исчезнет %Ln партия. Отменить это нельзя.</numerusform>
            <numerusform>С диска исчезнут %Ln партии. Отменить это нельзя.</numerusform>
            <numerusform>С диска исчезнет %Ln партий. Отменить это нельзя.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Bring back</source>
        <translation>&amp;Вернуть</translation>
    </message>
    <message>
        <source>&amp;Copy a deal as text</source>
        <translation>&amp;Копировать кон как текст</translation>
    </message>
    <message>
        <source>&amp;Copy deal {number} as text</source>
        <translation>&amp;Копировать кон {number} как текст</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Удалить</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Продолжить</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Импорт…</translation>
    </message>
    <message>
        <source>&amp;Remove for good…</source>
        <translation>&amp;Стереть навсегда…</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Все файлы (*)</translation>
    </message>
    <message>
        <source>Copy matches from other files into this list</source>
        <translation>Скопировать партии из других файлов в этот список</translation>
    </message>
    <message>
        <source>Deal {number} has been copied as text.</source>
        <translation>Кон {number} скопирован как текст.</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>&amp;Экспорт</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Экспорт</translation>
    </message>
    <message>
        <source>Folder for the files</source>
        <translation>Папка для файлов</translation>
    </message>
    <message>
        <source>Give the match a title</source>
        <translation>Дать партии название</translation>
    </message>
    <message>
        <source>Import matches</source>
        <translation>Импорт партий</translation>
    </message>
    <message>
        <source>Matches of Thousand (*.thousand)</source>
        <translation>Партии «Тысячи» (*.thousand)</translation>
    </message>
    <message>
        <source>Matches of Thousand ({patterns})</source>
        <translation>Партии «Тысячи» ({patterns})</translation>
    </message>
    <message>
        <source>Move the matches back to the others</source>
        <translation>Вернуть партии к остальным</translation>
    </message>
    <message>
        <source>Move the matches to the deleted ones, from where they can be brought back</source>
        <translation>Перенести партии к удалённым, откуда их можно вернуть</translation>
    </message>
    <message>
        <source>PDF documents (*.pdf)</source>
        <translation>Документы PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Play on from where the match stopped</source>
        <translation>Играть дальше с того места, где партия остановилась</translation>
    </message>
    <message>
        <source>Re&amp;name</source>
        <translation>Пере&amp;именовать</translation>
    </message>
    <message>
        <source>Re&amp;play</source>
        <translation>П&amp;овтор</translation>
    </message>
    <message>
        <source>Re&amp;view my play…</source>
        <translation>Раз&amp;бор моей игры…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Стереть</translation>
    </message>
    <message>
        <source>Remove for good?</source>
        <translation>Стереть навсегда?</translation>
    </message>
    <message>
        <source>Remove the files from the disk</source>
        <translation>Стереть файлы с диска</translation>
    </message>
    <message>
        <source>Score sheet as &amp;data (CSV)…</source>
        <translation>Таблица счёта как &amp;данные (CSV)…</translation>
    </message>
    <message>
        <source>Score sheet as &amp;pages (PDF)…</source>
        <translation>Таблица счёта как &amp;страницы (PDF)…</translation>
    </message>
    <message>
        <source>See the match again, card by card</source>
        <translation>Посмотреть партию снова, карта за картой</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Таблицы (*.csv)</translation>
    </message>
    <message>
        <source>The &amp;match itself…</source>
        <translation>Сама &amp;партия…</translation>
    </message>
    <message>
        <source>Undo deleting</source>
        <translation>Отменить удаление</translation>
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
        <translation>Проверить карты…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Новая партия…</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Сыграть ещё</translation>
    </message>
    <message>
        <source>Review…</source>
        <translation>Разбор…</translation>
    </message>
    <message>
        <source>See the secret of this match and check every deal</source>
        <translation>Посмотреть секрет этой партии и проверить каждую раздачу</translation>
    </message>
</context>
<context>
    <name>MatchHost</name>
    <message>
        <source>This match cannot be played on: its file does not say how the next cards fall.</source>
        <translation>Эту партию нельзя продолжить: в её файле не сказано, откуда брать следующие карты.</translation>
    </message>
    <message>
        <source>This match cannot be played on: there is no opponent of the level “{level}” here.</source>
        <translation>Эту партию нельзя продолжить: здесь нет соперника уровня «{level}».</translation>
    </message>
</context>
<context>
    <name>MatchModel</name>
    <message>
        <source>Deals</source>
        <translation>Коны</translation>
    </message>
    <message>
        <source>Match</source>
        <translation>Партия</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Когда</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Очки</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
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
        <translation>Некоторые партии не удаётся открыть</translation>
    </message>
    <message>
        <source>The file was set aside, untouched: {path}</source>
        <translation>Файл отложен в сторону без изменений: {path}</translation>
    </message>
    <message>
        <source>This match cannot be opened</source>
        <translation>Эту партию не удаётся открыть</translation>
    </message>
</context>
<context>
    <name>MatchPane</name>
    <message>
        <source>Copy this deal as text</source>
        <translation>Копировать этот кон как текст</translation>
    </message>
    <message>
        <source>No deal is finished yet.</source>
        <translation>Ещё ни один кон не окончен.</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Запись</translation>
    </message>
    <message>
        <source>The chosen deal goes to the clipboard: all hands, the bidding and every trick, for a message or a bug report.</source>
        <translation>Выбранный кон попадёт в буфер обмена: все карты, торговля и каждая взятка, для письма или сообщения об ошибке.</translation>
    </message>
    <message>
        <source>The score through the match</source>
        <translation>Счёт по ходу партии</translation>
    </message>
    <message>
        <source>{day}, {time}</source>
        <translation>{day}, {time}</translation>
    </message>
    <message>
        <source>{file} cannot be read. {reason}</source>
        <translation>Файл {file} не читается. {reason}</translation>
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
        <translation>Кон {number} скопирован как текст.</translation>
    </message>
    <message>
        <source>No deal is finished yet: there is nothing on the score sheet.</source>
        <translation>Ни один кон ещё не сыгран: в таблице счёта пусто.</translation>
    </message>
    <message>
        <source>What you know of deal {number} has been copied as text.</source>
        <translation>Кон {number}, насколько он вам известен, скопирован как текст.</translation>
    </message>
</context>
<context>
    <name>Matches</name>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n кон</numerusform>
            <numerusform>%n кона</numerusform>
            <numerusform>%n конов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) played so far</source>
        <translation>
            <numerusform>Пока сыгран %n кон</numerusform>
            <numerusform>Пока сыграно %n кона</numerusform>
            <numerusform>Пока сыграно %n конов</numerusform>
        </translation>
    </message>
    <message>
        <source>Damaged</source>
        <translation>Повреждена</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Ничья</translation>
    </message>
    <message>
        <source>Finished</source>
        <extracomment>Nobody of flesh and blood took part in this finished match.</extracomment>
        <translation>Окончена</translation>
    </message>
    <message>
        <source>Hints: {looks}, with the move: {moves}, warnings: {warnings}.</source>
        <extracomment>Numbers of hints, of those that told what to do too, and of warnings of the coach.</extracomment>
        <translation>Подсказки: {looks}, с ходом: {moves}, предупреждения: {warnings}.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Договорённости</translation>
    </message>
    <message>
        <source>It ended when all its deals were played.</source>
        <translation>Она закончилась, когда были сыграны все коны.</translation>
    </message>
    <message>
        <source>Just begun</source>
        <translation>Только начата</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Поражение</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>На столе</translation>
    </message>
    <message>
        <source>Place {place} of {players}</source>
        <translation>Место {place} из {players}</translation>
    </message>
    <message numerus="yes">
        <source>Something was taken back %n time(s).</source>
        <translation>
            <numerusform>Отменяли %n раз.</numerusform>
            <numerusform>Отменяли %n раза.</numerusform>
            <numerusform>Отменяли %n раз.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file was set aside, untouched.</source>
        <translation>Файл отложен в сторону нетронутым.</translation>
    </message>
    <message>
        <source>The match goes on from another one, or plays its cards again.</source>
        <translation>Партия продолжает другую или играет её карты снова.</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Сегодня</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Не окончена</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Победа</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Вчера</translation>
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
        <translation>{name}: подсказки {looks}, с ходом {moves}, предупреждения {warnings}.</translation>
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
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Thousand</source>
        <translation>Тысяча</translation>
    </message>
</context>
<context>
    <name>MotionMenu</name>
    <message>
        <source>&amp;Motion</source>
        <translation>&amp;Движение карт</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Как в &amp;системе</translation>
    </message>
    <message>
        <source>Cards &amp;fly</source>
        <translation>Карты &amp;летают</translation>
    </message>
    <message>
        <source>Cards only &amp;appear</source>
        <translation>Карты только &amp;появляются</translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>&amp;2 players</source>
        <translation>&amp;2 игрока</translation>
    </message>
    <message>
        <source>&amp;3 players</source>
        <translation>&amp;3 игрока</translation>
    </message>
    <message>
        <source>&amp;4 players</source>
        <translation>&amp;4 игрока</translation>
    </message>
    <message>
        <source>&amp;Left opponent</source>
        <translation>Соперник с&amp;лева</translation>
    </message>
    <message>
        <source>&amp;Opponent</source>
        <translation>&amp;Соперник</translation>
    </message>
    <message>
        <source>&amp;Opponent opposite</source>
        <translation>Соперник &amp;напротив</translation>
    </message>
    <message>
        <source>&amp;Right opponent</source>
        <translation>Соперник с&amp;права</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>House rules…</source>
        <translation>Договорённости…</translation>
    </message>
    <message>
        <source>I&amp;n front</source>
        <extracomment>Which seat at the table: the one at the lower edge of the window.</extracomment>
        <translation>Вни&amp;зу</translation>
    </message>
    <message>
        <source>Learn to play…</source>
        <translation>Учимся играть…</translation>
    </message>
    <message>
        <source>New match</source>
        <translation>Новая партия</translation>
    </message>
    <message>
        <source>Nobody plays: you watch.</source>
        <translation>Никто не играет: вы смотрите со стороны.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Several people at this screen: between their turns all cards are covered.</source>
        <translation>Несколько человек за этим экраном: между их ходами все карты закрыты.</translation>
    </message>
    <message>
        <source>Start the match</source>
        <translation>Начать партию</translation>
    </message>
    <message>
        <source>Strength of the left opponent</source>
        <translation>Сила соперника слева</translation>
    </message>
    <message>
        <source>Strength of the opponent</source>
        <translation>Сила соперника</translation>
    </message>
    <message>
        <source>Strength of the opponent opposite</source>
        <translation>Сила соперника напротив</translation>
    </message>
    <message>
        <source>Strength of the right opponent</source>
        <translation>Сила соперника справа</translation>
    </message>
    <message>
        <source>These rules in short</source>
        <translation>Коротко о правилах</translation>
    </message>
    <message>
        <source>Who plays in front</source>
        <translation>Кто играет внизу</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Ваше &amp;имя</translation>
    </message>
    <message>
        <source>“{name}” is asked whether it is ready…</source>
        <translation>«{name}»: проверяем, готова ли программа…</translation>
    </message>
</context>
<context>
    <name>News</name>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>The list of changes did not come with this program.</source>
        <translation>Список изменений к этой программе не приложен.</translation>
    </message>
    <message>
        <source>Thousand has been updated to version {version}.</source>
        <translation>«Тысяча» обновлена до версии {version}.</translation>
    </message>
    <message>
        <source>What&apos;s new</source>
        <translation>Что нового</translation>
    </message>
    <message>
        <source>What&apos;s new in Thousand {version}</source>
        <translation>Что нового в «Тысяче» {version}</translation>
    </message>
</context>
<context>
    <name>NotAnswering</name>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Thousand</source>
        <translation>Тысяча</translation>
    </message>
    <message>
        <source>Thousand is already running, but does not answer yet. As soon as it does, this window closes. If it never does, end it in your system&apos;s list of running programs, and the game opens here. Your match is saved up to the last move.</source>
        <translation>«Тысяча» уже запущена, но пока не отвечает. Как только она ответит, это окно закроется. Если ответа так и не будет, завершите её в системном списке запущенных программ, и игра откроется здесь. Партия сохранена до последнего хода.</translation>
    </message>
    <message>
        <source>Thousand is already running, but does not answer. Wait a moment and try again, or end it in your system&apos;s list of running programs. Your match is saved up to the last move.</source>
        <translation>«Тысяча» уже запущена, но не отвечает. Подождите немного и попробуйте ещё раз или завершите её в системном списке запущенных программ. Партия сохранена до последнего хода.</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>NoticeStrip</name>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>{number}%</source>
        <extracomment>A share in percent, as the language writes it.</extracomment>
        <translation>{number} %</translation>
    </message>
</context>
<context>
    <name>OpponentsPage</name>
    <message>
        <source>After five finished matches with each of two opponents it can be told against whom you do best.</source>
        <translation>После пяти оконченных партий с каждым из двух соперников будет видно, с кем у вас получается лучше.</translation>
    </message>
    <message>
        <source>No match is finished yet.</source>
        <translation>Ещё не окончена ни одна партия.</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Соперники</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n кон</numerusform>
            <numerusform>%n кона</numerusform>
            <numerusform>%n конов</numerusform>
        </translation>
    </message>
    <message>
        <source>120 every third time</source>
        <translation>120 за каждую третью</translation>
    </message>
    <message>
        <source>120 from the third time on</source>
        <translation>120 начиная с третьей</translation>
    </message>
    <message>
        <source>60</source>
        <translation>60</translation>
    </message>
    <message>
        <source>60, every time</source>
        <translation>60, каждый раз</translation>
    </message>
    <message>
        <source>A bid may leave steps out; otherwise it is exactly one step higher than the last.</source>
        <translation>Ставка может перескакивать через шаги; иначе она ровно на шаг выше прежней.</translation>
    </message>
    <message>
        <source>A deal given up is a zero mark, like a deal without a point as opponent.</source>
        <translation>Роспись считается болтом, как кон без единого очка.</translation>
    </message>
    <message>
        <source>A deal without a point as opponent is a zero mark; every third costs 120.</source>
        <translation>Кон без единого очка — болт; за каждый третий болт штраф 120.</translation>
    </message>
    <message>
        <source>A declarer on the barrel may give up, too.</source>
        <translation>Заказчик на бочке тоже может расписать кон.</translation>
    </message>
    <message>
        <source>A declarer who turns up a talon with fewer card points than this may ask for a new deal.</source>
        <translation>Заказчик, открывший прикуп, в котором меньше очков, чем указано, может попросить пересдачу.</translation>
    </message>
    <message>
        <source>A declarer who turns up two or three nines may ask for a new deal.</source>
        <translation>Заказчик, открывший две или три девятки, может попросить пересдачу.</translation>
    </message>
    <message>
        <source>A good deal may carry a player past the barrel; otherwise everybody stops on it.</source>
        <translation>Удачный кон может перенести через бочку; иначе на ней останавливаются все.</translation>
    </message>
    <message>
        <source>A player&apos;s third fall from the barrel takes the whole score.</source>
        <translation>Кто слетел с бочки в третий раз, теряет все очки.</translation>
    </message>
    <message>
        <source>A total of exactly 555 falls to zero.</source>
        <translation>Ровно 555 очков превращаются в ноль.</translation>
    </message>
    <message>
        <source>A total of exactly −555 rises to zero.</source>
        <translation>Ровно −555 очков превращаются в ноль.</translation>
    </message>
    <message>
        <source>A zero is a deal</source>
        <translation>Болт — это кон</translation>
    </message>
    <message>
        <source>After so many deals the match ends and the highest total wins.</source>
        <translation>После стольких конов партия кончается, и побеждает лучший счёт.</translation>
    </message>
    <message>
        <source>All five: {value}</source>
        <translation>Все пять: {value}</translation>
    </message>
    <message>
        <source>All four aces in one hand are declared like a marriage; there is no new trump.</source>
        <translation>Четыре туза на одной руке объявляют как марьяж; козырь не меняется.</translation>
    </message>
    <message>
        <source>Before looking at the cards, the player after the dealer may bid 120; the contract then counts double.</source>
        <translation>Не глядя в карты, первая рука может заказать 120; тогда заказ считается вдвойне.</translation>
    </message>
    <message>
        <source>Before the bidding, a player whose hand has fewer card points than this may ask for a new deal.</source>
        <translation>До торговли игрок, у которого на руках меньше очков, чем указано, может попросить пересдачу.</translation>
    </message>
    <message>
        <source>Before the end</source>
        <translation>Перед концом</translation>
    </message>
    <message>
        <source>Bid step</source>
        <translation>Шаг торговли</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Торговля</translation>
    </message>
    <message>
        <source>Bidding in the dark</source>
        <translation>Игра втёмную</translation>
    </message>
    <message>
        <source>Bids and contracts are multiples of this.</source>
        <translation>Ставки и заказы кратны этому числу.</translation>
    </message>
    <message>
        <source>Bids over 120</source>
        <translation>Ставки больше 120</translation>
    </message>
    <message>
        <source>Cards nobody plays</source>
        <translation>Карты вне игры</translation>
    </message>
    <message>
        <source>Climbing it together</source>
        <translation>Сесть на бочку вместе</translation>
    </message>
    <message>
        <source>Deal limit</source>
        <translation>Предел конов</translation>
    </message>
    <message>
        <source>Deals on the barrel</source>
        <translation>Попытки на бочке</translation>
    </message>
    <message>
        <source>Dump at 555</source>
        <translation>Самосвал при 555</translation>
    </message>
    <message>
        <source>Dump at −555</source>
        <translation>Самосвал при −555</translation>
    </message>
    <message>
        <source>Duty to beat a trump</source>
        <translation>Обязательно перебивать козырь</translation>
    </message>
    <message>
        <source>Duty to beat in the suit</source>
        <translation>Обязательно бить в масть</translation>
    </message>
    <message>
        <source>Duty to trump</source>
        <translation>Обязательный козырь</translation>
    </message>
    <message>
        <source>Endgame</source>
        <translation>Конец партии</translation>
    </message>
    <message>
        <source>First give-up pays nobody</source>
        <translation>Первая роспись без оплаты</translation>
    </message>
    <message>
        <source>Four aces</source>
        <translation>Тузовый марьяж</translation>
    </message>
    <message>
        <source>Game for two</source>
        <translation>Игра вдвоём</translation>
    </message>
    <message>
        <source>Giving up</source>
        <translation>Роспись</translation>
    </message>
    <message>
        <source>Giving up and new deals</source>
        <translation>Роспись и пересдача</translation>
    </message>
    <message>
        <source>Giving up costs</source>
        <translation>Роспись стоит</translation>
    </message>
    <message>
        <source>Giving up is a zero</source>
        <translation>Роспись — болт</translation>
    </message>
    <message>
        <source>Giving up on the barrel</source>
        <translation>Роспись на бочке</translation>
    </message>
    <message>
        <source>Giving up pays each opponent</source>
        <translation>Роспись даёт каждому сопернику</translation>
    </message>
    <message>
        <source>Giving up pays nobody in these rules.</source>
        <translation>По этим правилам за роспись не платят.</translation>
    </message>
    <message>
        <source>Golden round</source>
        <translation>Золотой кон</translation>
    </message>
    <message>
        <source>How many deals a player has to win from the barrel before falling off.</source>
        <translation>Сколько конов есть у игрока, чтобы победить с бочки, прежде чем он слетит.</translation>
    </message>
    <message>
        <source>How many points win; the barrel, the rule of 800 and the opponents&apos; limit move with it.</source>
        <translation>Сколько очков нужно для победы; бочка, правило 800 и потолок соперников сдвигаются вместе с ними.</translation>
    </message>
    <message>
        <source>How many sit at the table; of four, one sits out each deal.</source>
        <translation>Сколько игроков за столом; вчетвером один каждый кон сидит на прикупе.</translation>
    </message>
    <message>
        <source>How often in a match a declarer may give up a deal after seeing the talon.</source>
        <translation>Сколько раз за партию заказчик может расписать кон, увидев прикуп.</translation>
    </message>
    <message>
        <source>How the points of the declarer&apos;s opponents are written down.</source>
        <translation>Как записывают очки соперников заказчика.</translation>
    </message>
    <message>
        <source>In the first deals everyone has to play 120 in turn, and all points count double.</source>
        <translation>В первых конах каждый по очереди обязан сыграть 120, все очки удваиваются.</translation>
    </message>
    <message>
        <source>It begins at</source>
        <translation>Со скольких очков</translation>
    </message>
    <message>
        <source>Jump bids</source>
        <translation>Прыжки в торговле</translation>
    </message>
    <message>
        <source>Jumping over the barrel</source>
        <translation>Прыжок через бочку</translation>
    </message>
    <message>
        <source>Marriage with the first lead</source>
        <translation>Марьяж первым ходом</translation>
    </message>
    <message>
        <source>Marriages</source>
        <translation>Марьяжи</translation>
    </message>
    <message>
        <source>Neither barrel nor rule of 800 in these rules.</source>
        <translation>По этим правилам нет ни бочки, ни правила 800.</translation>
    </message>
    <message>
        <source>New deal for a weak hand</source>
        <translation>Пересдача при слабой руке</translation>
    </message>
    <message>
        <source>New deal for a weak talon</source>
        <translation>Пересдача при слабом прикупе</translation>
    </message>
    <message>
        <source>New deal for four nines</source>
        <translation>Пересдача при четырёх девятках</translation>
    </message>
    <message>
        <source>New deal for two nines in the talon</source>
        <translation>Пересдача при двух девятках в прикупе</translation>
    </message>
    <message>
        <source>No leading of another&apos;s trump</source>
        <translation>Не ходить с чужих козырей</translation>
    </message>
    <message>
        <source>No talon can be refused in these rules.</source>
        <translation>По этим правилам от прикупа нельзя отказаться.</translation>
    </message>
    <message>
        <source>Nobody falls from the barrel in these rules.</source>
        <translation>По этим правилам с бочки никто не слетает.</translation>
    </message>
    <message>
        <source>Nobody has to trump in these rules.</source>
        <translation>По этим правилам козырять не обязательно.</translation>
    </message>
    <message>
        <source>Nobody leads trumps that another player declared while holding any other card.</source>
        <translation>С козырей, объявленных другим, не ходят, пока на руках есть другие масти.</translation>
    </message>
    <message>
        <source>Nobody loses points in the game with a stock.</source>
        <translation>В игре с колодой никто не теряет очков.</translation>
    </message>
    <message>
        <source>Nobody may give up in these rules.</source>
        <translation>По этим правилам расписывать нельзя.</translation>
    </message>
    <message>
        <source>Nothing is rounded in these rules.</source>
        <translation>По этим правилам ничего не округляют.</translation>
    </message>
    <message>
        <source>Only for two players with two talons.</source>
        <translation>Только вдвоём с двумя прикупами.</translation>
    </message>
    <message>
        <source>Only three zero marks in a row cost 120; a deal without one starts anew.</source>
        <translation>Штраф 120 только за три болта подряд; кон без болта начинает счёт заново.</translation>
    </message>
    <message>
        <source>Only whoever had to take it for 100 may ask for a new deal because of the talon.</source>
        <translation>Пересдачу из-за прикупа может попросить только тот, кто взял его на обязательных 100.</translation>
    </message>
    <message>
        <source>Only with four players.</source>
        <translation>Только вчетвером.</translation>
    </message>
    <message>
        <source>Only with two players.</source>
        <translation>Только вдвоём.</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Начало торговли</translation>
    </message>
    <message>
        <source>Opponents cannot win</source>
        <translation>Соперники не могут победить</translation>
    </message>
    <message>
        <source>Penalty for zeros</source>
        <translation>Штраф за болты</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Розыгрыш</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Игроки</translation>
    </message>
    <message>
        <source>Players and deal</source>
        <translation>Игроки и сдача</translation>
    </message>
    <message>
        <source>Rounding</source>
        <translation>Округление</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Подсчёт очков</translation>
    </message>
    <message>
        <source>Several may climb the barrel in one deal; otherwise all of them fall.</source>
        <translation>За один кон на бочку могут сесть несколько; иначе все они слетают.</translation>
    </message>
    <message>
        <source>Several win at once</source>
        <translation>Победили сразу несколько</translation>
    </message>
    <message>
        <source>Silence below −120</source>
        <translation>Молчание ниже −120</translation>
    </message>
    <message>
        <source>Somebody climbs the barrel</source>
        <translation>Кто-то садится на бочку</translation>
    </message>
    <message>
        <source>Talon and contract</source>
        <translation>Прикуп и заказ</translation>
    </message>
    <message>
        <source>Talon hidden at 100</source>
        <translation>Закрытый прикуп на 100</translation>
    </message>
    <message>
        <source>Talon refused only at 100</source>
        <translation>Отказ от прикупа только на 100</translation>
    </message>
    <message>
        <source>The barrel gives a few deals to win with one contract; by the rule of 800 only contracts count.</source>
        <translation>На бочке есть несколько конов, чтобы победить одним заказом; по правилу 800 в счёт идут только свои заказы.</translation>
    </message>
    <message>
        <source>The cards of a deal make 120, so more takes marriages: who may bid that, and how far.</source>
        <translation>Все карты кона стоят 120, для большего нужны марьяжи: кто и сколько может заказать.</translation>
    </message>
    <message>
        <source>The contract is named</source>
        <translation>Заказ называют</translation>
    </message>
    <message>
        <source>The declarer is rounded, too</source>
        <translation>Заказчика тоже округляют</translation>
    </message>
    <message>
        <source>The declarer may lead a marriage at once; otherwise a trick has to be won first.</source>
        <translation>Заказчик может объявить марьяж сразу; иначе сначала нужно взять взятку.</translation>
    </message>
    <message>
        <source>The declarer&apos;s points are rounded before they are compared with the contract.</source>
        <translation>Очки заказчика округляют и лишь потом сравнивают с заказом.</translation>
    </message>
    <message>
        <source>The first time a player gives up in a match, nobody is paid.</source>
        <translation>За первую роспись игрока в партии никто ничего не получает.</translation>
    </message>
    <message>
        <source>The game with a stock has no bidding.</source>
        <translation>В игре с колодой нет торговли.</translation>
    </message>
    <message>
        <source>The game with a stock has no declarer.</source>
        <translation>В игре с колодой нет заказчика.</translation>
    </message>
    <message>
        <source>The game with a stock has no talon and no gifts.</source>
        <translation>В игре с колодой нет ни прикупа, ни сноса.</translation>
    </message>
    <message>
        <source>The match is played to</source>
        <translation>Партия идёт до</translation>
    </message>
    <message>
        <source>The sitter scores</source>
        <translation>Сидящий на прикупе получает</translation>
    </message>
    <message>
        <source>The total at which the barrel, or the rule of 800, begins.</source>
        <translation>Счёт, с которого начинается бочка или правило 800.</translation>
    </message>
    <message>
        <source>Their totals stop short of the end: winning takes a contract of one&apos;s own.</source>
        <translation>Их счёт останавливается перед самой целью: для победы нужен свой заказ.</translation>
    </message>
    <message>
        <source>There is no barrel in these rules.</source>
        <translation>По этим правилам бочки нет.</translation>
    </message>
    <message>
        <source>Third fall takes everything</source>
        <translation>Третье падение обнуляет счёт</translation>
    </message>
    <message>
        <source>What a give-up takes from the player who gives up.</source>
        <translation>Что теряет тот, кто расписал кон.</translation>
    </message>
    <message>
        <source>What an opponent has to be without for a zero mark.</source>
        <translation>Чего соперник не взял, чтобы получить болт.</translation>
    </message>
    <message>
        <source>What becomes of those who sit on the barrel when another player climbs it.</source>
        <translation>Что будет с сидящими на бочке, когда на неё садится другой.</translation>
    </message>
    <message>
        <source>What the others get for a deal that is given up.</source>
        <translation>Что другие получают за роспись.</translation>
    </message>
    <message>
        <source>When a player who holds all four nines may ask for a new deal.</source>
        <translation>Когда игрок с четырьмя девятками может попросить пересдачу.</translation>
    </message>
    <message>
        <source>Whether the declarer raises the contract knowing which cards are given away.</source>
        <translation>Повышает ли заказчик заказ, уже зная, что отдал.</translation>
    </message>
    <message>
        <source>Who gets the talon nobody took and the two cards put aside, in the end.</source>
        <translation>Кому в конце достаются невзятый прикуп и две отложенные карты.</translation>
    </message>
    <message>
        <source>Who has to bid when nobody wants to, and whether the first bid may be more than 100.</source>
        <translation>Кто обязан торговаться, если никто не хочет, и может ли первая ставка быть больше 100.</translation>
    </message>
    <message>
        <source>Who of the four watches a deal; the place moves on with the dealer.</source>
        <translation>Кто из четверых пропускает кон; место сдвигается вместе со сдающим.</translation>
    </message>
    <message>
        <source>Who sits out</source>
        <translation>Кто пропускает кон</translation>
    </message>
    <message>
        <source>Who wins when two players get there in the same deal.</source>
        <translation>Кто победит, если двое дошли до цели в одном кону.</translation>
    </message>
    <message>
        <source>Whoever cannot follow suit has to play a trump.</source>
        <translation>У кого нет масти хода, тот обязан козырять.</translation>
    </message>
    <message>
        <source>Whoever follows suit has to beat the winning card if possible.</source>
        <translation>Кто кладёт в масть, обязан перебить старшую карту, если может.</translation>
    </message>
    <message>
        <source>Whoever has less than −120 may not bid, but for the compulsory hundred.</source>
        <translation>У кого меньше −120, тот не торгуется, кроме обязательной сотни.</translation>
    </message>
    <message>
        <source>Whoever has to take the talon for 100 shows it to nobody.</source>
        <translation>Кто взял прикуп на обязательных 100, никому его не показывает.</translation>
    </message>
    <message>
        <source>Whoever has to trump beats the trump in the trick if possible.</source>
        <translation>Кто обязан козырять, перебивает козырь на столе, если может.</translation>
    </message>
    <message>
        <source>Whoever sits out may be paid for the talon: 50 for an ace in it, and marriages in full.</source>
        <translation>Сидящий на прикупе может получить за него очки: 50 за туза и полную цену марьяжей.</translation>
    </message>
    <message>
        <source>With two players nobody has trumped before you.</source>
        <translation>Вдвоём никто не успевает положить козырь до вас.</translation>
    </message>
    <message>
        <source>With two talons you bid as usual and pick one of them; with a stock nobody bids and both draw after every trick.</source>
        <translation>С двумя прикупами торгуются как обычно и берут один из них; с колодой торговли нет, и после каждой взятки оба добирают.</translation>
    </message>
    <message>
        <source>Zero marks are made on the barrel as well.</source>
        <translation>Болты пишут и на бочке.</translation>
    </message>
    <message>
        <source>Zeros are not counted in these rules.</source>
        <translation>По этим правилам болты не пишут.</translation>
    </message>
    <message>
        <source>Zeros in a row</source>
        <translation>Болты подряд</translation>
    </message>
    <message>
        <source>Zeros on the barrel</source>
        <translation>Болты на бочке</translation>
    </message>
    <message>
        <source>a marriage of 200</source>
        <translation>марьяж на 200</translation>
    </message>
    <message>
        <source>a share of 120</source>
        <translation>долю от 120</translation>
    </message>
    <message>
        <source>a stock</source>
        <translation>колода</translation>
    </message>
    <message>
        <source>aces and marriages in the talon</source>
        <translation>за тузов и марьяжи в прикупе</translation>
    </message>
    <message numerus="yes">
        <source>after %n deal(s)</source>
        <translation>
            <numerusform>после %n кона</numerusform>
            <numerusform>после %n конов</numerusform>
            <numerusform>после %n конов</numerusform>
        </translation>
    </message>
    <message>
        <source>after cards are given</source>
        <translation>после сноса</translation>
    </message>
    <message>
        <source>all of them fall</source>
        <translation>слетают все</translation>
    </message>
    <message>
        <source>as often as one likes</source>
        <translation>без ограничений</translation>
    </message>
    <message>
        <source>before cards are given</source>
        <translation>до сноса</translation>
    </message>
    <message>
        <source>before the bidding</source>
        <translation>до торговли</translation>
    </message>
    <message>
        <source>before the bidding and after cards are given</source>
        <translation>до торговли и после сноса</translation>
    </message>
    <message numerus="yes">
        <source>below %n point(s)</source>
        <translation>
            <numerusform>меньше %n очка</numerusform>
            <numerusform>меньше %n очков</numerusform>
            <numerusform>меньше %n очков</numerusform>
        </translation>
    </message>
    <message>
        <source>by the value of marriages in hand</source>
        <translation>по цене марьяжей на руках</translation>
    </message>
    <message>
        <source>for everyone</source>
        <translation>для всех</translation>
    </message>
    <message>
        <source>free; if all pass, the dealer</source>
        <translation>свободное; если все спасуют — сдающий</translation>
    </message>
    <message>
        <source>half of the bid</source>
        <translation>половину заказа</translation>
    </message>
    <message>
        <source>half of the bid, every time</source>
        <translation>половину заказа, каждый раз</translation>
    </message>
    <message>
        <source>never</source>
        <translation>никогда</translation>
    </message>
    <message>
        <source>no</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>ничего</translation>
    </message>
    <message>
        <source>nothing special</source>
        <translation>ничего особенного</translation>
    </message>
    <message>
        <source>once</source>
        <translation>один раз</translation>
    </message>
    <message>
        <source>the barrel</source>
        <translation>бочка</translation>
    </message>
    <message>
        <source>the bid, but not the first time</source>
        <translation>заказ, но не в первый раз</translation>
    </message>
    <message>
        <source>the bid, every time</source>
        <translation>заказ, каждый раз</translation>
    </message>
    <message>
        <source>the dealer</source>
        <translation>сдающий</translation>
    </message>
    <message>
        <source>the declarer wins</source>
        <translation>побеждает заказчик</translation>
    </message>
    <message>
        <source>the higher total wins</source>
        <translation>побеждает лучший счёт</translation>
    </message>
    <message>
        <source>the player after the dealer, with 100 or more</source>
        <translation>первая рука, 100 или больше</translation>
    </message>
    <message>
        <source>the player after the dealer, with exactly 100</source>
        <translation>первая рука, ровно 100</translation>
    </message>
    <message>
        <source>the player opposite the dealer</source>
        <translation>игрок напротив сдающего</translation>
    </message>
    <message>
        <source>the player right of the dealer</source>
        <translation>игрок справа от сдающего</translation>
    </message>
    <message>
        <source>the rule of 800</source>
        <translation>правило 800</translation>
    </message>
    <message>
        <source>they are knocked off</source>
        <translation>слетают</translation>
    </message>
    <message>
        <source>they stay</source>
        <translation>остаются</translation>
    </message>
    <message>
        <source>three times</source>
        <translation>три раза</translation>
    </message>
    <message>
        <source>to fives</source>
        <translation>до 5</translation>
    </message>
    <message>
        <source>to nobody</source>
        <translation>никому</translation>
    </message>
    <message>
        <source>to tens, 5 goes down</source>
        <translation>до 10, пятёрка вниз</translation>
    </message>
    <message>
        <source>to tens, 5 goes up</source>
        <translation>до 10, пятёрка вверх</translation>
    </message>
    <message>
        <source>to the winner of the last trick</source>
        <translation>взявшему последнюю взятку</translation>
    </message>
    <message>
        <source>twice</source>
        <translation>два раза</translation>
    </message>
    <message>
        <source>two talons</source>
        <translation>два прикупа</translation>
    </message>
    <message>
        <source>with a marriage in hand</source>
        <translation>с марьяжем на руках</translation>
    </message>
    <message>
        <source>without a point</source>
        <translation>без очков</translation>
    </message>
    <message>
        <source>without a trick</source>
        <translation>без взятки</translation>
    </message>
    <message>
        <source>without end</source>
        <translation>без ограничения</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>да</translation>
    </message>
    <message>
        <source>yes, and 0 for all if nobody makes it</source>
        <translation>да, а если никто не сыграл — всем 0</translation>
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
            <numerusform>Сохранён %Ln файл в {folder}</numerusform>
            <numerusform>Сохранено %Ln файла в {folder}</numerusform>
            <numerusform>Сохранено %Ln файлов в {folder}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es) back in the list.</source>
        <translation>
            <numerusform>Возвращена %Ln партия.</numerusform>
            <numerusform>Возвращено %Ln партии.</numerusform>
            <numerusform>Возвращено %Ln партий.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es) deleted.</source>
        <translation>
            <numerusform>Удалена %Ln партия.</numerusform>
            <numerusform>Удалено %Ln партии.</numerusform>
            <numerusform>Удалено %Ln партий.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es) imported.</source>
        <translation>
            <numerusform>Импортирована %Ln партия.</numerusform>
            <numerusform>Импортировано %Ln партии.</numerusform>
            <numerusform>Импортировано %Ln партий.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es) removed for good.</source>
        <translation>
            <numerusform>Навсегда стёрта %Ln партия.</numerusform>
            <numerusform>Навсегда стёрто %Ln партии.</numerusform>
            <numerusform>Навсегда стёрто %Ln партий.</numerusform>
        </translation>
    </message>
    <message>
        <source>Another program is busy with the list of matches.</source>
        <translation>Список партий занят другой программой.</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>Сохранено как {file}</translation>
    </message>
    <message>
        <source>The match is not there any more.</source>
        <translation>Этой партии здесь больше нет.</translation>
    </message>
    <message>
        <source>The system does not allow it: {reason}.</source>
        <extracomment>{reason} is what the system says, in its own language.</extracomment>
        <translation>Система этого не позволяет: {reason}.</translation>
    </message>
    <message>
        <source>This match is among the deleted ones, as “{match}”.</source>
        <translation>Эта партия среди удалённых: «{match}».</translation>
    </message>
    <message>
        <source>This match is in the list already, as “{match}”.</source>
        <translation>Эта партия уже в списке: «{match}».</translation>
    </message>
    <message>
        <source>{file}: {reason}</source>
        <extracomment>{reason} is one or two sentences.</extracomment>
        <translation>{file}: {reason}</translation>
    </message>
    <message>
        <source>“{match}” is back in the list.</source>
        <translation>«{match}» снова в списке.</translation>
    </message>
    <message>
        <source>“{match}” is deleted.</source>
        <translation>«{match}»: удалено.</translation>
    </message>
    <message>
        <source>“{match}” is in the list now.</source>
        <translation>«{match}» теперь в списке.</translation>
    </message>
</context>
<context>
    <name>Periods</name>
    <message>
        <source>Any time</source>
        <translation>Когда угодно</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Первый день</translation>
    </message>
    <message>
        <source>From</source>
        <translation>С</translation>
    </message>
    <message>
        <source>From … to …</source>
        <translation>С … по …</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Последние 30 дней</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Последние 7 дней</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Последний день</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>Прошлый год</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Этот год</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Сегодня</translation>
    </message>
    <message>
        <source>to</source>
        <translation>по</translation>
    </message>
</context>
<context>
    <name>PlayerNames</name>
    <message numerus="yes">
        <source>A name may have at most %n character(s).</source>
        <translation>
            <numerusform>В имени может быть не больше %n символа.</numerusform>
            <numerusform>В имени может быть не больше %n символов.</numerusform>
            <numerusform>В имени может быть не больше %n символов.</numerusform>
        </translation>
    </message>
    <message>
        <source>A name must not contain invisible characters.</source>
        <translation>В имени не может быть невидимых символов.</translation>
    </message>
    <message>
        <source>Anna</source>
        <extracomment>A usual first name, for the first opponent.</extracomment>
        <translation>Анна</translation>
    </message>
    <message>
        <source>Borys</source>
        <extracomment>A usual first name, for the second opponent.</extracomment>
        <translation>Борис</translation>
    </message>
    <message>
        <source>Celina</source>
        <extracomment>A usual first name, for the third opponent.</extracomment>
        <translation>Вера</translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <translation>У каждого игрока должно быть имя.</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>A player who has given no name; the name stands before a colon or a verb in the present tense.</extracomment>
        <translation>Игрок</translation>
    </message>
    <message>
        <source>Two players are called {name}: give one another name.</source>
        <translation>Двух игроков зовут {name}: измените одно из имён.</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>A word before a serious mistake, and you play on as you like; it counts as help.</source>
        <translation>Слово перед серьёзной ошибкой, а дальше играйте, как хотите; считается помощью.</translation>
    </message>
    <message>
        <source>All words of the program, in relation to your system&apos;s size.</source>
        <translation>Все надписи программы относительно размера в системе.</translation>
    </message>
    <message>
        <source>Ask before giving cards away</source>
        <translation>Спрашивать перед сносом</translation>
    </message>
    <message>
        <source>Ask before giving up</source>
        <translation>Спрашивать перед росписью</translation>
    </message>
    <message>
        <source>Ask before naming the contract</source>
        <translation>Спрашивать перед заказом</translation>
    </message>
    <message>
        <source>Asks again before a deal is given up.</source>
        <translation>Ещё один вопрос, прежде чем кон будет расписан.</translation>
    </message>
    <message>
        <source>Asks again before your cards are given away.</source>
        <translation>Ещё один вопрос, прежде чем карты будут отданы.</translation>
    </message>
    <message>
        <source>Asks again before your contract stands.</source>
        <translation>Ещё один вопрос, прежде чем заказ будет назван.</translation>
    </message>
    <message>
        <source>Cards can appear where they belong instead of flying there.</source>
        <translation>Карты могут не лететь, а сразу появляться на месте.</translation>
    </message>
    <message>
        <source>Choose cards…</source>
        <translation>Выбрать карты…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Тренер</translation>
    </message>
    <message>
        <source>How fast cards fly and opponents decide.</source>
        <translation>Как быстро летят карты и решают соперники.</translation>
    </message>
    <message>
        <source>How the cards in your hand are sorted.</source>
        <translation>Как разложены карты на руках.</translation>
    </message>
    <message>
        <source>In Polish those of German-suited cards; the other languages have one name for each.</source>
        <translation>По-польски — как на немецких картах; в других языках у мастей одни названия.</translation>
    </message>
    <message>
        <source>In relation to your system&apos;s volume.</source>
        <translation>Относительно громкости системы.</translation>
    </message>
    <message>
        <source>It folds away where the window is too narrow.</source>
        <translation>Сворачивается, если окно слишком узкое.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Light or dark windows and sheets.</source>
        <translation>Светлые или тёмные окна и листы.</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Движение</translation>
    </message>
    <message>
        <source>Motion and sound</source>
        <translation>Движение и звук</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Без звука</translation>
    </message>
    <message>
        <source>My cards</source>
        <translation>Мои карты</translation>
    </message>
    <message>
        <source>No preference found.</source>
        <translation>Ничего не найдено.</translation>
    </message>
    <message>
        <source>No sound says anything that you do not see as well.</source>
        <translation>Ни один звук не сообщает того, чего не видно.</translation>
    </message>
    <message>
        <source>Play the only possible card for me</source>
        <translation>Ходить единственной картой за меня</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Игра</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Вернуть</translation>
    </message>
    <message>
        <source>Restore the section {section}</source>
        <extracomment>{section} is the heading of some settings, such as &quot;Language&quot;.</extracomment>
        <translation>Вернуть исходные настройки раздела «{section}»</translation>
    </message>
    <message>
        <source>Score sheet beside the table</source>
        <translation>Таблица счёта рядом со столом</translation>
    </message>
    <message>
        <source>Search the preferences</source>
        <translation>Поиск по настройкам</translation>
    </message>
    <message>
        <source>Sorting</source>
        <translation>Сортировка</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Скорость</translation>
    </message>
    <message>
        <source>Suits</source>
        <translation>Масти</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Стол</translation>
    </message>
    <message>
        <source>Table and windows</source>
        <translation>Стол и окна</translation>
    </message>
    <message>
        <source>Taking back</source>
        <translation>Отмена ходов</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Размер текста</translation>
    </message>
    <message>
        <source>The trump suit stands at the left of your hand.</source>
        <translation>Козырная масть стоит слева.</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Панель инструментов</translation>
    </message>
    <message>
        <source>Traditional names of the suits</source>
        <translation>Традиционные названия мастей</translation>
    </message>
    <message>
        <source>Trumps first</source>
        <translation>Сначала козыри</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Громкость</translation>
    </message>
    <message>
        <source>What is needed most, for the mouse. Icons alone lie beside the menus, in a low window always.</source>
        <translation>Самое нужное под мышью. Одни значки лежат рядом с меню, в низком окне всегда.</translation>
    </message>
    <message>
        <source>What the cards lie on.</source>
        <translation>На чём лежат карты.</translation>
    </message>
    <message>
        <source>Where only one card may be played, it is played for you, but never half of a marriage.</source>
        <translation>Единственную возможную карту программа сыграет за вас, но половинку марьяжа — никогда.</translation>
    </message>
    <message>
        <source>Which suits stand first in your hand.</source>
        <translation>Какие масти на руках стоят первыми.</translation>
    </message>
    <message>
        <source>Windows</source>
        <translation>Окна</translation>
    </message>
    <message>
        <source>Words, numbers, and the letters on our cards.</source>
        <translation>Слова, числа и буквы на наших картах.</translation>
    </message>
    <message>
        <source>Your decisions of the deal can be taken back; the record of the match shows it.</source>
        <translation>Свои решения в кону можно отменять; в записи партии это видно.</translation>
    </message>
    <message>
        <source>alternating colours</source>
        <translation>цвета чередуются</translation>
    </message>
    <message>
        <source>as the system</source>
        <translation>как в системе</translation>
    </message>
    <message>
        <source>blue felt</source>
        <translation>синее сукно</translation>
    </message>
    <message>
        <source>burgundy felt</source>
        <translation>бордовое сукно</translation>
    </message>
    <message>
        <source>by rank</source>
        <translation>по старшинству</translation>
    </message>
    <message>
        <source>by suit, highest first</source>
        <translation>по мастям, от старшей</translation>
    </message>
    <message>
        <source>by suit, lowest first</source>
        <translation>по мастям, от младшей</translation>
    </message>
    <message>
        <source>cards fly</source>
        <translation>карты летят</translation>
    </message>
    <message>
        <source>cards only appear</source>
        <translation>карты только появляются</translation>
    </message>
    <message>
        <source>dark</source>
        <translation>тёмные</translation>
    </message>
    <message>
        <source>fast</source>
        <translation>быстро</translation>
    </message>
    <message>
        <source>green felt</source>
        <translation>зелёное сукно</translation>
    </message>
    <message>
        <source>hearts, diamonds, clubs, spades</source>
        <translation>черви, бубны, трефы, пики</translation>
    </message>
    <message>
        <source>icons</source>
        <translation>значки</translation>
    </message>
    <message>
        <source>light</source>
        <translation>светлые</translation>
    </message>
    <message>
        <source>linen, embroidered</source>
        <translation>вышитый лён</translation>
    </message>
    <message>
        <source>no</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>none</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>normal</source>
        <translation>обычно</translation>
    </message>
    <message>
        <source>off: all at once</source>
        <translation>без движения: всё сразу</translation>
    </message>
    <message>
        <source>slow</source>
        <translation>медленно</translation>
    </message>
    <message>
        <source>spades, clubs, diamonds, hearts</source>
        <translation>пики, трефы, бубны, черви</translation>
    </message>
    <message>
        <source>stroll</source>
        <translation>прогулка</translation>
    </message>
    <message>
        <source>walnut</source>
        <translation>орех</translation>
    </message>
    <message>
        <source>words beside the icons</source>
        <translation>слова рядом со значками</translation>
    </message>
    <message>
        <source>words under the icons</source>
        <translation>слова под значками</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>да</translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>555</source>
        <translation>Самосвал (555)</translation>
    </message>
    <message>
        <source>555 for four</source>
        <translation>Самосвал (555) вчетвером</translation>
    </message>
    <message>
        <source>A golden round at 120 for double, everyone may pass, and two deals on the barrel.</source>
        <translation>Золотой кон по 120 с удвоением, пасовать может каждый, а на бочке — два кона.</translation>
    </message>
    <message>
        <source>Beat whenever you can, marriages from the first lead, and from 800 only contracts count.</source>
        <translation>Бить, когда есть чем; марьяжи с первого хода; с 800 в счёт идут только свои заказы.</translation>
    </message>
    <message>
        <source>Bids in fives, a barrel at 880, and a lost cause may be given up for 60 points each.</source>
        <translation>Торговля по 5, бочка на 880, а безнадёжный кон можно расписать по 60.</translation>
    </message>
    <message>
        <source>Calm bidding for four: the dealer sits out; after sixty deals the best score wins.</source>
        <translation>Спокойная торговля вчетвером: сдающий сидит на прикупе; после шестидесяти конов побеждает лучший счёт.</translation>
    </message>
    <message>
        <source>Calm bidding ten by ten, no barrel, no penalties; after sixty deals the best score wins.</source>
        <translation>Спокойная торговля по 10, без бочки и штрафов; после 60 конов побеждает лучший счёт.</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Классические</translation>
    </message>
    <message>
        <source>Classic for four</source>
        <translation>Классические вчетвером</translation>
    </message>
    <message>
        <source>Everyone may pass, nobody has to trump, and the contract is named before cards are given.</source>
        <translation>Спасовать может каждый, козырять не обязательно, заказ называют до сноса.</translation>
    </message>
    <message>
        <source>Free opening</source>
        <translation>Свободное начало</translation>
    </message>
    <message>
        <source>Free opening for four</source>
        <translation>Свободное начало вчетвером</translation>
    </message>
    <message>
        <source>Kurnik&apos;s Polish</source>
        <translation>Польские, как на «Курнике»</translation>
    </message>
    <message>
        <source>Kurnik&apos;s Polish for four</source>
        <translation>Польские, как на «Курнике», вчетвером</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>Польские</translation>
    </message>
    <message>
        <source>Polish for four</source>
        <translation>Польские вчетвером</translation>
    </message>
    <message>
        <source>Polish for two, with a stock</source>
        <translation>Польские вдвоём, с колодой</translation>
    </message>
    <message>
        <source>Polish for two, with talons</source>
        <translation>Польские вдвоём, с прикупами</translation>
    </message>
    <message>
        <source>Russian with agreements</source>
        <translation>Русские с договорённостями</translation>
    </message>
    <message>
        <source>Russian with agreements for four</source>
        <translation>Русские с договорённостями вчетвером</translation>
    </message>
    <message>
        <source>Six cards each and a stock to draw from; no bidding, everyone keeps their own score.</source>
        <translation>По шесть карт и добор из колоды; без торговли, каждый играет за себя.</translation>
    </message>
    <message>
        <source>Sixty deals</source>
        <translation>Шестьдесят конов</translation>
    </message>
    <message>
        <source>Sixty deals for four</source>
        <translation>Шестьдесят конов вчетвером</translation>
    </message>
    <message>
        <source>Ten cards each and two talons; the declarer picks one of them unseen.</source>
        <translation>По десять карт и два прикупа; заказчик выбирает один из них вслепую.</translation>
    </message>
    <message>
        <source>The Polish game for four: the dealer sits out and scores the talon.</source>
        <translation>Польская игра вчетвером: сдающий сидит на прикупе и получает за него очки.</translation>
    </message>
    <message>
        <source>The Polish game with bombs: the first pays nobody, and four nines allow a new deal.</source>
        <translation>Польская игра с росписью: за первую никто ничего не получает, а четыре девятки дают пересдачу.</translation>
    </message>
    <message>
        <source>The classic game for four: the dealer sits out, and the barrel waits at 880.</source>
        <translation>Классическая игра вчетвером: сдающий сидит на прикупе, а бочка ждёт на 880.</translation>
    </message>
    <message>
        <source>The classic game with a trapdoor: a score of exactly 555 drops to zero.</source>
        <translation>Классические правила с подвохом: ровно 555 очков превращаются в ноль.</translation>
    </message>
    <message>
        <source>The dealer sits out and scores the talon; a bomb pays 40, the first one nothing.</source>
        <translation>Сдающий не играет и получает очки за прикуп; роспись даёт по 40, первая — ничего.</translation>
    </message>
    <message>
        <source>The dealer sits out, and a score of exactly 555 drops to zero.</source>
        <translation>Сдающий сидит на прикупе, а счёт ровно 555 сгорает до нуля.</translation>
    </message>
    <message>
        <source>The dealer sits out, everyone else may pass, and nobody has to trump.</source>
        <translation>Сдающий сидит на прикупе, все остальные могут пасовать, и козырять никто не обязан.</translation>
    </message>
    <message>
        <source>The dealer sits out; a golden round of four deals, and two deals on the barrel.</source>
        <translation>Сдающий не играет; золотой кон — четыре раздачи, на бочке — два кона.</translation>
    </message>
    <message>
        <source>The dealer sits out; zeros, 555 both ways, and a fight for the barrel.</source>
        <translation>Сдающий не играет; болты, самосвал при ±555 и борьба за бочку.</translation>
    </message>
    <message>
        <source>Ukrainian</source>
        <translation>Украинские</translation>
    </message>
    <message>
        <source>Ukrainian for four</source>
        <translation>Украинские вчетвером</translation>
    </message>
    <message>
        <source>Zeros for deals without a trick, 555 and −555, silence below −120, and a fight for the barrel.</source>
        <translation>Болты за кон без взятки, самосвал при 555 и −555, молчание ниже −120 и борьба за бочку.</translation>
    </message>
</context>
<context>
    <name>PuzzleTitles</name>
    <message>
        <source>A gift that pays</source>
        <translation>Подарок с выгодой</translation>
    </message>
    <message>
        <source>A small card, a large plan</source>
        <translation>Малая карта, большой план</translation>
    </message>
    <message>
        <source>A ten for bait</source>
        <translation>Десятка-приманка</translation>
    </message>
    <message>
        <source>Ballast</source>
        <translation>Балласт</translation>
    </message>
    <message>
        <source>Do not be generous</source>
        <translation>Без щедрости</translation>
    </message>
    <message>
        <source>Draw the teeth</source>
        <translation>Вырвать зубы</translation>
    </message>
    <message>
        <source>First things first</source>
        <translation>Сначала главное</translation>
    </message>
    <message>
        <source>How high?</source>
        <translation>Как высоко?</translation>
    </message>
    <message>
        <source>Let them have it</source>
        <translation>Пусть берут</translation>
    </message>
    <message>
        <source>Not one point more</source>
        <translation>Ни очком больше</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Ещё рано</translation>
    </message>
    <message>
        <source>Nothing for the partner</source>
        <translation>Партнёру ничего</translation>
    </message>
    <message>
        <source>Overboard</source>
        <translation>За борт</translation>
    </message>
    <message>
        <source>Patience</source>
        <translation>Терпение</translation>
    </message>
    <message>
        <source>Thank you, partner</source>
        <translation>Спасибо, партнёр</translation>
    </message>
    <message>
        <source>The ace comes later</source>
        <translation>Туз придёт потом</translation>
    </message>
    <message>
        <source>The ace goes overboard</source>
        <translation>Туз за бортом</translation>
    </message>
    <message>
        <source>The ace stays at home</source>
        <translation>Туз сидит дома</translation>
    </message>
    <message>
        <source>The hidden reserve</source>
        <translation>Скрытый резерв</translation>
    </message>
    <message>
        <source>The last step</source>
        <translation>Последняя ступень</translation>
    </message>
    <message>
        <source>The nine decides</source>
        <translation>Девятка решает</translation>
    </message>
    <message>
        <source>The right pair</source>
        <translation>Верная пара</translation>
    </message>
    <message>
        <source>The sharp ten</source>
        <translation>Острая десятка</translation>
    </message>
    <message>
        <source>The wedding can wait</source>
        <translation>Свадьба подождёт</translation>
    </message>
    <message>
        <source>To whom?</source>
        <translation>Кому?</translation>
    </message>
    <message>
        <source>Trump against trump</source>
        <translation>Козырь на козырь</translation>
    </message>
    <message>
        <source>Two cards asleep</source>
        <translation>Две спящие карты</translation>
    </message>
    <message>
        <source>Two tens as a present</source>
        <translation>Две десятки в подарок</translation>
    </message>
    <message>
        <source>Under the ace</source>
        <translation>Из-под туза</translation>
    </message>
    <message>
        <source>What the last trick brings</source>
        <translation>Что даст последняя взятка</translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message>
        <source>A puzzle of Thousand: no. {number}</source>
        <translation>Задача «Тысячи»: № {number}</translation>
    </message>
    <message>
        <source>All cards are open, and the others play their best.</source>
        <translation>Все карты открыты, остальные играют наилучшим образом.</translation>
    </message>
    <message>
        <source>All puzzles</source>
        <extracomment>A tab beside a puzzle: the list of all puzzles.</extracomment>
        <translation>Все задачи</translation>
    </message>
    <message>
        <source>Any number, such as 331, or P and a number for a prepared one</source>
        <translation>Любой номер, например 331, или P и номер подготовленной задачи</translation>
    </message>
    <message>
        <source>Bravo! Solved at the first try.</source>
        <translation>Браво! Решено с первой попытки.</translation>
    </message>
    <message>
        <source>Copy the number</source>
        <translation>Скопировать номер</translation>
    </message>
    <message>
        <source>Difficulty: {stars} of {most}</source>
        <translation>Сложность: {stars} из {most}</translation>
    </message>
    <message>
        <source>Explain it</source>
        <translation>Объяснить</translation>
    </message>
    <message>
        <source>From the beginning</source>
        <translation>С начала</translation>
    </message>
    <message>
        <source>Give two cards away</source>
        <translation>Отдайте две карты</translation>
    </message>
    <message>
        <source>Looking for a position…</source>
        <translation>Ищем позицию…</translation>
    </message>
    <message>
        <source>Make the contract</source>
        <translation>Сыграйте заказ</translation>
    </message>
    <message>
        <source>Name the contract</source>
        <translation>Назовите заказ</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Следующая задача</translation>
    </message>
    <message>
        <source>Next puzzle (Page Down)</source>
        <translation>Следующая задача (Page Down)</translation>
    </message>
    <message>
        <source>No. {number}</source>
        <extracomment>Under the title of a prepared puzzle: its number, such as P7.</extracomment>
        <translation>№ {number}</translation>
    </message>
    <message numerus="yes">
        <source>Not solved yet: %n wrong move(s)</source>
        <translation>
            <numerusform>Ещё не решено: %n неверный ход</numerusform>
            <numerusform>Ещё не решено: %n неверных хода</numerusform>
            <numerusform>Ещё не решено: %n неверных ходов</numerusform>
        </translation>
    </message>
    <message>
        <source>Number of a puzzle</source>
        <translation>Номер задачи</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>A button beside the number of a puzzle.</extracomment>
        <translation>Открыть</translation>
    </message>
    <message>
        <source>Others you have tried</source>
        <translation>Другие начатые задачи</translation>
    </message>
    <message>
        <source>Prepared, from easy to hard</source>
        <translation>Подготовленные, от простых к сложным</translation>
    </message>
    <message>
        <source>Previous puzzle (Page Up)</source>
        <translation>Предыдущая задача (Page Up)</translation>
    </message>
    <message>
        <source>Put two cards aside</source>
        <translation>Отложите две карты</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <extracomment>A tab beside a puzzle: what is asked.</extracomment>
        <translation>Задача</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Задача дня</translation>
    </message>
    <message>
        <source>Puzzle {number}</source>
        <translation>Задача {number}</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Задачи</translation>
    </message>
    <message>
        <source>Right. Go on!</source>
        <translation>Верно. Дальше!</translation>
    </message>
    <message>
        <source>Show the solution</source>
        <translation>Показать решение</translation>
    </message>
    <message>
        <source>Solution shown</source>
        <translation>Решение показано</translation>
    </message>
    <message numerus="yes">
        <source>Solved after %n wrong move(s)</source>
        <translation>
            <numerusform>Решено после %n неверного хода</numerusform>
            <numerusform>Решено после %n неверных ходов</numerusform>
            <numerusform>Решено после %n неверных ходов</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved at the first try</source>
        <translation>Решено с первой попытки</translation>
    </message>
    <message numerus="yes">
        <source>Solved, after %n wrong move(s).</source>
        <translation>
            <numerusform>Решено, после %n неверного хода.</numerusform>
            <numerusform>Решено, после %n неверных ходов.</numerusform>
            <numerusform>Решено, после %n неверных ходов.</numerusform>
        </translation>
    </message>
    <message>
        <source>Solved: {count}, at the first try: {first}</source>
        <translation>Решено: {count}, с первой попытки: {first}</translation>
    </message>
    <message>
        <source>Stop the declarer</source>
        <translation>Остановите заказчика</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Взять ход назад</translation>
    </message>
    <message>
        <source>That is the solution.</source>
        <translation>Это и есть решение.</translation>
    </message>
    <message>
        <source>The bold card takes the trick; + declares a marriage.</source>
        <translation>Жирная карта берёт взятку; + означает объявленный марьяж.</translation>
    </message>
    <message>
        <source>The days before</source>
        <translation>Прошлые дни</translation>
    </message>
    <message>
        <source>The number of the puzzle has been copied.</source>
        <translation>Номер задачи скопирован.</translation>
    </message>
    <message>
        <source>The others think…</source>
        <translation>Остальные думают…</translation>
    </message>
    <message>
        <source>The puzzle of the day</source>
        <translation>Задача дня</translation>
    </message>
    <message numerus="yes">
        <source>The puzzle of the day: %n day(s) in a row</source>
        <translation>
            <numerusform>Задача дня: %n день подряд</numerusform>
            <numerusform>Задача дня: %n дня подряд</numerusform>
            <numerusform>Задача дня: %n дней подряд</numerusform>
        </translation>
    </message>
    <message>
        <source>The results of puzzles cannot be saved ({reason}).</source>
        <extracomment>{reason} is what the system says, in its own language.</extracomment>
        <translation>Результаты задач не удаётся сохранить ({reason}).</translation>
    </message>
    <message>
        <source>The solution: {move}</source>
        <translation>Решение: {move}</translation>
    </message>
    <message>
        <source>Today</source>
        <extracomment>A button: the puzzle of the day.</extracomment>
        <translation>Сегодня</translation>
    </message>
    <message>
        <source>Type a number from 1 on, or one from P1 to P{most}.</source>
        <translation>Введите номер от 1 и выше или от P1 до P{most}.</translation>
    </message>
    <message>
        <source>Which is the highest contract that nobody can stop?</source>
        <translation>Каков самый высокий заказ, который никто не может сорвать?</translation>
    </message>
    <message>
        <source>With best play on both sides you get {points} points, and not one more.</source>
        <translation>При лучшей игре обеих сторон вы набираете {points} и ни очком больше.</translation>
    </message>
    <message>
        <source>You have {points} points and need {missing} more.</source>
        <translation>Набрано очков: {points}, не хватает: {missing}.</translation>
    </message>
    <message>
        <source>You play {contract}. Which card do you give to whom?</source>
        <translation>Вы играете {contract}. Какую карту кому отдать?</translation>
    </message>
    <message>
        <source>You play {contract}. Which card do you lead to make it?</source>
        <translation>Вы играете {contract}. С какой карты пойти, чтобы сыграть?</translation>
    </message>
    <message>
        <source>You play {contract}. Which card makes it?</source>
        <translation>Вы играете {contract}. Какой картой сыграть заказ?</translation>
    </message>
    <message>
        <source>You play {contract}. Which two cards do you put aside?</source>
        <translation>Вы играете {contract}. Какие две карты отложить?</translation>
    </message>
    <message>
        <source>{amount} can be made, but a higher contract can be made as well.</source>
        <translation>{amount} сыграть можно, но можно и более высокий заказ.</translation>
    </message>
    <message>
        <source>{amount} is too much: against best play you get {points}.</source>
        <translation>{amount} — слишком много: при лучшей защите вы набираете {points}.</translation>
    </message>
    <message>
        <source>{card} ({declaration})</source>
        <translation>{card} ({declaration})</translation>
    </message>
    <message>
        <source>{move}: {points} of {contract}.</source>
        <extracomment>A move in a puzzle: the declarer&apos;s points with best play, and the contract.</extracomment>
        <translation>{move}: {points} из {contract}.</translation>
    </message>
    <message>
        <source>{move}: {points}.</source>
        <extracomment>A wrong move in a puzzle: the declarer&apos;s points with best play.</extracomment>
        <translation>{move}: {points}.</translation>
    </message>
    <message>
        <source>{move}? Then you get {points} points, not {contract}.</source>
        <translation>{move}? Тогда у вас {points}, а не {contract}.</translation>
    </message>
    <message>
        <source>{move}? Then {name} gets {points} points and makes {contract}.</source>
        <translation>{move}? Тогда {name} набирает {points} и выполняет заказ {contract}.</translation>
    </message>
    <message>
        <source>{name} plays {contract}. Which card stops the contract?</source>
        <translation>{name} играет {contract}. Какая карта сорвёт заказ?</translation>
    </message>
    <message>
        <source>{name}: {points} points so far, {missing} more needed.</source>
        <translation>{name}: пока {points}, не хватает {missing}.</translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>A deal needs each of the 24 cards exactly once.</source>
        <translation>Для сдачи нужны все 24 карты, каждая ровно один раз.</translation>
    </message>
    <message>
        <source>A marriage can be declared only when you lead to a trick.</source>
        <translation>Марьяж можно объявить, только когда вы заходите.</translation>
    </message>
    <message>
        <source>At this table nobody may give a deal up.</source>
        <translation>За этим столом роспись не принята.</translation>
    </message>
    <message>
        <source>Below −120 you are silent: you may not bid.</source>
        <translation>Счёт ниже −120: молчание, торговаться нельзя.</translation>
    </message>
    <message>
        <source>Bid {amount} or more, or pass.</source>
        <extracomment>{amount} is the lowest bid possible.</extracomment>
        <translation>Закажите не меньше {amount} или пасуйте.</translation>
    </message>
    <message>
        <source>Bids are multiples of {amount}.</source>
        <extracomment>{amount} is 5 or 10.</extracomment>
        <translation>Ставка должна быть кратна {amount}.</translation>
    </message>
    <message>
        <source>Bids go up one step at a time: bid {amount} or pass.</source>
        <translation>Повышать можно только на один шаг: закажите {amount} или пасуйте.</translation>
    </message>
    <message>
        <source>Choose one of the two talons on the table.</source>
        <translation>Выберите один из двух прикупов на столе.</translation>
    </message>
    <message>
        <source>Choose two different cards.</source>
        <translation>Выберите две разные карты.</translation>
    </message>
    <message>
        <source>Clubs are trump and you cannot follow suit: you must play a club.</source>
        <translation>Ходить в масть нечем, козырь — трефы: нужно положить козырь.</translation>
    </message>
    <message>
        <source>Clubs were led and you hold a club: you must follow suit.</source>
        <translation>Зашли в трефы, и они у вас есть: нужно ходить в масть.</translation>
    </message>
    <message>
        <source>Diamonds are trump and you cannot follow suit: you must play a diamond.</source>
        <translation>Ходить в масть нечем, козырь — бубны: нужно положить козырь.</translation>
    </message>
    <message>
        <source>Diamonds were led and you hold a diamond: you must follow suit.</source>
        <translation>Зашли в бубны, и они у вас есть: нужно ходить в масть.</translation>
    </message>
    <message>
        <source>Hearts are trump and you cannot follow suit: you must play a heart.</source>
        <translation>Ходить в масть нечем, козырь — черви: нужно положить козырь.</translation>
    </message>
    <message>
        <source>Hearts were led and you hold a heart: you must follow suit.</source>
        <translation>Зашли в черви, и они у вас есть: нужно ходить в масть.</translation>
    </message>
    <message>
        <source>In the golden round everyone plays exactly {amount}.</source>
        <translation>На золотом кону каждый играет ровно {amount}.</translation>
    </message>
    <message>
        <source>In the golden round you cannot give a deal up: play it.</source>
        <translation>На золотом кону расписываться нельзя: нужно играть.</translation>
    </message>
    <message>
        <source>It is not your turn yet.</source>
        <translation>Сейчас не ваш ход.</translation>
    </message>
    <message>
        <source>Nobody can take more than {amount} points in one deal.</source>
        <translation>Больше {amount} очков за кон набрать нельзя.</translation>
    </message>
    <message>
        <source>On the barrel you cannot give a deal up: play it.</source>
        <translation>На бочке расписать кон нельзя: играйте.</translation>
    </message>
    <message>
        <source>Spades are trump and you cannot follow suit: you must play a spade.</source>
        <translation>Ходить в масть нечем, козырь — пики: нужно положить козырь.</translation>
    </message>
    <message>
        <source>Spades were led and you hold a spade: you must follow suit.</source>
        <translation>Зашли в пики, и они у вас есть: нужно ходить в масть.</translation>
    </message>
    <message>
        <source>That cannot be done at this moment.</source>
        <translation>Сейчас этого сделать нельзя.</translation>
    </message>
    <message>
        <source>The match is over: start a new one to play on.</source>
        <translation>Партия окончена: начните новую.</translation>
    </message>
    <message>
        <source>The opening bid is always exactly 100.</source>
        <translation>Первая ставка — всегда ровно 100.</translation>
    </message>
    <message>
        <source>This card is not in your hand: {card}.</source>
        <translation>Этой карты у вас на руках нет: {card}.</translation>
    </message>
    <message>
        <source>To declare a marriage you must hold both the king and the queen of the suit.</source>
        <translation>Для марьяжа на руках должны быть король и дама одной масти.</translation>
    </message>
    <message>
        <source>Trump is another player&apos;s: lead it only when you hold nothing else.</source>
        <translation>Козырь чужой: с него можно ходить, только если других мастей нет.</translation>
    </message>
    <message>
        <source>What was bid in the dark cannot be given up: play it.</source>
        <translation>Игру втёмную нельзя расписать: её надо сыграть.</translation>
    </message>
    <message>
        <source>Win a trick first: a marriage cannot be declared with the first lead of the deal.</source>
        <translation>Сначала возьмите взятку: первым ходом кона марьяж не объявляют.</translation>
    </message>
    <message>
        <source>Without a marriage in your hand you can go no higher than {amount}.</source>
        <translation>Без марьяжа на руках нельзя заказать больше {amount}.</translation>
    </message>
    <message>
        <source>You cannot ask for a new deal now.</source>
        <translation>Сейчас нельзя просить пересдачу.</translation>
    </message>
    <message>
        <source>You cannot follow suit: you must play a trump.</source>
        <translation>Ходить в масть нечем: нужно положить козырь.</translation>
    </message>
    <message numerus="yes">
        <source>You have used all your give-ups: %n in a match are allowed.</source>
        <translation>
            <numerusform>Росписей больше нет: за партию разрешена %n роспись.</numerusform>
            <numerusform>Росписей больше нет: за партию разрешены %n росписи.</numerusform>
            <numerusform>Росписей больше нет: за партию разрешено %n росписей.</numerusform>
        </translation>
    </message>
    <message>
        <source>You must beat the {beaten} if you can.</source>
        <extracomment>{beaten} is a card in the accusative.</extracomment>
        <translation>Нужно перебить {beaten}, если есть чем.</translation>
    </message>
    <message>
        <source>You must beat the {beaten} with a higher trump if you can.</source>
        <extracomment>{beaten} is a card in the accusative.</extracomment>
        <translation>Нужно перебить {beaten} старшим козырем, если он есть.</translation>
    </message>
    <message>
        <source>You must follow suit.</source>
        <translation>Нужно ходить в масть.</translation>
    </message>
    <message>
        <source>You open the bidding, so you cannot pass now.</source>
        <translation>Вы начинаете торговлю, пасовать сейчас нельзя.</translation>
    </message>
    <message>
        <source>You won the bidding at {amount}: the contract cannot be lower.</source>
        <translation>Вы выиграли торговлю, заказав {amount}: меньше играть нельзя.</translation>
    </message>
    <message>
        <source>Your hand allows at most {amount}: 120 plus your marriages.</source>
        <translation>Ваш предел — {amount}: 120 плюс марьяжи на руках.</translation>
    </message>
    <message>
        <source>Your hand no longer allows more than your bid of {amount}.</source>
        <extracomment>The declarer gave half a marriage away after bidding; the winning bid stays, but cannot be raised.</extracomment>
        <translation>С этими картами поднять заказ выше {amount} уже нельзя.</translation>
    </message>
</context>
<context>
    <name>RecentMatches</name>
    <message>
        <source>Matches &amp;just played</source>
        <translation>Предыду&amp;щие партии</translation>
    </message>
    <message>
        <source>No other matches yet</source>
        <translation>Других партий пока нет</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Читаем…</translation>
    </message>
    <message>
        <source>The file of this match is gone: {name}</source>
        <translation>Файла этой партии больше нет: {name}</translation>
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
        <translation>Строка {line}: {reason}</translation>
    </message>
    <message>
        <source>More is taken back than was done.</source>
        <translation>Отменено больше, чем сделано.</translation>
    </message>
    <message>
        <source>Some bytes are not text: another encoding, or damage.</source>
        <translation>Некоторые байты не текст: другая кодировка или повреждение.</translation>
    </message>
    <message>
        <source>Something is done that the rules forbid.</source>
        <translation>Сделано то, что запрещено правилами.</translation>
    </message>
    <message>
        <source>Something is missing or has an impossible value.</source>
        <translation>Чего-то не хватает, или значение невозможно.</translation>
    </message>
    <message>
        <source>The file cannot be read: {detail}.</source>
        <extracomment>{detail} is what the system says, in its own language.</extracomment>
        <translation>Файл не читается: {detail}.</translation>
    </message>
    <message>
        <source>The file cannot be understood.</source>
        <translation>Файл понять невозможно.</translation>
    </message>
    <message>
        <source>The file cannot be written: {detail}.</source>
        <extracomment>{detail} is what the system says, in its own language.</extracomment>
        <translation>В файл нельзя записать: {detail}.</translation>
    </message>
    <message>
        <source>The file has a version that this program does not know; a newer program may.</source>
        <translation>Эта версия файла программе неизвестна; возможно, её знает более новая.</translation>
    </message>
    <message>
        <source>The file is empty, or its first line is cut off.</source>
        <translation>Файл пуст, или его первая строка оборвана.</translation>
    </message>
    <message>
        <source>The file is too large to be a match.</source>
        <translation>Файл слишком велик для партии.</translation>
    </message>
    <message>
        <source>The line cannot be read: it is not JSON.</source>
        <translation>Строка не читается: это не JSON.</translation>
    </message>
    <message>
        <source>The line cannot be read: it is not a JSON object.</source>
        <translation>Строка не читается: это не объект JSON.</translation>
    </message>
    <message>
        <source>The line says nothing that a player can do.</source>
        <translation>В строке нет ничего, что может сделать игрок.</translation>
    </message>
    <message>
        <source>The match is being played, here or in another program that writes its file.</source>
        <translation>Эта партия сейчас идёт: здесь или в другой программе, которая пишет её файл.</translation>
    </message>
    <message>
        <source>The rules of the match are impossible, or unknown to this program.</source>
        <translation>Правила этой партии невозможны или неизвестны программе.</translation>
    </message>
    <message>
        <source>There is nothing but zeros where text should be, as after a power failure.</source>
        <translation>Вместо текста одни нули, как после сбоя питания.</translation>
    </message>
    <message>
        <source>This is a folder or a device, not the file of a match.</source>
        <translation>Это папка или устройство, а не файл партии.</translation>
    </message>
    <message>
        <source>This is the file of something else, not of a match.</source>
        <translation>Это файл чего-то другого, а не партии.</translation>
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
        <translation>Пересдать</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Играть</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>&amp;Compare with Master</source>
        <translation>С&amp;равнить с Мастером</translation>
    </message>
    <message>
        <source>&amp;Play these cards again</source>
        <translation>&amp;Сыграть эти карты снова</translation>
    </message>
    <message>
        <source>All cards open</source>
        <translation>Открытые карты</translation>
    </message>
    <message>
        <source>All cards, bids and tricks, for a message or a report</source>
        <translation>Все карты, ставки и взятки: для письма или отчёта</translation>
    </message>
    <message>
        <source>At whose place you sit</source>
        <translation>На чьём месте вы сидите</translation>
    </message>
    <message>
        <source>Back to the match</source>
        <translation>Вернуться к партии</translation>
    </message>
    <message>
        <source>Before the first deal</source>
        <translation>Перед первым коном</translation>
    </message>
    <message>
        <source>Begin a new match with everything up to here, and decide differently</source>
        <translation>Начать новую партию со всем, что было до этого места, и решить иначе</translation>
    </message>
    <message>
        <source>Begin a new match with these cards and the scores before them</source>
        <translation>Начать новую партию с этими картами и счётом перед ними</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Торговля</translation>
    </message>
    <message>
        <source>Copy the code of the d&amp;eal</source>
        <translation>Скопировать &amp;код кона</translation>
    </message>
    <message>
        <source>Copy the deal as &amp;text</source>
        <translation>Скопировать кон как &amp;текст</translation>
    </message>
    <message>
        <source>Deal {deal}, trick {trick}</source>
        <translation>Кон {deal}, взятка {trick}</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Кон {number}</translation>
    </message>
    <message>
        <source>Deal {number} of {count}</source>
        <translation>Кон {number} из {count}</translation>
    </message>
    <message>
        <source>Deal {number}: {verdict}</source>
        <extracomment>{verdict} is a sentence such as &quot;Anna makes a contract of 120&quot;.</extracomment>
        <translation>Кон {number}: {verdict}</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходы</translation>
    </message>
    <message>
        <source>Moves and score</source>
        <translation>Ходы и счёт</translation>
    </message>
    <message>
        <source>One card or call back</source>
        <translation>На одну карту или ставку назад</translation>
    </message>
    <message>
        <source>One card or call forward</source>
        <translation>На одну карту или ставку вперёд</translation>
    </message>
    <message>
        <source>One deal back</source>
        <translation>На один кон назад</translation>
    </message>
    <message>
        <source>One deal forward</source>
        <translation>На один кон вперёд</translation>
    </message>
    <message>
        <source>One trick back</source>
        <translation>На одну взятку назад</translation>
    </message>
    <message>
        <source>One trick forward</source>
        <translation>На одну взятку вперёд</translation>
    </message>
    <message>
        <source>Place in the match</source>
        <translation>Место в партии</translation>
    </message>
    <message>
        <source>Play it by itself</source>
        <translation>Показывать без остановки</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Играть отсюда</translation>
    </message>
    <message>
        <source>Replay: {names} ({rules})</source>
        <extracomment>{names} are players, {rules} is what the rules are called.</extracomment>
        <translation>Повтор: {names} ({rules})</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Счёт</translation>
    </message>
    <message>
        <source>Seat: {name}</source>
        <extracomment>Whose seat at the table: a choice among the players&apos; names.</extracomment>
        <translation>Место: {name}</translation>
    </message>
    <message>
        <source>See how the deal ends when Master plays the cards</source>
        <translation>Посмотреть, чем кончится кон, если картами играет Мастер</translation>
    </message>
    <message>
        <source>Show them anyway</source>
        <translation>Всё равно показать</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Остановить</translation>
    </message>
    <message numerus="yes">
        <source>Taken back here %n time(s)</source>
        <translation>
            <numerusform>Здесь отменено %n раз</numerusform>
            <numerusform>Здесь отменено %n раза</numerusform>
            <numerusform>Здесь отменено %n раз</numerusform>
        </translation>
    </message>
    <message>
        <source>Talon and contract</source>
        <translation>Прикуп и заказ</translation>
    </message>
    <message>
        <source>The code of the deal has been copied.</source>
        <translation>Код кона скопирован.</translation>
    </message>
    <message>
        <source>The code of this deal: with it anybody can play the same cards</source>
        <translation>Код этого кона: с ним любой сыграет те же карты</translation>
    </message>
    <message>
        <source>The deal has been copied.</source>
        <translation>Кон скопирован.</translation>
    </message>
    <message>
        <source>This cannot be done.</source>
        <translation>Это сделать нельзя.</translation>
    </message>
    <message>
        <source>This deal</source>
        <translation>Этот кон</translation>
    </message>
    <message>
        <source>This deal has not been played to its end: the others&apos; cards stay closed.</source>
        <translation>Этот кон не доигран: карты остальных закрыты.</translation>
    </message>
    <message>
        <source>This did not happen: it is deal {deal} with Master in the place of {name}.</source>
        <translation>Этого не было: это кон {deal} с Мастером на месте игрока {name}.</translation>
    </message>
    <message>
        <source>To the beginning of the match</source>
        <translation>К началу партии</translation>
    </message>
    <message>
        <source>To the end of the match</source>
        <translation>К концу партии</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Взятка {number}</translation>
    </message>
    <message>
        <source>With its code anybody can play the same cards</source>
        <translation>С этим кодом любой сыграет те же карты</translation>
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
            <numerusform>%n байт</numerusform>
            <numerusform>%n байта</numerusform>
            <numerusform>%n байт</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Журнал</translation>
    </message>
    <message>
        <source>Parts of the report</source>
        <translation>Части отчёта</translation>
    </message>
    <message>
        <source>Program and computer</source>
        <translation>Программа и компьютер</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Сообщить о проблеме</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Сохранить отчёт</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>Сохранено: {file}</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Сохранить…</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Show it anyway</source>
        <translation>Всё равно показать</translation>
    </message>
    <message>
        <source>The error</source>
        <translation>Ошибка</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>Партия</translation>
    </message>
    <message>
        <source>The record of the match has everybody&apos;s cards.</source>
        <translation>В записи партии видны карты всех игроков.</translation>
    </message>
    <message>
        <source>This makes a file for somebody who looks into the problem. Choose what goes in, and see all of it here. Nothing is sent anywhere: you decide who gets the file.</source>
        <translation>Получится файл для того, кто будет разбираться с проблемой. Выберите, что в него войдёт; всё это можно здесь посмотреть. Ничего никуда не отправляется: кому передать файл, решаете вы.</translation>
    </message>
    <message>
        <source>Trace of the last crash</source>
        <translation>След последнего сбоя</translation>
    </message>
    <message>
        <source>What did you do, what happened, and what should have happened? You can write in your language.</source>
        <translation>Что вы делали, что произошло и что должно было произойти? Можно писать по-русски.</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Что произошло</translation>
    </message>
    <message>
        <source>Zip archives (*.zip)</source>
        <translation>Архивы zip (*.zip)</translation>
    </message>
    <message>
        <source>{file} cannot be saved: {reason}</source>
        <translation>Не удаётся сохранить файл {file}: {reason}</translation>
    </message>
    <message>
        <source>{file}, {size}</source>
        <translation>{file}, {size}</translation>
    </message>
    <message>
        <source>{file}, {size}: the end of a longer file</source>
        <translation>{file}, {size}: конец более длинного файла</translation>
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
        <translation>Кон {number}</translation>
    </message>
    <message>
        <source>Given to {name}</source>
        <extracomment>Before the card the declarer gave to this opponent.</extracomment>
        <translation>Отдано игроку {name}</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Следующий кон</translation>
    </message>
    <message>
        <source>Put aside</source>
        <translation>Отложено</translation>
    </message>
    <message>
        <source>Review this deal</source>
        <translation>Разобрать кон</translation>
    </message>
    <message>
        <source>Show all hands</source>
        <translation>Показать карты</translation>
    </message>
    <message>
        <source>Show the scores</source>
        <translation>Показать счёт</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Колода</translation>
    </message>
    <message>
        <source>Talon</source>
        <translation>Прикуп</translation>
    </message>
    <message>
        <source>Why? Open the rule</source>
        <translation>Почему? Открыть правило</translation>
    </message>
    <message>
        <source>{name}: {change}, total {total}</source>
        <translation>{name}: {change}, всего {total}</translation>
    </message>
    <message>
        <source>{points} of {contract}</source>
        <translation>{points} из {contract}</translation>
    </message>
</context>
<context>
    <name>ResumeDialog</name>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Go on with a match</source>
        <translation>Продолжение партии</translation>
    </message>
    <message>
        <source>Go on with this match?</source>
        <translation>Продолжить эту партию?</translation>
    </message>
    <message>
        <source>New match…</source>
        <translation>Новая партия…</translation>
    </message>
    <message>
        <source>Which match do you go on with?</source>
        <translation>Какую партию продолжить?</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message numerus="yes">
        <source>%Ln decision(s)</source>
        <translation>
            <numerusform>%Ln решение</numerusform>
            <numerusform>%Ln решения</numerusform>
            <numerusform>%Ln решений</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) of this deal would be worth another look.</source>
        <translation>
            <numerusform>К %n решению этого кона стоит вернуться.</numerusform>
            <numerusform>К %n решениям этого кона стоит вернуться.</numerusform>
            <numerusform>К %n решениям этого кона стоит вернуться.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) less would be wiser: this contract is made only {chance} of the time.</source>
        <translation>
            <numerusform>Разумнее на %n очко меньше: этот заказ выполняется лишь в {chance} случаев.</numerusform>
            <numerusform>Разумнее на %n очка меньше: этот заказ выполняется лишь в {chance} случаев.</numerusform>
            <numerusform>Разумнее на %n очков меньше: этот заказ выполняется лишь в {chance} случаев.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) lost</source>
        <translation>
            <numerusform>потеряно %n очко</numerusform>
            <numerusform>потеряно %n очка</numerusform>
            <numerusform>потеряно %n очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A card %n point(s) cheaper takes this trick as surely: {card}.</source>
        <extracomment>{card} is in the nominative.</extracomment>
        <translation>
            <numerusform>Эту взятку так же верно берёт карта на %n очко дешевле: {card}.</numerusform>
            <numerusform>Эту взятку так же верно берёт карта на %n очка дешевле: {card}.</numerusform>
            <numerusform>Эту взятку так же верно берёт карта на %n очков дешевле: {card}.</numerusform>
        </translation>
    </message>
    <message>
        <source>A gift that completes a marriage {chance} of the time: {card} → {name}.</source>
        <extracomment>A card in the nominative and the player who got it.</extracomment>
        <translation>Этот снос в {chance} случаев дополняет марьяж: {card} → {name}.</translation>
    </message>
    <message>
        <source>A gift that helps an opponent: {card} → {name}.</source>
        <extracomment>A card in the nominative and the player who got it.</extracomment>
        <translation>Этот снос помогает сопернику: {card} → {name}.</translation>
    </message>
    <message numerus="yes">
        <source>About %n point(s) go to the others that could be yours.</source>
        <translation>
            <numerusform>Около %n очка, которое могло быть вашим, достаётся другим.</numerusform>
            <numerusform>Около %n очков, которые могли быть вашими, достаётся другим.</numerusform>
            <numerusform>Около %n очков, которые могли быть вашими, достаётся другим.</numerusform>
        </translation>
    </message>
    <message>
        <source>All clear: you played this deal well.</source>
        <translation>Чисто: этот кон сыгран хорошо.</translation>
    </message>
    <message>
        <source>An unseen hand makes {amount} {chance} of the time: at this score often enough to let it count double.</source>
        <translation>Втёмную {amount} удаётся сыграть в {chance} случаев: при таком счёте достаточно часто для двойной ставки.</translation>
    </message>
    <message>
        <source>An unseen hand makes {amount} {chance} of the time: at this score too seldom to let it count double.</source>
        <translation>Втёмную {amount} удаётся сыграть в {chance} случаев: при таком счёте слишком редко для двойной ставки.</translation>
    </message>
    <message>
        <source>Asking for a new deal</source>
        <translation>Пересдача</translation>
    </message>
    <message numerus="yes">
        <source>Better declared later: {marriage} (%n point(s)).</source>
        <translation>
            <numerusform>Лучше объявить позже: {marriage} (%n очко).</numerusform>
            <numerusform>Лучше объявить позже: {marriage} (%n очка).</numerusform>
            <numerusform>Лучше объявить позже: {marriage} (%n очков).</numerusform>
        </translation>
    </message>
    <message>
        <source>Better:</source>
        <translation>Лучше:</translation>
    </message>
    <message>
        <source>Bid of {amount}</source>
        <translation>Заказ {amount}</translation>
    </message>
    <message>
        <source>Bid of {amount} in the dark</source>
        <translation>Ставка {amount} втёмную</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Торговля</translation>
    </message>
    <message>
        <source>Cards given away</source>
        <translation>Снос</translation>
    </message>
    <message>
        <source>Chance to make the contract: {after} instead of {before}</source>
        <translation>Шанс выполнить заказ: {after} вместо {before}</translation>
    </message>
    <message>
        <source>Chance to stop the contract: {after} instead of {before}</source>
        <translation>Шанс сорвать заказ: {after} вместо {before}</translation>
    </message>
    <message>
        <source>Contract</source>
        <translation>Заказ</translation>
    </message>
    <message>
        <source>Contract of {amount}</source>
        <translation>Заказ {amount}</translation>
    </message>
    <message numerus="yes">
        <source>Cost: about %n point(s)</source>
        <translation>
            <numerusform>Цена: около %n очка</numerusform>
            <numerusform>Цена: около %n очков</numerusform>
            <numerusform>Цена: около %n очков</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal {deal}: decision {done} of {total}</source>
        <translation>Кон {deal}: решение {done} из {total}</translation>
    </message>
    <message>
        <source>Deal {number}: {words} {lost}.</source>
        <extracomment>A deal, what to say of it, and its loss in points.</extracomment>
        <translation>Кон {number}: {words} Всего {lost}.</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Коны</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Точно</translation>
    </message>
    <message>
        <source>Fresh cards promise more than these.</source>
        <translation>Новые карты обещают больше, чем эти.</translation>
    </message>
    <message>
        <source>From here on the contract could no longer be made.</source>
        <translation>С этого момента заказ выполнить было уже нельзя.</translation>
    </message>
    <message>
        <source>From here on the contract could no longer be stopped.</source>
        <translation>С этого момента заказ сорвать было уже нельзя.</translation>
    </message>
    <message>
        <source>Giving up</source>
        <translation>Роспись</translation>
    </message>
    <message>
        <source>Giving up is cheaper here: the contract is made only {chance} of the time.</source>
        <translation>Расписать здесь дешевле: заказ выполняется лишь в {chance} случаев.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Продолжить</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Хорошо</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <translation>Неточность</translation>
    </message>
    <message numerus="yes">
        <source>It cost %n point(s) of the difference.</source>
        <translation>
            <numerusform>Разница очков хуже на %n очко.</numerusform>
            <numerusform>Разница очков хуже на %n очка.</numerusform>
            <numerusform>Разница очков хуже на %n очков.</numerusform>
        </translation>
    </message>
    <message>
        <source>It makes no difference.</source>
        <translation>Разницы нет.</translation>
    </message>
    <message>
        <source>It makes the contract easier for the declarer, by {chance} in a hundred.</source>
        <translation>Заказчику легче выполнить заказ: на {chance} из ста.</translation>
    </message>
    <message>
        <source>It makes the contract harder, by {chance} in a hundred.</source>
        <translation>Выполнить заказ труднее: на {chance} из ста.</translation>
    </message>
    <message>
        <source>Just as good, as far as anybody could tell.</source>
        <translation>Не хуже, насколько это можно было знать.</translation>
    </message>
    <message>
        <source>Looking at the cards</source>
        <translation>Просмотр карт</translation>
    </message>
    <message>
        <source>Measured against {level}, from what could be known at the time. Every decision counts, even one whose loss is too small or too uncertain to mention.</source>
        <translation>По сравнению с уровнем «{level}», по тому, что тогда можно было знать. Считается каждое решение, даже если его потеря слишком мала или слишком неясна, чтобы о ней говорить.</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Ошибка</translation>
    </message>
    <message>
        <source>New deal or not</source>
        <translation>Пересдача или нет</translation>
    </message>
    <message>
        <source>No deal of this match has been played to its end yet.</source>
        <translation>В этой партии ещё ни один кон не доигран.</translation>
    </message>
    <message>
        <source>No mistakes in this deal. Well played!</source>
        <translation>В этом кону ошибок нет. Хорошая игра!</translation>
    </message>
    <message>
        <source>No mistakes, only small things.</source>
        <translation>Ошибок нет, только мелочи.</translation>
    </message>
    <message>
        <source>Only mistakes</source>
        <translation>Только ошибки</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Пас</translation>
    </message>
    <message>
        <source>Playing with these cards</source>
        <translation>Игра этими картами</translation>
    </message>
    <message>
        <source>Reading the match…</source>
        <translation>Чтение партии…</translation>
    </message>
    <message>
        <source>Review of your play</source>
        <translation>Разбор вашей игры</translation>
    </message>
    <message>
        <source>Serious mistake</source>
        <translation>Грубая ошибка</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Остановить</translation>
    </message>
    <message>
        <source>Stopped: the rest is not reviewed.</source>
        <translation>Остановлено: остальное не разобрано.</translation>
    </message>
    <message numerus="yes">
        <source>The cards kept take about %n point(s) less than they could.</source>
        <translation>
            <numerusform>Оставленные карты берут примерно на %n очко меньше, чем могли бы.</numerusform>
            <numerusform>Оставленные карты берут примерно на %n очка меньше, чем могли бы.</numerusform>
            <numerusform>Оставленные карты берут примерно на %n очков меньше, чем могли бы.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The contract could be %n point(s) higher: it would still be made {chance} of the time.</source>
        <translation>
            <numerusform>Заказ мог быть на %n очко выше: и тогда он выполняется в {chance} случаев.</numerusform>
            <numerusform>Заказ мог быть на %n очка выше: и тогда он выполняется в {chance} случаев.</numerusform>
            <numerusform>Заказ мог быть на %n очков выше: и тогда он выполняется в {chance} случаев.</numerusform>
        </translation>
    </message>
    <message>
        <source>The contract could still be made.</source>
        <translation>Заказ ещё можно было выполнить.</translation>
    </message>
    <message>
        <source>The contract could still be stopped.</source>
        <translation>Заказ ещё можно было сорвать.</translation>
    </message>
    <message>
        <source>The match cannot be reviewed: {reason}</source>
        <translation>Партию нельзя разобрать: {reason}</translation>
    </message>
    <message>
        <source>The table as it was then</source>
        <translation>Стол в тот момент</translation>
    </message>
    <message>
        <source>There is more in this hand: a bid of {amount} is made {chance} of the time.</source>
        <translation>Эти карты стоят большего: заказ {amount} выполняется в {chance} случаев.</translation>
    </message>
    <message>
        <source>There was nothing better.</source>
        <translation>Лучшего варианта не было.</translation>
    </message>
    <message>
        <source>There was nothing for you to decide in this deal.</source>
        <translation>В этом кону решать было нечего.</translation>
    </message>
    <message>
        <source>These cards are worth playing.</source>
        <translation>Этими картами стоит играть.</translation>
    </message>
    <message numerus="yes">
        <source>This bid could be made: up to %n point(s).</source>
        <translation>
            <numerusform>Эту ставку можно было сыграть: взять можно было %n очко.</numerusform>
            <numerusform>Эту ставку можно было сыграть: взять можно было %n очка.</numerusform>
            <numerusform>Эту ставку можно было сыграть: взять можно было %n очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This bid could not be made: the cards take at most %n point(s).</source>
        <translation>
            <numerusform>Эту ставку нельзя было сыграть: карты берут не больше %n очка.</numerusform>
            <numerusform>Эту ставку нельзя было сыграть: карты берут не больше %n очков.</numerusform>
            <numerusform>Эту ставку нельзя было сыграть: карты берут не больше %n очков.</numerusform>
        </translation>
    </message>
    <message>
        <source>This bid is made only {chance} of the time: too seldom for what it costs.</source>
        <translation>Такая ставка выполняется лишь в {chance} случаев: слишком редко для её цены.</translation>
    </message>
    <message>
        <source>This contract could not be made, however you played.</source>
        <translation>Этот заказ нельзя было выполнить никакой игрой.</translation>
    </message>
    <message>
        <source>This contract could not be stopped, however you played.</source>
        <translation>Этот заказ нельзя было сорвать никакой игрой.</translation>
    </message>
    <message>
        <source>This contract of {contract} could not be made against the best play.</source>
        <translation>Этот заказ ({contract}) при лучшей защите выполнить было нельзя.</translation>
    </message>
    <message>
        <source>This contract of {contract} could not be made, however you played.</source>
        <translation>Этот заказ ({contract}) нельзя было выполнить никакой игрой.</translation>
    </message>
    <message>
        <source>This deal is still to be looked at.</source>
        <translation>Этот кон ещё не разобран.</translation>
    </message>
    <message>
        <source>This deal is worth playing: the contract is made {chance} of the time.</source>
        <translation>Этот кон стоит играть: заказ выполняется в {chance} случаев.</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <translation>Взятка {number}</translation>
    </message>
    <message>
        <source>Whose play</source>
        <translation>Чья игра</translation>
    </message>
    <message>
        <source>With all cards open, {best} points could be taken: enough for the contract of {contract}.</source>
        <translation>При открытых картах можно было взять {best}: на заказ {contract} хватало.</translation>
    </message>
    <message>
        <source>With open cards (does not count):</source>
        <translation>При открытых картах (не в счёт):</translation>
    </message>
    <message numerus="yes">
        <source>With the talon, these cards take up to %n point(s).</source>
        <translation>
            <numerusform>С прикупом эти карты берут не больше %n очка.</numerusform>
            <numerusform>С прикупом эти карты берут не больше %n очков.</numerusform>
            <numerusform>С прикупом эти карты берут не больше %n очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Worth declaring now: {marriage} (%n point(s)).</source>
        <translation>
            <numerusform>Стоит объявить сразу: {marriage} (%n очко).</numerusform>
            <numerusform>Стоит объявить сразу: {marriage} (%n очка).</numerusform>
            <numerusform>Стоит объявить сразу: {marriage} (%n очков).</numerusform>
        </translation>
    </message>
    <message>
        <source>You:</source>
        <translation>Вы:</translation>
    </message>
    <message>
        <source>Your decisions</source>
        <translation>Ваши решения</translation>
    </message>
    <message>
        <source>best: deal {number}</source>
        <translation>лучший: кон {number}</translation>
    </message>
    <message>
        <source>hardest: deal {number}</source>
        <translation>самый трудный: кон {number}</translation>
    </message>
    <message>
        <source>points lost per decision: {loss}</source>
        <translation>потеря очков на решение: {loss}</translation>
    </message>
    <message>
        <source>{card}, four aces declared</source>
        <extracomment>{card} is in the nominative.</extracomment>
        <translation>{card}, тузовый марьяж</translation>
    </message>
    <message>
        <source>{card}, marriage declared</source>
        <extracomment>{card} is in the nominative.</extracomment>
        <translation>{card} с марьяжем</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <extracomment>Two cards put aside.</extracomment>
        <translation>{first} и {second}</translation>
    </message>
    <message>
        <source>{first} → {first_name}, {second} → {second_name}</source>
        <extracomment>Two cards in the nominative, and who gets each of them.</extracomment>
        <translation>{first} → {first_name}, {second} → {second_name}</translation>
    </message>
    <message>
        <source>{level} would have done the same.</source>
        <translation>{level} поступил бы так же.</translation>
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
            <numerusform>Название — не длиннее %n символа.</numerusform>
            <numerusform>Название — не длиннее %n символов.</numerusform>
            <numerusform>Название — не длиннее %n символов.</numerusform>
        </translation>
    </message>
    <message>
        <source>A name must not contain invisible characters.</source>
        <translation>В названии не может быть невидимых символов.</translation>
    </message>
    <message>
        <source>A newer version of the game wrote this (format {version}); this one cannot read it.</source>
        <translation>Файл записан более новой версией игры (формат {version}); эта его не прочтёт.</translation>
    </message>
    <message>
        <source>A rule set needs a name.</source>
        <translation>У набора правил должно быть название.</translation>
    </message>
    <message>
        <source>The file cannot be read: {detail}.</source>
        <extracomment>{detail} is what the system says, in its own language.</extracomment>
        <translation>Файл не читается: {detail}.</translation>
    </message>
    <message>
        <source>There is already a rule set of this name.</source>
        <translation>Набор с таким названием уже есть.</translation>
    </message>
    <message>
        <source>This is not a rule set.</source>
        <translation>Это не набор правил.</translation>
    </message>
    <message>
        <source>This is not a rule set: line {line} is not JSON.</source>
        <translation>Это не набор правил: строка {line} — не JSON.</translation>
    </message>
    <message>
        <source>This version of the game knows no option “{option}”.</source>
        <translation>Эта версия игры не знает правила «{option}».</translation>
    </message>
    <message>
        <source>{file}: {fault}</source>
        <extracomment>{file} is a file&apos;s name, {fault} a sentence on what is wrong with it.</extracomment>
        <translation>{file}: {fault}</translation>
    </message>
    <message>
        <source>{option} cannot be {value}.</source>
        <translation>{option} не может иметь значение {value}.</translation>
    </message>
    <message>
        <source>{option} is set to {value}. {reason}</source>
        <extracomment>{option} is set to {value}; {reason} is a sentence saying why that decides nothing.</extracomment>
        <translation>{option} имеет значение {value}. {reason}</translation>
    </message>
</context>
<context>
    <name>Rulebook</name>
    <message>
        <source>A bid is a promise of points from cards and marriages, higher than the last. Whoever passes is out; the highest bidder is the declarer.</source>
        <translation>Ставка — это обещание набрать столько очков за карты и марьяжи; каждая выше прежней. Спасовавший выбывает; предложивший больше всех становится заказчиком.</translation>
    </message>
    <message>
        <source>A declarer who takes the contract or more adds the contract to the score, and not a point more; with less it is taken away.</source>
        <translation>Заказчик, набравший заказ или больше, записывает ровно заказ; если набрал меньше, заказ вычитается из счёта.</translation>
    </message>
    <message>
        <source>Aim and cards</source>
        <translation>Цель и карты</translation>
    </message>
    <message>
        <source>An opponent with {before} points takes {points}: the score stays at {after}.</source>
        <translation>Соперник со счётом {before} набирает {points}: счёт остаётся {after}.</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Торговля</translation>
    </message>
    <message>
        <source>Contract {contract}: the declarer takes {cards} in cards and declares diamonds ({marriage}), together {sum}. It has failed: {change}.</source>
        <translation>Заказ {contract}: заказчик набирает {cards} за карты и объявляет бубны ({marriage}), всего {sum}. Не выполнен: {change}.</translation>
    </message>
    <message>
        <source>Contract {contract}: the declarer takes {cards} in cards and declares diamonds ({marriage}), together {sum}. It is made: {change}.</source>
        <translation>Заказ {contract}: заказчик набирает {cards} за карты и объявляет бубны ({marriage}), всего {sum}. Выполнен: {change}.</translation>
    </message>
    <message>
        <source>Everybody plays alone, takes tricks for the points of their cards, and declares marriages.</source>
        <translation>Каждый играет за себя, берёт взятки ради очков за карты и объявляет марьяжи.</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Примеры</translation>
    </message>
    <message>
        <source>From high to low: ace 11, ten 10, king 4, queen 3, jack 2, nine 0. The ten beats the king. All 24 cards together make 120 points.</source>
        <translation>По старшинству: туз 11, десятка 10, король 4, дама 3, валет 2, девятка 0. Десятка бьёт короля. Все 24 карты вместе стоят 120 очков.</translation>
    </message>
    <message>
        <source>Giving up and new deals</source>
        <translation>Роспись и пересдача</translation>
    </message>
    <message>
        <source>If several reach {target} in the same deal, the declarer wins, else the higher score.</source>
        <translation>Если в одном кону до {target} дошли несколько, побеждает заказчик, а если его среди них нет — лучший счёт.</translation>
    </message>
    <message>
        <source>If several reach {target} in the same deal, the higher score wins; equal scores are a draw.</source>
        <translation>Если в одном кону до {target} дошли несколько, побеждает лучший счёт; при равенстве — ничья.</translation>
    </message>
    <message>
        <source>It is declared by leading one of the two. Its suit is trump at once, for this very trick, until another marriage is declared. Its points stay, whoever takes the trick.</source>
        <translation>Его объявляют, заходя с одной из этих карт. Его масть сразу, уже в этой взятке, становится козырем, пока не объявят другой марьяж. Очки остаются, кто бы ни взял взятку.</translation>
    </message>
    <message>
        <source>King and queen of one suit in one hand are a marriage: hearts 100, diamonds 80, clubs 60, spades 40.</source>
        <translation>Король и дама одной масти на одной руке — марьяж: черви 100, бубны 80, трефы 60, пики 40.</translation>
    </message>
    <message>
        <source>Marriages</source>
        <translation>Марьяжи</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Розыгрыш</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Подсчёт очков</translation>
    </message>
    <message>
        <source>Seven cards each, and a talon of three cards, face down.</source>
        <translation>По семь карт и закрытый прикуп из трёх карт.</translation>
    </message>
    <message>
        <source>Somebody takes {cards} in cards and declares diamonds ({marriage}): {change}.</source>
        <translation>Кто-то набирает {cards} за карты и объявляет бубны ({marriage}): {change}.</translation>
    </message>
    <message>
        <source>Talon and contract</source>
        <translation>Прикуп и заказ</translation>
    </message>
    <message>
        <source>Ten cards each, and two talons of two cards, face down.</source>
        <translation>По десять карт и два закрытых прикупа по две карты.</translation>
    </message>
    <message>
        <source>The contract may be more than the bid, within the limit of bids, and never less.</source>
        <translation>Заказ можно повысить в пределах потолка торговли, но не понизить.</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Сдача</translation>
    </message>
    <message>
        <source>The declarer leads to the first trick.</source>
        <translation>Первым ходит заказчик.</translation>
    </message>
    <message>
        <source>The end of the match</source>
        <translation>Конец партии</translation>
    </message>
    <message>
        <source>The highest trump takes a trick; without a trump, the highest card of the suit that was led. Whoever takes a trick leads to the next.</source>
        <translation>Взятку берёт старший козырь, а без козыря — старшая карта той масти, с которой зашли. Взявший взятку ходит следующим.</translation>
    </message>
    <message>
        <source>The opponent took {points} meanwhile: {change}.</source>
        <translation>Соперник при этом набрал {points}: {change}.</translation>
    </message>
    <message>
        <source>The opponents took {first} and {second} meanwhile: {first_change} and {second_change}.</source>
        <translation>Соперники при этом набрали {first} и {second}: {first_change} и {second_change}.</translation>
    </message>
    <message>
        <source>The others add what they took, whatever became of the contract.</source>
        <translation>Остальные записывают то, что взяли, что бы ни стало с заказом.</translation>
    </message>
    <message>
        <source>The players deal in turn, clockwise.</source>
        <translation>Сдают по очереди, по часовой стрелке.</translation>
    </message>
    <message>
        <source>With {before} points a contract of {contract} is made. That would be {sum}; on the barrel it is {after}.</source>
        <translation>При счёте {before} выполнен заказ {contract}. Было бы {sum}; на бочке это {after}.</translation>
    </message>
    <message>
        <source>{contract} in the dark: with {sum} points it is made, {change}; with {fewer} it has failed, {loss}.</source>
        <translation>{contract} втёмную: при {sum} заказ сыгран, {change}; при {fewer} не сыгран, {loss}.</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message numerus="yes">
        <source>After this one you have %n give-up(s) left.</source>
        <translation>
            <numerusform>После этого у вас останется %n роспись.</numerusform>
            <numerusform>После этого у вас останутся %n росписи.</numerusform>
            <numerusform>После этого у вас останется %n росписей.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each of the other three players gets %n point(s).</source>
        <translation>
            <numerusform>Каждый из трёх других игроков получит %n очко.</numerusform>
            <numerusform>Каждый из трёх других игроков получит %n очка.</numerusform>
            <numerusform>Каждый из трёх других игроков получит %n очков.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each opponent gets %n point(s), half of your bid.</source>
        <translation>
            <numerusform>Каждый соперник получит %n очко, половину вашего заказа.</numerusform>
            <numerusform>Каждый соперник получит %n очка, половину вашего заказа.</numerusform>
            <numerusform>Каждый соперник получит %n очков, половину вашего заказа.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each opponent gets %n point(s).</source>
        <translation>
            <numerusform>Каждый соперник получит %n очко.</numerusform>
            <numerusform>Каждый соперник получит %n очка.</numerusform>
            <numerusform>Каждый соперник получит %n очков.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is also your third zero, which costs {penalty}.</source>
        <translation>Это ещё и третий болт: штраф {penalty}.</translation>
    </message>
    <message>
        <source>It is also zero mark {number} of 3.</source>
        <translation>Это ещё и {number}-й болт из 3.</translation>
    </message>
    <message>
        <source>The talon has two nines: ask for a new deal?</source>
        <translation>В прикупе две девятки: пересдать?</translation>
    </message>
    <message numerus="yes">
        <source>The talon is worth only %n point(s): ask for a new deal?</source>
        <translation>
            <numerusform>В прикупе всего %n очко: пересдать?</numerusform>
            <numerusform>В прикупе всего %n очка: пересдать?</numerusform>
            <numerusform>В прикупе всего %n очков: пересдать?</numerusform>
        </translation>
    </message>
    <message>
        <source>This is your first give-up and free; each later one costs the bid.</source>
        <translation>Это ваша первая роспись, она бесплатна; каждая следующая стоит заказа.</translation>
    </message>
    <message>
        <source>This is your give-up number {number} and costs you {penalty}.</source>
        <translation>Это ваша {number}-я роспись: штраф {penalty}.</translation>
    </message>
    <message>
        <source>This is your give-up number {number} and free; every third costs {penalty}.</source>
        <translation>Это ваша {number}-я роспись, она бесплатная; за каждую третью — штраф {penalty}.</translation>
    </message>
    <message>
        <source>This is your give-up number {number} and free; from the third on each costs {penalty}.</source>
        <translation>Это ваша {number}-я роспись, она бесплатная; с третьей за каждую — штраф {penalty}.</translation>
    </message>
    <message>
        <source>You hold four nines: ask for a new deal?</source>
        <translation>У вас четыре девятки: пересдать?</translation>
    </message>
    <message>
        <source>You lose nothing.</source>
        <translation>Вы ничего не теряете.</translation>
    </message>
    <message>
        <source>Your first give-up pays your opponents nothing.</source>
        <translation>За вашу первую роспись соперники ничего не получат.</translation>
    </message>
    <message numerus="yes">
        <source>Your hand is worth only %n point(s): ask for a new deal?</source>
        <translation>
            <numerusform>У вас на руках всего %n очко: пересдать?</numerusform>
            <numerusform>У вас на руках всего %n очка: пересдать?</numerusform>
            <numerusform>У вас на руках всего %n очков: пересдать?</numerusform>
        </translation>
    </message>
    <message>
        <source>Your opponents get nothing.</source>
        <translation>Соперники ничего не получат.</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>All rules</source>
        <translation>Все правила</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>Главы</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Compared with</source>
        <translation>Сравнить с</translation>
    </message>
    <message>
        <source>In short</source>
        <translation>Вкратце</translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Печать…</translation>
    </message>
    <message>
        <source>Rules of this match</source>
        <translation>Правила этой партии</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Сохранить в PDF…</translation>
    </message>
    <message>
        <source>Save the rules</source>
        <extracomment>Of a file chooser.</extracomment>
        <translation>Сохранить правила</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Сохранено: {file}.</translation>
    </message>
    <message>
        <source>The rules cannot be saved: {detail}.</source>
        <translation>Не удалось сохранить правила: {detail}.</translation>
    </message>
    <message>
        <source>These rules</source>
        <translation>Эти правила</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>ни с чем</translation>
    </message>
    <message>
        <source>{name}, as it is now</source>
        <extracomment>A set of rules, {name}, that has been changed since the match began by it.</extracomment>
        <translation>{name}, как сейчас</translation>
    </message>
</context>
<context>
    <name>RulesSummary</name>
    <message>
        <source>A deal cannot be given up.</source>
        <translation>Расписать кон нельзя.</translation>
    </message>
    <message>
        <source>A deal without a point as opponent is a zero; every third zero costs {penalty}.</source>
        <translation>Соперник заказчика, не набравший за кон ни очка, получает болт; за каждый третий болт — штраф {penalty}.</translation>
    </message>
    <message>
        <source>A deal without a point as opponent is a zero; three zeros in a row cost {penalty}.</source>
        <translation>Соперник заказчика, не набравший за кон ни очка, получает болт; за три болта подряд — штраф {penalty}.</translation>
    </message>
    <message>
        <source>A deal without a trick as opponent is a zero; every third zero costs {penalty}.</source>
        <translation>Соперник заказчика, не взявший за кон ни одной взятки, получает болт; за каждый третий болт — штраф {penalty}.</translation>
    </message>
    <message>
        <source>A deal without a trick as opponent is a zero; three zeros in a row cost {penalty}.</source>
        <translation>Соперник заказчика, не взявший за кон ни одной взятки, получает болт; за три болта подряд — штраф {penalty}.</translation>
    </message>
    <message numerus="yes">
        <source>A hand of fewer than %n point(s) allows a new deal.</source>
        <translation>
            <numerusform>Рука слабее %n очка даёт право на пересдачу.</numerusform>
            <numerusform>Рука слабее %n очков даёт право на пересдачу.</numerusform>
            <numerusform>Рука слабее %n очков даёт право на пересдачу.</numerusform>
        </translation>
    </message>
    <message>
        <source>A player&apos;s every third give-up costs {penalty}.</source>
        <translation>За каждую третью роспись — штраф {penalty}.</translation>
    </message>
    <message>
        <source>A player&apos;s first give-up is free, each later one costs the bid.</source>
        <translation>Первая роспись бесплатна, каждая следующая стоит заказа.</translation>
    </message>
    <message>
        <source>A player&apos;s third fall from the barrel takes the whole score.</source>
        <translation>Кто слетел с бочки в третий раз, теряет все очки.</translation>
    </message>
    <message>
        <source>A talon is refused only after a compulsory 100.</source>
        <translation>От прикупа можно отказаться только на обязательных 100.</translation>
    </message>
    <message numerus="yes">
        <source>A talon of fewer than %n point(s) allows the declarer a new deal.</source>
        <translation>
            <numerusform>Прикуп слабее %n очка даёт заказчику право на пересдачу.</numerusform>
            <numerusform>Прикуп слабее %n очков даёт заказчику право на пересдачу.</numerusform>
            <numerusform>Прикуп слабее %n очков даёт заказчику право на пересдачу.</numerusform>
        </translation>
    </message>
    <message>
        <source>A talon taken for a compulsory 100 is shown to nobody.</source>
        <translation>Прикуп, взятый на обязательных 100, не показывают.</translation>
    </message>
    <message>
        <source>A talon with two nines allows the declarer a new deal.</source>
        <translation>Две девятки в прикупе дают заказчику право на пересдачу.</translation>
    </message>
    <message>
        <source>A total of exactly 555 becomes 0.</source>
        <translation>Самосвал: ровно 555 очков превращаются в 0.</translation>
    </message>
    <message>
        <source>A total of exactly 555 or −555 becomes 0.</source>
        <translation>Самосвал: ровно 555 или −555 очков превращаются в 0.</translation>
    </message>
    <message>
        <source>A total of exactly −555 becomes 0.</source>
        <translation>Самосвал: ровно −555 очков превращаются в 0.</translation>
    </message>
    <message>
        <source>An opponent&apos;s total stops at {total}.</source>
        <translation>Счёт соперника останавливается на {total}.</translation>
    </message>
    <message>
        <source>Anyone may bid more than 120.</source>
        <translation>Больше 120 может заказать любой.</translation>
    </message>
    <message>
        <source>Everyone may pass; if nobody bids, the dealer must. Bids are multiples of {step}, from 100.</source>
        <translation>Спасовать может каждый; если спасуют остальные, заказывать обязан сдающий. Ставки — от 100, кратные {step}.</translation>
    </message>
    <message>
        <source>Follow suit and beat if you can, otherwise trump; a low trump will do.</source>
        <translation>Нужно ходить в масть и бить, если есть чем; нет масти — козырять, можно и младшим козырем.</translation>
    </message>
    <message>
        <source>Follow suit and beat if you can; nobody has to trump.</source>
        <translation>Нужно ходить в масть и бить, если есть чем; козырять не обязательно.</translation>
    </message>
    <message>
        <source>Follow suit, otherwise trump, and beat a trump in the trick if you can.</source>
        <translation>Нужно ходить в масть, нет масти — козырять и, если есть чем, перебивать козырь на столе.</translation>
    </message>
    <message>
        <source>Follow suit, otherwise trump; and always beat the winning card if you can.</source>
        <translation>Нужно ходить в масть, нет масти — козырять; и всегда перебивать старшую карту на столе, если есть чем.</translation>
    </message>
    <message>
        <source>Follow suit, otherwise trump; nobody has to beat.</source>
        <translation>Нужно ходить в масть, нет масти — козырять; перебивать не обязательно.</translation>
    </message>
    <message>
        <source>Follow suit; nobody has to trump or to beat.</source>
        <translation>Нужно ходить в масть; козырять и перебивать не обязательно.</translation>
    </message>
    <message>
        <source>Four nines after the exchange allow a new deal.</source>
        <translation>Четыре девятки после сноса дают право на пересдачу.</translation>
    </message>
    <message>
        <source>Four nines before the bidding allow a new deal.</source>
        <translation>Четыре девятки до торговли дают право на пересдачу.</translation>
    </message>
    <message>
        <source>Four nines, dealt or after the exchange, allow a new deal.</source>
        <translation>Четыре девятки, сразу или после сноса, дают право на пересдачу.</translation>
    </message>
    <message>
        <source>From a player&apos;s third give-up on each costs {penalty}.</source>
        <translation>Первые две росписи бесплатны, за каждую следующую — штраф {penalty}.</translation>
    </message>
    <message>
        <source>From {total} on you score only with your own contracts.</source>
        <translation>С {total} в счёт идут только свои заказы.</translation>
    </message>
    <message>
        <source>Giving up costs 60.</source>
        <translation>Роспись стоит 60 очков.</translation>
    </message>
    <message>
        <source>Giving up costs half of the bid.</source>
        <translation>Роспись стоит половины заказа.</translation>
    </message>
    <message>
        <source>Giving up costs nothing else.</source>
        <translation>Больше роспись ничего не стоит.</translation>
    </message>
    <message>
        <source>Giving up costs the bid.</source>
        <translation>При росписи заказ вычитается из счёта.</translation>
    </message>
    <message>
        <source>Giving up counts as a zero.</source>
        <translation>Роспись считается болтом.</translation>
    </message>
    <message>
        <source>Golden round: in the first deals everyone in turn plays {amount} for double.</source>
        <translation>Золотой кон: в первых конах каждый по очереди играет {amount}, очки удваиваются.</translation>
    </message>
    <message>
        <source>Golden round: in the first deals everyone in turn plays {amount} for double; if nobody makes it, all begin at 0 again.</source>
        <translation>Золотой кон: в первых конах каждый по очереди играет {amount}, очки удваиваются; если не сыграл никто, все начинают с нуля.</translation>
    </message>
    <message>
        <source>If both reach {target} with the same score, one more deal is played.</source>
        <translation>Если оба дошли до {target} с равным счётом, играется ещё один кон.</translation>
    </message>
    <message>
        <source>In the dark: the player after the dealer may bid {amount} before looking at the cards, with a score of 0 or more and while nobody is on the barrel. Unless somebody bids higher, the contract counts double, made or failed, and cannot be given up.</source>
        <translation>Втёмную: первая рука может заказать {amount}, не глядя в карты, если её счёт не меньше 0 и никто не сидит на бочке. Если никто не перебьёт, заказ считается вдвойне, сыгран он или нет, и расписать его нельзя.</translation>
    </message>
    <message>
        <source>In the dark: the player after the dealer may bid {amount} before looking at the cards, with a score of 0 or more. Unless somebody bids higher, the contract counts double, made or failed, and cannot be given up.</source>
        <translation>Втёмную: первая рука может заказать {amount}, не глядя в карты, если её счёт не меньше 0. Если никто не перебьёт, заказ считается вдвойне, сыгран он или нет, и расписать его нельзя.</translation>
    </message>
    <message>
        <source>Marriages (100, 80, 60, 40) and the four aces (200) may be declared after winning a trick.</source>
        <translation>Марьяжи (100, 80, 60, 40) и тузовый марьяж (200) объявляют, взяв взятку.</translation>
    </message>
    <message>
        <source>Marriages (100, 80, 60, 40) and the four aces (200) may be declared on any lead.</source>
        <translation>Марьяжи (100, 80, 60, 40) и тузовый марьяж (200) объявляют при любом своём заходе.</translation>
    </message>
    <message>
        <source>Marriages (100, 80, 60, 40) may be declared after winning a trick.</source>
        <translation>Марьяжи (100, 80, 60, 40) объявляют, взяв взятку.</translation>
    </message>
    <message>
        <source>Marriages (100, 80, 60, 40) may be declared on any lead, the very first too.</source>
        <translation>Марьяжи (100, 80, 60, 40) объявляют при любом своём заходе, даже самом первом.</translation>
    </message>
    <message>
        <source>Nobody leads another player&apos;s trump while holding anything else.</source>
        <translation>С чужих козырей не ходят, пока есть другие масти.</translation>
    </message>
    <message>
        <source>Nobody wins without having been on the barrel.</source>
        <translation>Выиграть, не посидев на бочке, нельзя.</translation>
    </message>
    <message>
        <source>Of the four players the dealer sits out.</source>
        <translation>Из четырёх игроков на прикупе сидит сдающий.</translation>
    </message>
    <message>
        <source>Of the four players the one opposite the dealer sits out.</source>
        <translation>Из четырёх игроков на прикупе сидит тот, кто напротив сдающего.</translation>
    </message>
    <message>
        <source>Of the four players the one to the right of the dealer sits out.</source>
        <translation>Из четырёх игроков на прикупе сидит тот, кто справа от сдающего.</translation>
    </message>
    <message>
        <source>On the barrel at {total} only a contract of {needed} or more wins, however long it takes.</source>
        <translation>На бочке ({total}) нужно выполнить заказ {needed} или больше; число попыток не ограничено.</translation>
    </message>
    <message numerus="yes">
        <source>On the barrel at {total} you have %n deal(s) to make a contract of {needed} or more; otherwise you fall by {penalty}.</source>
        <translation>
            <numerusform>На бочке ({total}) за %n кон нужно выполнить заказ {needed} или больше, иначе слетаете: −{penalty}.</numerusform>
            <numerusform>На бочке ({total}) за %n кона нужно выполнить заказ {needed} или больше, иначе слетаете: −{penalty}.</numerusform>
            <numerusform>На бочке ({total}) за %n конов нужно выполнить заказ {needed} или больше, иначе слетаете: −{penalty}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Players who would climb the barrel in the same deal all fall.</source>
        <translation>Кто садится на бочку одновременно, слетают все.</translation>
    </message>
    <message>
        <source>Points are not rounded.</source>
        <translation>Очки не округляются.</translation>
    </message>
    <message>
        <source>Six cards each; after every trick both draw from the stock. There is no bidding.</source>
        <translation>По шесть карт; после каждой взятки оба берут из колоды. Торговли нет.</translation>
    </message>
    <message>
        <source>So are the declarer&apos;s, before they are compared with the contract.</source>
        <translation>Очки заказчика тоже, и лишь потом сравниваются с заказом.</translation>
    </message>
    <message numerus="yes">
        <source>So does a hand of fewer than %n point(s).</source>
        <translation>
            <numerusform>Рука слабее %n очка — тоже.</numerusform>
            <numerusform>Рука слабее %n очков — тоже.</numerusform>
            <numerusform>Рука слабее %n очков — тоже.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The declarer may give the deal up; each opponent gets %n point(s).</source>
        <translation>
            <numerusform>Заказчик может расписать кон: соперники получают по %n очку.</numerusform>
            <numerusform>Заказчик может расписать кон: соперники получают по %n очка.</numerusform>
            <numerusform>Заказчик может расписать кон: соперники получают по %n очков.</numerusform>
        </translation>
    </message>
    <message>
        <source>The declarer may give the deal up; each opponent gets half of the bid.</source>
        <translation>Заказчик может расписать кон: соперники получают по половине заказа.</translation>
    </message>
    <message>
        <source>The declarer may give the deal up; the opponents get nothing.</source>
        <translation>Заказчик может расписать кон: соперники ничего не получают.</translation>
    </message>
    <message>
        <source>The declarer takes one of the two talons, puts two cards aside and names the contract.</source>
        <translation>Заказчик берёт один из двух прикупов, откладывает две карты и называет заказ.</translation>
    </message>
    <message>
        <source>The declarer takes the talon, gives each opponent a card, then names the contract.</source>
        <translation>Заказчик берёт прикуп, отдаёт соперникам по карте, потом называет заказ.</translation>
    </message>
    <message>
        <source>The declarer takes the talon, names the contract, then gives each opponent a card.</source>
        <translation>Заказчик берёт прикуп, называет заказ, потом отдаёт соперникам по карте.</translation>
    </message>
    <message>
        <source>The first to reach {target} wins.</source>
        <translation>Побеждает тот, кто первым наберёт {target}.</translation>
    </message>
    <message numerus="yes">
        <source>The first to reach {target} wins; after %n deal(s) the highest score wins.</source>
        <translation>
            <numerusform>Побеждает тот, кто первым наберёт {target}; после %n кона — тот, у кого лучший счёт.</numerusform>
            <numerusform>Побеждает тот, кто первым наберёт {target}; после %n конов — тот, у кого лучший счёт.</numerusform>
            <numerusform>Побеждает тот, кто первым наберёт {target}; после %n конов — тот, у кого лучший счёт.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last trick takes the other talon and the cards put aside.</source>
        <translation>Последняя взятка забирает второй прикуп и отложенные карты.</translation>
    </message>
    <message>
        <source>The opponents&apos; points are rounded to fives.</source>
        <translation>Очки соперников заказчика округляются до 5.</translation>
    </message>
    <message>
        <source>The opponents&apos; points are rounded to tens, 5 goes down.</source>
        <translation>Очки соперников заказчика округляются до 10, пятёрка — вниз.</translation>
    </message>
    <message>
        <source>The opponents&apos; points are rounded to tens, 5 goes up.</source>
        <translation>Очки соперников заказчика округляются до 10, пятёрка — вверх.</translation>
    </message>
    <message>
        <source>The other talon and the cards put aside count for nobody.</source>
        <translation>Второй прикуп и отложенные карты не засчитываются никому.</translation>
    </message>
    <message>
        <source>The player after the dealer must open with 100 or more; bids are multiples of {step}.</source>
        <translation>Первая рука (слева от сдающего) обязана заказать 100 или больше; ставки кратны {step}.</translation>
    </message>
    <message>
        <source>The player after the dealer opens with 100; bids are multiples of {step}.</source>
        <translation>Первая рука (слева от сдающего) начинает со 100; ставки кратны {step}.</translation>
    </message>
    <message>
        <source>The player after the dealer opens with 100; each bid is {step} higher.</source>
        <translation>Первая рука (слева от сдающего) начинает со 100; каждая ставка на {step} выше прежней.</translation>
    </message>
    <message>
        <source>To bid more than 120 you need a marriage in your hand.</source>
        <translation>Чтобы заказать больше 120, нужен марьяж на руках.</translation>
    </message>
    <message>
        <source>When somebody climbs the barrel while another sits there, all of them fall.</source>
        <translation>Если кто-то садится на занятую бочку, слетают все.</translation>
    </message>
    <message>
        <source>While the stock lasts, any card may be played. When it is used up, the duties begin.</source>
        <translation>Пока есть колода, можно класть любую карту. Когда она кончится, карты кладут по строгим правилам.</translation>
    </message>
    <message>
        <source>Whoever climbs the barrel knocks the others off.</source>
        <translation>Кто садится на бочку, сбрасывает с неё остальных.</translation>
    </message>
    <message>
        <source>Whoever has less than −120 may not bid, but for the compulsory 100.</source>
        <translation>У кого меньше −120, тот молчит: может назвать только обязательные 100.</translation>
    </message>
    <message>
        <source>Whoever sits out gets 50 for each ace and the marriages in the talon.</source>
        <translation>Сидящий на прикупе получает по 50 за каждого туза и марьяжи в прикупе.</translation>
    </message>
    <message>
        <source>You may bid up to 120 plus the value of the marriages in your hand.</source>
        <translation>Потолок заказа: 120 плюс стоимость марьяжей на руках.</translation>
    </message>
</context>
<context>
    <name>ScopeBar</name>
    <message>
        <source>All rules</source>
        <translation>Все правила</translation>
    </message>
    <message>
        <source>All, replayed ones too</source>
        <translation>Все, и повторные тоже</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Все игроки</translation>
    </message>
    <message>
        <source>Under which rules</source>
        <translation>По каким правилам</translation>
    </message>
    <message>
        <source>When the matches began</source>
        <translation>Когда начались партии</translation>
    </message>
    <message>
        <source>Which matches. Those that go on from another one or play its cards again are left out unless asked for: their cards were known.</source>
        <translation>Какие партии. Те, что продолжают другую или играют её карты снова, не считаются, пока не выбрано иначе: их карты были известны.</translation>
    </message>
    <message>
        <source>Whose matches</source>
        <translation>Чьи партии</translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message numerus="yes">
        <source>%n deal(s) are played and {name} has the highest score.</source>
        <translation>
            <numerusform>Сыгран %n кон, лучший счёт у игрока {name}.</numerusform>
            <numerusform>Сыграно %n кона, лучший счёт у игрока {name}.</numerusform>
            <numerusform>Сыграно %n конов, лучший счёт у игрока {name}.</numerusform>
        </translation>
    </message>
    <message>
        <source>A draw</source>
        <translation>Ничья</translation>
    </message>
    <message>
        <source>A draw: equal scores of {total} at the top.</source>
        <extracomment>Several players have the same highest score at the end.</extracomment>
        <translation>Ничья: у лидеров одинаковый счёт, {total}.</translation>
    </message>
    <message>
        <source>Aces and marriages in the talon</source>
        <translation>Тузы и марьяжи в прикупе</translation>
    </message>
    <message>
        <source>An opponent&apos;s total stops at {new}</source>
        <translation>Счёт соперника останавливается на {new}</translation>
    </message>
    <message>
        <source>Another player climbs the barrel: falls off</source>
        <translation>На бочку садится другой: слетает с бочки</translation>
    </message>
    <message>
        <source>At {before} only your own contract counts</source>
        <extracomment>{before} is the score before the deal, 800 or more.</extracomment>
        <translation>При {before} в счёт идёт только свой заказ</translation>
    </message>
    <message>
        <source>Bid in the dark: counts double</source>
        <extracomment>The declarer had bid 120 without looking at the cards; the points stand in the line before.</extracomment>
        <translation>Втёмную: считается вдвойне</translation>
    </message>
    <message>
        <source>Cards {cards}</source>
        <translation>Карты {cards}</translation>
    </message>
    <message>
        <source>Cards {cards} + cards left over {leftover} = {raw}</source>
        <translation>Карты {cards} + остаток {leftover} = {raw}</translation>
    </message>
    <message>
        <source>Cards {cards} + marriages {marriages} + cards left over {leftover} = {raw}</source>
        <translation>Карты {cards} + марьяжи {marriages} + остаток {leftover} = {raw}</translation>
    </message>
    <message>
        <source>Cards {cards} + marriages {marriages} = {raw}</source>
        <translation>Карты {cards} + марьяжи {marriages} = {raw}</translation>
    </message>
    <message>
        <source>Climbs the barrel at {new}</source>
        <extracomment>{new} is the height of the barrel, such as 880.</extracomment>
        <translation>Садится на бочку: {new}</translation>
    </message>
    <message>
        <source>Deal given up: give-up number {give_up}</source>
        <extracomment>{give_up} counts this player&apos;s give-ups in the match.</extracomment>
        <translation>Кон расписан: роспись № {give_up}</translation>
    </message>
    <message>
        <source>Falls from the barrel: {falls} of 3</source>
        <translation>Падений с бочки: {falls} из 3</translation>
    </message>
    <message>
        <source>Give-up number {give_up} costs {cost}</source>
        <translation>Штраф {cost} за роспись № {give_up}</translation>
    </message>
    <message>
        <source>Golden round: counts double</source>
        <extracomment>Deals of the golden round count twice; the points stand in the line before.</extracomment>
        <translation>Золотой кон: очки удваиваются</translation>
    </message>
    <message>
        <source>Last deal without winning: falls off the barrel</source>
        <translation>Последняя попытка без победы: слетает с бочки</translation>
    </message>
    <message>
        <source>More than one player reaches {target}, and the declarer comes first: {name} wins.</source>
        <translation>Сразу несколько игроков набирают {target}, но первым считается заказчик: побеждает {name}.</translation>
    </message>
    <message>
        <source>More than one player reaches {target}, and {name} wins with the higher score.</source>
        <translation>Сразу несколько игроков набирают {target}; счёт выше у игрока {name}.</translation>
    </message>
    <message>
        <source>Nobody made 120 in the golden round: everyone begins at 0 again</source>
        <translation>Никто не сыграл 120 в золотом кону: все начинают с нуля</translation>
    </message>
    <message>
        <source>Not enough to win: back to {new}</source>
        <extracomment>{new} is the height of the barrel, such as 880.</extracomment>
        <translation>До победы не хватает: снова {new}</translation>
    </message>
    <message>
        <source>Off the barrel</source>
        <translation>Слетает с бочки</translation>
    </message>
    <message>
        <source>On the barrel</source>
        <translation>На бочке</translation>
    </message>
    <message>
        <source>On the barrel only your own contract counts</source>
        <translation>На бочке в счёт идёт только свой заказ</translation>
    </message>
    <message numerus="yes">
        <source>On the barrel: %n deal(s) left</source>
        <translation>
            <numerusform>На бочке: осталась %n попытка</numerusform>
            <numerusform>На бочке: остались %n попытки</numerusform>
            <numerusform>На бочке: осталось %n попыток</numerusform>
        </translation>
    </message>
    <message>
        <source>The deal is played out</source>
        <translation>Кон сыгран</translation>
    </message>
    <message>
        <source>Third deal without winning: falls off the barrel</source>
        <translation>Третья попытка без победы: слетает с бочки</translation>
    </message>
    <message>
        <source>Third fall from the barrel: down to 0</source>
        <extracomment>The third fall from the barrel takes the whole score.</extracomment>
        <translation>Третий раз слетает с бочки: счёт 0</translation>
    </message>
    <message>
        <source>Third zero</source>
        <extracomment>Zero: a deal without a point. Every third one costs 120.</extracomment>
        <translation>Третий болт</translation>
    </message>
    <message>
        <source>Zero mark {zero} of 3</source>
        <extracomment>Zero: a deal without a point. Every third one costs 120. {zero} is 1 or 2.</extracomment>
        <translation>Болт {zero} из 3</translation>
    </message>
    <message>
        <source>Zero marks: {zero} of 3</source>
        <translation>Болты: {zero} из 3</translation>
    </message>
    <message>
        <source>declarer</source>
        <translation>заказчик</translation>
    </message>
    <message>
        <source>opponent</source>
        <translation>соперник</translation>
    </message>
    <message>
        <source>player</source>
        <translation>игрок</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>сидит на прикупе</translation>
    </message>
    <message>
        <source>{declarer} gives the deal up</source>
        <translation>{declarer} расписывает кон</translation>
    </message>
    <message>
        <source>{declarer} gives the deal up and pays nothing</source>
        <translation>{declarer} расписывает кон, соперникам — ничего</translation>
    </message>
    <message>
        <source>{line}: {change}</source>
        <extracomment>A line of the deal&apos;s arithmetic and what it adds to the total.</extracomment>
        <translation>{line}: {change}</translation>
    </message>
    <message>
        <source>{name} fails a contract of {contract}</source>
        <translation>{name} не выполняет заказ {contract}</translation>
    </message>
    <message>
        <source>{name} gives up a contract of {contract}</source>
        <translation>{name} расписывает заказ {contract}</translation>
    </message>
    <message>
        <source>{name} is the first to reach {target}.</source>
        <translation>{name} раньше всех набирает {target}.</translation>
    </message>
    <message>
        <source>{name} makes a contract of {contract}</source>
        <translation>{name} выполняет заказ {contract}</translation>
    </message>
    <message>
        <source>{name} wins the match</source>
        <translation>{name} выигрывает партию</translation>
    </message>
    <message>
        <source>{old} becomes 0</source>
        <extracomment>{old} is 555 or −555.</extracomment>
        <translation>Самосвал: {old} → 0</translation>
    </message>
    <message>
        <source>{sum}</source>
        <extracomment>{sum} is &quot;Cards 25&quot; or &quot;Cards 25 + marriages 40 = 65&quot;.</extracomment>
        <translation>{sum}</translation>
    </message>
    <message>
        <source>{sum}, at least {contract}: contract made</source>
        <extracomment>{sum} is &quot;Cards 74 + marriages 80 = 154&quot;.</extracomment>
        <translation>{sum}, не меньше {contract} — заказ выполнен</translation>
    </message>
    <message>
        <source>{sum}, less than {contract}: contract failed</source>
        <extracomment>{sum} is &quot;Cards 62 + marriages 80 = 142&quot;.</extracomment>
        <translation>{sum}, меньше {contract} — заказ не выполнен</translation>
    </message>
    <message>
        <source>{sum}, rounded to {rounded}</source>
        <extracomment>{sum} is &quot;Cards 23&quot; or &quot;Cards 23 + marriages 40 = 63&quot;.</extracomment>
        <translation>{sum}, округлено до {rounded}</translation>
    </message>
</context>
<context>
    <name>ScorePage</name>
    <message>
        <source>Contract</source>
        <translation>Заказ</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Кон</translation>
    </message>
    <message>
        <source>Declarer</source>
        <translation>Заказчик</translation>
    </message>
    <message>
        <source>Thousand, page {page}</source>
        <translation>Тысяча, страница {page}</translation>
    </message>
</context>
<context>
    <name>ScorePlot</name>
    <message numerus="yes">
        <source>After %n deal(s): {totals}</source>
        <extracomment>{totals} is &quot;Anna: 1010, Bob: 455&quot;. How many deals there were is in %n.</extracomment>
        <translation>
            <numerusform>После %n кона: {totals}</numerusform>
            <numerusform>После %n конов: {totals}</numerusform>
            <numerusform>После %n конов: {totals}</numerusform>
        </translation>
    </message>
    <message>
        <source>After deal {number}</source>
        <translation>После кона {number}</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>В начале</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Кон</translation>
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
        <translation>Заказ</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Кон</translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation>Кон {number}</translation>
    </message>
    <message>
        <source>How the cards are dealt</source>
        <translation>Как сдаются карты</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Счёт</translation>
    </message>
    <message>
        <source>Seal: {seal}</source>
        <extracomment>{seal} is the beginning of a long number, such as &quot;5388 1c6e 5e99 e4e7&quot;.</extracomment>
        <translation>Печать: {seal}</translation>
    </message>
    <message>
        <source>The first deal is still being played.</source>
        <translation>Первый кон ещё не сыгран.</translation>
    </message>
    <message>
        <source>{name}: {change}, total {total}</source>
        <extracomment>A cell of the score sheet in words.</extracomment>
        <translation>{name}: {change}, всего {total}</translation>
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
        <translation>Не удалось сохранить настройки в файл {path}: {reason}</translation>
    </message>
</context>
<context>
    <name>SettingsNotice</name>
    <message>
        <source>Settings in {path} that cannot be used are as at the first start: {names}</source>
        <extracomment>{names} are settings, such as &quot;Text size, Volume&quot;.</extracomment>
        <translation>Настройки из файла {path}, которые нельзя использовать, такие же, как при первом запуске: {names}</translation>
    </message>
    <message>
        <source>Your settings could not be read and are as at the first start. The old file is kept: {path}</source>
        <translation>Настройки прочитать не удалось, они такие же, как при первом запуске. Старый файл сохранён: {path}</translation>
    </message>
</context>
<context>
    <name>SheetSaver</name>
    <message>
        <source>Save the score sheet</source>
        <translation>Сохранить таблицу счёта</translation>
    </message>
    <message>
        <source>The score sheet cannot be saved as {file}: {reason}</source>
        <extracomment>{reason} is what the system says, in its own language.</extracomment>
        <translation>Таблицу счёта не удалось сохранить как {file}: {reason}</translation>
    </message>
    <message>
        <source>The score sheet is saved as {file}.</source>
        <translation>Таблица счёта сохранена: {file}.</translation>
    </message>
</context>
<context>
    <name>ShelfBar</name>
    <message>
        <source>Damaged</source>
        <translation>Повреждённые</translation>
    </message>
    <message>
        <source>Deleted</source>
        <translation>Удалённые</translation>
    </message>
    <message>
        <source>Matches</source>
        <translation>Партии</translation>
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
        <translation>Быстрее</translation>
    </message>
    <message>
        <source>Play faster (F6)</source>
        <translation>Играть быстрее (F6)</translation>
    </message>
    <message>
        <source>Show how the deal ends (F7)</source>
        <translation>Показать, чем кончится кон (F7)</translation>
    </message>
    <message>
        <source>The others play; you watch.</source>
        <translation>Остальные играют, вы смотрите.</translation>
    </message>
    <message>
        <source>To the result</source>
        <translation>К итогу</translation>
    </message>
    <message>
        <source>You score what the talon holds in aces and marriages.</source>
        <translation>Вам идут очки за тузов и марьяжи в прикупе.</translation>
    </message>
    <message>
        <source>You sit this deal out</source>
        <translation>В этом кону вы на прикупе</translation>
    </message>
</context>
<context>
    <name>SoundMenu</name>
    <message>
        <source>&amp;Louder</source>
        <translation>&amp;Громче</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <translation>&amp;Без звука</translation>
    </message>
    <message>
        <source>&amp;Quieter</source>
        <translation>&amp;Тише</translation>
    </message>
    <message>
        <source>No sound device was found</source>
        <translation>Звуковое устройство не найдено</translation>
    </message>
    <message>
        <source>No sounds: install them with “pip install thousand-qt[sound]”</source>
        <translation>Звуков нет: их можно установить командой «pip install thousand-qt[sound]»</translation>
    </message>
    <message>
        <source>S&amp;ound</source>
        <translation>&amp;Звук</translation>
    </message>
    <message>
        <source>Volume: {percent}</source>
        <translation>Громкость: {percent}</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n карта на руках</numerusform>
            <numerusform>%n карты на руках</numerusform>
            <numerusform>%n карт на руках</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the stock</source>
        <translation>
            <numerusform>%n карта в колоде</numerusform>
            <numerusform>%n карты в колоде</numerusform>
            <numerusform>%n карт в колоде</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n zero mark(s)</source>
        <translation>
            <numerusform>%n болт</numerusform>
            <numerusform>%n болта</numerusform>
            <numerusform>%n болтов</numerusform>
        </translation>
    </message>
    <message>
        <source>Done again</source>
        <translation>Ход повторён</translation>
    </message>
    <message>
        <source>In the hand of {name}: {card}</source>
        <translation>На руках, {name}: {card}</translation>
    </message>
    <message>
        <source>In the talon: a card face down</source>
        <translation>В прикупе: закрытая карта</translation>
    </message>
    <message>
        <source>In the talon: {card}</source>
        <translation>В прикупе: {card}</translation>
    </message>
    <message>
        <source>On the table, {name}: {card}</source>
        <translation>На столе, {name}: {card}</translation>
    </message>
    <message>
        <source>Put aside: a card face down</source>
        <translation>Отложено: закрытая карта</translation>
    </message>
    <message>
        <source>Put aside: {card}</source>
        <translation>Отложено: {card}</translation>
    </message>
    <message>
        <source>Taken back</source>
        <translation>Ход отменён</translation>
    </message>
    <message>
        <source>The left talon, face down</source>
        <translation>Левый прикуп, закрыт</translation>
    </message>
    <message>
        <source>The right talon, face down</source>
        <translation>Правый прикуп, закрыт</translation>
    </message>
    <message>
        <source>chosen to be put aside</source>
        <translation>выбрана, чтобы отложить</translation>
    </message>
    <message>
        <source>chosen, for {name}</source>
        <translation>выбрана, её получит {name}</translation>
    </message>
    <message>
        <source>deals the cards</source>
        <translation>сдаёт карты</translation>
    </message>
    <message>
        <source>has the turn</source>
        <translation>ходит</translation>
    </message>
    <message>
        <source>may not be played now</source>
        <translation>сейчас класть нельзя</translation>
    </message>
    <message>
        <source>plays the contract</source>
        <translation>играет заказ</translation>
    </message>
    <message>
        <source>{giver} gives {receiver} a card face down</source>
        <translation>{giver} отдаёт закрытую карту, её получает {receiver}</translation>
    </message>
    <message>
        <source>{giver} gives {receiver} the {card}</source>
        <extracomment>{card} is the object of the verb, as in &quot;Anna gives Boris the ten of hearts&quot;.</extracomment>
        <translation>{giver} отдаёт {card}, получает {receiver}</translation>
    </message>
    <message>
        <source>{name} bids {amount}</source>
        <translation>{name} заказывает {amount}</translation>
    </message>
    <message>
        <source>{name} bids {amount} in the dark</source>
        <translation>{name} заказывает {amount} втёмную</translation>
    </message>
    <message>
        <source>{name} passes</source>
        <translation>{name} пасует</translation>
    </message>
    <message>
        <source>{name} plays the {card}</source>
        <extracomment>{card} is the object of the verb, as in &quot;Anna plays the ten of hearts&quot;.</extracomment>
        <translation>{name} кладёт {card}</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n point(s)</source>
        <translation>
            <numerusform>{name}: %n очко</numerusform>
            <numerusform>{name}: %n очка</numerusform>
            <numerusform>{name}: %n очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: −%n point(s)</source>
        <translation>
            <numerusform>{name}: −%n очко</numerusform>
            <numerusform>{name}: −%n очка</numerusform>
            <numerusform>{name}: −%n очков</numerusform>
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
        <translation>Все показатели</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Contracts</source>
        <translation>Заказы</translation>
    </message>
    <message>
        <source>Counting since the reset of {day}, {time}</source>
        <translation>Считается со сброса {day}, {time}</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Подсчёт…</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Коны</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Решения</translation>
    </message>
    <message>
        <source>Export the statistics</source>
        <translation>Экспорт статистики</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Экспорт…</translation>
    </message>
    <message>
        <source>Matches that began before now will not be counted any more, for all players. No match is deleted, a backup is kept, and the reset can be undone.</source>
        <translation>Партии, начатые раньше, больше не будут считаться, для всех игроков. Ни одна партия не удаляется, остаётся резервная копия, и сброс можно отменить.</translation>
    </message>
    <message numerus="yes">
        <source>Of what is shown now, %Ln finished match(es) will not count any more.</source>
        <translation>
            <numerusform>Из показанного перестанет считаться %Ln оконченная партия.</numerusform>
            <numerusform>Из показанного перестанут считаться %Ln оконченные партии.</numerusform>
            <numerusform>Из показанного перестанет считаться %Ln оконченных партий.</numerusform>
        </translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Соперники</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Обзор</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Рейтинг</translation>
    </message>
    <message>
        <source>Really reset?</source>
        <translation>Точно сбросить?</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Сбросить</translation>
    </message>
    <message>
        <source>Reset the statistics?</source>
        <translation>Сбросить статистику?</translation>
    </message>
    <message>
        <source>Reset…</source>
        <translation>Сбросить…</translation>
    </message>
    <message>
        <source>Saved as {file}</source>
        <translation>Сохранено как {file}</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Счёт</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Таблицы (*.csv)</translation>
    </message>
    <message>
        <source>The file cannot be saved: {reason}</source>
        <translation>Не удаётся сохранить файл: {reason}</translation>
    </message>
    <message>
        <source>The reset is undone: earlier matches count again.</source>
        <translation>Сброс отменён: прежние партии снова считаются.</translation>
    </message>
    <message>
        <source>The statistics begin anew. What they were counted from is kept in {file}.</source>
        <translation>Статистика начинается заново. То, из чего она считалась, хранится в {file}.</translation>
    </message>
    <message>
        <source>Undo the reset</source>
        <translation>Отменить сброс</translation>
    </message>
</context>
<context>
    <name>Suits</name>
    <message>
        <source>clubs</source>
        <translation>трефы</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>бубны</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>черви</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>пики</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message numerus="yes">
        <source>%n card(s) to draw</source>
        <translation>
            <numerusform>%n карта в колоде</numerusform>
            <numerusform>%n карты в колоде</numerusform>
            <numerusform>%n карт в колоде</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n очко</numerusform>
            <numerusform>%n очка</numerusform>
            <numerusform>%n очков</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n взятка</numerusform>
            <numerusform>%n взятки</numerusform>
            <numerusform>%n взяток</numerusform>
        </translation>
    </message>
    <message>
        <source>Bidding</source>
        <extracomment>The headline of the table before the first bid.</extracomment>
        <translation>Торговля</translation>
    </message>
    <message>
        <source>Bidding: you are at {amount}</source>
        <translation>Торговля: у вас {amount}</translation>
    </message>
    <message>
        <source>Bidding: {name} is at {amount}</source>
        <translation>Торговля: {name} — {amount}</translation>
    </message>
    <message>
        <source>Choose a card for each opponent</source>
        <translation>Выберите карту для каждого соперника</translation>
    </message>
    <message>
        <source>Choose one of the two talons</source>
        <translation>Выберите один из двух прикупов</translation>
    </message>
    <message>
        <source>Choose two cards to put aside</source>
        <translation>Отложите две карты</translation>
    </message>
    <message>
        <source>Deal {number} is over</source>
        <translation>Кон {number} окончен</translation>
    </message>
    <message>
        <source>Everyone keeps their own score</source>
        <translation>Каждый играет за себя</translation>
    </message>
    <message>
        <source>Golden round: {name} plays {amount}</source>
        <extracomment>The headline of the table in the first deals, where each player in turn has to play 120.</extracomment>
        <translation>Золотой кон: {name} играет {amount}</translation>
    </message>
    <message>
        <source>In the dark, for double: {name} plays {amount}</source>
        <extracomment>The headline of the table: a bid made without having looked at the cards counts double.</extracomment>
        <translation>Втёмную, вдвойне: {name} играет {amount}</translation>
    </message>
    <message>
        <source>In the dark: {name} is at {amount}</source>
        <extracomment>The headline of the table: {name} has bid {amount} without having looked at the cards.</extracomment>
        <translation>Втёмную: {name} — {amount}</translation>
    </message>
    <message>
        <source>Name your contract</source>
        <translation>Назовите заказ</translation>
    </message>
    <message>
        <source>The cards are being dealt</source>
        <translation>Идёт раздача</translation>
    </message>
    <message>
        <source>The talon has two nines: you may ask for a new deal</source>
        <translation>В прикупе две девятки: можно попросить пересдачу</translation>
    </message>
    <message>
        <source>The talon is weak: you may ask for a new deal</source>
        <translation>Пустой прикуп: можно попросить пересдачу</translation>
    </message>
    <message>
        <source>Trick {number} of {most}</source>
        <translation>Взятка {number} из {most}</translation>
    </message>
    <message>
        <source>You may ask for a new deal</source>
        <translation>Можно попросить пересдачу</translation>
    </message>
    <message>
        <source>You play {amount}</source>
        <translation>Вы играете {amount}</translation>
    </message>
    <message>
        <source>You win the bidding at {amount}</source>
        <translation>Вы выиграли торговлю: {amount}</translation>
    </message>
    <message>
        <source>Your turn in the golden round: take the talon</source>
        <translation>Ваш золотой кон: берите прикуп</translation>
    </message>
    <message>
        <source>Your turn: bid in the dark, or look at your cards</source>
        <translation>Ваш ход: играйте втёмную или посмотрите карты</translation>
    </message>
    <message>
        <source>Your turn: bid or pass</source>
        <translation>Ваше слово: заказ или пас</translation>
    </message>
    <message>
        <source>Your turn: lead to the trick</source>
        <translation>Ваш ход: заходите</translation>
    </message>
    <message>
        <source>Your turn: open the bidding</source>
        <translation>Ваше слово: начинайте торговлю</translation>
    </message>
    <message>
        <source>Your turn: play a card</source>
        <translation>Ваш ход: положите карту</translation>
    </message>
    <message>
        <source>aside</source>
        <extracomment>On an empty place for a card: two players, the declarer lays two cards aside.</extracomment>
        <translation>снос</translation>
    </message>
    <message>
        <source>bid {amount}</source>
        <extracomment>A player&apos;s name plate: this player&apos;s last bid.</extracomment>
        <translation>заказ {amount}</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>сдающий</translation>
    </message>
    <message>
        <source>declarer</source>
        <extracomment>A player&apos;s name plate: the one who plays the contract.</extracomment>
        <translation>заказчик</translation>
    </message>
    <message>
        <source>for nobody</source>
        <extracomment>Under four cards nobody plays: two players with two talons.</extracomment>
        <translation>никому</translation>
    </message>
    <message>
        <source>for the last trick</source>
        <extracomment>Under four cards nobody plays: two players with two talons.</extracomment>
        <translation>последней взятке</translation>
    </message>
    <message>
        <source>on the barrel: deal {number}</source>
        <extracomment>A player&apos;s name plate: there is no limit to the deals on the barrel.</extracomment>
        <translation>на бочке: попытка {number}</translation>
    </message>
    <message>
        <source>on the barrel: deal {number} of {most}</source>
        <extracomment>A player&apos;s name plate; {number} is 1, 2 or 3.</extracomment>
        <translation>на бочке: {number} из {most}</translation>
    </message>
    <message>
        <source>pass</source>
        <extracomment>A player&apos;s name plate: this player is out of the bidding.</extracomment>
        <translation>пас</translation>
    </message>
    <message>
        <source>sits out</source>
        <extracomment>A player&apos;s name plate: with four players one sits out each deal.</extracomment>
        <translation>на прикупе</translation>
    </message>
    <message>
        <source>{mine} : {other}</source>
        <extracomment>The points two players have in the deal so far, such as &quot;43 : 94&quot;.</extracomment>
        <translation>{mine} : {other}</translation>
    </message>
    <message>
        <source>{name} draws: {count}</source>
        <extracomment>Under the stock two players draw from; {count} is how many cards are left.</extracomment>
        <translation>{name} берёт карту: {count}</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name} думает…</translation>
    </message>
    <message>
        <source>{name} plays {amount}</source>
        <translation>{name} играет {amount}</translation>
    </message>
    <message>
        <source>{name} wins the bidding at {amount}</source>
        <translation>{name} выигрывает торговлю: {amount}</translation>
    </message>
    <message>
        <source>{points} of {contract}</source>
        <extracomment>Points taken so far and points the contract needs.</extracomment>
        <translation>{points} из {contract}</translation>
    </message>
</context>
<context>
    <name>TableArea</name>
    <message>
        <source>Card table</source>
        <translation>Карточный стол</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Последняя взятка</translation>
    </message>
    <message>
        <source>Show the last trick (L)</source>
        <translation>Показать последнюю взятку (L)</translation>
    </message>
    <message>
        <source>Why? F1</source>
        <extracomment>Behind a sentence that refuses a card or a bid: F1 is a key.</extracomment>
        <translation>Почему? F1</translation>
    </message>
</context>
<context>
    <name>TalonPanel</name>
    <message>
        <source>It is turned up for both of you.</source>
        <translation>Его откроют для обоих игроков.</translation>
    </message>
    <message>
        <source>Take one of the two talons</source>
        <translation>Возьмите один из двух прикупов</translation>
    </message>
    <message>
        <source>The left one</source>
        <translation>Левый</translation>
    </message>
    <message>
        <source>The right one</source>
        <translation>Правый</translation>
    </message>
</context>
<context>
    <name>Tiles</name>
    <message numerus="yes">
        <source>%Ln unfinished</source>
        <translation>
            <numerusform>%Ln неоконченная</numerusform>
            <numerusform>%Ln неоконченные</numerusform>
            <numerusform>%Ln неоконченных</numerusform>
        </translation>
    </message>
    <message>
        <source>Average points as a defender</source>
        <translation>Средние очки против заказчика</translation>
    </message>
    <message>
        <source>Most wins in a row</source>
        <translation>Больше всего побед подряд</translation>
    </message>
    <message>
        <source>average winning bid: {bid}</source>
        <translation>средняя выигравшая ставка: {bid}</translation>
    </message>
    <message>
        <source>begins at 1000</source>
        <translation>начинается с 1000</translation>
    </message>
    <message>
        <source>by chance: {share}</source>
        <translation>при равных шансах: {share}</translation>
    </message>
    <message numerus="yes">
        <source>in %Ln deal(s)</source>
        <translation>
            <numerusform>в %Ln кону</numerusform>
            <numerusform>в %Ln конах</numerusform>
            <numerusform>в %Ln конах</numerusform>
        </translation>
    </message>
    <message>
        <source>known after a review</source>
        <translation>известно после разбора</translation>
    </message>
    <message>
        <source>nearest level: {level}</source>
        <translation>ближайший уровень: {level}</translation>
    </message>
    <message>
        <source>now: {now}</source>
        <translation>сейчас: {now}</translation>
    </message>
    <message numerus="yes">
        <source>of %Ln played</source>
        <translation>
            <numerusform>из %Ln разыгранного</numerusform>
            <numerusform>из %Ln разыгранных</numerusform>
            <numerusform>из %Ln разыгранных</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>points, in %Ln reviewed deal(s)</source>
        <translation>
            <numerusform>очков, в %Ln разобранном кону</numerusform>
            <numerusform>очков, в %Ln разобранных конах</numerusform>
            <numerusform>очков, в %Ln разобранных конах</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ToolbarMenu</name>
    <message>
        <source>&amp;Icons</source>
        <translation>&amp;Значки</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <comment>no toolbar</comment>
        <translation>&amp;Нет</translation>
    </message>
    <message>
        <source>Tool&amp;bar</source>
        <translation>Панель и&amp;нструментов</translation>
    </message>
    <message>
        <source>Words &amp;beside the icons</source>
        <translation>Слова &amp;рядом со значками</translation>
    </message>
    <message>
        <source>Words &amp;under the icons</source>
        <translation>Слова &amp;под значками</translation>
    </message>
</context>
<context>
    <name>Trump</name>
    <message>
        <source>No trump</source>
        <translation>Без козыря</translation>
    </message>
    <message>
        <source>Trump: clubs</source>
        <translation>Козырь: трефы</translation>
    </message>
    <message>
        <source>Trump: diamonds</source>
        <translation>Козырь: бубны</translation>
    </message>
    <message>
        <source>Trump: hearts</source>
        <translation>Козырь: черви</translation>
    </message>
    <message>
        <source>Trump: spades</source>
        <translation>Козырь: пики</translation>
    </message>
</context>
<context>
    <name>Unfinished</name>
    <message>
        <source>Before the first deal</source>
        <translation>Перед первым коном</translation>
    </message>
    <message>
        <source>Deal {number} is over</source>
        <translation>Кон {number} окончен</translation>
    </message>
    <message>
        <source>Deal {number}, after the bidding</source>
        <translation>Кон {number}, после торговли</translation>
    </message>
    <message>
        <source>Deal {number}, in the bidding</source>
        <translation>Кон {number}, торговля</translation>
    </message>
    <message>
        <source>Deal {number}, trick {trick}</source>
        <translation>Кон {number}, взятка {trick}</translation>
    </message>
    <message>
        <source>Last played on {date} at {time}</source>
        <translation>Последний раз играли {date} в {time}</translation>
    </message>
    <message>
        <source>Last played today at {time}</source>
        <translation>Последний раз играли сегодня в {time}</translation>
    </message>
    <message>
        <source>Last played yesterday at {time}</source>
        <translation>Последний раз играли вчера в {time}</translation>
    </message>
    <message>
        <source>The match is over</source>
        <translation>Партия окончена</translation>
    </message>
</context>
<context>
    <name>Unsaved</name>
    <message>
        <source>It cannot be saved to {path}: {reason}</source>
        <translation>Не удаётся сохранить её в {path}: {reason}</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <translation>Покинуть без сохранения</translation>
    </message>
    <message>
        <source>Matches of Thousand (*{suffix})</source>
        <translation>Партии «Тысячи» (*{suffix})</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Играть дальше</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Сохранить в другом месте…</translation>
    </message>
    <message>
        <source>Save the match</source>
        <translation>Сохранить партию</translation>
    </message>
    <message>
        <source>The disk does not take it. You can save it to a file elsewhere, play on until the disk is there again, or leave the match and lose it.</source>
        <translation>Диск её не принимает. Можно сохранить её в файл в другом месте, играть дальше, пока диск не появится, или покинуть партию и потерять её.</translation>
    </message>
    <message>
        <source>This match is not saved</source>
        <translation>Партия не сохранена</translation>
    </message>
</context>
<context>
    <name>Watching</name>
    <message>
        <source>Close hands</source>
        <translation>Закрыть карты</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Дальше</translation>
    </message>
    <message>
        <source>Let one thing happen and wait (right arrow)</source>
        <translation>Один шаг и пауза (стрелка вправо)</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Открыть карты</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Pause the match, or let it go on (Space)</source>
        <translation>Остановить партию или продолжить (пробел)</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Шаг</translation>
    </message>
    <message>
        <source>Turn everybody&apos;s cards over (O)</source>
        <translation>Перевернуть карты всех игроков (O)</translation>
    </message>
</context>
<context>
    <name>WindowFoot</name>
    <message numerus="yes">
        <source>%Ln chosen</source>
        <translation>
            <numerusform>выбрана %Ln</numerusform>
            <numerusform>выбрано %Ln</numerusform>
            <numerusform>выбрано %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es)</source>
        <translation>
            <numerusform>%Ln партия</numerusform>
            <numerusform>%Ln партии</numerusform>
            <numerusform>%Ln партий</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>&amp;Экспорт</translation>
    </message>
    <message>
        <source>Save the matches, or their score sheets, as files</source>
        <translation>Сохранить партии или их таблицы счёта в файлы</translation>
    </message>
    <message>
        <source>reading {done} of {all}</source>
        <translation>чтение: {done} из {all}</translation>
    </message>
    <message>
        <source>this list is not kept for the next start: {reason}</source>
        <translation>этот список не сохранится до следующего запуска: {reason}</translation>
    </message>
</context>
</TS>
