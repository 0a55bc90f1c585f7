"""What a house can have lied about all along, its chain fitting: each changes a draft."""

from __future__ import annotations

import json

from tests.fair.forging import Draft


def other_promise(draft: Draft) -> None:
    draft.entries[0]["promises"][1] = "0" * 64


def late_promise(draft: Draft) -> None:
    """Only promised when it was dealt."""
    draft.round(1)["promises"]["7"] = draft.entries[0]["promises"].pop()


def other_share(draft: Draft) -> None:
    draft.dealing(1)["share"] = "0" * 64


def somebody_never_committed(draft: Draft) -> None:
    draft.drop_entry(draft.kind("committed"))


def somebody_is_left_out(draft: Draft) -> None:
    """He opens all the same."""
    del draft.round(1)["list"][0]


def nobody_opens(draft: Draft) -> None:
    """The last share is left out, and the cards are dealt all the same."""
    draft.dealing(1).update(kind="committed", hash="0" * 64)


def other_commitment(draft: Draft) -> None:
    draft.round(1)["list"][0][1] = "0" * 64


def a_bot_commits(draft: Draft) -> None:
    draft.kind("committed")["seat"] = 3


def other_guest(draft: Draft) -> None:
    draft.entries[0]["seats"][1]["guest"] = "guest7"


def other_plan(draft: Draft) -> None:
    plan = draft.round(1)["plan"]
    plan["hand A"], plan["hand B"] = plan["hand B"], plan["hand A"]


def one_card_twice(draft: Draft) -> None:
    plan = draft.round(1)["plan"]
    plan["hand C"][0] = plan["hand D"][0]


def a_card_beyond_the_pack(draft: Draft) -> None:
    draft.round(1)["plan"]["hand C"][0] = 52


def a_card_left_out(draft: Draft) -> None:
    draft.round(1)["without"] = ["2C"]


def more_than_the_plan(draft: Draft) -> None:
    """The hand may be chosen from more cards than it gets."""
    plan = draft.round(1)["plan"]
    plan["hand A"] = [*plan["stock"][:5], *plan["hand A"]]
    plan["stock"] = plan["stock"][5:]


def fewer_than_the_plan(draft: Draft) -> None:
    plan = draft.round(1)["plan"]
    plan["stock"] = [*plan["stock"], plan["hand A"].pop()]


def own_cards(draft: Draft) -> list[str]:
    told = json.loads(draft.told(draft.dealing(1)["seq"], "0"))
    return [face for event in told for face in event.get("cards", [])]


def other_faces(draft: Draft) -> None:
    hand = own_cards(draft)
    other = "2C" if "2C" not in hand else "3C"
    draft.tell(draft.dealing(1)["seq"], "0", hand[0], other)


def swapped_faces(draft: Draft) -> None:
    """The pack gets other names: the same numbers, other cards."""
    line = next(line for line in draft.lines if line.startswith("fair pack "))
    pack = line[10:].replace("2C=", "x=").replace("AS=", "2C=").replace("x=", "AS=")
    draft.put("fair pack ", pack)


def swapped_faces_everywhere(draft: Draft) -> None:
    swapped_faces(draft)
    draft.entries[0]["pack"] = next(line for line in draft.lines if line.startswith("fair pack "))[10:]


def one_more_player(draft: Draft) -> None:
    draft.put("player B ", "Somebody else")


def another_story(draft: Draft) -> None:
    draft.kind("moved", saw=draft.kind("moved", by="person")["saw"])["saw"] = "0" * 64


def a_move_while_dealing(draft: Draft) -> None:
    at = next(i for i, entry in enumerate(draft.entries) if entry["kind"] == "opened")
    draft.entries[at]["due"] = 9


def taken_back_too_far(draft: Draft) -> None:
    move = draft.kind("moved", 3)
    for name in ("by", "events"):
        move.pop(name, None)
    move.update(kind="undone", to=draft.entries[0]["seq"])


def another_game_number(draft: Draft) -> None:
    draft.put("fair table ", "an-evening 2")
    draft.first[2] = b"\0\0\0\2"


def over_too_early(draft: Draft) -> None:
    draft.entries[-2]["over"] = draft.entries[-1]["over"]


def nothing_told(draft: Draft) -> None:
    draft.drop(f"fair told {draft.dealing(1)['seq']} 0 ")


def not_opened(draft: Draft) -> None:
    """The card that the seat played first."""
    draft.drop("fair 1 open ")


LIES = [
    other_promise,
    late_promise,
    other_share,
    somebody_never_committed,
    somebody_is_left_out,
    nobody_opens,
    other_commitment,
    a_bot_commits,
    other_guest,
    other_plan,
    one_card_twice,
    a_card_beyond_the_pack,
    a_card_left_out,
    more_than_the_plan,
    fewer_than_the_plan,
    other_faces,
    swapped_faces,
    one_more_player,
    another_story,
    a_move_while_dealing,
    taken_back_too_far,
    another_game_number,
    over_too_early,
    nothing_told,
    not_opened,
]
