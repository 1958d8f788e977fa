import "./player.css";
import { mount } from "../ui/mount";
import { App } from "./App";

mount(<App />);

if ("serviceWorker" in navigator && window.isSecureContext) {
  window.addEventListener("load", () => {
    // NB: an extra on https only; the game is complete without it.
    navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  });
}
