// The name over the window of who has just tried the brake (EVE56).
import { useLayoutEffect, useRef } from "react";
import type { GameState } from "../../lib/types";
import { middleOf } from "../people/Letters";
import { colourOf, playerOf } from "../people/person";
import { shortName } from "../parts/names";
import { useNewPull } from "./pulls";

export function PullName({ state }: { state: GameState }) {
  const id = useNewPull();
  const tag = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const train = tag.current?.parentElement;
    const place = train && id !== null ? middleOf(train, `[data-seats~="${CSS.escape(id)}"]`) : null;
    if (tag.current && place) tag.current.style.left = `${place.x}px`;
  }, [id]);
  const player = id === null ? undefined : playerOf(state, id);
  if (!player) return null;
  return (
    <p className="pull-name" key={player.playerId} ref={tag} data-testid="pull-name" style={{ color: colourOf(state, player.playerId) }}>
      {shortName(player.name)}
    </p>
  );
}
