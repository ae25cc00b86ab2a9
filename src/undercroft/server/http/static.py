"""The browser client: its files, and index.html for every address that is not a file.

A browser may cache only what is in assets/; it asks for sw.js, the manifest and every page each time.
"""

from __future__ import annotations

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response

PACKAGE = Path(__file__).resolve().parents[2]
# The names of these files contain a hash of their contents, so they never change.
FOREVER = "public, max-age=31536000, immutable"
ASK_EACH_TIME = "no-cache"
TYPES = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".html": "text/html",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".woff": "font/woff",
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".ftl": "text/plain",
    ".txt": "text/plain",
    ".map": "application/json",
    ".webp": "image/webp",
    ".ogg": "audio/ogg",
    ".mp3": "audio/mpeg",
}
NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Undercroft</title>
<h1>Undercroft</h1>
<p>The server is running, but the browser client is not built here.</p>
<p>Run <code>npm ci &amp;&amp; npm run build</code> in the folder <code>web</code>,
or start with <code>make play</code>.</p>
</html>
"""


def client_folder() -> Path | None:
    """The folder of the built client: in the installed package, or in the source tree."""
    for folder in (PACKAGE / "static", PACKAGE.parents[1] / "web" / "dist"):
        if (folder / "index.html").is_file():
            return folder
    return None


async def client(request: Request) -> Response:
    folder = client_folder()
    if folder is None:
        return HTMLResponse(NOT_BUILT, headers={"Cache-Control": ASK_EACH_TIME})
    path = request.url.path
    file = find(folder, request.path_params["path"])
    if file is not None:
        cache = FOREVER if path.startswith("/assets/") else ASK_EACH_TIME
        kind = TYPES.get(file.suffix, "application/octet-stream")
        return FileResponse(file, media_type=kind, headers={"Cache-Control": cache})
    if path.startswith("/assets/"):
        # A page from before an update asks for a part that is gone; it must not get index.html instead.
        return PlainTextResponse("", status_code=404, headers={"Cache-Control": ASK_EACH_TIME})
    return FileResponse(
        folder / "index.html", media_type="text/html", headers={"Cache-Control": ASK_EACH_TIME}
    )


def find(folder: Path, path: str) -> Path | None:
    """The file of an address, if it lies within the folder."""
    if not path or "\0" in path or "\\" in path:
        return None
    file = (folder / path).resolve()
    try:
        found = folder.resolve() in file.parents and file.is_file()
    except OSError:
        return None  # a name that is too long for any file
    return file if found else None
