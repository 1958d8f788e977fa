// Whether the browser lets the page sound, and every press as a chance to begin.
import { useEffect, useState } from "react";
import type { Player } from "./player";

const presses = ["pointerdown", "keydown"] as const;

/** True while the room can hear the show (UI-T22). */
export function useRunning(player: Player): boolean {
  const [isRunning, setRunning] = useState(player.isRunning);
  useEffect(() => {
    const unlock = () => void player.unlock();
    const wake = () => {
      if (document.visibilityState === "visible") unlock();
    };
    const note = () => {
      setRunning(player.isRunning);
      wake();
    };
    const forget = player.onStateChange(note);
    document.addEventListener("visibilitychange", wake);
    for (const press of presses) document.addEventListener(press, unlock);
    note();
    return () => {
      forget();
      document.removeEventListener("visibilitychange", wake);
      for (const press of presses) document.removeEventListener(press, unlock);
    };
  }, [player]);
  return isRunning;
}
