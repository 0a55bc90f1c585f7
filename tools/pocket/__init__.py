"""What makes the archive with which the page plays without a network (docs/pocket.md)."""
