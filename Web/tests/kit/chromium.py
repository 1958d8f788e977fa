"""How the tests start Chromium: Debian's own without windows, with the name of the home network mapped."""

import os
import shutil

from kit.server import LAN_NAME


def launch_options() -> dict:
    arguments = [f"--host-resolver-rules=MAP {LAN_NAME} 127.0.0.1"]
    if os.geteuid() == 0:
        arguments.append("--no-sandbox")
    path = os.environ.get("TRIPTO_CHROMIUM") or shutil.which("chromium-headless-shell") or shutil.which("chromium")
    return {"args": arguments} | ({"executable_path": path} if path else {})
