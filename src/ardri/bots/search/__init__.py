"""What the bots that think think with: flat and typed, compiled in one group with the rules."""
