// Why a note is not taken (EVE41).
import { errorText } from "../../lib/i18n/errors";
import { t } from "../../lib/i18n/player";
import type { Game } from "../../lib/store";
import type { GameState } from "../../lib/types";
import { hasNotes } from "./evening";
import { lateText } from "./lateText";

/** By what the state says; null: it says nothing against a note. */
export function noteClosedBy(game: Game, state: GameState): string | null {
  const { settings } = game.lobby ?? {};
  if (!hasNotes(game)) return t("noteOff");
  switch (state.me?.why) {
    case "out":
      return t("rolledOn");
    case "late":
      return lateText(state);
    case "locked":
      return t(settings?.carriages ? "noteTeam" : "noteTwice");
    default:
      return state.me?.mayNote ? null : t("noteClosed");
  }
}

/** By the code of the refusal. */
export function noteRefusal(code: string, game: Game, state: GameState): string {
  if (code === "INVALID_PHASE") return t("noteClosed");
  const why = code === "INVALID_OPERATION" ? noteClosedBy(game, state) : null;
  return why ?? errorText(code);
}
