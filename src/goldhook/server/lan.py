"""For guests in the same room: the address of this machine in its network, and a QR code that a phone can read."""

from __future__ import annotations

import io
import socket

import segno


def own_address() -> str:
    """The address that other machines of the network reach this one by; the local one if there is no network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent: it only chooses a way out (an address kept for examples)
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def qr_code(text: str) -> str:
    """A QR code in half blocks, for a terminal."""
    drawn = io.StringIO()
    segno.make(text, error="m").terminal(drawn, compact=True, border=2)
    return drawn.getvalue()
