import { useEffect, useRef, useState } from "react";
import { t } from "../../lib/i18n/player";
import type { ResultRow } from "../../lib/types";
import { useEvent, type Game } from "../../lib/store";
import { buzz } from "../device";

const shownMs = 4000;

/** A line about what just happened to this player: time ran out, the host changed a verdict. */
export function useNotice({ state, playerId }: Game): string {
  const [notice, setNotice] = useState("");
  const owned = useRef(false);
  const verdicts = useRef<{ round: number | undefined; mine: ResultRow | undefined }>();
  const mine = state?.phase === "PAUSED_FOR_BRAKE" && state.brakeOwnerPlayerId === playerId;
  const locked = state?.lockedAnswers.some((answer) => answer.playerId === playerId) === true;
  useEffect(() => {
    if (owned.current && !mine && !locked) setNotice(t("timeOutNoLock"));
    if (owned.current && !mine && locked) buzz(80);
    owned.current = mine;
  }, [mine, locked]);
  useEvent("DESTINATION_RESULTS", ({ results }) => {
    const row = results.find((r) => r.playerId === playerId);
    const before = verdicts.current;
    verdicts.current = { round: state?.roundIndex, mine: row };
    if (before?.round !== state?.roundIndex || !before?.mine || !row) return;
    if (before.mine.isCorrect !== row.isCorrect) setNotice(t("changedByHost"));
  });
  useEffect(() => {
    if (!notice) return;
    const timer = window.setTimeout(() => setNotice(""), shownMs);
    return () => window.clearTimeout(timer);
  }, [notice]);
  return notice;
}
