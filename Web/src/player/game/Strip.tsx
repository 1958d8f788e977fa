import type { CSSProperties } from "react";

const levels = [10, 8, 6, 4, 2];

/** 24 px of the train's line: signal posts 10·8·6·4·2 and a dot that stands at the level. */
export function Strip({ level, stopped = false }: { level: number | null; stopped?: boolean }) {
  const at = level === null ? -1 : levels.indexOf(level);
  const place = at < 0 ? 0 : (at + 1) / levels.length;
  return (
    <div className={`strip${stopped ? " stopped" : ""}`} style={{ "--at": place } as CSSProperties} aria-hidden="true">
      <i className="done" />
      {levels.map((points, i) => (
        <b key={points} className={i === at ? "now" : i < at ? "past" : ""} style={{ left: `${((i + 1) / 5) * 100}%` }}>
          {points}
        </b>
      ))}
      <i className="train" />
    </div>
  );
}
