// The name of who braked, across the whole screen in its own tone, its passenger at the handle (UI-E10).
import type { CSSProperties } from "react";
import type { GameState } from "../../lib/types";
import { colourOf } from "../people/person";
import { Face } from "../people/Face";
import { widthOf } from "../parts/names";
import { Handle } from "./Handle";

const room = 1690;
const [largest, least] = [160, 72];

/** Design pixels: a bold letter is about so much of its size wide. */
const sizeOf = (name: string): number => Math.max(least, Math.min(largest, Math.floor(room / (widthOf(name) * 0.64))));

/** It waits unseen with the names that it may show: their letters in this size take longer than a frame. */
export function BrakeCall({ state, shown }: { state: GameState; shown: boolean }) {
  const owner = shown ? state.brake?.playerId : undefined;
  const name = owner === undefined ? state.players.map((player) => player.name).join(" ") : state.brakeOwnerName ?? "";
  const style = { "--tone": owner && colourOf(state, owner), "--size": owner === undefined ? largest : sizeOf(name) } as CSSProperties;
  return (
    <div className="brake-call" data-testid={owner && "brake-call"} data-shown={shown} style={style} aria-hidden="true">
      <span className="brake-puller">
        {owner !== undefined && <Face id={owner} mood="start" moment={owner} />}
        <Handle />
      </span>
      <strong>{name}</strong>
    </div>
  );
}
