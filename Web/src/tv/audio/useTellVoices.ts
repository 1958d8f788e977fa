// Tells the server which voices the TV has itself (EX53), so that it may speak where that sounds better (EVE81).
import { useEffect } from "react";
import { send, useGame } from "../../lib/store";
import { onVoicesChange, ownVoices } from "./ownVoice";

export function useTellVoices(): void {
  const { conn, extended, state } = useGame();
  const knowsOfIt = extended && conn === "online" && state?.journey !== undefined;
  useEffect(() => {
    if (!knowsOfIt) return;
    const tell = (): void => void send("TV_VOICES", { voices: ownVoices() });
    tell();
    return onVoicesChange(tell);
  }, [knowsOfIt]);
}
