import { useEffect, useRef, useState } from "react";
import { t } from "../../lib/i18n/player";
import type { ResultRow } from "../../lib/types";
import { serverNow, useEvent, type Game } from "../../lib/store";
import { buzz } from "../device";
import { windowOf } from "./AnswerDialog";

const shownMs = 4000;
/** The server closes the window on its own clock; ours may differ by less than this. */
const doubtMs = 500;

/** When the window of our own brake closes; null without one, or while the game is paused. */
const ownEnd = (game: Game, mine: boolean): number | null =>
  mine && game.state ? windowOf(game, game.state).endMs : null;

/** A line about what just happened to this player: time ran out, the host went on or changed a verdict. */
export function useNotice(game: Game): string {
  const { state, playerId } = game;
  const [notice, setNotice] = useState("");
  const owned = useRef(false);
  const endMs = useRef<number | null>(null);
  const verdicts = useRef<{ round: number | undefined; mine: ResultRow | undefined }>();
  const mine = state?.phase === "PAUSED_FOR_BRAKE" && state.brakeOwnerPlayerId === playerId;
  const locked = state?.lockedAnswers.some((answer) => answer.playerId === playerId) === true;
  const end = ownEnd(game, mine);
  useEffect(() => {
    if (owned.current && !mine && !locked) {
      const early = endMs.current === null || serverNow() < endMs.current - doubtMs;
      setNotice(t(early ? "hostWentOn" : "timeOutNoLock"));
    }
    if (owned.current && !mine && locked) buzz(80);
    owned.current = mine;
    endMs.current = end;
  }, [mine, locked, end]);
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
