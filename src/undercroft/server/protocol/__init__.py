"""What travels between browser and server, as types."""
