// What the host is told when a command was refused (UI-A11).
import { errorText } from "../lib/i18n/errors";
import { t } from "../lib/i18n/host";
import type { ClientCommandType, ServerEvents } from "../lib/types";

/** `asked`: the command that waited for its answer. */
export function refusedText(asked: ClientCommandType | null, { errorCode, retryable }: ServerEvents["ERROR"]): string {
  const isDraining = asked === "HOST_REMATCH" && errorCode === "INVALID_OPERATION" && retryable;
  return isDraining ? t("draining") : errorText(errorCode);
}
