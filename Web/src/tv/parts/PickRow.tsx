// Passengers, or names, under what they chose: they hop there one after the other (EVE53, UI-E13).
import type { CSSProperties } from "react";
import { useGame } from "../../lib/store";
import type { Pick } from "../evening/picks";
import { Face } from "../people/Face";
import { hasPassengers } from "../people/person";
import { shortName } from "./names";

/** With more than so many in a row only passengers fit, and without passengers their number. */
const [namedWithFace, namedAlone, faces] = [3, 3, 10];

interface PickRowProps {
  picks: Pick[];
  correct: boolean;
}

export function PickRow({ picks, correct }: PickRowProps) {
  const { state } = useGame();
  const hasFaces = hasPassengers(state);
  const named = picks.length <= (hasFaces ? namedWithFace : namedAlone);
  const shown = picks.slice(0, named ? picks.length : hasFaces ? faces : namedAlone - 1);
  return (
    <ul className="picks" data-testid="picks" data-named={named || !hasFaces}>
      {shown.map(({ playerId, name }, i) => (
        <li key={playerId} style={{ "--i": i } as CSSProperties}>
          <Face id={playerId} mood={correct ? "cheer" : "sit"} name={named ? undefined : name} />
          {(named || !hasFaces) && <span>{shortName(name)}</span>}
        </li>
      ))}
      {picks.length > shown.length && <li style={{ "--i": shown.length } as CSSProperties}>+{picks.length - shown.length}</li>}
    </ul>
  );
}
