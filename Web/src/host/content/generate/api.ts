// New destinations over REST (RE28, RE29, RE60–RE63).
import { getLang } from "../../../lib/i18n/core";
import { ApiError, call } from "../../../lib/rest";
import type { Seat } from "../../../lib/storage";
import type { Job, JobList } from "../../../lib/types";

const path = "/v1/content/generate";
const jobPath = (id: string, rest = ""): string => `${path}/${encodeURIComponent(id)}${rest}`;

export interface Wish {
  numDestinations: number;
  regions: string[];
  place?: string;
}

/** RE61: newest first; null on a server that generates nothing. */
export async function listJobs(seat: Seat): Promise<Job[] | null> {
  try {
    return (await call<JobList>("GET", path, undefined, seat.token)).jobs;
  } catch (problem) {
    if (problem instanceof ApiError && problem.status === 503) return null;
    throw problem;
  }
}

export const startJob = (seat: Seat, wish: Wish): Promise<unknown> =>
  call("POST", path, { ...wish, language: getLang() }, seat.token);

/** RE62 */
export const cancelJob = (seat: Seat, id: string): Promise<Job> => call("DELETE", jobPath(id), undefined, seat.token);

/** RE63 */
export const retryJob = (seat: Seat, id: string): Promise<Job> => call("POST", jobPath(id, "/retry"), {}, seat.token);
