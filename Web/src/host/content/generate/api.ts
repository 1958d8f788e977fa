// New destinations over REST (RE28, RE29, RE60–RE63).
import { getLang } from "../../../lib/i18n/core";
import { ApiError, call } from "../../../lib/rest";
import type { Seat } from "../../../lib/storage";

const path = "/v1/content/generate";
const jobPath = (id: string, rest = ""): string => `${path}/${encodeURIComponent(id)}${rest}`;

export interface Wish {
  numDestinations: number;
  regions: string[];
  place?: string;
}

export interface MadeDestination {
  roundId: string;
  status: "waiting" | "working" | "completed" | "failed" | "cancelled";
  step: number;
  name?: string;
  /** A line fit to be shown. */
  error?: string;
}

/** A job with what RE61 adds to RE29. */
export interface Job {
  generateId: string;
  status: "generating" | "completed" | "failed";
  currentStep: number;
  totalSteps: number;
  currentStepDescription?: string;
  count: number;
  done: number;
  destinations: MadeDestination[];
}

/** RE61: newest first; null on a server that generates nothing. */
export async function listJobs(seat: Seat): Promise<Job[] | null> {
  try {
    return (await call<{ jobs: Job[] }>("GET", path, undefined, seat.token)).jobs;
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
