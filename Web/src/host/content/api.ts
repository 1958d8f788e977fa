// Content packs, the game plan and the replay over REST (SPEC 3.3, 3.4, EX32). The host's token goes along.
import { getLang } from "../../lib/i18n/core";
import { ApiError, call, credentials } from "../../lib/rest";
import type { Seat } from "../../lib/storage";
import type { ClueEditing, DeletedPack, DeletedPacksResponse, GamePlan, GamePlanCreated, ImportResponse, PackListResponse } from "../../lib/types";
import type { PackDetail } from "./packs";
import type { Shelved } from "./traits";

const packsPath = "/v1/content/packs";
const packPath = (id: string): string => `${packsPath}/${encodeURIComponent(id)}`;
const sessionPath = (seat: Seat, rest: string): string => `/v1/sessions/${encodeURIComponent(seat.sessionId)}/${rest}`;

/** RE23. */
export const listPacks = async (seat: Seat): Promise<Shelved[]> =>
  (await call<PackListResponse>("GET", `${packsPath}?lang=${getLang()}`, undefined, seat.token)).packs;

/** RE24. */
export const packDetail = (seat: Seat, id: string): Promise<PackDetail> =>
  call("GET", `${packPath(id)}?lang=${getLang()}`, undefined, seat.token);

/** RE54: other words for clues; the pack as it is then. */
export const editClues = (seat: Seat, id: string, clues: ClueEditing[]): Promise<PackDetail> =>
  call("PUT", `${packPath(id)}/clues?lang=${getLang()}`, { clues }, seat.token);

/** RE55: the words that the pack came with. */
export const restoreClues = (seat: Seat, id: string): Promise<PackDetail> =>
  call("DELETE", `${packPath(id)}/clues?lang=${getLang()}`, undefined, seat.token);

/** RE26. */
export const deletePack = (seat: Seat, id: string): Promise<void> => call("DELETE", packPath(id), undefined, seat.token);

/** RE66, the last deleted first. */
export const deletedPacks = async (seat: Seat): Promise<DeletedPack[]> =>
  (await call<DeletedPacksResponse>("GET", `/v1/content/deleted?lang=${getLang()}`, undefined, seat.token)).packs;

/** RE66: the pack is in the library again. */
export const restorePack = (seat: Seat, id: string): Promise<PackDetail> =>
  call("POST", `${packPath(id)}/restore?lang=${getLang()}`, undefined, seat.token);

/** RE27: the id of the new pack. The refusal's `details.problems` say what is wrong. */
export const importPack = async (seat: Seat, pack: unknown): Promise<string> =>
  (await call<ImportResponse>("POST", `${packsPath}/import`, pack, seat.token)).roundId;

interface PlanAnswer {
  gamePlan: GamePlan;
}

const idsOf = ({ gamePlan }: PlanAnswer): string[] =>
  [...gamePlan.destinations].sort((a, b) => a.order - b.order).map((stop) => stop.contentPackId);

export interface StoredPlan {
  ids: string[];
  /** What it gives away of itself (EVE92). */
  warnings: string[];
}

async function plan(seat: Seat, way: string, body: object): Promise<StoredPlan> {
  const answer = await call<GamePlanCreated>("POST", sessionPath(seat, `game-plan/${way}`), body, seat.token);
  return { ids: idsOf(answer), warnings: [...new Set(answer.warnings?.map((warning) => warning.message) ?? [])] };
}

/** RE35: one to five packs in the order they are to be played. */
export const importPlan = (seat: Seat, contentPackIds: string[]): Promise<StoredPlan> => plan(seat, "import", { contentPackIds });

/** RE32: a plan drawn by the server, of every region when none is given. */
export const drawPlan = (seat: Seat, numDestinations: number, regions: string[]): Promise<StoredPlan> =>
  plan(seat, "generate-ai", { numDestinations, regions });

/** RE37: the plan's pack ids, [] when there is none. */
export async function currentPlan(seat: Seat): Promise<string[]> {
  try {
    return idsOf(await call<PlanAnswer>("GET", sessionPath(seat, "game-plan"), undefined, seat.token));
  } catch (problem) {
    if (problem instanceof ApiError && problem.status === 404) return [];
    throw problem;
  }
}

/** EX32: the finished game as JSON lines. */
export async function fetchReplay(seat: Seat): Promise<string> {
  const response = await fetch(sessionPath(seat, "replay"), { headers: credentials(seat.token) });
  if (!response.ok) throw new ApiError(response.status);
  return response.text();
}
