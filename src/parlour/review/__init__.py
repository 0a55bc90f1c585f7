"""After a game: what each decision cost, what the result was made of, and what was claimed or was not."""
