import { useEffect, useRef } from "react";
import { send, useGame } from "../../lib/store";
import { DraftPace } from "./draftPace";

/**
 * Tells the server what stands in an answer box (EX42), so that it counts when the time is up (EVE30, EVE50). `about` says
 * which question it answers. Sessions that are no evenings have no drafts.
 */
export function useDraft(text: string, isOpen: boolean, about: { index?: number } = {}): void {
  const { conn, state } = useGame();
  const pace = useRef<DraftPace>();
  const { current } = pace;
  const drafts = (pace.current = current ?? new DraftPace(state?.me?.draft ?? ""));
  const isOn = isOpen && state?.me !== undefined && conn === "online";
  useEffect(() => {
    if (conn !== "online") drafts.forget();
  }, [conn, drafts]);
  useEffect(() => {
    const wait = isOn ? drafts.wait(text, performance.now()) : null;
    if (wait === null) return;
    const go = (): void => {
      if (send("DRAFT", { ...about, text })) drafts.went(text, performance.now());
    };
    if (wait === 0) return go();
    const timer = window.setTimeout(go, wait);
    return () => window.clearTimeout(timer);
    // NB: `about` is of the box, which does not change.
  }, [text, isOn, drafts]);
}
