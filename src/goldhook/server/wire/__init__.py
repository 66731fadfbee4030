"""Messages and sockets: what goes over the wire."""
