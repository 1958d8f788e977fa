// Tells the server, and through it the host, whether the browser lets the TV sound (EX38, UI-H65).
import { useEffect } from "react";
import { send, useGame } from "../../lib/store";

/** A page that may sound needs a moment to begin; a shorter silence is no news. */
const settleMs = 700;

export function useTellAudio(isRunning: boolean): void {
  const { conn, extended } = useGame();
  const connected = extended && conn === "online";
  useEffect(() => {
    if (!connected) return;
    const audio = isRunning ? "running" : "blocked";
    const timer = window.setTimeout(() => send("TV_AUDIO", { audio }), isRunning ? 0 : settleMs);
    return () => window.clearTimeout(timer);
  }, [connected, isRunning]);
}
