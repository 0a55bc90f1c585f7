"""Games as programs play them: actions, episodes, and the interfaces that researchers know."""
