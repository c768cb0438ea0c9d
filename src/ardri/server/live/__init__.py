"""Tables that somebody is at, or whose bots owe something: keepers, streams, bots at work."""
