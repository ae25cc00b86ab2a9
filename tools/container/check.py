"""Try the container where there is no engine for it: `make container-check`.

The steps of the Dockerfile run in Debian roots. The server is then started as an engine would with a read-only root:
as process 1, with no rights and a network of its own.
"""

import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

from image import Image, build_image

GRACE_SECONDS = 10  # what an engine gives a container that is told to stop
LOOPBACK_UP = """
import fcntl, socket, struct
with socket.socket() as any_socket:
    fcntl.ioctl(any_socket, 0x8914, struct.pack("16sh14x", b"lo", 1))
"""
# $0 is the root; then come the volume, this Python, the program above and the command.
START = """
root=$0 volume=$1 python=$2 program=$3; shift 3
mount --make-rprivate /
"$python" -c "$program"
mount --bind "$root" "$root"
mount -o remount,bind,ro "$root"
mount -t proc proc "$root/proc"
mount -t tmpfs tmpfs "$root/tmp"
mount -t tmpfs tmpfs "$root/dev"
mkdir "$root/dev/shm"
mount -t tmpfs tmpfs "$root/dev/shm"
for device in null zero full random urandom; do
    touch "$root/dev/$device"
    mount --bind "/dev/$device" "$root/dev/$device"
done
mount --bind "$volume" "$root/data"
exec chroot "$root" "$@"
"""
NO_RIGHTS = ["--clear-groups", "--bounding-set=-all", "--inh-caps=-all", "--no-new-privs"]
WRITE = """
import sys
for place in sys.argv[1:]:
    try:
        open(place, "w")
    except OSError:
        continue
    sys.exit(f"{place} can be written")
"""


class Container:
    """A server that runs as in a container."""

    def __init__(self, image: Image, volume: Path) -> None:
        self.image = image
        self.user = ["setpriv", f"--reuid={image.user}", f"--regid={image.user}", *NO_RIGHTS]
        inside = [f"{name}={value}" for name, value in image.environment.items()]
        self.environment = ["env", "-i", f"--chdir={image.folder}", *inside]
        command = [*self.user, *self.environment, *image.entrypoint, *image.command]
        spaces = ["unshare", "--mount", "--pid", "--net", "--fork"]
        places = [str(image.root), str(volume), sys.executable, LOOPBACK_UP]
        self.process = subprocess.Popen(
            [*spaces, "sh", "-ec", START, *places, *command],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if "127.0.0.1:8000" not in line:
            raise SystemExit(f"The server did not start: {line}{self.process.communicate()[1]}")
        self.pid = int(
            Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text(encoding="utf-8")
        )

    def run(self, *command: str) -> str:
        """Run something beside the server, as `docker exec` does."""
        done = subprocess.run(
            ["nsenter", f"--target={self.pid}", "--all", "--root", *self.user, *self.environment, *command],
            capture_output=True,
            text=True,
        )
        if done.returncode != 0:
            raise SystemExit(f"{command[0]} failed in the container: {done.stdout}{done.stderr}")
        return done.stdout

    def status(self) -> dict[str, str]:
        lines = Path(f"/proc/{self.pid}/status").read_text(encoding="utf-8").splitlines()
        return {name: value.strip() for name, _, value in (line.partition(":") for line in lines)}

    def stop(self) -> None:
        os.kill(self.pid, signal.Signals[self.image.stop_signal])
        _, said = self.process.communicate(timeout=GRACE_SECONDS)
        if self.process.returncode != 0:
            raise SystemExit(f"It stopped with the code {self.process.returncode}: {said}")
        expect('"server stopped"' in said, "it stops by itself when it is told to")


def expect(holds: bool, what: str) -> None:
    if not holds:
        raise SystemExit(f"This does not hold: {what}")
    print(f"    {what}", flush=True)


def check(image: Image) -> None:
    volume = image.root.parent / "volume"
    shutil.rmtree(volume, ignore_errors=True)
    # An engine fills a new volume with what the image has there.
    subprocess.run(["cp", "--archive", image.root / "data", volume], check=True)
    print("==> The server as in a container", flush=True)
    container = Container(image, volume)
    try:
        status = container.status()
        expect(status["NSpid"].split()[-1] == "1", "it is process 1")
        expect(set(status["Uid"].split()) == {image.user} and image.user != "0", f"its user is {image.user}")
        expect(not any(int(status[f"Cap{kind}"], 16) for kind in ("Prm", "Eff", "Bnd")), "it has no rights")
        container.run("python", "-c", WRITE, "/a", "/etc/passwd", "/opt/undercroft/a", "/usr/bin/env")
        expect(True, "it cannot write beside its volume")
        container.run(*image.health)
        expect(True, "the health check answers")
        played = container.run(
            "undercroft",
            "load",
            "http://127.0.0.1:8000",
            "--game",
            "raiders",
            "--tables",
            "2",
            "--seconds",
            "2",
        )
        expect("moves" in played, "people play")
        container.run("python", "-c", "import asyncpg, httpx")
        expect(True, "it knows PostgreSQL")
        tables = container.run("undercroft", "tables", "list")
    finally:
        if sys.exc_info()[0] is not None:
            os.kill(container.pid, signal.SIGKILL)
    container.stop()
    again = Container(image, volume)
    expect(again.run("undercroft", "tables", "list") == tables, "after a stop every table is there")
    again.stop()
    size = subprocess.run(["du", "-sm", image.root / "opt"], capture_output=True, text=True, check=True)
    print(f"==> The container holds; beside its base it has {size.stdout.split()[0]} MB")


def main() -> None:
    missing = [
        name for name in ("debootstrap", "unshare", "setpriv", "nsenter") if shutil.which(name) is None
    ]
    if os.geteuid() != 0 or missing:
        print(f"Skipped: this needs root and {', '.join(missing) or 'a Linux system'}.")
        return
    check(build_image())


main()
