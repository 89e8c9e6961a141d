<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Bots</name>
    <message numerus="yes">
        <source>The name may have at most %n character(s).</source>
        <translation>
            <numerusform>The name may have at most %n character.</numerusform>
            <numerusform>The name may have at most %n characters.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Coach</name>
    <message numerus="yes">
        <source>About %n point(s) of yours go to others.</source>
        <translation>
            <numerusform>About %n point of yours goes to others.</numerusform>
            <numerusform>About %n points of yours go to others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That costs about %n point(s) of the score on average.</source>
        <translation>
            <numerusform>That costs about %n point of the score on average.</numerusform>
            <numerusform>That costs about %n points of the score on average.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is more in your hand: about %n point(s) on average.</source>
        <translation>
            <numerusform>There is more in your hand: about %n point on average.</numerusform>
            <numerusform>There is more in your hand: about %n points on average.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You would leave %n point(s) that are nearly sure.</source>
        <translation>
            <numerusform>You would leave %n point that is nearly sure.</numerusform>
            <numerusform>You would leave %n points that are nearly sure.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Comparison</name>
    <message numerus="yes">
        <source>Master gets %n point(s) less.</source>
        <translation>
            <numerusform>Master gets %n point less.</numerusform>
            <numerusform>Master gets %n points less.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Master gets %n point(s) more.</source>
        <translation>
            <numerusform>Master gets %n point more.</numerusform>
            <numerusform>Master gets %n points more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DealCode</name>
    <message numerus="yes">
        <source>%n letter(s) or digit(s) are still missing.</source>
        <translation>
            <numerusform>%n letter or digit is still missing.</numerusform>
            <numerusform>%n letters or digits are still missing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There are %n letter(s) or digit(s) too many.</source>
        <translation>
            <numerusform>There is %n letter or digit too many.</numerusform>
            <numerusform>There are %n letters or digits too many.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message numerus="yes">
        <source>%n card(s) lie in the stock: which of yours may become a marriage, and which can go?</source>
        <translation>
            <numerusform>%n card lies in the stock: which of yours may become a marriage, and which can go?</numerusform>
            <numerusform>%n cards lie in the stock: which of yours may become a marriage, and which can go?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Expected difference of points from now on: {points}, over %n layout(s).</source>
        <translation>
            <numerusform>Expected difference of points from now on: {points}, over %n layout.</numerusform>
            <numerusform>Expected difference of points from now on: {points}, over %n layouts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Expected for the declarer: %n point(s).</source>
        <translation>
            <numerusform>Expected for the declarer: %n point.</numerusform>
            <numerusform>Expected for the declarer: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Expected: %n point(s).</source>
        <translation>
            <numerusform>Expected: %n point.</numerusform>
            <numerusform>Expected: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Still in it for you: about %n point(s).</source>
        <translation>
            <numerusform>Still in it for you: about %n point.</numerusform>
            <numerusform>Still in it for you: about %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Still in it for you: at least %n point(s).</source>
        <translation>
            <numerusform>Still in it for you: at least %n point.</numerusform>
            <numerusform>Still in it for you: at least %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The contract fails in {chance} of %n layout(s).</source>
        <translation>
            <numerusform>The contract fails in {chance} of %n layout.</numerusform>
            <numerusform>The contract fails in {chance} of %n layouts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The contract fails in {chance} of %n layout(s); with another card, {other}, in {other_chance}.</source>
        <extracomment>{other} is a card in the nominative.</extracomment>
        <translation>
            <numerusform>The contract fails in {chance} of %n layout; with another card, {other}, in {other_chance}.</numerusform>
            <numerusform>The contract fails in {chance} of %n layouts; with another card, {other}, in {other_chance}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The contract is made in only {chance} of %n layout(s).</source>
        <translation>
            <numerusform>The contract is made in only {chance} of %n layout.</numerusform>
            <numerusform>The contract is made in only {chance} of %n layouts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The contract is made in {chance} of %n layout(s).</source>
        <translation>
            <numerusform>The contract is made in {chance} of %n layout.</numerusform>
            <numerusform>The contract is made in {chance} of %n layouts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The contract is made in {chance} of %n layout(s); with another card, {other}, in {other_chance}.</source>
        <extracomment>{other} is a card in the nominative.</extracomment>
        <translation>
            <numerusform>The contract is made in {chance} of %n layout; with another card, {other}, in {other_chance}.</numerusform>
            <numerusform>The contract is made in {chance} of %n layouts; with another card, {other}, in {other_chance}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The stock is gone, so all cards are known: you still take %n point(s) fewer than the other.</source>
        <translation>
            <numerusform>The stock is gone, so all cards are known: you still take %n point fewer than the other.</numerusform>
            <numerusform>The stock is gone, so all cards are known: you still take %n points fewer than the other.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The stock is gone, so all cards are known: you still take %n point(s) more than the other.</source>
        <translation>
            <numerusform>The stock is gone, so all cards are known: you still take %n point more than the other.</numerusform>
            <numerusform>The stock is gone, so all cards are known: you still take %n points more than the other.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are the last to play, and %n point(s) lie there: what is the trick worth to you?</source>
        <translation>
            <numerusform>You are the last to play, and %n point lies there: what is the trick worth to you?</numerusform>
            <numerusform>You are the last to play, and %n points lie there: what is the trick worth to you?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HonestCards</name>
    <message numerus="yes">
        <source>Every action was allowed by the rules: %Ln action(s).</source>
        <translation>
            <numerusform>Every action was allowed by the rules: %Ln action.</numerusform>
            <numerusform>Every action was allowed by the rules: %Ln actions.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every deal followed from the number: %n deal(s).</source>
        <translation>
            <numerusform>Every deal followed from the number: %n deal.</numerusform>
            <numerusform>Every deal followed from the number: %n deals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every deal followed from the secret: %n deal(s).</source>
        <translation>
            <numerusform>Every deal followed from the secret: %n deal.</numerusform>
            <numerusform>Every deal followed from the secret: %n deals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Something was taken back %n time(s).</source>
        <translation>
            <numerusform>Something was taken back %n time.</numerusform>
            <numerusform>Something was taken back %n times.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HouseRules</name>
    <message numerus="yes">
        <source>%n option(s) differ from {name}.</source>
        <translation>
            <numerusform>%n option differs from {name}.</numerusform>
            <numerusform>%n options differ from {name}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message numerus="yes">
        <source>Master plays every card to the end in up to %n layout(s) of the hidden cards, or in all of them when there are fewer, and as a defender looks after its own points too.</source>
        <translation>
            <numerusform>Master plays every card to the end in up to %n layout of the hidden cards, or in all of them when there are fewer, and as a defender looks after its own points too.</numerusform>
            <numerusform>Master plays every card to the end in up to %n layouts of the hidden cards, or in all of them when there are fewer, and as a defender looks after its own points too.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Strong plays every card to the end in up to %n layout(s) of the hidden cards.</source>
        <translation>
            <numerusform>Strong plays every card to the end in up to %n layout of the hidden cards.</numerusform>
            <numerusform>Strong plays every card to the end in up to %n layouts of the hidden cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LibraryWindow</name>
    <message numerus="yes">
        <source>%Ln match(es) chosen</source>
        <translation>
            <numerusform>%Ln match chosen</numerusform>
            <numerusform>%Ln matches chosen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message numerus="yes">
        <source>{name} puts %n card(s) aside</source>
        <translation>
            <numerusform>{name} puts %n card aside</numerusform>
            <numerusform>{name} puts %n cards aside</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MatchActions</name>
    <message numerus="yes">
        <source>%Ln match(es) will be gone from the disk. This cannot be undone.</source>
        <translation>
            <numerusform>%Ln match will be gone from the disk. This cannot be undone.</numerusform>
            <numerusform>%Ln matches will be gone from the disk. This cannot be undone.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Matches</name>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n deal</numerusform>
            <numerusform>%n deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) played so far</source>
        <translation>
            <numerusform>%n deal played so far</numerusform>
            <numerusform>%n deals played so far</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Something was taken back %n time(s).</source>
        <translation>
            <numerusform>Something was taken back %n time.</numerusform>
            <numerusform>Something was taken back %n times.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n deal</numerusform>
            <numerusform>%n deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n deal(s)</source>
        <translation>
            <numerusform>after %n deal</numerusform>
            <numerusform>after %n deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>below %n point(s)</source>
        <translation>
            <numerusform>below %n point</numerusform>
            <numerusform>below %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Outcomes</name>
    <message numerus="yes">
        <source>%Ln file(s) saved in {folder}</source>
        <translation>
            <numerusform>%Ln file saved in {folder}</numerusform>
            <numerusform>%Ln files saved in {folder}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es) back in the list.</source>
        <translation>
            <numerusform>%Ln match back in the list.</numerusform>
            <numerusform>%Ln matches back in the list.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es) deleted.</source>
        <translation>
            <numerusform>%Ln match deleted.</numerusform>
            <numerusform>%Ln matches deleted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es) imported.</source>
        <translation>
            <numerusform>%Ln match imported.</numerusform>
            <numerusform>%Ln matches imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es) removed for good.</source>
        <translation>
            <numerusform>%Ln match removed for good.</numerusform>
            <numerusform>%Ln matches removed for good.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayerNames</name>
    <message numerus="yes">
        <source>A name may have at most %n character(s).</source>
        <translation>
            <numerusform>A name may have at most %n character.</numerusform>
            <numerusform>A name may have at most %n characters.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message numerus="yes">
        <source>Not solved yet: %n wrong move(s)</source>
        <translation>
            <numerusform>Not solved yet: %n wrong move</numerusform>
            <numerusform>Not solved yet: %n wrong moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Solved after %n wrong move(s)</source>
        <translation>
            <numerusform>Solved after %n wrong move</numerusform>
            <numerusform>Solved after %n wrong moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Solved, after %n wrong move(s).</source>
        <translation>
            <numerusform>Solved, after %n wrong move.</numerusform>
            <numerusform>Solved, after %n wrong moves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The puzzle of the day: %n day(s) in a row</source>
        <translation>
            <numerusform>The puzzle of the day: %n day in a row</numerusform>
            <numerusform>The puzzle of the day: %n days in a row</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Reasons</name>
    <message numerus="yes">
        <source>You have used all your give-ups: %n in a match are allowed.</source>
        <translation>
            <numerusform>You have used your give-up: %n in a match is allowed.</numerusform>
            <numerusform>You have used all your give-ups: %n in a match are allowed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message numerus="yes">
        <source>Taken back here %n time(s)</source>
        <translation>
            <numerusform>Taken back here %n time</numerusform>
            <numerusform>Taken back here %n times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReportDialog</name>
    <message numerus="yes">
        <source>%n byte(s)</source>
        <translation>
            <numerusform>%n byte</numerusform>
            <numerusform>%n bytes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message numerus="yes">
        <source>%Ln decision(s)</source>
        <translation>
            <numerusform>%Ln decision</numerusform>
            <numerusform>%Ln decisions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) of this deal would be worth another look.</source>
        <translation>
            <numerusform>%n decision of this deal is worth another look.</numerusform>
            <numerusform>%n decisions of this deal are worth another look.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) less would be wiser: this contract is made only {chance} of the time.</source>
        <translation>
            <numerusform>%n point less would be wiser: this contract is made only {chance} of the time.</numerusform>
            <numerusform>%n points less would be wiser: this contract is made only {chance} of the time.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) lost</source>
        <translation>
            <numerusform>%n point lost</numerusform>
            <numerusform>%n points lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A card %n point(s) cheaper takes this trick as surely: {card}.</source>
        <extracomment>{card} is in the nominative.</extracomment>
        <translation>
            <numerusform>A card %n point cheaper takes this trick as surely: {card}.</numerusform>
            <numerusform>A card %n points cheaper takes this trick as surely: {card}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>About %n point(s) go to the others that could be yours.</source>
        <translation>
            <numerusform>About %n point goes to the others that could be yours.</numerusform>
            <numerusform>About %n points go to the others that could be yours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Better declared later: {marriage} (%n point(s)).</source>
        <translation>
            <numerusform>Better declared later: {marriage} (%n point).</numerusform>
            <numerusform>Better declared later: {marriage} (%n points).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Cost: about %n point(s)</source>
        <translation>
            <numerusform>Cost: about %n point</numerusform>
            <numerusform>Cost: about %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It cost %n point(s) of the difference.</source>
        <translation>
            <numerusform>It cost %n point of the difference.</numerusform>
            <numerusform>It cost %n points of the difference.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cards kept take about %n point(s) less than they could.</source>
        <translation>
            <numerusform>The cards kept take about %n point less than they could.</numerusform>
            <numerusform>The cards kept take about %n points less than they could.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The contract could be %n point(s) higher: it would still be made {chance} of the time.</source>
        <translation>
            <numerusform>The contract could be %n point higher: it would still be made {chance} of the time.</numerusform>
            <numerusform>The contract could be %n points higher: it would still be made {chance} of the time.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This bid could be made: up to %n point(s).</source>
        <translation>
            <numerusform>This bid could be made: up to %n point.</numerusform>
            <numerusform>This bid could be made: up to %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This bid could not be made: the cards take at most %n point(s).</source>
        <translation>
            <numerusform>This bid could not be made: the cards take at most %n point.</numerusform>
            <numerusform>This bid could not be made: the cards take at most %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the talon, these cards take up to %n point(s).</source>
        <translation>
            <numerusform>With the talon, these cards take up to %n point.</numerusform>
            <numerusform>With the talon, these cards take up to %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Worth declaring now: {marriage} (%n point(s)).</source>
        <translation>
            <numerusform>Worth declaring now: {marriage} (%n point).</numerusform>
            <numerusform>Worth declaring now: {marriage} (%n points).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RuleSets</name>
    <message numerus="yes">
        <source>A name may have at most %n character(s).</source>
        <translation>
            <numerusform>A name may have at most %n character.</numerusform>
            <numerusform>A name may have at most %n characters.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message numerus="yes">
        <source>After this one you have %n give-up(s) left.</source>
        <translation>
            <numerusform>After this one you have %n give-up left.</numerusform>
            <numerusform>After this one you have %n give-ups left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each of the other three players gets %n point(s).</source>
        <translation>
            <numerusform>Each of the other three players gets %n point.</numerusform>
            <numerusform>Each of the other three players gets %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each opponent gets %n point(s), half of your bid.</source>
        <translation>
            <numerusform>Each opponent gets %n point, half of your bid.</numerusform>
            <numerusform>Each opponent gets %n points, half of your bid.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each opponent gets %n point(s).</source>
        <translation>
            <numerusform>Each opponent gets %n point.</numerusform>
            <numerusform>Each opponent gets %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The talon is worth only %n point(s): ask for a new deal?</source>
        <translation>
            <numerusform>The talon is worth only %n point: ask for a new deal?</numerusform>
            <numerusform>The talon is worth only %n points: ask for a new deal?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand is worth only %n point(s): ask for a new deal?</source>
        <translation>
            <numerusform>Your hand is worth only %n point: ask for a new deal?</numerusform>
            <numerusform>Your hand is worth only %n points: ask for a new deal?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesSummary</name>
    <message numerus="yes">
        <source>A hand of fewer than %n point(s) allows a new deal.</source>
        <translation>
            <numerusform>A hand of fewer than %n point allows a new deal.</numerusform>
            <numerusform>A hand of fewer than %n points allows a new deal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A talon of fewer than %n point(s) allows the declarer a new deal.</source>
        <translation>
            <numerusform>A talon of fewer than %n point allows the declarer a new deal.</numerusform>
            <numerusform>A talon of fewer than %n points allows the declarer a new deal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On the barrel at {total} you have %n deal(s) to make a contract of {needed} or more; otherwise you fall by {penalty}.</source>
        <translation>
            <numerusform>On the barrel at {total} you have %n deal to make a contract of {needed} or more; otherwise you fall by {penalty}.</numerusform>
            <numerusform>On the barrel at {total} you have %n deals to make a contract of {needed} or more; otherwise you fall by {penalty}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So does a hand of fewer than %n point(s).</source>
        <translation>
            <numerusform>So does a hand of fewer than %n point.</numerusform>
            <numerusform>So does a hand of fewer than %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The declarer may give the deal up; each opponent gets %n point(s).</source>
        <translation>
            <numerusform>The declarer may give the deal up; each opponent gets %n point.</numerusform>
            <numerusform>The declarer may give the deal up; each opponent gets %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first to reach {target} wins; after %n deal(s) the highest score wins.</source>
        <translation>
            <numerusform>The first to reach {target} wins; after %n deal the highest score wins.</numerusform>
            <numerusform>The first to reach {target} wins; after %n deals the highest score wins.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Score</name>
    <message numerus="yes">
        <source>%n deal(s) are played and {name} has the highest score.</source>
        <translation>
            <numerusform>%n deal is played and {name} has the highest score.</numerusform>
            <numerusform>%n deals are played and {name} has the highest score.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>On the barrel: %n deal(s) left</source>
        <translation>
            <numerusform>On the barrel: %n deal left</numerusform>
            <numerusform>On the barrel: %n deals left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScorePlot</name>
    <message numerus="yes">
        <source>After %n deal(s): {totals}</source>
        <extracomment>{totals} is &quot;Anna: 1010, Bob: 455&quot;. How many deals there were is in %n.</extracomment>
        <translation>
            <numerusform>After %n deal: {totals}</numerusform>
            <numerusform>After %n deals: {totals}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n card in hand</numerusform>
            <numerusform>%n cards in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in the stock</source>
        <translation>
            <numerusform>%n card in the stock</numerusform>
            <numerusform>%n cards in the stock</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n zero mark(s)</source>
        <translation>
            <numerusform>%n zero mark</numerusform>
            <numerusform>%n zero marks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n point(s)</source>
        <translation>
            <numerusform>{name}: %n point</numerusform>
            <numerusform>{name}: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: −%n point(s)</source>
        <translation>
            <numerusform>{name}: −%n point</numerusform>
            <numerusform>{name}: −%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsWindow</name>
    <message numerus="yes">
        <source>Of what is shown now, %Ln finished match(es) will not count any more.</source>
        <translation>
            <numerusform>Of what is shown now, %Ln finished match will not count any more.</numerusform>
            <numerusform>Of what is shown now, %Ln finished matches will not count any more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message numerus="yes">
        <source>%n card(s) to draw</source>
        <translation>
            <numerusform>%n card to draw</numerusform>
            <numerusform>%n cards to draw</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n trick</numerusform>
            <numerusform>%n tricks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tiles</name>
    <message numerus="yes">
        <source>%Ln unfinished</source>
        <translation>
            <numerusform>%Ln unfinished</numerusform>
            <numerusform>%Ln unfinished</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>in %Ln deal(s)</source>
        <translation>
            <numerusform>in %Ln deal</numerusform>
            <numerusform>in %Ln deals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>of %Ln played</source>
        <translation>
            <numerusform>of %Ln played</numerusform>
            <numerusform>of %Ln played</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>points, in %Ln reviewed deal(s)</source>
        <translation>
            <numerusform>points, in %Ln reviewed deal</numerusform>
            <numerusform>points, in %Ln reviewed deals</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WindowFoot</name>
    <message numerus="yes">
        <source>%Ln chosen</source>
        <translation>
            <numerusform>%Ln chosen</numerusform>
            <numerusform>%Ln chosen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln match(es)</source>
        <translation>
            <numerusform>%Ln match</numerusform>
            <numerusform>%Ln matches</numerusform>
        </translation>
    </message>
</context>
</TS>
