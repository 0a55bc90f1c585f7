"""What a request is answered with, whoever carries it there: a web server, or a page that has the house in itself."""

from __future__ import annotations


class Answer:
    def __init__(
        self, body: bytes | str = b"", status: int = 200, headers: dict[str, str] | None = None, media_type: str = ""
    ) -> None:
        self.body = body.encode() if isinstance(body, str) else body
        self.status = status
        self.headers = headers or {}
        self.media_type = media_type


def spreadsheet(text: str, name: str) -> Answer:
    """CSV as spreadsheets read it, for a file of that name."""
    headers = {"cache-control": "no-store", "content-disposition": f'attachment; filename="{name}"'}
    return Answer("\ufeff" + text, 200, headers, "text/csv")
