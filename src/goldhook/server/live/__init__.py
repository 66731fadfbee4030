"""Live tables and the people at them."""
