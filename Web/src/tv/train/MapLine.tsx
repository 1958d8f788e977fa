// The line with its signal posts 10 · 8 · 6 · 4 · 2 and an unknown terminus: the level bar of UI-T8, the map of UI 5.2.
import { levels } from "../../lib/rules.gen";
import { TrainDot } from "./Train";

interface MapLineProps {
  /** Points of the current level, null before the first clue. */
  points: number | null;
  label: string;
  /** Somebody has just locked an answer: the signal shows mint. */
  stopped: boolean;
}

export function MapLine({ points, label, stopped }: MapLineProps) {
  const at = levels.findIndex((l) => l === points);
  return (
    <div className="map-line" data-testid="level" data-level={points ?? ""} role="img" aria-label={label}>
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
      <div className="terminus">?</div>
      <div className="dot-track" style={{ transform: `translateX(${Math.max(0, at) * 20}%)` }}>
        <TrainDot />
      </div>
    </div>
  );
}
