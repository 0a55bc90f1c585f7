"""The games as the HTTP API tells them: options, presets, bots, layouts, rule books and texts."""

from __future__ import annotations

from parlour.bots.company import CHARACTERS, company, ways_to_think
from parlour.bots.measured import measured_of
from parlour.bots.roster import MASTER, bot_names
from parlour.cases.lesson import has_lesson
from parlour.core.languages import ENGLISH
from parlour.core.options import EachSeat, Option, Rate, Rates, Subset, Whole, Words
from parlour.core.rules import LETTERS, Rules
from parlour.present.agreement import Agreement, words_of
from parlour.present.figures import figures_of
from parlour.present.found import told_of
from parlour.present.layout import layout_of
from parlour.present.prose import read_book
from parlour.present.teller import Teller, files_of, told_texts
from parlour.registry import all_rules, rules_of
from parlour.server.protocol.api import (
    AgreementInfo,
    BookInfo,
    BotInfo,
    ClauseInfo,
    FiguresInfo,
    FoundInfo,
    GameInfo,
    OpenOption,
    OptionInfo,
    OptionKind,
    ThinkerInfo,
)
from parlour.server.protocol.settings import OptionValues

KINDS: list[tuple[type[Option], OptionKind]] = [
    (Words, "words"),
    (Whole, "whole"),
    (EachSeat, "each_seat"),
    (Rates, "rates"),
    (Rate, "rate"),
    (Subset, "subset"),
]


def all_games(language: str = ENGLISH) -> list[GameInfo]:
    return [_game_info(rules, language) for rules in all_rules().values()]


def _game_info(rules: Rules, language: str) -> GameInfo:
    usual = rules.options.make().values
    return GameInfo(
        rules.name,
        read_book(rules, language).title,
        rules.seats,
        [
            _option_info(option, usual[option.name], rules.options.group_of(option.name))
            for option in rules.options.offered()
        ],
        dict(rules.options.presets),
        bot_names(rules),
        [_bot_info(rules, character) for character in company(rules)],
        layout_of(rules).as_dict(),
        has_lesson(rules),
        _about(rules, language),
        MASTER,
        _figures_info(rules),
        not rules.unlike(rules.options.make({"deals": 1})) if "deals" in usual else False,
        [ThinkerInfo(*thinker) for thinker in ways_to_think(rules)],
    )


def _bot_info(rules: Rules, character: str) -> BotInfo:
    bot = CHARACTERS[character]
    return BotInfo(bot, character, *measured_of(rules).get(bot, ()))


def _about(rules: Rules, language: str) -> str:
    """What the game is, in its own words; else how its rule book begins."""
    told = Teller(rules, language).text("game-about")
    return told if told != "game-about" else read_book(rules, language).how.strip().partition(". ")[0].rstrip(".") + "."


def agreement(game: str, chosen: OptionValues) -> AgreementInfo:
    """What can be agreed at a table of this game after these choices."""
    made = Agreement(rules_of(game).options, chosen)
    return AgreementInfo(
        made.kept,
        {option.name: made.values[option.name] for option in made.table.offered()},
        made.unusual,
        [OpenOption(asked.option.name, asked.words, *(asked.span or (None, None))) for asked in made.questions],
    )


def _figures_info(rules: Rules) -> FiguresInfo | None:
    found = figures_of(rules)
    if found is None:
        return None
    return FiguresInfo(found.players, found.seconds, found.decisions, found.luck(), found.deals_to_lead)


def _option_info(option: Option, usual: str | int | float, group: str) -> OptionInfo:
    kind: OptionKind = next((name for sort, name in KINDS if isinstance(option, sort)), "text")
    info = OptionInfo(option.name, kind, usual, option.range(), group, option.clause, words_of(option))
    if isinstance(option, EachSeat):
        info.values = list(dict.fromkeys([*option.values, *option.each]))
    elif isinstance(option, Rates):
        info.values = list(option.kinds)
    elif isinstance(option, Whole):
        info.lo = option.lo
        info.hi = option.hi if option.name != "players" or option.hi is not None else len(LETTERS)
    return info


def book_info(game: str, language: str) -> BookInfo:
    book = read_book(rules_of(game), language)
    clauses = [*book.clauses.values(), *book.rulings.values()]
    written = (rules_of(game).folder / f"laws.{language}.md").is_file()
    return BookInfo(
        book.game,
        book.title,
        language if written else ENGLISH,
        book.how,
        [ClauseInfo(clause.id, clause.kind, clause.text, clause.pending) for clause in clauses],
        [FoundInfo(*told) for told in told_of(rules_of(game), language)],
    )


def texts(game: str, language: str) -> str:
    """The Fluent texts of the house and then of the game, which may say a thing in its own way; empty: none."""
    return "\n".join(told_texts(language, *files_of(rules_of(game), language)))
