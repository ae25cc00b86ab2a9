"""schemathesis against every HTTP route, with the description that the server itself gives."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.support import Person, Server

EXAMPLES = 25


async def test_schemathesis_finds_nothing(
    server: Server, people: Callable[..., Person], tmp_path: Path
) -> None:
    """Random requests of the described form and of wrong forms: every answer is one of those described."""
    anna = people(server)
    table = await anna.open_table([None, None, "random"])
    settings = tmp_path / "schemathesis.toml"
    # 422 says that a request is well-formed and cannot be fulfilled: which games there are is no matter of form.
    settings.write_text(
        f"""
[generation]
max-examples = {EXAMPLES}
database = "none"

[parameters]
table = "{table["id"]}"

[checks.positive_data_acceptance]
expected-statuses = ["2xx", "403", "404", "409", "422"]
"""
    )
    run = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "schemathesis.cli"),
        *("--config-file", str(settings)),
        "run",
        f"{server.base}/api/openapi.json",
        *("--header", f"Origin: {server.base}"),
        *("--header", f"Cookie: undercroft={anna.cookie()}"),
        *("--checks", "all"),
        *("--seed", "1"),
        cwd=tmp_path,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    said, _ = await run.communicate()
    assert run.returncode == 0, said.decode()
    described = await anna.get("/openapi.json")
    assert f"Tested: {sum(len(methods) for methods in described['paths'].values())}" in said.decode()
    assert server.alive()


async def test_every_route_is_described(server: Server, people: Callable[..., Person]) -> None:
    described = await people(server).get("/openapi.json")
    assert described["openapi"] == "3.1.0"
    routes = {(method.upper(), path) for path, methods in described["paths"].items() for method in methods}
    assert ("POST", "/api/tables/{table}/sit") in routes
    assert ("GET", "/api/tables/{table}/record") in routes
    assert ("POST", "/api/tables/{table}/kick") in routes
    assert ("GET", "/api/codes/{code}") in routes
    sit = described["paths"]["/api/tables/{table}/sit"]["post"]
    assert sit["requestBody"]["content"]["application/json"]["schema"] == {
        "$ref": "#/components/schemas/SitRequest"
    }
    assert {"200", "400", "403", "404", "409", "413", "415", "422", "429"} == set(sit["responses"])


@pytest.mark.parametrize("route", ["games", "me", "tables", "health", "openapi.json"])
async def test_answers_are_json_and_carry_the_headers_that_protect(
    server: Server, people: Callable[..., Person], route: str
) -> None:
    answer = await people(server).http.get(f"/api/{route}")
    assert answer.headers["content-type"] == "application/json"
    assert json.loads(answer.text) is not None
    policy = answer.headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe-eval" not in policy
    assert "script-src" not in policy  # so that default-src holds: own files and nothing inline
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert answer.headers["cache-control"] == "no-store"


async def test_the_cookie_is_for_this_server_only_and_not_for_scripts(
    server: Server, people: Callable[..., Person]
) -> None:
    answer = await people(server).http.get("/api/me")
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert "Path=/" in cookie
    again = await people(server).http.get("/api/me", headers={"Cookie": cookie.split(";")[0]})
    assert "set-cookie" not in again.headers
