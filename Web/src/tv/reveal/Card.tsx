// The postcard of the place with its line (EVE57, EVE68).
import type { GameState } from "../../lib/types";
import { Postcard } from "../../ui/postcard/Postcard";
import type { VerdictLine } from "./lines";

const bestOf = (lines: VerdictLine[]): number | undefined => {
  const points = lines.filter(({ correct }) => correct).map((line) => line.points);
  return points.length > 0 ? Math.max(...points) : undefined;
};

interface CardProps {
  state: GameState;
  lines: VerdictLine[];
  /** All verdicts have been told: then the postmark has the points of the best answer. */
  done: boolean;
}

export function Card({ state: { destination, reveal }, lines, done }: CardProps) {
  if (!destination?.name || !destination.place) return null;
  const { kind, climate, scene, wonder } = destination.place;
  return (
    <Postcard name={destination.name} {...{ kind, climate, scene, wonder }} lat={destination.position?.lat}
      dateMs={reveal?.startAtServerMs} points={done ? bestOf(lines) : undefined} />
  );
}
