"""Debian roots that stand in for images, and commands that run in them."""

import os
import shutil
import subprocess
from pathlib import Path

PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
# What the official image of Python has beside Debian itself.
PACKAGES = "ca-certificates,python3,python3-dev,python3-pip,python3-venv"
# Its Python belongs to nobody else: pip may install into it.
LIKE_THE_IMAGE = {"PIP_BREAK_SYSTEM_PACKAGES": "1", "PIP_ROOT_USER_ACTION": "ignore"}
CERTIFICATES = Path("etc/ssl/certs/ca-certificates.crt")
ENTER = """
mount --make-rprivate /
mount -t proc proc "$0/proc"
mount --rbind /dev "$0/dev"
exec chroot "$0" "$@"
"""


def make_base(image: str, folder: Path) -> None:
    """A root that stands in for an image such as python:3.13-slim-trixie."""
    name, _, tag = image.partition(":")
    version, _, suite = tag.partition("-slim-")
    if name != "python" or not suite:
        raise SystemExit(f"There is no stand-in for the image {image}.")
    draft = folder.with_name(f"{folder.name}.part")
    shutil.rmtree(draft, ignore_errors=True)
    print(f"==> A Debian root ({suite}) in place of {image}", flush=True)
    subprocess.run(
        ["debootstrap", "--variant=minbase", f"--include={PACKAGES}", suite, draft],
        check=True,
        stdout=subprocess.DEVNULL,
    )
    (draft / "usr/local/bin/python").symlink_to("/usr/bin/python3")
    # This machine's way to the network.
    shutil.copy("/etc/resolv.conf", draft / "etc/resolv.conf")
    trusted = Path(os.environ.get("SSL_CERT_FILE", Path("/") / CERTIFICATES))
    shutil.copy(trusted, draft / CERTIFICATES)
    said = run_in(draft, ["python", "--version"], LIKE_THE_IMAGE, capture=True)
    if not said.startswith(f"Python {version}."):
        raise SystemExit(f"{suite} has {said.strip()}, and the image {version}.")
    draft.rename(folder)


def copy_root(root: Path, copy: Path) -> None:
    shutil.rmtree(copy, ignore_errors=True)
    subprocess.run(["cp", "--archive", "--reflink=auto", root, copy], check=True)


def run_in(
    root: Path, command: list[str], environment: dict[str, str], folder: str = "/", capture: bool = False
) -> str:
    """Run a step of a build in a root, as root and with the network."""
    inside = {"PATH": PATH, "SSL_CERT_FILE": f"/{CERTIFICATES}", "NODE_EXTRA_CA_CERTS": f"/{CERTIFICATES}"}
    inside |= {"HOME": "/root", "LANG": "C.UTF-8", **LIKE_THE_IMAGE, **environment}
    done = subprocess.run(
        [
            "unshare",
            "--mount",
            "--pid",
            "--fork",
            "--kill-child",
            "sh",
            "-ec",
            ENTER,
            root,
            "env",
            "-i",
            f"--chdir={folder}",
            *[f"{name}={value}" for name, value in inside.items()],
            *command,
        ],
        stdout=subprocess.PIPE if capture else None,
        text=True,
    )
    if done.returncode != 0:
        raise SystemExit(f"This step failed with the code {done.returncode}: {' '.join(command)}")
    return done.stdout or ""
