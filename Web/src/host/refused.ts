// What the host is told when a command was refused (UI-A11).
import { errorText } from "../lib/i18n/errors";
import { t } from "../lib/i18n/host";
import type { ClientCommandType, ServerEvents } from "../lib/types";

/** `asked`: the command that waited for its answer. */
export function refusedText(asked: ClientCommandType | null, { errorCode, retryable }: ServerEvents["ERROR"]): string {
  if (errorCode !== "INVALID_OPERATION" || asked === null) return errorText(errorCode);
  if (asked === "HOST_REMATCH" && retryable) return t("draining");
  // The button is off without guests, so what is missing is places (EVE5).
  if (asked === "HOST_START_GAME") return t("drawNone");
  if (asked === "HOST_VOICE_SAMPLE") return t("voiceOffWhy");
  return asked === "HOST_CARRIAGES_DRAW" ? t("carriagesLimit") : errorText(errorCode);
}
