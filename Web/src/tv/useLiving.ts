// What a living-room screen does by itself: it stays awake and hides the pointer.
import { useEffect } from "react";

interface WakeLockNavigator {
  wakeLock?: { request(type: "screen"): Promise<unknown> };
}

/** Keeps the screen on where the browser can (UI-T29); asked again whenever the page is shown. */
export function useWakeLock(): void {
  useEffect(() => {
    const ask = (): void => {
      const { wakeLock } = navigator as unknown as WakeLockNavigator;
      // NB: refused on battery savers and plain http; a TV rarely sleeps in the middle of a show.
      if (document.visibilityState === "visible") wakeLock?.request("screen").catch(() => undefined);
    };
    ask();
    document.addEventListener("visibilitychange", ask);
    return () => document.removeEventListener("visibilitychange", ask);
  }, []);
}

/** The pointer hides three seconds after it last moved. */
export function useIdlePointer(): void {
  useEffect(() => {
    let timer = 0;
    const wake = (): void => {
      document.body.classList.remove("idle");
      window.clearTimeout(timer);
      timer = window.setTimeout(() => document.body.classList.add("idle"), 3000);
    };
    wake();
    window.addEventListener("pointermove", wake);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener("pointermove", wake);
    };
  }, []);
}
