// What the host is told when a command was refused (UI-A11).
import { errorText } from "../lib/i18n/errors";
import { t } from "../lib/i18n/host";
import type { ClientCommandType, ServerEvents } from "../lib/types";

/** What an evening lacks is told by the server in the game's language, which most hosts read the page in (EVE5, EVE42, EX55). */
const plain = ["drawNone", "carriagesLimit", "noVoice"] as const;

/** `asked`: the command that waited for its answer. */
export function refusedText(asked: ClientCommandType | null, { errorCode, message, retryable }: ServerEvents["ERROR"]): string {
  const told = plain.find((key) => t(key) === message);
  if (told) return t(told);
  if (errorCode !== "INVALID_OPERATION" || asked === null) return errorText(errorCode);
  if (asked === "HOST_REMATCH" && retryable) return t("draining");
  return asked === "HOST_CARRIAGES_DRAW" ? t("carriagesLimit") : errorText(errorCode);
}
