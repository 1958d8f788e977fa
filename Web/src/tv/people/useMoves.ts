import { useEffect, useState } from "react";
import { on } from "../../lib/store";
import { moved, movers, noMoves, type Moves } from "./moves";

/** What passengers do just now, by what the server tells. */
export function useMoves(): Moves {
  const [moves, setMoves] = useState<Moves>(noMoves);
  useEffect(() => {
    let count = 0;
    const stops = movers.map((type) => on(type, (payload) => setMoves((now) => moved(now, type, payload, ++count))));
    return () => stops.forEach((stop) => stop());
  }, []);
  return moves;
}
