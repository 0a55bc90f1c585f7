"""What goes over the wire and into the lobby, as types: settings, cards, messages."""
