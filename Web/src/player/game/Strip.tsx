import type { CSSProperties } from "react";
import { levels } from "../../lib/rules.gen";

/** 24 px of the train's line: signal posts 10·8·6·4·2 and a train that stands at the level. */
export function Strip({ level, stopped = false }: { level: number | null; stopped?: boolean }) {
  const at = levels.findIndex((points) => points === level);
  const place = at < 0 ? 0 : (at + 1) / levels.length;
  return (
    <div className={`strip${stopped ? " stopped" : ""}`} data-at={place} style={{ "--at": place } as CSSProperties}
      aria-hidden="true">
      <i className="done" />
      {levels.map((points, i) => (
        <b key={points} className={i === at ? "now" : i < at ? "past" : ""} style={{ left: `${((i + 1) / levels.length) * 100}%` }}>
          {points}
        </b>
      ))}
      <span className="track">
        <svg className="train" viewBox="0 0 34 14">
          <path fill="currentColor" d="M1 3a2 2 0 012-2h10v10H1zM15 1h9c5 0 8 5 9 10H15z" />
          <path fill="#0B1220" d="M3 4h3v3H3zM8 4h3v3H8zM17 4h3v3h-3zM22 4h2c2 0 4 1 5 3h-7z" />
          <path fill="currentColor" d="M3 12h4v2H3zM17 12h4v2h-4zM26 12h4v2h-4z" />
        </svg>
      </span>
    </div>
  );
}
