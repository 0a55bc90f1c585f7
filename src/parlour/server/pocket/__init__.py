"""A house for one guest, in his own browser: the same tables and messages, without a server (docs/pocket.md)."""
