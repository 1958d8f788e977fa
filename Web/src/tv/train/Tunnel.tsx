// The tunnel between two destinations: its mouth closes over the window, lamps go by, its end lets in the next night.
import type { Passing } from "./useJourney";

export function Tunnel({ at }: { at: Passing }) {
  if (at === "away") return null;
  return (
    <div className="tunnel" data-at={at}>
      <div className="tunnel-lamps">
        <div>
          <span />
          <span />
        </div>
      </div>
    </div>
  );
}
