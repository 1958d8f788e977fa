// The job at work on the server, or else the newest, looked at every other second while it works; it outlives this page.
import { useEffect, useRef, useState } from "react";
import type { Seat } from "../../../lib/storage";
import type { Job } from "../../../lib/types";
import { ApiError } from "../../../lib/rest";
import { contentErrorText } from "../refusal";
import { cancelJob, listJobs, retryJob, startJob, type Wish } from "./api";

/** RE29 */
const pollMs = 2000;

export interface Generation {
  /** The one at work, or else the newest. */
  job: Job | undefined;
  /** This server generates nothing. */
  isOff: boolean;
  error: string;
  /** Something has been asked for, and its outcome is not known yet. */
  busy: boolean;
  start: (wish: Wish) => void;
  cancel: () => void;
  retry: () => void;
}

export function useGeneration(seat: Seat, onMade: () => void): Generation {
  const [jobs, setJobs] = useState<Job[] | null | undefined>(undefined);
  const [error, setError] = useState("");
  const [lost, setLost] = useState("");
  // No server: the list is read again, since what has been asked for may be at work when it is back.
  const [away, setAway] = useState(false);
  const [busy, setBusy] = useState(false);
  // The server has not answered yet; after its answer the list is read once more.
  const asking = useRef(false);
  const [turn, setTurn] = useState(0);
  const made = useRef(0);
  const job = jobs?.find(({ status }) => status === "generating") ?? jobs?.[0];
  const look = (): void => setTurn((n) => n + 1);
  useEffect(() => {
    let current = true;
    const keep = (found: Job[] | null): void => {
      if (!current) return;
      setJobs(found);
      setLost("");
      setAway(false);
    };
    const miss = (problem: unknown): void => {
      if (!current) return;
      setLost(contentErrorText(problem));
      setAway(problem instanceof ApiError && problem.status === 0);
    };
    listJobs(seat)
      .then(keep, miss)
      .finally(() => current && !asking.current && setBusy(false));
    return () => {
      current = false;
    };
  }, [seat, turn]);
  const isWorking = jobs === undefined || away || job?.status === "generating";
  useEffect(() => {
    if (!isWorking) return;
    const timer = window.setTimeout(look, pollMs);
    return () => window.clearTimeout(timer);
  }, [isWorking, jobs, lost, turn]);
  const finished = jobs?.flatMap((each) => each.destinations).filter(({ status }) => status === "completed").length ?? -1;
  useEffect(() => {
    // NB: what was finished while nobody looked is news to the library as well.
    if (finished > made.current) onMade();
    if (finished >= 0) made.current = finished;
  }, [finished]);
  const act = (work: () => Promise<unknown>): void => {
    if (busy || asking.current) return;
    asking.current = true;
    setBusy(true);
    setError("");
    work()
      .catch((problem: unknown) => setError(contentErrorText(problem)))
      .finally(() => {
        asking.current = false;
        look();
      });
  };
  return {
    job,
    isOff: jobs === null,
    error: error || lost,
    busy,
    start: (wish) => act(() => startJob(seat, wish)),
    cancel: () => job && act(() => cancelJob(seat, job.generateId)),
    retry: () => job && act(() => retryJob(seat, job.generateId)),
  };
}
