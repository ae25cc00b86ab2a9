"""https without a proxy: links and cookies follow, and a wrong certificate gets a sentence."""

from __future__ import annotations

import os
import select
import shutil
import signal
import socket
import ssl
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.typing import Origin

from tests.server.postgres import Postgres
from tests.server.support import PATIENCE, Page, Server
from tests.server.systems import posix
from undercroft.server.http.addresses import Addresses
from undercroft.server.run import run
from undercroft.server.settings import ServeSettings

A_FOLDER = "Permission denied" if sys.platform == "win32" else "Is a directory"

if shutil.which("openssl") is None:
    pytest.skip("openssl, which makes the certificates, is missing", allow_module_level=True)


def certificate(folder: Path, name: str = "server", *more: str) -> tuple[str, str]:
    """A certificate of one's own for 127.0.0.1, and its key."""
    folder.mkdir(exist_ok=True)
    files = folder / f"{name}.crt", folder / f"{name}.key"
    made = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-days", "2"]
    named = ["-subj", f"/CN={name}", "-addext", "subjectAltName=IP:127.0.0.1"]
    where = ["-out", str(files[0]), "-keyout", str(files[1])]
    subprocess.run(["openssl", *made, *named, *where, *(more or ["-nodes"])], check=True, capture_output=True)
    return str(files[0]), str(files[1])


def trusting(file: str) -> ssl.SSLContext:
    return ssl.create_default_context(cafile=file)


async def test_over_tls_links_are_https_and_cookies_secure(
    new_server: Callable[..., Server], tmp_path: Path
) -> None:
    certified, key = certificate(tmp_path / "tls")
    server = new_server("--tls-cert", certified, "--tls-key", key).start()
    assert server.base.startswith("https://127.0.0.1:")
    trust = trusting(certified)
    origin = {"Origin": server.base}
    async with httpx.AsyncClient(
        base_url=server.base, headers=origin, verify=trust, timeout=PATIENCE
    ) as http:
        answer = await http.post(
            "/api/tables", json={"game": "raiders", "seats": 3, "bots": [None, "random", "random"]}
        )
        table = answer.json()
        assert table["link"] == f"{server.base}/t/{table['id']}"
        cookie = answer.headers["set-cookie"]
        assert "; Secure" in cookie
        async with connect(
            server.base.replace("https", "wss") + f"/api/tables/{table['id']}/live",
            ssl=trust,
            origin=Origin(server.base),
            additional_headers={"Cookie": cookie.split(";")[0]},
            open_timeout=PATIENCE,
        ) as socket:
            page = Page(socket)
            await page.say({"t": "hello", "promise": None})
            told = await page.table_when(lambda table: True)
            assert told["link"] == table["link"]
            assert told["you"] == [0]
    assert server.stop() == 0
    assert server.complaints() == ""


async def test_what_is_handed_on_to_another_process_is_still_https(
    postgres: Postgres, new_server: Callable[..., Server], tmp_path: Path
) -> None:
    certified, key = certificate(tmp_path / "tls")
    first, second = (new_server("--tls-cert", certified, "--tls-key", key, name=name) for name in "ab")
    first.address = second.address = await postgres.create("tls")
    first.start()
    second.start()
    trust = trusting(certified)
    wish = {"game": "raiders", "seats": 3, "bots": [None, "random", "random"]}
    origin = {"Origin": first.base}
    async with httpx.AsyncClient(base_url=first.base, headers=origin, verify=trust, timeout=PATIENCE) as http:
        table = (await http.post("/api/tables", json=wish)).json()
        pages = [
            connect(
                server.base.replace("https", "wss") + f"/api/tables/{table['id']}/live",
                ssl=trust,
                origin=Origin(server.base),
                additional_headers={"Cookie": f"undercroft={http.cookies['undercroft']}"},
                open_timeout=PATIENCE,
            )
            for server in (second, first)
        ]
        async with pages[0] as owner, pages[1] as handed_on:
            for server, socket in ((second, owner), (first, handed_on)):
                page = Page(socket)
                await page.say({"t": "hello", "promise": None})
                told = await page.table_when(lambda table: True)
                assert (told["link"], told["you"]) == (f"{server.base}/t/{table['id']}", [0])
        asked = (await http.get(f"/api/tables/{table['id']}")).json()
        assert asked["link"] == f"{first.base}/t/{table['id']}"
    assert first.complaints() == second.complaints() == ""


def shown_by(server: Server, trust: ssl.SSLContext) -> bytes:
    """The certificate that a new connection is shown."""
    with (
        socket.create_connection(("127.0.0.1", server.port)) as plain,
        trust.wrap_socket(plain, server_hostname="127.0.0.1") as sealed,
    ):
        found = sealed.getpeercert(binary_form=True)
    assert found is not None
    return found


@posix
def test_a_renewed_certificate_is_taken_on_hangup_and_a_wrong_one_is_not(
    new_server: Callable[..., Server], tmp_path: Path
) -> None:
    old, new = certificate(tmp_path / "tls", "old"), certificate(tmp_path / "tls", "new")
    used = shutil.copy(old[0], tmp_path / "used.crt"), shutil.copy(old[1], tmp_path / "used.key")
    server = new_server(
        "--tls-cert", str(used[0]), "--tls-key", str(used[1]), "--log-level", "info", "--log-format", "json"
    )
    # Its log is a pipe: the next line can be waited for.
    os.mkfifo(server.folder / "stderr.txt")
    log = os.open(server.folder / "stderr.txt", os.O_RDONLY | os.O_NONBLOCK)
    server.start()
    trust = trusting(old[0])
    trust.load_verify_locations(new[0])
    first = shown_by(server, trust)

    def hang_up(until: bytes) -> None:
        assert server.process is not None
        server.process.send_signal(signal.SIGHUP)
        said = b""
        while until not in said:
            assert select.select([log], [], [], PATIENCE)[0], said
            more = os.read(log, 65536)
            assert more, "the server has ended"
            said += more

    shutil.copy(new[0], used[0])
    hang_up(b"the certificate is not renewed: The key in")
    assert shown_by(server, trust) == first
    shutil.copy(new[1], used[1])
    hang_up(b'"certificate renewed"')
    assert shown_by(server, trust) != first
    os.close(log)


def test_a_certificate_that_cannot_be_used_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    certified, key = certificate(tmp_path)
    _, other = certificate(tmp_path, "other")
    _, locked = certificate(tmp_path, "locked", "-passout", "pass:word")
    text = tmp_path / "text.txt"
    text.write_text("Not a certificate.", encoding="utf-8")
    for files, words in [
        ((certified, None), "--tls-cert and --tls-key go together"),
        ((None, key), "--tls-cert and --tls-key go together"),
        ((str(tmp_path / "no.crt"), key), "no.crt cannot be read: No such file"),
        ((certified, str(tmp_path)), f"cannot be read: {A_FOLDER}"),
        ((certified, other), "other.key is not the one of the certificate in"),
        ((certified, locked), "has a password"),
        ((str(text), key), "text.txt contains no certificate"),
        ((certified, str(text)), "text.txt contains no private key"),
        ((key, certified), "server.key contains no certificate"),
    ]:
        wish: dict[str, Any] = {"tls_cert": files[0], "tls_key": files[1]}
        assert run(ServeSettings(port=0, database=str(tmp_path / "x.sqlite3"), **wish)) == 2
        said = capsys.readouterr().err
        assert said.startswith("undercroft: ")
        assert words in said, said
    assert not (tmp_path / "x.sqlite3").exists()


def test_links_for_others_are_https_too() -> None:
    sealed = Addresses("0.0.0.0", 8443, tls=True)
    assert sealed.local() == "https://127.0.0.1:8443"
    assert sealed.base("192.168.1.20:8443", "https") == "https://192.168.1.20:8443"
    shared = sealed.network()
    assert shared is None or shared.startswith("https://")
