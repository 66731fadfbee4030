"""HTTP: routes, request context, OpenAPI, pages, safety headers."""
