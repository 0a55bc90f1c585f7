"""The secretary's evening: what several tables' records come to, between people."""
