import type { CSSProperties } from "react";
import { useGame } from "../../lib/store";
import { initial } from "../../ui/names";
import { Face } from "./Face";
import { colourOf, playerOf } from "./person";

/** A passenger where no name stands beside it; before there are any, the first letter in a ring. */
export function Token({ id }: { id: string }) {
  const { state } = useGame();
  const player = playerOf(state, id);
  if (!state || !player) return null;
  if (player.passenger !== undefined) return <Face id={id} name={player.name} />;
  return (
    <span className="avatar" style={{ "--tone": colourOf(state, id) } as CSSProperties}>
      {initial(player.name)}
    </span>
  );
}
