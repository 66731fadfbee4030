"""The server: tables that people reach by HTTP and WebSocket. See docs/protocol.md, docs/api.md, docs/operating.md.

`live` keeps the tables in memory: it saves, then acknowledges, then broadcasts. `wire` has the messages and sockets,
`http` the routes, `run` the process with its settings, and `work` the worker processes.
"""
