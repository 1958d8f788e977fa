// The language of the game: of its clues, questions and voice (UI-A12, UI-A17).
import { useEffect } from "react";
import { sessionLang } from "./i18n/core";
import { isLang, type Lang } from "./i18n/language";
import { read, write } from "./storage";
import { useGame, type Game } from "./store";

const key = "tripto.game-lang";

/** NB: only the lobby tells it; a page that is loaded again in a running game has it from here. */
function kept(sessionId: string | undefined): Lang | null {
  const [id, lang] = (read(key) ?? "").split(" ");
  return id === sessionId && isLang(lang) ? lang : null;
}

const languageOf = ({ lobby, state }: Game): Lang | null =>
  lobby?.settings?.language ?? kept(state?.sessionId);

/** For `lang` on what the game says, whatever the page itself speaks. */
export const useGameLang = (): Lang => languageOf(useGame()) ?? "sv";

/** Lets the page follow the game's language; call it once in the root component. `force`: the TV. */
export function useSessionLang(force = false): void {
  const game = useGame();
  const language = languageOf(game);
  const sessionId = game.state?.sessionId;
  useEffect(() => {
    if (!language || !sessionId) return;
    write(key, `${sessionId} ${language}`);
    sessionLang(language, force);
  }, [language, sessionId, force]);
}
