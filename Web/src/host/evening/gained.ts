// What this destination has given each player so far, beside its points (EVE53, UI-E23).
import type { ServerEvents } from "../../lib/types";
import type { ScoreLine } from "../../ui/ScoreTable";

/** The lines with what the newest scoreboard says was gained; the same lines where it says nothing. */
export function withGained(lines: ScoreLine[], told: ServerEvents["SCOREBOARD_UPDATE"] | null): ScoreLine[] {
  const gained = new Map(told?.scoreboard.map((row) => [row.playerId, row.gained]));
  return lines.map((line) => {
    const points = gained.get(line.playerId);
    return points ? { ...line, gained: points.place + points.questions } : line;
  });
}
