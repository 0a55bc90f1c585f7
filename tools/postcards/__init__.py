"""What the pictures of shared links are made of (docs/page.md): letters and card faces."""
