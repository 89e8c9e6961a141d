"""Looking back at what a player did: each decision judged by what could be known when it was made.

`review_record` reviews a match or a deal, `RecordReview` does so step by step and can be stopped,
`review_decision` reviews one decision. `DealReplay` plays a deal again with a level in the player's seat. All
results are plain values that `to_bytes` writes and `from_bytes` reads.
"""

from __future__ import annotations

from thousand_qt.ai.review.matches import DealReview, MatchReview, Summary, Tally
from thousand_qt.ai.review.open_cards import DealFacts, OpenTable
from thousand_qt.ai.review.records import Decision, RecordReview, deals_of, review_record
from thousand_qt.ai.review.replay import DealReplay, ReplayedAction, ReplayedDeal, replay_with_master
from thousand_qt.ai.review.results import DecisionReview, Finding, Kind, OpenCards, OptionReview, Reason
from thousand_qt.ai.review.reviewer import YARDSTICKS, Reviewer, default_budget, is_decision, review_decision
from thousand_qt.ai.review.storage import ReviewError, from_bytes, to_bytes
from thousand_qt.ai.review.verdict import Verdict

__all__ = [
    "YARDSTICKS",
    "DealFacts",
    "DealReplay",
    "DealReview",
    "Decision",
    "DecisionReview",
    "Finding",
    "Kind",
    "MatchReview",
    "OpenCards",
    "OpenTable",
    "OptionReview",
    "Reason",
    "RecordReview",
    "ReplayedAction",
    "ReplayedDeal",
    "ReviewError",
    "Reviewer",
    "Summary",
    "Tally",
    "Verdict",
    "deals_of",
    "default_budget",
    "from_bytes",
    "is_decision",
    "replay_with_master",
    "review_decision",
    "review_record",
    "to_bytes",
]
