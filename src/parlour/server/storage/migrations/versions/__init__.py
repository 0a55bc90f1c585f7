"""One file a step, each naming the one before it."""
