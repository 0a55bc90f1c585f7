"""What the lab asks about this game."""
