// SCOREBOARD in an evening (EVE53): old order, what the stop gave counts up, rows glide, then what comes next.
import { useRef } from "react";
import { getLang } from "../../lib/i18n/core";
import { t } from "../../lib/i18n/tv";
import { useGame } from "../../lib/store";
import type { GameState, ScoreRow } from "../../lib/types";
import { at, useBeat } from "../evening/beat";
import { byCarriage, type Rowed } from "../evening/carriageRows";
import { counted, inOldOrder, type GainRow } from "../evening/gains";
import { useCountUp } from "../evening/useCountUp";
import { useReached } from "../evening/useReached";
import { NightRows } from "../parts/NightRows";
import { Progress } from "../parts/Progress";
import { Screen, useCalm } from "../parts/Screen";

/** Of all of it; the moments below are offsets in it. */
const wholeMs = 6000;
const [countsMs, glidesMs, nextMs] = [600, 1800, 3000];

interface Moments {
  counts: boolean;
  glides: boolean;
  next: boolean;
}

function useMoments({ timer }: GameState): Moments {
  const calm = useCalm();
  const beat = useBeat(timer, wholeMs);
  const [counts, glides, next] = [useReached(at(beat, countsMs)), useReached(at(beat, glidesMs)), useReached(at(beat, nextMs))];
  return { counts: calm || counts, glides: calm || glides, next: calm || next };
}

function useRows(final: Rowed<ScoreRow>[], { counts, glides }: Moments): Rowed<GainRow>[] {
  const part = useCountUp(counts, useCalm());
  const rows = counted(final, part);
  return glides ? rows : inOldOrder(rows, final);
}

function Footer({ state, next }: { state: GameState; next: boolean }) {
  const { destinationIndex: i, totalDestinations: n } = state;
  if (i === undefined || n === undefined) return null;
  return (
    <footer className="next-up">
      <Progress at={i} of={n} />
      <p role="status">{next && i < n ? t("nextNumber", { i: i + 1, n }) : ""}</p>
    </footer>
  );
}

/** The rows as they were told: what they say of this stop stays, also when the next one has been announced. */
function useTold(state: GameState): ScoreRow[] {
  const { moments } = useGame();
  const told = useRef<ScoreRow[] | null>(null);
  if (moments.scoreboard) told.current = moments.scoreboard.scoreboard;
  return told.current ?? state.scoreboard;
}

function Body({ state }: { state: GameState }) {
  const times = useMoments(state);
  const rows = useRows(byCarriage(useTold(state), state.carriages), times);
  const { destination } = state;
  return (
    <>
      <h1 lang={getLang()}>{destination?.revealed && destination.name ? destination.name : t("scoreboard")}</h1>
      <NightRows rows={rows} />
      <Footer state={state} next={times.next} />
    </>
  );
}

export function NightScores({ state }: { state: GameState }) {
  return (
    <Screen name="scoreboard night-scores">
      <Body state={state} />
    </Screen>
  );
}
