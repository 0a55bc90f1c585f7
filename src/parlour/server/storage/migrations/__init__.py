"""The steps from an empty database, or from that of an older Parlour, to the one this program uses."""
