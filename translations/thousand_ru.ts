<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Thousand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free software under the MIT licence: use it, change it and pass it on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Made with Python {python}, Qt {qt} and PySide6 {pyside}. Qt and PySide6 are used under the GNU Lesser General Public License, version 3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card game of marriages and bids, for one player and good company.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thousand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BiddingPanel</name>
    <message>
        <source>Bid more than {amount}?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid {amount}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Will you open?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a marriage you may bid up to {limit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may bid up to {limit}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You must open the bidding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your cards allow no bid over {limit}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Bubbles</name>
    <message>
        <source>Contract {amount}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four aces! +{points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four nines!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>I give up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marriage! +{points}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>My hand is too weak!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The talon is too weak!</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>ace of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen of spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten of spades</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CardsAccusative</name>
    <message>
        <source>ace of clubs</source>
        <extracomment>Accusative, the object of a verb: you must beat the …</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace of diamonds</source>
        <extracomment>Accusative, the object of a verb: you must beat the …</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace of hearts</source>
        <extracomment>Accusative, the object of a verb: you must beat the …</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace of spades</source>
        <extracomment>Accusative, the object of a verb: you must beat the …</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack of clubs</source>
        <extracomment>Accusative, the object of a verb: you must beat the …</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack of diamonds</source>
        <extracomment>Accusative, the object of a verb: you must beat the …</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack of hearts</source>
        <extracomment>Accusative, the object of a verb: you must beat the …</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack of spades</source>
        <extracomment>Accusative, the object of a verb: you must beat the …</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king of clubs</source>
        <extracomment>Accusative, the object of a verb: you must beat the …</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king of diamonds</source>
        <extracomment>Accusative, the object of a verb: you must beat the …</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king of hearts</source>
        <extracomment>Accusative, the object of a verb: you must beat the …</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king of spades</source>
        <extracomment>Accusative, the object of a verb: you must beat the …</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine of clubs</source>
        <extracomment>Accusative, the object of a verb: you must beat the …</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine of diamonds</source>
        <extracomment>Accusative, the object of a verb: you must beat the …</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine of hearts</source>
        <extracomment>Accusative, the object of a verb: you must beat the …</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine of spades</source>
        <extracomment>Accusative, the object of a verb: you must beat the …</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen of clubs</source>
        <extracomment>Accusative, the object of a verb: you must beat the …</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen of diamonds</source>
        <extracomment>Accusative, the object of a verb: you must beat the …</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen of hearts</source>
        <extracomment>Accusative, the object of a verb: you must beat the …</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen of spades</source>
        <extracomment>Accusative, the object of a verb: you must beat the …</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten of clubs</source>
        <extracomment>Accusative, the object of a verb: you must beat the …</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten of diamonds</source>
        <extracomment>Accusative, the object of a verb: you must beat the …</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten of hearts</source>
        <extracomment>Accusative, the object of a verb: you must beat the …</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten of spades</source>
        <extracomment>Accusative, the object of a verb: you must beat the …</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CardsStrip</name>
    <message>
        <source>, </source>
        <extracomment>Between the members of a list of cards.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ContractPanel</name>
    <message>
        <source>Give up…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many points will you play for?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play for {amount}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You won the auction at {amount}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExchangePanel</name>
    <message>
        <source>Give one card to each opponent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give these cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>click or drag a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <comment>exchange: what this player will be given</comment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GiveUpPanel</name>
    <message>
        <source>Give this deal up?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep playing</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LeadPanel</name>
    <message>
        <source>Give up…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lead the first card</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>Casual</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Random</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>, </source>
        <extracomment>Between the members of a list of cards or names.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {number}: {name} deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Talon: {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match ends in a draw: {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{giver} → {receiver}: a card face down</source>
        <extracomment>Two names: the giver and the receiver of a card nobody else sees.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{giver} → {receiver}: {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} asks for a new deal because of the weak talon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} draws a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} fails the contract of {amount}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} gives the deal up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} makes the contract of {amount}</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>{name} puts %n card(s) aside</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>{name} shows a weak hand: a new deal follows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} shows four nines: a new deal follows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} takes the cards left over (+{points})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} takes the talon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} takes the trick (+{points})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins the auction at {amount}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: contract {amount}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {amount}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {marriage} (+{points})</source>
        <extracomment>{marriage} is &quot;marriage in hearts&quot; or &quot;four aces&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>&amp;About Thousand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Last trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New match…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <comment>speed: no animations</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rules of this match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;peed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something went wrong: {summary}. The details are in {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match cannot be saved ({reason}). You can play on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Thousand</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MarriagePanel</name>
    <message>
        <source>Declare (+{points})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declare the four aces?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Declare the {marriage}?</source>
        <comment>marriage in hearts</comment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It brings {points} points, and its suit becomes trump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play without declaring</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>They bring {points} points; trumps stay as they are.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Marriages</name>
    <message>
        <source>four aces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>marriage in clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>marriage in diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>marriage in hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>marriage in spades</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MatchEndSheet</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New match…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play again</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewMatchDialog</name>
    <message>
        <source>&amp;Left opponent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Right opponent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strength of the left opponent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Strength of the right opponent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These rules in short</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayerNames</name>
    <message numerus="yes">
        <source>A name may have at most %n character(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A name may not contain invisible characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anna</source>
        <extracomment>A usual first name, for the opponent on the left.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Borys</source>
        <extracomment>A usual first name, for the opponent on the right.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>A player who has given no name; the name stands before a colon or a verb in the present tense.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two players are called {name}: give one another name.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Presets</name>
    <message>
        <source>555</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Beat whenever you can, marriages from the first lead, and from 800 only contracts count.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bids in fives, a barrel at 880, and a lost cause may be given up for 60 points each.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Calm bidding ten by ten, no barrel, no penalties; after sixty deals the best score wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone may pass, nobody has to trump, and the contract is named before cards are given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free opening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Polish</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Polish for four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Polish for two, with a stock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Polish for two, with talons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six cards each and a stock to draw from; no bidding, everyone keeps their own score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sixty deals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ten cards each and two talons; the declarer picks one of them unseen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Polish game for four: the dealer sits out and scores the talon.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The classic game with a trapdoor: a score of exactly 555 drops to zero.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message>
        <source>A deal needs each of the 24 cards exactly once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A marriage can be declared only when you lead to a trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At this table nobody may give a deal up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bid {amount} or more, or pass.</source>
        <extracomment>{amount} is the lowest bid possible.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bids are multiples of {amount}.</source>
        <extracomment>{amount} is 5 or 10.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bids go up one step at a time: bid {amount} or pass.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one of the two talons on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose two different cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clubs are trump and you cannot follow suit: you must play a club.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clubs were led and you hold a club: you must follow suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diamonds are trump and you cannot follow suit: you must play a diamond.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diamonds were led and you hold a diamond: you must follow suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hearts are trump and you cannot follow suit: you must play a heart.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hearts were led and you hold a heart: you must follow suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not your turn yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody can take more than {amount} points in one deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the barrel you cannot give a deal up: play it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spades are trump and you cannot follow suit: you must play a spade.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spades were led and you hold a spade: you must follow suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That cannot be done at this moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The match is over: start a new one to play on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The opening bid is always exactly 100.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This card is not in your hand: {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To declare a marriage you must hold both the king and the queen of the suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Win a trick first: a marriage cannot be declared with the first lead of the deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Without a marriage in your hand you can go no higher than {amount}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot ask for a new deal now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot follow suit: you must play a trump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>You have used all your give-ups: %n in a match are allowed.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>You must beat the {beaten} if you can.</source>
        <extracomment>{beaten} is a card in the accusative.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You must beat the {beaten} with a higher trump if you can.</source>
        <extracomment>{beaten} is a card in the accusative.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You must follow suit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You open the bidding, so you cannot pass now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You won the bidding at {amount}: the contract cannot be lower.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your hand allows at most {amount}: 120 plus your marriages.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your hand no longer allows more than your bid of {amount}.</source>
        <extracomment>The declarer gave half a marriage away after bidding; the winning bid stays, but cannot be raised.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RedealPanel</name>
    <message>
        <source>New deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResultSheet</name>
    <message>
        <source>= {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Given to {name}</source>
        <extracomment>Before the card the declarer gave to this opponent.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put aside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show all hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the scores</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stock</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Talon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {change}, total {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} of {contract}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message numerus="yes">
        <source>After this one you have %n give-up(s) left.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each of the other three players gets %n point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each opponent gets %n point(s), half of your bid.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each opponent gets %n point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>It is also your third zero, which costs {penalty}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is also zero mark {number} of 3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The talon is worth only %n point(s): ask for a new deal?</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>This is your give-up number {number} and costs you {penalty}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is your give-up number {number} and free; every third costs {penalty}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is your give-up number {number} and free; from the third on each costs {penalty}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold four nines: ask for a new deal?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You lose nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your first give-up pays your opponents nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>Your hand is worth only %n point(s): ask for a new deal?</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Your opponents get nothing.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>Rules of this match</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesSummary</name>
    <message>
        <source>A deal cannot be given up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A hand of fewer than %n point(s) allows a new deal.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A player&apos;s every third give-up costs {penalty}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>A talon of fewer than %n point(s) allows the declarer a new deal.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A total of exactly 555 becomes 0.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An opponent&apos;s total stops at 990.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Anyone may bid more than 120.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every third deal without a point as opponent costs {penalty}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone may pass; if nobody bids, the dealer must. Bids are multiples of {step}, from 100.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow suit and beat if you can, otherwise trump; a low trump will do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow suit and beat if you can; nobody has to trump.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow suit, otherwise trump, and beat a trump in the trick if you can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow suit, otherwise trump; and always beat the winning card if you can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow suit, otherwise trump; nobody has to beat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follow suit; nobody has to trump or to beat.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four nines after the exchange allow a new deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four nines before the bidding allow a new deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four nines, dealt or after the exchange, allow a new deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From a player&apos;s third give-up on each costs {penalty}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From {total} on you score only with your own contracts.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Giving up costs nothing else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Giving up counts as a zero.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marriages (100, 80, 60, 40) and the four aces (200) may be declared after winning a trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marriages (100, 80, 60, 40) and the four aces (200) may be declared on any lead.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marriages (100, 80, 60, 40) may be declared after winning a trick.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Marriages (100, 80, 60, 40) may be declared on any lead, the very first too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the barrel at {total} you have {deals} deals to make a contract of {needed} or more; otherwise you fall by {penalty}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points are not rounded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Six cards each; after every trick both draw from the stock. There is no bidding.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>So does a hand of fewer than %n point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The declarer may give the deal up; each opponent gets %n point(s).</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The declarer may give the deal up; each opponent gets half of the bid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The declarer may give the deal up; the opponents get nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The declarer takes one of the two talons, puts two cards aside and names the contract.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The declarer takes the talon, gives each opponent a card, then names the contract.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The declarer takes the talon, names the contract, then gives each opponent a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first to reach {target} wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The first to reach {target} wins; after %n deal(s) the highest score wins.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The opponents&apos; points are rounded to fives.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The opponents&apos; points are rounded to tens, 5 goes down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The opponents&apos; points are rounded to tens, 5 goes up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player after the dealer must open with 100 or more; bids are multiples of {step}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player after the dealer opens with 100; bids are multiples of {step}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The player after the dealer opens with 100; each bid is {step} higher.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To bid more than 120 you need a marriage in your hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While the stock lasts any card may be played; then the duties of the full game hold.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may bid up to 120 plus the value of the marriages in your hand.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message numerus="yes">
        <source>%n deal(s) are played and {name} has the highest score.</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>A draw</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A draw: equal scores of {total} at the top.</source>
        <extracomment>Several players have the same highest score at the end.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aces and marriages in the talon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An opponent&apos;s total stops at {new}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>At {before} only your own contract counts</source>
        <extracomment>{before} is the score before the deal, 800 or more.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards {cards} + cards left over {leftover} = {raw}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards {cards} + marriages {marriages} + cards left over {leftover} = {raw}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards {cards} + marriages {marriages} = {raw}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Climbs the barrel at {new}</source>
        <extracomment>{new} is the height of the barrel, such as 880.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal given up: give-up number {give_up}</source>
        <extracomment>{give_up} counts this player&apos;s give-ups in the match.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give-up number {give_up} costs {penalty}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More than one player reaches {target}, and the declarer comes first: {name} wins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More than one player reaches {target}, and {name} wins with the higher score.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not enough to win: back to {new}</source>
        <extracomment>{new} is the height of the barrel, such as 880.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Off the barrel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the barrel only your own contract counts</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>On the barrel: %n deal(s) left</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>The deal is played out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Third deal without winning: falls off the barrel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Third zero</source>
        <extracomment>Zero: a deal without a point. Every third one costs 120.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zero mark {zero} of 3</source>
        <extracomment>Zero: a deal without a point. Every third one costs 120. {zero} is 1 or 2.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Zero marks: {zero} of 3</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>declarer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opponent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sits out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{declarer} gives the deal up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{declarer} gives the deal up and pays nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{line}: {change}</source>
        <extracomment>A line of the deal&apos;s arithmetic and what it adds to the total.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} fails a contract of {contract}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} gives up a contract of {contract}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is the first to reach {target}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} makes a contract of {contract}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins the match</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{old} becomes 0</source>
        <extracomment>{old} is 555.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sum}</source>
        <extracomment>{sum} is &quot;Cards 25&quot; or &quot;Cards 25 + marriages 40 = 65&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sum}, at least {contract}: contract made</source>
        <extracomment>{sum} is &quot;Cards 74 + marriages 80 = 154&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sum}, less than {contract}: contract failed</source>
        <extracomment>{sum} is &quot;Cards 62 + marriages 80 = 142&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sum}, rounded to {rounded}</source>
        <extracomment>{sum} is &quot;Cards 23&quot; or &quot;Cards 23 + marriages 40 = 63&quot;.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Contract</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first deal is still being played.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {change}, total {total}</source>
        <extracomment>A cell of the score sheet in words.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>The settings could not be saved to {path}: {reason}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Suits</name>
    <message>
        <source>clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spades</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>Bidding</source>
        <extracomment>The headline of the table before the first bid.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bidding: you are at {amount}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bidding: {name} is at {amount}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a card for each opponent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose one of the two talons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose two cards to put aside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everyone keeps their own score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name your contract</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One moment…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards are being dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The talon is weak: you may ask for a new deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trick {number} of {most}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may ask for a new deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You play {amount}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You win the auction at {amount}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: bid or pass</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: lead to the trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: open the bidding</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: play a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>bid {amount}</source>
        <extracomment>A player&apos;s name plate: this player&apos;s last bid.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>declarer</source>
        <extracomment>A player&apos;s name plate: the one who plays the contract.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>declarer · %n trick(s)</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
    <message>
        <source>on the barrel: deal {number} of {most}</source>
        <extracomment>A player&apos;s name plate; {number} is 1, 2 or 3.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pass</source>
        <extracomment>A player&apos;s name plate: this player is out of the bidding.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>sits out</source>
        <extracomment>A player&apos;s name plate: with four players one sits out each deal.</extracomment>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} plays {amount}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins the auction at {amount}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} of {contract}</source>
        <extracomment>Points taken so far and points the contract needs.</extracomment>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableArea</name>
    <message>
        <source>Last trick</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the last trick (L)</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Trump</name>
    <message>
        <source>No trump</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trump: clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trump: diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trump: hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Trump: spades</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
