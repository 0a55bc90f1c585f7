"""A table as its log makes it: entries, commands, clocks, and how it looks as JSON."""
