import { useEffect, useRef, useState } from "react";
import { t } from "../../lib/i18n/player";
import type { GameState, ResultRow } from "../../lib/types";
import { serverNow, useEvent, type Game } from "../../lib/store";
import { buzz } from "../device";
import { afterRelease } from "./brakeOff";
import { load } from "./kept";
import { answerKeyOf } from "./places";
import { windowOf } from "./windows";

const shownMs = 4000;
/** The server closes the window on its own clock; ours may differ by less than this. */
const doubtMs = 500;

/** An own brake while it stood. */
interface Held {
  key: string;
  /** When its window closes; null while the game is paused. */
  endMs: number | null;
}

/** What is said when the own brake is over without an answer; of a release the brake itself tells (UI-E31). */
function withoutAnswer(game: Game, state: GameState, { endMs }: Held): string {
  if (afterRelease(game, state)) return "";
  const early = endMs === null || serverNow() < endMs - doubtMs;
  return t(early ? "hostWentOn" : "timeOutNoLock");
}

/** The time has locked what was typed, since nobody pressed (EVE30). */
const lockedByTime = ({ me }: GameState, { key }: Held): boolean =>
  me !== undefined && load("tripto.draft", key)?.sent !== true;

/** What is said when the own brake is over, or "". */
function told(game: Game, state: GameState, held: Held, locked: boolean): string {
  if (!locked) return withoutAnswer(game, state, held);
  return lockedByTime(state, held) ? t("lockedForYou") : "";
}

/** A line about what just happened to this player: time ran out, the host went on or changed a verdict. */
export function useNotice(game: Game): string {
  const { state, playerId } = game;
  const [notice, setNotice] = useState("");
  const held = useRef<Held | null>(null);
  const verdicts = useRef<{ round: number | undefined; mine: ResultRow | undefined }>();
  const mine = state?.phase === "PAUSED_FOR_BRAKE" && state.brakeOwnerPlayerId === playerId;
  const locked = state?.lockedAnswers.some((answer) => answer.playerId === playerId) === true;
  const endMs = mine && state ? windowOf(game, state).endMs : null;
  useEffect(() => {
    if (held.current && !mine && state) {
      const line = told(game, state, held.current, locked);
      if (line) setNotice(line);
      if (locked) buzz(80);
    }
    held.current = mine && state ? { key: answerKeyOf(state), endMs } : null;
  }, [mine, locked, endMs]);
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
