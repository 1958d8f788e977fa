// The socket's surroundings in a browser, and the signs that somebody looks at the page again.
import type { World, WireEvents, Wire } from "./session";

/** The socket, or null in a browser that has none or forbids it. */
function socketTo(url: string): WebSocket | null {
  try {
    return new WebSocket(url);
  } catch {
    return null;
  }
}

/** A wire that breaks at once, so that the page can say that the server is out of reach. */
function brokenWire(onClose: WireEvents["onClose"]): Wire {
  const timer = window.setTimeout(() => onClose(1006));
  return { send: () => false, drop: () => window.clearTimeout(timer) };
}

let ownDevice = "";

/** From now on the page's sockets say which device this is (WS25). */
export function nameDevice(id: string): void {
  ownDevice = id;
}

function open(token: string, { onText, onClose }: WireEvents): Wire {
  const scheme = window.location.protocol === "https:" ? "wss" : "ws";
  const device = ownDevice && `&device=${encodeURIComponent(ownDevice)}`;
  const query = `v=2&patch=1&token=${encodeURIComponent(token)}${device}`;
  const url = `${scheme}://${window.location.host}/ws?${query}`;
  const socket = socketTo(url);
  if (!socket) return brokenWire(onClose);
  socket.onmessage = ({ data }) => {
    if (typeof data === "string") onText(data);
  };
  socket.onclose = ({ code }) => onClose(code);
  return {
    send: (text) => {
      if (socket.readyState !== WebSocket.OPEN) return false;
      socket.send(text);
      return true;
    },
    drop: () => {
      socket.onmessage = socket.onclose = null;
      socket.close();
    },
  };
}

export const browserWorld: World = {
  now: () => performance.now(),
  random: Math.random,
  later: (task, ms) => {
    const timer = window.setTimeout(task, ms);
    return () => window.clearTimeout(timer);
  },
  open,
};

/** Runs `task` when the next picture has been drawn; returns how to cancel it. */
export function afterPaint(task: () => void): () => void {
  let timer: number | undefined;
  const frame = window.requestAnimationFrame(() => (timer = window.setTimeout(task)));
  return () => {
    window.cancelAnimationFrame(frame);
    window.clearTimeout(timer);
  };
}

/** Calls `wake` when the page or the network comes back (UI-P26), and when the network goes. */
export function onWaking(wake: () => void): void {
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") wake();
  });
  for (const sign of ["online", "offline", "focus", "pageshow"]) window.addEventListener(sign, wake);
}
