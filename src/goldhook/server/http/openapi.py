"""The OpenAPI description, built from the list of routes and their types."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.json import schema_components

from goldhook import __version__
from goldhook.core.game import Json
from goldhook.server.http.statuses import STATUS
from goldhook.server.wire import messages as wire
from goldhook.server.wire.messages import Problem

if TYPE_CHECKING:
    from goldhook.server.http.routes import Api

#: 405 is the status for a method that a path does not have.
REFUSALS = sorted({405, *STATUS.values()})
UNSURE = 503


def openapi(routes: Sequence[Api]) -> Json:
    """Return the whole description."""
    types = [kind for api in routes for kind in (api.takes, api.gives) if kind is not None]
    types += [Problem, wire.Refused, wire.Again]
    schemas, components = schema_components(types, schema_hook=_schema, ref_template="#/components/schemas/{name}")
    known = iter(schemas)
    paths: dict[str, Json] = {}
    for api in routes:
        takes = next(known) if api.takes is not None else None
        gives = next(known) if api.gives is not None else None
        paths.setdefault(_path(api.path), {})[api.method.lower()] = _operation(api, takes, gives)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Goldhook", "version": __version__, "license": {"name": "MIT", "identifier": "MIT"}},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": "goldhook"},
                "token": {"type": "http", "scheme": "bearer"},
            },
        },
        "security": [{}, {"cookie": []}, {"token": []}],
    }


def _schema(kind: type) -> dict[str, object]:
    """Describe what msgspec does not: an `object` may be any value."""
    if kind is object:
        return {"description": "Any value."}
    raise NotImplementedError


def _path(path: str) -> str:
    return re.sub(r":\w+}", "}", path)


def _operation(api: Api, takes: Json | None, gives: Json | None) -> Json:
    """Describe one route."""
    parameters = [_parameter(name, "path") for name in re.findall(r"{(\w+)", api.path)]
    parameters += [_parameter(name, "query") for name in api.query]
    good: Json = {"description": "Done."}
    if api.status != 204:
        good["content"] = {api.kind: {"schema": gives or {"type": "string"}}}
    operation: Json = {
        "operationId": f"{api.method.lower()}_{re.sub(r'[^a-z]+', '_', api.path).strip('_') or 'page'}",
        "summary": (api.handler.__doc__ or "").strip().split("\n")[0],
        "responses": {str(api.status): good, **{str(status): _refused(api, status) for status in REFUSALS}},
    }
    if parameters:
        operation["parameters"] = parameters
    if takes is not None:
        content = {"application/json": {"schema": takes}}
        content |= {kind: {"schema": {"type": "string"}} for kind in api.or_text}
        operation["requestBody"] = {"required": True, "content": content}
    return operation


def _refused(api: Api, status: int) -> Json:
    """Describe a refusal: a code and its facts; a command gets the answer that its socket would get."""
    refs = ["Problem"]
    if api.path.endswith("/commands"):
        refs += ["Refused", "Again"] if status == UNSURE else ["Refused"]
    schemas = [{"$ref": f"#/components/schemas/{name}"} for name in refs]
    schema: object = schemas[0] if len(schemas) == 1 else {"anyOf": schemas}
    said = "Refused, or to be asked again." if "Again" in refs else "Refused."
    return {"description": said, "content": {"application/json": {"schema": schema}}}


def _parameter(name: str, place: str) -> Json:
    return {"name": name, "in": place, "required": place == "path", "schema": {"type": "string"}}
