"""The page of a shared link: the usual one, with what messengers read of it (Open Graph, and a card of Twitter's)."""

from __future__ import annotations

import asyncio
from html import escape
from urllib.parse import quote

from parlour.server.http.answers import Answer
from parlour.server.http.links import PICTURES, shared
from parlour.server.http.pages import NO_PAGE, PAGE
from parlour.server.http.visit import Handler, Visit
from parlour.server.postcards.postcard import Kind, Postcard
from parlour.server.postcards.words import HOUSE, picture_told, title

WIDE, HIGH = 1200, 630
REGIONS = {"en": "en_GB"}  # where a language is not written as in the country that it has its code from
PAGES: dict[Kind, str] = {  # what they lead to on the page: web/src/browser/links.ts
    "table": "/{language}/t/{table}",
    "replay": "/{language}/r/{table}/{number}",
    "review": "/{language}/v/{table}/{number}",
    "puzzle": "/{language}/p/{puzzle}",
}
TITLE = "<title>Parlour</title>"
LANGUAGE = '<html lang="en"'


def page(kind: Kind) -> Handler:
    """The same address as the host was asked for, which is one of its names, or the request would have been refused."""

    async def handler(visit: Visit) -> Answer:
        found = await shared(visit, kind)
        base = str(visit.request.base_url).rstrip("/")
        named = {name: quote(value, safe="") for name, value in visit.request.path_params.items()}
        address, picture = (base + where[kind].format(**named) for where in (PAGES, PICTURES))
        version = f"{picture}?v={found.version}"
        told = await asyncio.to_thread(lambda: page_with(found.card, found.line(), address, version))
        return Answer(told, 200, {"cache-control": "no-cache"}, "text/html")

    return handler


def page_with(card: Postcard, line: str, address: str, picture: str) -> str:
    """Search engines are not to list it: whoever was given the link may come, and nobody else."""
    language = card.language
    named = title(card)
    properties = {
        "og:site_name": HOUSE,
        "og:type": "website",
        "og:locale": REGIONS.get(language, f"{language}_{language.upper()}"),
        "og:title": named,
        "og:description": line,
        "og:url": address,
        "og:image": picture,
        "og:image:type": "image/png",
        "og:image:width": str(WIDE),
        "og:image:height": str(HIGH),
        "og:image:alt": picture_told(card),
    }
    names = {
        "description": line,
        "robots": "noindex",
        "twitter:card": "summary_large_image",
        "twitter:title": named,
        "twitter:description": line,
        "twitter:image": picture,
    }
    tags = [f"<title>{escape(named)}</title>"]
    tags += [f'<meta property="{name}" content="{escape(value)}" />' for name, value in properties.items()]
    tags += [f'<meta name="{name}" content="{escape(value)}" />' for name, value in names.items()]
    file = PAGE / "index.html"
    page = file.read_text(encoding="utf-8") if file.is_file() else NO_PAGE
    page = page.replace(LANGUAGE, f'<html lang="{language}"', 1)
    return page.replace(TITLE, "\n    ".join(tags), 1)
