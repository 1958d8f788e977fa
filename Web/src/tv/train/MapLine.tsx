// The line with its signal posts 10 · 8 · 6 · 4 · 2: the level bar of UI-T8 and the map of UI 5.2.
import { TrainDot } from "./Train";

export const levels = [10, 8, 6, 4, 2] as const;

/** Speed of the train at a level: it brakes toward the station as the points fall (UI 5.2). */
export const speedAt = (points: number | null): number =>
  [1, 0.8, 0.6, 0.4, 0.2][levels.findIndex((l) => l === points)] ?? 0;

export interface MapLineProps {
  /** Points of the current level, null before the first clue. */
  points: number | null;
  label: string;
  /** Levels at which somebody has locked an answer: their signal shows mint. */
  stopped: boolean;
}

export function MapLine({ points, label, stopped }: MapLineProps) {
  const at = levels.findIndex((l) => l === points);
  return (
    <div className="map-line" data-testid="level" data-level={points ?? ""} role="img" aria-label={label}>
      <div className="rail" />
      {levels.map((level, i) => (
        <div
          key={level}
          className="segment"
          data-state={i === at ? "current" : i < at ? "passed" : "future"}
          data-stopped={i === at && stopped}
        >
          <span className="post" />
          <span className="number">{level}</span>
        </div>
      ))}
      <div className="dot-track" style={{ transform: `translateX(${Math.max(0, at) * 20}%)` }}>
        <TrainDot />
      </div>
    </div>
  );
}
