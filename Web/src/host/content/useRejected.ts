// How many stops of the journey hold something that a source contradicts (UI-H50).
import { useEffect, useState } from "react";
import type { Seat } from "../../lib/storage";
import { useGame } from "../../lib/store";
import { packDetail } from "./api";
import { isRejected } from "./packs";

const rejected = (seat: Seat, id: string): Promise<boolean> => packDetail(seat, id).then(isRejected, () => false);

/** Null until every stop has been asked about. */
export function useRejected(seat: Seat, picked: string[]): number | null {
  const [count, setCount] = useState<number | null>(null);
  // NB: who plays along must not hold the secrets (UI-H61).
  const plays = useGame().lobby?.settings?.hostPlays === true;
  const ids = plays ? "" : picked.join(" ");
  useEffect(() => {
    let isOld = false;
    setCount(ids === "" ? 0 : null);
    const asked = ids.split(" ").filter(Boolean).map((id) => rejected(seat, id));
    void Promise.all(asked).then((found) => {
      if (!isOld) setCount(found.filter(Boolean).length);
    });
    return () => {
      isOld = true;
    };
  }, [seat, ids]);
  return count;
}
