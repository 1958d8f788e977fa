// What keeps the room from seeing or hearing the show, in plain words (UI-H65). None of it stops the game.
import { shortAddress } from "../lib/address";
import { t } from "../lib/i18n/host";
import type { Game } from "../lib/store";
import type { VoiceProblem } from "../lib/types";
import type { IconName } from "../ui/Icon";
import { isNews, know } from "./tvPlace";

export interface Trouble {
  id: string;
  icon: IconName;
  text: string;
  /** Worth interrupting who listens instead of looking. */
  urgent: boolean;
  /** Somebody has seen it. */
  onSeen?: () => void;
}

const problems: readonly VoiceProblem[] = [
  "missing",
  "wrong_key",
  "quota",
  "busy",
  "timeout",
  "garbage",
  "unreachable",
  "refused",
  "storage",
  "budget",
];

/** NB: a newer server may know of others. */
const voiceProblem = (problem: VoiceProblem | undefined): string =>
  problem && problems.includes(problem) ? t(`voiceProblem_${problem}`) : t("voiceFailing");

/** Why nothing is read aloud though the host wants it; "" when there is nothing to say. */
export function voiceTrouble({ health, lobby }: Game): string {
  if (lobby?.settings?.voice === false) return "";
  return health?.voice === "failing" ? voiceProblem(health.problem) : "";
}

/** True while the clues are read aloud. */
export const isSpoken = ({ health, lobby }: Game): boolean => lobby?.settings?.voice !== false && health?.voice === "ready";

/** Another device took the TV's place (EX37). */
function replacedTrouble({ health }: Game): Trouble[] {
  const atMs = health?.tvReplacedAtMs;
  if (atMs === undefined || !isNews(atMs)) return [];
  return [{ id: "tv-replaced", icon: "tv", text: t("tvReplaced"), urgent: true, onSeen: () => know(atMs) }];
}

/** Of an evening's journey, once it has begun: places come again (EVE5), nobody rides in carriages (EVE43). */
function journeyTroubles({ state, lobby }: Game): Trouble[] {
  const plays = state && state.phase !== "LOBBY" && state.phase !== "ROUND_END";
  if (!plays) return [];
  const lines: Trouble[] = [];
  if (state.journey?.libraryOut) lines.push({ id: "library-out", icon: "books", text: t("libraryOut"), urgent: false });
  if (lobby?.settings?.carriages && !state.carriages?.length)
    lines.push({ id: "carriages-few", icon: "people", text: t("carriagesFew"), urgent: false });
  return lines;
}

export function troublesOf(game: Game): Trouble[] {
  const { health, state } = game;
  const troubles = replacedTrouble(game);
  if (state?.tvConnected === false) {
    const text = state.phase === "LOBBY" ? t("tvMissing", { url: `${shortAddress()}/tv` }) : t("tvLost");
    troubles.push({ id: "tv-missing", icon: "tv", text, urgent: true });
  } else if (health?.tvAudio === "blocked") {
    troubles.push({ id: "tv-silent", icon: "sound", text: t("tvSilent"), urgent: false });
  }
  troubles.push(...journeyTroubles(game));
  const text = voiceTrouble(game);
  if (text) troubles.push({ id: `voice-${health?.problem ?? "failing"}`, icon: "chat", text, urgent: false });
  return troubles;
}
