"""WebKitGTK over its own WebDriver in a virtual display: the nearest thing to Safari on Linux."""

import contextlib
import os
import pathlib
import shutil
import subprocess
import time
import urllib.request
from collections.abc import Iterator
from typing import Any

from selenium import webdriver
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.actions.pointer_input import PointerInput
from selenium.webdriver.remote.client_config import ClientConfig
from selenium.webdriver.remote.remote_connection import RemoteConnection

from kit.engine import Engine, at_most, process
from kit.server import free_port

DRIVER = shutil.which("WebKitWebDriver")
DISPLAY = shutil.which("Xvfb")
MINI_BROWSER = next(pathlib.Path("/usr/lib").glob("*/webkit2gtk-4.1/MiniBrowser"), None)
START_S = 20
# NB: without compositing (WEBKIT_DISABLE_COMPOSITING_MODE) its screenshots would hang.
SETTINGS = {
    "WEBKIT_DISABLE_DMABUF_RENDERER": "1",
    "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",
    "LIBGL_ALWAYS_SOFTWARE": "1",
}


class WebKit(Engine):
    name = "webkit"

    def __init__(self, driver: webdriver.Remote) -> None:
        self._driver = driver
        self.resize(430, 900)

    def go(self, url: str) -> None:
        self._driver.get(url)

    def resize(self, width: int, height: int) -> None:
        self._driver.set_window_size(width, height)

    def js(self, expression: str) -> Any:
        return self._driver.execute_script(f"return {expression}")

    def press(self, x: float, y: float) -> None:
        finger = PointerInput("touch", "finger")
        actions = ActionBuilder(self._driver, mouse=finger)
        actions.pointer_action.move_to_location(round(x), round(y))
        actions.pointer_action.pointer_down().pause(0.03).pointer_up()
        actions.perform()

    def write(self, text: str) -> None:
        ActionChains(self._driver).send_keys(text).perform()

    def png(self) -> str:
        return self._driver.get_screenshot_as_base64()


@contextlib.contextmanager
def _display() -> Iterator[str]:
    reads, writes = os.pipe()
    command = (DISPLAY, "-displayfd", str(writes), "-screen", "0", "1920x1200x24", "-nolisten", "tcp")
    with process(*command, pass_fds=(writes,)):
        os.close(writes)
        with os.fdopen(reads) as told:
            yield f":{told.readline().strip()}"


def _session(port: int) -> webdriver.Remote:
    deadline = time.monotonic() + START_S
    while True:
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{port}/status", timeout=1).close()
            break
        except OSError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.1)
    options = webdriver.WebKitGTKOptions()
    options.binary_location = str(MINI_BROWSER)
    options.add_argument("--automation")
    where = ClientConfig(remote_server_addr=f"http://127.0.0.1:{port}", timeout=30)
    return webdriver.Remote(command_executor=RemoteConnection(client_config=where), options=options)


@contextlib.contextmanager
def webkit(folder: pathlib.Path, limit_s: float) -> Iterator[WebKit]:
    port = free_port()
    with _display() as display:
        env = os.environ | SETTINGS | {"DISPLAY": display, "HOME": str(folder)}
        command = (DRIVER, f"--port={port}")
        with process(*command, env=env, stderr=subprocess.DEVNULL) as running, at_most(limit_s, running):
            driver = _session(port)
            yield WebKit(driver)
            driver.quit()
