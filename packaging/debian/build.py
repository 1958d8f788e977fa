#!/usr/bin/env python3
"""Builds the Debian package from the release binary, the pages and the content.

    python3 packaging/debian/build.py OUT_DIR [--program .build/release/tripto]

`make deb` has built what goes into it. Prints the path of the package.
"""

import argparse
import gzip
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
HERE = ROOT / "packaging" / "debian"
DOCUMENTS = ["docs/OPERATIONS.md", "docs/CONFIGURATION.md", "docs/SECURITY.md"]
EXAMPLES = ["environments", "nginx", "caddy", "prometheus", "grafana"]
UNITS = ["tripto.service", "tripto-backup.service", "tripto-backup.timer"]


def run(*command: str | pathlib.Path, **more) -> str:
    return subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True, **more).stdout.strip()


def put(source: pathlib.Path, target: pathlib.Path, mode: int = 0o644) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)
    target.chmod(mode)


def write(target: pathlib.Path, text: str) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(gzip.compress(text.encode(), mtime=0) if target.suffix == ".gz" else text.encode())
    target.chmod(0o644)


def shared_libraries(program: pathlib.Path) -> str:
    """What the program is linked with, as Debian's own tool says it."""
    with tempfile.TemporaryDirectory() as folder:
        write(pathlib.Path(folder, "debian/control"), "Source: tripto\n\nPackage: tripto\nArchitecture: any\n")
        said = subprocess.run(["dpkg-shlibdeps", "-O", f"-e{program.resolve()}"], cwd=folder, check=True,
                              stdout=subprocess.PIPE, text=True).stdout
    return re.fullmatch(r"shlibs:Depends=(.+)", said.strip())[1]


def licence() -> str:
    lines = (ROOT / "LICENSE").read_text().strip().splitlines()[4:]
    return "\n".join(f" {line}" if line else " ." for line in lines)


def documents(tree: pathlib.Path, version: str, date: str) -> None:
    folder = tree / "usr/share/doc/tripto"
    for each in DOCUMENTS:
        put(ROOT / each, folder / pathlib.Path(each).name)
    for each in EXAMPLES:
        shutil.copytree(ROOT / "packaging" / each, folder / each, ignore=shutil.ignore_patterns("*.py", "*_test.yaml"))
    write(folder / "copyright", (HERE / "copyright").read_text().replace("@LICENCE@", licence()))
    write(folder / "changelog.gz", f"tripto ({version}) unstable; urgency=medium\n\n  * Built from the sources of that"
          f" commit.\n\n -- The Tripto authors <tripto@tripto.example>  {date}\n")
    write(folder / "sbom.cdx.json.gz", run(sys.executable, "scripts/release/sbom.py", "--version", version))
    write(folder / "THIRD-PARTY.txt.gz", run(sys.executable, "scripts/release/notices.py"))


def services(tree: pathlib.Path) -> None:
    for unit in UNITS:
        put(ROOT / "packaging/systemd" / unit, tree / "usr/lib/systemd/system" / unit)
    put(ROOT / "packaging/systemd/tripto.sysusers", tree / "usr/lib/sysusers.d/tripto.conf")
    put(ROOT / "packaging/systemd/tripto.tmpfiles", tree / "usr/lib/tmpfiles.d/tripto.conf")
    put(HERE / "tripto.env", tree / "etc/tripto/tripto.env", 0o600)


def control(tree: pathlib.Path, program: pathlib.Path, version: str, architecture: str) -> None:
    size = sum(each.lstat().st_size for each in tree.rglob("*") if each.is_file()) // 1024
    text = (HERE / "control.in").read_text()
    for name, value in {"VERSION": version, "ARCHITECTURE": architecture, "SIZE": str(size),
                        "SHLIBS": shared_libraries(program)}.items():
        text = text.replace(f"@{name}@", value)
    write(tree / "DEBIAN/control", text)
    write(tree / "DEBIAN/conffiles", "/etc/tripto/tripto.env\n")
    sums = run("bash", "-c", 'cd "$0" && find usr -type f -print0 | sort -z | xargs -0 md5sum', tree)
    write(tree / "DEBIAN/md5sums", sums + "\n")
    for each in ("postinst", "prerm", "postrm"):
        put(HERE / each, tree / "DEBIAN" / each, 0o755)


def main() -> None:
    os.umask(0o022)
    parser = argparse.ArgumentParser()
    parser.add_argument("out", type=pathlib.Path)
    parser.add_argument("--program", type=pathlib.Path, default=ROOT / ".build/release/tripto")
    chosen = parser.parse_args()
    version = run("packaging/version.sh")
    architecture = run("dpkg", "--print-architecture")
    epoch = run("git", "log", "-1", "--format=%ct")
    date = run("date", "--utc", "--rfc-email", f"--date=@{epoch}")
    chosen.out.mkdir(parents=True, exist_ok=True)
    package = chosen.out / f"tripto_{version}_{architecture}.deb"
    with tempfile.TemporaryDirectory() as folder:
        tree = pathlib.Path(folder, "tree")
        tree.mkdir(mode=0o755)
        run("packaging/stage.sh", tree, chosen.program.resolve())
        documents(tree, version, date)
        services(tree)
        control(tree, chosen.program, version, architecture)
        # Built twice, it is the same file: nothing in it is younger than its commit.
        run("dpkg-deb", "--root-owner-group", "-Zxz", "--build", tree, package, env=os.environ | {"SOURCE_DATE_EPOCH": epoch})
    print(package)


if __name__ == "__main__":
    main()
