"""The worked example of docs/fair.md, made by our code: the document cannot say something else."""

from __future__ import annotations

from pathlib import Path

from parlour.core.chance import Secret, in_order_of
from parlour.fair.drawings import Drawing
from parlour.fair.heads import first_head, next_head, salt_of, seal_of
from parlour.fair.rounds import commitment, round_cut, share_of

DOCUMENT = Path(__file__).parents[2] / "docs/fair.md"
PACK = {"AC": 0, "2C": 1, "3C": 2}
TABLE, GAME, SEAT, GUEST = "t", 1, 2, "ann"
SECRET, SEED = bytes(range(32)), bytes(range(32, 64))
FIRST, LATER, TOLD = '{"seq":5}', '{"seq":6}', "[]"


def example() -> str:
    """By the names that the tables of the document use."""
    drawing = Drawing(SECRET, 0, list(PACK.values()))
    share = share_of(SEED, TABLE, GAME, 0)
    bound = commitment(TABLE, GAME, 0, SEAT, GUEST, share)
    cut = round_cut(drawing.promise, [(SEAT, bound)], [(SEAT, share)])
    faces = list(PACK)
    order = in_order_of(cut, len(PACK))
    numbers = Secret(cut)
    head = first_head(TABLE, GAME, FIRST.encode())
    sealed = seal_of(SECRET, 6, "watch", TOLD.encode())
    rows = {
        "pack": " ".join(f"{face}={card}" for face, card in PACK.items()),
        "table, game, seat, guest": f"{TABLE} {GAME} {SEAT} {GUEST}",
        "secret": SECRET.hex(),
        "seed": SEED.hex(),
        "key of drawing 0": drawing.key.hex(),
        "promised pack": " ".join(faces[drawing.cards[place]] for place in range(len(PACK))),
        "salt of place 0": drawing.salts()[0].hex(),
        **{f"leaf {place}": leaf.hex() for place, leaf in enumerate(drawing.leaves())},
        "picks": drawing.picks.hex(),
        "promise": drawing.promise.hex(),
        "share": share.hex(),
        "commitment": bound.hex(),
        "cut": cut.hex(),
        "order(cut, 3)": " ".join(map(str, order)),
        "pack as dealt": " ".join(faces[drawing.cards[place]] for place in order),
        "ten numbers below 52 of the key cut": " ".join(str(numbers.below(52)) for _ in range(10)),
        f"first head, of {FIRST}": head.hex(),
        f"salt of {TOLD}, told to watch in entry 6": salt_of(SECRET, 6, "watch").hex(),
        "its seal": sealed.hex(),
        f"later head, of {LATER} and that": next_head(head, LATER.encode(), [("watch", sealed)]).hex(),
    }
    return "\n".join(f"{name}: {value}" for name, value in rows.items())


def test_the_document_says_what_the_code_makes() -> None:
    assert f"```\n{example()}\n```" in DOCUMENT.read_text(encoding="utf-8"), example()


if __name__ == "__main__":
    print(example())
