"""What goes over the wire, as data: one schema for the page, for programs and for the tests."""
