import { useEffect, useState } from "react";
import { send } from "../../lib/store";
import type { GameState } from "../../lib/types";
import { lookOf, rememberedLook, rememberLook, wasTaken, type Look } from "./looks";

interface OwnLook {
  /** Null: the server says nothing of passengers. */
  look: Look | null;
  /** What was asked for had been taken, and `look` was given instead. */
  taken: boolean;
  choose: (look: Look) => void;
}

/** The own passenger; the one remembered from another evening is asked for once in each session. */
export function useLook(state: GameState, me: string): OwnLook {
  const look = lookOf(state, me);
  const [asked, setAsked] = useState<{ look: Look; before: Look | null } | null>(null);
  const { sessionId } = state;
  const choose = (wanted: Look): void => {
    if (!send("SEAT_SET", { passenger: wanted.figure, tone: wanted.tone })) return;
    rememberLook(wanted, sessionId);
    setAsked({ look: wanted, before: look });
  };
  useEffect(() => {
    const remembered = rememberedLook();
    if (look === null || remembered === null || remembered.sessionId === sessionId) return;
    choose({ figure: remembered.figure, tone: remembered.tone });
  }, [look === null, sessionId]);
  const isAnswered = asked?.before?.figure !== look?.figure || asked?.before?.tone !== look?.tone;
  return { look, taken: isAnswered && wasTaken(asked?.look ?? null, look), choose };
}
