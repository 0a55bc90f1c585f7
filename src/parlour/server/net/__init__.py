"""Bytes and limits: the web socket, and how much anybody may ask for."""
