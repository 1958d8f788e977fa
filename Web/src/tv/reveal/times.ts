// The moments of a reveal, in ms after its start (SPEC 19.13).
import { useGame } from "../../lib/store";
import type { GameState } from "../../lib/types";
import { useReached } from "../evening/useReached";

/** The sign comes when most of the flight has been seen. */
const signMs = 1200;
const nameMs = 2600;
const cardMs = 3800;

interface Times {
  sign: boolean;
  name: boolean;
  card: boolean;
}

/** What has come by now. A server that tells the name sooner has all of it sooner. */
export function useTimes({ reveal }: GameState): Times {
  const { moments } = useGame();
  const delay = moments.reveal?.revealDelayMs ?? nameMs;
  const scale = Math.min(1, delay / nameMs);
  const at = (ms: number): number | null => (reveal ? reveal.startAtServerMs + ms * scale : null);
  const isTold = reveal !== undefined && reveal.stage !== "flight";
  const [sign, name, card] = [useReached(at(signMs)), useReached(at(nameMs)), useReached(at(cardMs))];
  return { sign: sign || isTold, name: name || isTold, card: card || isTold };
}
