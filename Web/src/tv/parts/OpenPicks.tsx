// Who was right at an open question; nobody's own words are on the TV (UI-T16), and who said nothing is not named (UI-E13).
import type { Picks } from "../evening/picks";
import { PickRow } from "./PickRow";
import { Mark } from "./ResultRows";

export function OpenPicks({ picks: { right, other } }: { picks: Picks }) {
  return (
    <div className="open-picks">
      {right.length > 0 && (
        <div data-right="true">
          <Mark correct />
          <PickRow picks={right} correct />
        </div>
      )}
      {other.length > 0 && (
        <div>
          <b className="open-none">–</b>
          <PickRow picks={other} correct={false} />
        </div>
      )}
    </div>
  );
}
