"""The picture and the line that a messenger shows of a shared link (docs/page.md)."""
