"""Questions that several games share."""
