"""What those who run a server see of it: whether it can write, its numbers, its log."""
