import { useEffect } from "react";
import { resync, send, useGame } from "../../lib/store";
import type { Kept } from "./kept";

const overdueMs = 2000;

export interface Delivery {
  command: "BRAKE_ANSWER_SUBMIT" | "FOLLOWUP_ANSWER_SUBMIT" | "NOTE_SUBMIT";
  /** Which question it answers, so that it never counts for the next one. */
  about?: { index?: number };
}

/** Sends an answer, and again after a lost connection; asks for the state when that says nothing of it. */
export function useDelivery({ command, about }: Delivery, kept: Kept, sending: boolean): (what: Kept) => void {
  const { conn } = useGame();
  const deliver = (what: Kept): void => {
    send(command, { ...about, answerText: what.text }, what.commandId);
  };
  useEffect(() => {
    if (sending && conn === "online") deliver(kept);
    // NB: once per (re)connection; `kept` is read at that moment on purpose.
  }, [conn]);
  useEffect(() => {
    if (!sending || conn !== "online") return;
    const timer = window.setTimeout(resync, overdueMs);
    return () => window.clearTimeout(timer);
  }, [sending, conn]);
  return deliver;
}
