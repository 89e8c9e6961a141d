"""The lessons on cards and tricks: what cards are worth, what may be played, marriages and trumps."""

from __future__ import annotations

from thousand_qt.engine.actions import Action, Play
from thousand_qt.engine.cards import CARD_POINTS_IN_PACK, Card, Suit, mask_of, points_of
from thousand_qt.engine.deal import Phase
from thousand_qt.engine.tricks import Trick
from thousand_qt.lessons import deals
from thousand_qt.lessons.desk import Desk
from thousand_qt.lessons.prepared import Form
from thousand_qt.lessons.says import Say
from thousand_qt.lessons.script import ME, Line, Player, Script, ask, tell

_HEARTS = Suit("H")


def begins(desk: Desk) -> bool:
    """Whether the tricks that come before the lesson are over, and somebody may lead."""
    deal = desk.state.deal
    if deal is None or deal.phase is not Phase.PLAY or deal.play is None:
        return False
    return not deal.play.trick and len(deal.play.tricks) >= desk.hands.tricks


def played(action: Action) -> Card | None:
    """Return the card that this plays, if it plays one."""
    return action.card if isinstance(action, Play) else None


def trick_line(say: Say, trick: Trick) -> Line:
    """Say something of a trick and of what is in it."""
    return Line(say, points=trick.points)


def cards(desk: Desk) -> Script:
    """What cards are worth, and that the ten beats the king."""
    desk.lay(deals.ACE_AND_TEN, until=begins)
    ace, ten, king, queen, jack, nine = (Card(f"{rank}H") for rank in "ATKQJ9")
    yield tell(
        Line(Say.CARDS_WELCOME),
        Line(
            Say.CARDS_VALUES,
            ace=ace.points,
            ten=ten.points,
            king=king.points,
            queen=queen.points,
            jack=jack.points,
            nine=nine.points,
            all=CARD_POINTS_IN_PACK,
        ),
        Line(Say.CARDS_STOCK) if desk.form is Form.STOCK else None,
    )

    def not_the_ace(action: Action) -> Line:
        card = played(action)
        if card is not None and card.suit is _HEARTS:
            return Line(Say.CARDS_NOT_HIGHEST, highest=ace)
        return Line(Say.CARDS_THE_HEART, highest=ace)

    yield ask(Line(Say.CARDS_LEAD_ACE), right=desk.plays((ace,)), why_not=not_the_ace, cards=(ace,))

    def not_the_ten(action: Action) -> Line:
        if played(action) is nine:
            return Line(Say.CARDS_NINE_TOO_SOON, king=king)
        return Line(Say.CARDS_THE_HEART, highest=ten)

    yield ask(
        Line(Say.CARDS_LEAD_TEN),
        right=desk.plays((ten,)),
        why_not=not_the_ten,
        answer=trick_line(Say.CARDS_TOOK, desk.last_trick),
    )
    yield ask(
        Line(Say.CARDS_LEAD_NINE),
        right=desk.plays((nine,)),
        why_not=lambda _: Line(Say.CARDS_NINE_FIRST),
        answer=Line(Say.CARDS_TEN_BEAT_KING, points=desk.last_trick.points),
    )
    mine = desk.view.card_points[ME]
    yield tell(Line(Say.CARDS_END, mine=mine, all=CARD_POINTS_IN_PACK), answer=Line(Say.CARDS_NINE_WON))


def following(desk: Desk) -> Script:
    """Following suit, beating or not, and what to do without the suit."""
    rules = desk.rules
    desk.lay(deals.LED_KING, eldest=0 if desk.form is Form.STOCK else 1, until=begins)
    if desk.form is Form.STOCK:
        yield tell(Line(Say.FOLLOW_STOCK))
    desk.go_on()
    led = desk.view.trick[0]
    beating = desk.plays(Card(f"{rank}D") for rank in "AT" if Card(f"{rank}D") in desk.hand)
    yield ask(
        Line(Say.FOLLOW_SUIT, name=desk.player(1), card=led.card),
        Line(Say.FOLLOW_MUST_BEAT if rules.must_beat_suit else Say.FOLLOW_MAY_BEAT),
        right=beating,
        why_not=lambda action: Line(
            Say.FOLLOW_GIVES_AWAY, name=desk.player(1), points=_with(desk, played(action))
        ),
    )
    took = trick_line(Say.FOLLOW_TOOK, desk.last_trick)
    yield tell(Line(Say.FOLLOW_LEADS_NEXT), answer=took)

    desk.lay(deals.LED_ACES, eldest=0 if desk.form is Form.STOCK else 1, until=begins)
    desk.go_on()
    ace = desk.view.trick[0].card
    spades = sorted((card for card in desk.hand if card.suit is ace.suit), key=lambda card: card.points)

    def too_dear(action: Action) -> Line:
        card = played(action) or spades[-1]
        return Line(Say.FOLLOW_TOO_DEAR, dear=card.points, cheap=spades[0].points)

    yield ask(
        Line(Say.FOLLOW_CANNOT_BEAT, name=desk.player(1), card=ace),
        right=desk.plays(spades[:1]),
        why_not=too_dear,
    )
    lost = desk.last_trick.points
    desk.go_on()
    led = desk.view.trick[0]
    cheapest = min(card.points for card in desk.hand)
    free = tuple(card for card in desk.hand if card.points == cheapest)
    yield ask(
        Line(Say.FOLLOW_VOID, name=desk.player(1), card=led.card),
        right=desk.plays(free),
        why_not=lambda action: Line(
            Say.FOLLOW_DISCARD_DEAR, dear=(played(action) or free[0]).points, cheap=cheapest
        ),
        answer=Line(Say.FOLLOW_CHEAP, points=lost),
    )
    yield tell(Line(Say.FOLLOW_END), answer=Line(Say.FOLLOW_DISCARDED, points=cheapest))


def _with(desk: Desk, card: Card | None) -> int:
    """Return what the trick would be worth with this card, in points."""
    in_trick = [played.card for played in desk.view.trick]
    return points_of(mask_of(in_trick if card is None else [*in_trick, card]))


def marriages(desk: Desk) -> Script:
    """Announcing marriages, and what that does to the trump."""
    rules = desk.rules
    desk.lay(deals.TWO_MARRIAGES, until=begins)
    pair = (Card("QH"), Card("KH"))
    yield tell(
        Line(Say.MARRIAGE_PAIR),
        Line(Say.MARRIAGE_VALUES, **{suit.letter.lower(): desk.value(suit) for suit in map(Suit, "HDCS")}),
        cards=(*pair, Card("KS"), Card("QS")),
    )
    answer = None
    if not rules.marriage_on_first_lead:
        sure = tuple(card for card in (Card("AH"), Card("TH")) if card in desk.hand)

        def not_yet(action: Action) -> Line:
            card = played(action)
            if card is not None and card.rank in "KQ":
                return Line(Say.MARRIAGE_TOO_SOON)
            return Line(Say.MARRIAGE_SURE_FIRST, card=Card("AH"))

        yield ask(Line(Say.MARRIAGE_TRICK_FIRST), right=desk.plays(sure), why_not=not_yet)
        answer = Line(Say.MARRIAGE_NOW)
    points = desk.value(_HEARTS)

    def not_announced(action: Action) -> Line:
        if played(action) in pair:
            return Line(Say.MARRIAGE_SILENT, points=points)
        return Line(Say.MARRIAGE_ANNOUNCE_FIRST, points=points)

    yield ask(
        Line(Say.MARRIAGE_FIRST_LEAD) if rules.marriage_on_first_lead else None,
        Line(Say.MARRIAGE_ANNOUNCE, points=points),
        right=desk.plays(pair, declare=True),
        why_not=not_announced,
        answer=answer,
        cards=pair,
    )
    second, other = (Card("QS"), Card("KS")), desk.value(Suit("S"))

    def not_the_second(action: Action) -> Line:
        if played(action) in second:
            return Line(Say.MARRIAGE_SILENT, points=other)
        return Line(Say.MARRIAGE_SECOND_FIRST, points=other)

    yield ask(
        Line(Say.MARRIAGE_IS_TRUMP, trump=_HEARTS),
        Line(Say.MARRIAGE_SECOND, points=other),
        right=desk.plays(second, declare=True),
        why_not=not_the_second,
        answer=Line(Say.MARRIAGE_GOT, points=desk.view.marriage_points[ME]),
        cards=second,
    )
    trick = desk.last_trick
    yield tell(
        Line(Say.MARRIAGE_CHANGES_TRUMP, trump=Suit("S")),
        Line(Say.MARRIAGE_SUM, sum=desk.view.marriage_points[ME]),
        Line(Say.MARRIAGE_BOTH_NEEDED),
        answer=Line(Say.MARRIAGE_GOT, points=other)
        if trick.winner == ME
        else Line(Say.MARRIAGE_STAYS, name=Player(trick.winner), points=other),
    )


def trumps(desk: Desk) -> Script:
    """What a trump does, and when it has to be played."""
    rules = desk.rules
    desk.lay(deals.FOREIGN_TRUMP, eldest=0 if desk.form is Form.STOCK else 1, until=begins)
    yield tell(Line(Say.TRUMP_IS, name=desk.player(1), trump=Suit("S")))
    desk.go_on()
    led = desk.view.trick[0]
    mine = tuple(card for card in desk.hand if card.suit is desk.view.trump)
    yield ask(
        Line(Say.TRUMP_LED, name=desk.player(1), card=led.card),
        Line(Say.TRUMP_MUST if rules.must_trump else Say.TRUMP_MAY),
        right=desk.plays(mine),
        why_not=lambda action: Line(
            Say.TRUMP_WASTED, name=desk.player(1), points=_with(desk, played(action))
        ),
    )
    took = Line(Say.TRUMP_TOOK, points=desk.last_trick.points)
    yield tell(
        Line(Say.TRUMP_OVER if rules.must_overtrump else Say.TRUMP_NO_OVER)
        if rules.must_trump and desk.form is Form.CIRCLE
        else None,
        Line(Say.TRUMP_FOREIGN) if rules.no_foreign_trump_lead else None,
        Line(Say.TRUMP_END),
        answer=took,
    )
