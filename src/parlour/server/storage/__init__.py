"""Where logs, guests and keys are kept."""
