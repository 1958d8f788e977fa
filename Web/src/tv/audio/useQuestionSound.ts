// A sound for the right option, when it is shown: glad when somebody knew it. In an evening the server plays it (EVE53).
import { useRef } from "react";
import { gameNow, serverNow, useEvent } from "../../lib/store";
import type { Player } from "./player";

const volume = 0.8;

export function useQuestionSound(player: Player): void {
  const isShown = useRef(false);
  useEvent("FOLLOWUP_QUESTION_PRESENT", () => (isShown.current = false));
  // NB: a changed verdict sends the results again; the option has been shown by then.
  useEvent("FOLLOWUP_RESULTS", ({ results }) => {
    if (isShown.current || gameNow().state?.journey) return;
    isShown.current = true;
    const known = results.some((row) => row.isCorrect);
    void player.effects.play(known ? "sfx_followup_correct" : "sfx_followup_incorrect", volume, serverNow());
  });
}
