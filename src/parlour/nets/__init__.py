"""Small nets that have learnt a game by playing it against themselves, and what they are asked."""
