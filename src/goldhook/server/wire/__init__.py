"""Messages and sockets: what goes over the network."""
