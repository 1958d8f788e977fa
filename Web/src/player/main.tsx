// The player page.
import "./player.css";
import { StrictMode } from "react";
import { adopt } from "./first/adopt";
import { App } from "./App";

// NB: in a task of its own, which keeps each one short on a slow phone.
window.setTimeout(() => adopt(<StrictMode><App /></StrictMode>));

/** On https and localhost the page can be installed, and opens without a network. */
function makeInstallable(): void {
  const manifest = Object.assign(document.createElement("link"), { rel: "manifest", href: "/manifest.webmanifest" });
  document.head.append(manifest);
  // NB: an extra; the game is complete without it.
  navigator.serviceWorker.register("/sw.js").catch(() => undefined);
}

if ("serviceWorker" in navigator && window.isSecureContext) {
  if (document.readyState === "complete") makeInstallable();
  else window.addEventListener("load", makeInstallable);
}
