"""A Postgres on loopback that can crash, be filled, follow another one and lead."""

import contextlib
import os
import pathlib
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "packaging/rehearsals"))

from served import free_port, until  # noqa: E402

from nets import HERE, Place  # noqa: E402


def postgres_programs() -> pathlib.Path:
    folders = sorted(pathlib.Path("/usr/lib/postgresql").glob("*/bin"), key=lambda each: int(each.parent.name))
    if not folders:
        raise FileNotFoundError("Postgres is not installed: apt install postgresql")
    return folders[-1]


def as_owner() -> list[str]:
    """Postgres refuses to be run by root, and Debian's package makes a user for it."""
    if os.geteuid() != 0:
        return []
    return ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"]


@dataclass
class Postgres:
    # NB: its own user has to get there, which it cannot below a folder of root's.
    folder: pathlib.Path = field(default_factory=lambda: pathlib.Path(tempfile.mkdtemp(prefix="tripto-postgres-")))
    port: int = field(default_factory=free_port)
    # A small one, which can be filled; root may mount it.
    has_own_disk: bool = False
    place: Place = HERE

    @property
    def address(self) -> str:
        return f"{self.place.host}:{self.port}"

    @property
    def url(self) -> str:
        return self.url_by(self.address)

    @staticmethod
    def url_by(*addresses: str, name: str = "cluster") -> str:
        """Where there are several it leads to the one that takes writes; `name` is what the database calls its client."""
        hosts = ",".join(addresses)
        return f"postgres://tripto@{hosts}/postgres?target_session_attrs=read-write&application_name={name}"

    def control(self, *arguments: str) -> None:
        program = postgres_programs() / "pg_ctl"
        subprocess.run([*self.place.enter, *as_owner(), program, "-D", self.folder / "data", "-w", *arguments], check=True, cwd="/",
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def ask(self, sql: str) -> str:
        """The first value of the first row."""
        told = subprocess.run(["psql", "-qtA", self.url, "-c", sql], check=True, capture_output=True, text=True)
        return told.stdout.strip()

    def start(self) -> None:
        self.control("start", "-l", str(self.folder / "log"), "-o",
                     f"-p {self.port} -k {self.folder} -c listen_addresses={self.place.host} -c max_connections=200 "
                     "-c dynamic_shared_memory_type=mmap -c wal_retrieve_retry_interval=200ms")

    def stop(self) -> None:
        self.control("stop", "-m", "immediate")

    @property
    def is_running(self) -> bool:
        status = subprocess.run([*as_owner(), postgres_programs() / "pg_ctl", "-D", self.folder / "data", "status"],
                                cwd="/", check=False, stdout=subprocess.DEVNULL)
        return status.returncode == 0

    def kill(self) -> None:
        """All of its processes are gone at once, and with them what it had in memory."""
        lines = (self.folder / "data/postmaster.pid").read_text().splitlines()
        leader = int(lines[0])
        children = pathlib.Path(f"/proc/{leader}/task/{leader}/children").read_text().split()
        for each in (leader, *map(int, children)):
            # NB: what the first one's end takes along is gone already.
            with contextlib.suppress(ProcessLookupError):
                os.kill(each, signal.SIGKILL)
        until(lambda: not pathlib.Path(f"/proc/{leader}").exists(), "the end of Postgres")
        # NB: a machine that is gone leaves no shared memory behind.
        subprocess.run(["ipcrm", "-m", lines[6].split()[1]], check=True)

    def follow(self, leader: "Postgres") -> None:
        """Begins anew as the copy of a leader that keeps up with it; its commits wait for the copy from now on."""
        shutil.rmtree(self.folder / "data", ignore_errors=True)
        subprocess.run([*as_owner(), postgres_programs() / "pg_basebackup", "-d", leader.url, "-D",
                        self.folder / "data", "-R", "-c", "fast"], check=True, cwd="/")
        self.start()
        leader.ask("ALTER SYSTEM SET synchronous_standby_names = '*'")
        leader.ask("SELECT pg_reload_conf()")
        until(lambda: leader.ask("SELECT sync_state FROM pg_stat_replication") == "sync", "a standby that keeps up")

    def promote(self) -> None:
        """The copy becomes the leader; nobody's commits wait for another one until one follows."""
        self.control("promote")

    @contextlib.contextmanager
    def filled(self) -> Iterator[None]:
        """Nothing more can be written to its disk within the block; a server that ended of it is started again."""
        file = self.folder / "filled"
        with file.open("wb") as out:
            room = os.statvfs(self.folder)
            os.posix_fallocate(out.fileno(), 0, room.f_bavail * room.f_frsize)
        try:
            yield
        finally:
            file.unlink()
            if not self.is_running:
                self.start()

    @contextlib.contextmanager
    def disk(self) -> Iterator[None]:
        if not self.has_own_disk:
            yield
            return
        subprocess.run(["mount", "-t", "tmpfs", "-o", "size=256m", "tripto", self.folder], check=True)
        try:
            yield
        finally:
            subprocess.run(["umount", self.folder], check=True)

    @contextlib.contextmanager
    def open(self, leader: "Postgres | None" = None) -> Iterator[None]:
        """Runs within the block: empty, or as the standby of a leader."""
        try:
            with self.disk(), self.running(leader):
                yield
        finally:
            shutil.rmtree(self.folder)

    @contextlib.contextmanager
    def running(self, leader: "Postgres | None") -> Iterator[None]:
        if os.geteuid() == 0:
            owner = pwd.getpwnam("postgres")
            os.chown(self.folder, owner.pw_uid, owner.pw_gid)
        if leader is None:
            self.make()
            self.start()
        else:
            self.follow(leader)
        try:
            yield
        finally:
            if self.is_running:
                self.stop()

    def make(self) -> None:
        subprocess.run([*as_owner(), postgres_programs() / "initdb", "-D", self.folder / "data", "-U", "tripto", "-A",
                        "trust", "-N", "-E", "UTF8", "--locale=C"], check=True, cwd="/", stdout=subprocess.DEVNULL)
        with (self.folder / "data/pg_hba.conf").open("a") as rules:
            rules.write("host all,replication all 127.0.0.0/8 trust\n")
