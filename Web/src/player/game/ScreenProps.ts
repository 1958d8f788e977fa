import type { Game } from "../../lib/store";
import type { GameState } from "../../lib/types";

/** What every screen of the running game is drawn from; `me` is the player's id. */
export interface ScreenProps {
  game: Game;
  state: GameState;
  me: string;
}
