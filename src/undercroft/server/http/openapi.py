"""The OpenAPI description of the HTTP routes, made from their table."""

from __future__ import annotations

import re
from typing import Any

import msgspec

import undercroft
from undercroft.server.http.routing import ApiRoute
from undercroft.server.protocol.messages import ErrorBody
from undercroft.server.protocol.requests import MAY_BE_MISSING

STATUSES = {
    200: "done",
    400: "not JSON, or not of this form",
    403: "from another site, or not allowed to you",
    404: "no such table",
    409: "not possible at the moment",
    413: "too large",
    415: "not application/json",
    422: "of the right form, but impossible",
    429: "too many requests",
    503: "the database does not answer",
}
# Any request may be refused for its host or its rate, and one with a body also for the body.
REFUSED_ANYWHERE = (403, 429)
REFUSED_BODIES = (400, 413, 415)
IN_PATHS = {
    "game": "^[a-z][a-z0-9_]{0,63}$",
    "language": "^[^/]+$",
    "table": "^[A-Za-z0-9_-]{1,64}$",
    "code": "^[A-Za-z]{6}$",
    "token": "^[A-Za-z0-9_-]{1,64}$",
}


def describe(routes: list[ApiRoute]) -> dict[str, Any]:
    types: list[Any] = [ErrorBody]
    for route in routes:
        types.extend(found for found in (route.body, route.answer) if found is not None)
    schemas, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    named = {str(kind): schema for kind, schema in zip(types, schemas, strict=True)}
    paths: dict[str, Any] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = operation(route, named)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Undercroft", "version": undercroft.__version__},
        "paths": paths,
        "components": {"schemas": components},
    }


def operation(route: ApiRoute, named: dict[str, Any]) -> dict[str, Any]:
    answer = {} if route.answer is None else named[str(route.answer)]
    responses: dict[str, Any] = {
        "200": {"description": STATUSES[200], "content": {route.media: {"schema": answer}}}
    }
    statuses = {*REFUSED_ANYWHERE, *route.refusals, *(REFUSED_BODIES if route.body else ())}
    for status in sorted(statuses):
        responses[str(status)] = {
            "description": STATUSES[status],
            "content": {"application/json": {"schema": named[str(ErrorBody)]}},
        }
    described: dict[str, Any] = {
        "summary": route.summary,
        "operationId": route.handler.__name__,
        "responses": responses,
    }
    if route.details:
        described["description"] = route.details
    for name in re.findall(r"{(\w+)}", route.path):
        described.setdefault("parameters", []).append(
            {
                "name": name,
                "in": "path",
                "required": True,
                "schema": {"type": "string", "pattern": IN_PATHS[name]},
            }
        )
    for number in route.query:
        described.setdefault("parameters", []).append(
            {
                "name": number.name,
                "in": "query",
                "required": False,
                "schema": {
                    "type": "integer",
                    "minimum": number.least,
                    "maximum": number.most,
                    "default": number.default,
                },
            }
        )
    if route.body is not None:
        described["requestBody"] = {
            "required": route.body not in MAY_BE_MISSING,
            "content": {"application/json": {"schema": named[str(route.body)]}},
        }
    return described
