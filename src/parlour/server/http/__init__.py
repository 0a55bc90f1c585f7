"""What a browser reaches: the page, the API, guests and their cookies, the way to the web socket."""
