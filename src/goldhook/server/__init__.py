"""The server: tables that people reach by HTTP and WebSocket. See docs/protocol.md, docs/api.md, docs/operating.md.

`rooms` keeps the live tables: persist, then acknowledge, then tell. `wire` has every message, `app` the routes.
"""
