// What a phone can do beside showing things: each is an extra, tested for, never needed.

/** Vibrates where there is a motor (UI-P32). */
export function buzz(pattern: number | number[]): void {
  if (typeof navigator.vibrate === "function") navigator.vibrate(pattern);
}

let wanted = false;

function lockScreen(): void {
  if (!wanted || document.visibilityState !== "visible") return;
  const wakeLock = (navigator as { wakeLock?: { request(type: "screen"): Promise<unknown> } }).wakeLock;
  // NB: refused on low battery; the quick rejoin is the net then (UI-P31).
  wakeLock?.request("screen").catch(() => undefined);
}

/** Keeps the screen on while in a game; call it from a tap. */
export function stayAwake(): void {
  if (!wanted) document.addEventListener("visibilitychange", lockScreen);
  wanted = true;
  lockScreen();
}
