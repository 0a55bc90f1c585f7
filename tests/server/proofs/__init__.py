"""What the server promises, tried for longer than a test may take: ``./dev proof`` names the parts."""
