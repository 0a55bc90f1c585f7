"""Tables in memory with the connections to them: what is asked, done, written and sent."""
