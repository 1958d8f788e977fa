"""The REST API as an OpenAPI 3.1 document."""

import json
import re

from golden import example
from json_schema import schemas
from model import Route, Wire

PATH = "docs/api/openapi.json"
STATUSES = {
    400: "What was sent is wrong, or cannot be done now",
    401: "Not without the right token or key",
    403: "Not for whoever asks",
    404: "There is none",
    409: "Something stands in the way",
    413: "Too much at once",
    429: "Too often: wait for `Retry-After`",
    500: "A fault of the server",
    503: "Not on this server, or not now",
}
SECURITY = {
    "host": {"type": "http", "scheme": "bearer", "description": "The token of the game's host (ID11)."},
    "show": {"type": "http", "scheme": "bearer", "description": "The token of the game's host or TV (ID11)."},
    "screen": {"type": "http", "scheme": "bearer", "description": "The `screenToken` (RE70)."},
    "house": {"type": "apiKey", "in": "header", "name": "Tripto-Key",
              "description": "The key of the house; in strict mode only (SE11)."},
}


def emit(wire: Wire) -> dict[str, str]:
    return {PATH: json.dumps(document(wire), ensure_ascii=False, indent=1) + "\n"}


def document(wire: Wire) -> dict:
    paths: dict[str, dict] = {}
    for route in wire.routes:
        if route.port is None:
            paths.setdefault(address(route), {})[route.method.lower()] = operation(route)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Tripto",
            "version": "1",
            "description": "REST of a Tripto server. The rules in parentheses are those of docs/SPEC.md; the socket is in "
                           "asyncapi.json. Keys may be added; skip those that you do not know.",
        },
        "servers": [{"url": "/"}],
        "paths": paths,
        "components": {"securitySchemes": SECURITY, "schemas": used(wire, paths)},
    }


def used(wire: Wire, paths: dict) -> dict:
    """The schemas that the paths lead to."""
    every, names, todo = schemas(wire), set(), json.dumps(paths)
    while new := set(re.findall(r"#/components/schemas/(\w+)", todo)) - names:
        names |= new
        todo = json.dumps([every[name] for name in new])
    return {name: every[name] for name in every if name in names}


def address(route: Route) -> str:
    """`/v1/sessions/{id}` of `/v1/sessions/:id`."""
    return re.sub(r":(\w+)", r"{\1}", route.path)


def operation(route: Route) -> dict:
    made: dict = {"summary": route.doc, "operationId": operation_id(route)}
    if route.parameters:
        made["parameters"] = [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in route.parameters]
    if route.bearer:
        # NB: the key of the house is asked for in strict mode only.
        made["security"] = [{route.bearer: []}] + ([{}] if route.bearer == "house" else [])
    if route.request:
        made["requestBody"] = {"content": body(route.request)}
    made["responses"] = {str(route.status): answer(route)}
    for status in sorted({*route.errors, 429}):
        made["responses"][str(status)] = {"description": STATUSES[status], "content": body("ErrorBody", is_sample=False)}
    return made


def operation_id(route: Route) -> str:
    words = re.findall(r"\w+", re.sub(r":\w+", "", route.path).replace("v1", "", 1).replace("-", "_"))
    return "_".join([route.method.lower(), *words, *(["one"] if route.path.rsplit("/", 1)[-1].startswith(":") else [])])


def answer(route: Route) -> dict:
    if route.status == 302:
        return {"description": "See `Location`"}
    if not route.response:
        return {"description": "Done"}
    content = body(route.response) if route.is_json else {route.response: {"schema": {"type": "string"}}}
    return {"description": "Done", "content": content}


def body(name: str, is_sample: bool = True) -> dict:
    sample = example("rest", name) if is_sample else None
    schema = {"schema": {"$ref": f"#/components/schemas/{name}"}}
    return {"application/json": schema | ({"example": sample} if sample is not None else {})}
