"""Discord on loopback: the unmodified bot connects to it over HTTP and WebSocket, in a process of its own."""
