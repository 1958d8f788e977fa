// The map of the reveal, from what the state says of the place (EVE61–EVE67); without a position there is none.
import { useState } from "react";
import { serverNow } from "../../lib/store";
import type { GameState } from "../../lib/types";
import { FlightMap } from "../map/FlightMap";
import { useCalm } from "../parts/Screen";
import { Token } from "../people/Token";
import { useTooSlow } from "../train/useTooSlow";
import type { VerdictLine } from "./lines";
import { arrivedOf, pinsOf } from "./pins";

const figure = (id: string) => <Token id={id} />;

export function RevealMap({ state, lines }: { state: GameState; lines: VerdictLine[] }) {
  const calm = useCalm();
  const slow = useTooSlow(!calm);
  const { destination, reveal } = state;
  const [lateMs] = useState(() => Math.max(0, serverNow() - (reveal?.startAtServerMs ?? serverNow())));
  if (!destination?.position || !destination.name) return null;
  const { place, position, name } = destination;
  return (
    <FlightMap place={position} from={place?.from} radius={place?.radiusKm} lateMs={lateMs} still={calm || slow} name={name}
      labels={place?.labels ?? []} pins={pinsOf(lines)} arrived={arrivedOf(lines)} figure={figure} />
  );
}
