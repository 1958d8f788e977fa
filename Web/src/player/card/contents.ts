// What stands on the night's postcard (EVE72). Names and numbers alone: no code, no address, no ids. Pure.
import { showDate } from "../../lib/i18n/core";
import { ta } from "../../lib/i18n/awards";
import { t } from "../../lib/i18n/player";
import type { GameState } from "../../lib/types";
import { ranked } from "../../ui/ranks";
import { nightLine } from "../game/nightLine";

export interface CardRow {
  rank: number;
  name: string;
  points: number;
  own: boolean;
  /** 1–12; absent: the server says none. */
  tone: number | undefined;
}

export interface NightCard {
  title: string;
  date: string;
  /** Names in the order of the journey. */
  stops: string[];
  podium: CardRow[];
  rows: CardRow[];
  awards: string[];
  night: string;
}

const mostRows = 8;
const steps = 3;

/** So many that they fit, and oneself always. */
function shown(rows: CardRow[]): CardRow[] {
  const own = rows.find((row) => row.own);
  const first = rows.slice(0, mostRows);
  return own && !first.includes(own) ? [...rows.slice(0, mostRows - 1), own] : first;
}

function rowsOf({ scoreboard, players }: GameState, me: string): CardRow[] {
  const lines = scoreboard.map(({ playerId, name, score }) => ({ playerId, name, points: score }));
  return ranked(lines).map(({ playerId, ...row }) => ({
    ...row, own: playerId === me, tone: players.find((player) => player.playerId === playerId)?.tone,
  }));
}

/** The night has gone further than this journey. */
export const hasMore = ({ night, journey }: GameState): boolean =>
  night?.stops.some((stop) => stop.journey !== journey?.number) === true;

/** Of this journey, or of the whole night. */
export function contentsOf(state: GameState, me: string, whole: boolean, nowMs: number): NightCard {
  const { night, journey, finale } = state;
  const stops = (night?.stops ?? []).filter((stop) => whole || stop.journey === journey?.number);
  const rows = rowsOf(state, me);
  return {
    title: t(whole ? "wholeNight" : "tonight"),
    date: showDate(nowMs),
    stops: stops.map(({ name }) => name),
    podium: rows.filter(({ rank, points }) => rank <= steps && points > 0).slice(0, steps),
    rows: shown(rows),
    awards: (finale?.awards ?? []).map(({ id, names }) => `${ta(`award_${id}`)}: ${names.join(", ")}`),
    night: night ? nightLine(night) : "",
  };
}
