"""The server: tables in real time, told to web sockets, kept in an append-only log."""
