// Content packs and the game plan over REST (SPEC 3.3, 3.4). The host's token is sent for strict servers.
import { ApiError } from "../lib/rest";
import type { Seat } from "../lib/storage";

export interface PackSummary {
  roundId: string;
  destinationName: string;
  destinationCountry: string;
  verified: boolean;
  antiLeakChecked: boolean;
}

async function ask<T>(seat: Seat, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method: body === undefined ? "GET" : "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${seat.token}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch (problem) {
    throw new ApiError(0, problem instanceof Error ? problem.message : "");
  }
  if (!response.ok) throw new ApiError(response.status, "");
  return (await response.json()) as T;
}

/** RE23. */
export const listPacks = async (seat: Seat): Promise<PackSummary[]> =>
  (await ask<{ packs: PackSummary[] }>(seat, "/v1/content/packs")).packs;

interface PlanAnswer {
  gamePlan: { destinations: { contentPackId: string; order: number }[] };
}

const idsOf = ({ gamePlan }: PlanAnswer): string[] =>
  [...gamePlan.destinations].sort((a, b) => a.order - b.order).map((d) => d.contentPackId);

const planPath = (seat: Seat): string => `/v1/sessions/${encodeURIComponent(seat.sessionId)}/game-plan`;

/** RE35: one to five packs in the order they are to be played. Gives the ids of the stored plan. */
export const importPlan = async (seat: Seat, contentPackIds: string[]): Promise<string[]> =>
  idsOf(await ask<PlanAnswer>(seat, `${planPath(seat)}/import`, { contentPackIds }));

/** RE37: the plan's pack ids, [] when there is none. */
export async function currentPlan(seat: Seat): Promise<string[]> {
  try {
    return idsOf(await ask<PlanAnswer>(seat, planPath(seat)));
  } catch (problem) {
    if (problem instanceof ApiError && problem.status === 404) return [];
    throw problem;
  }
}
