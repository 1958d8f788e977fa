// The newest job on the server, looked at every other second while it works; it outlives this page.
import { useEffect, useRef, useState } from "react";
import type { Seat } from "../../../lib/storage";
import { contentErrorText } from "../refusal";
import { cancelJob, listJobs, retryJob, startJob, type Job, type Wish } from "./api";

/** RE29 */
const pollMs = 2000;

export interface Generation {
  /** The newest one. */
  job: Job | undefined;
  /** This server generates nothing. */
  isOff: boolean;
  error: string;
  start: (wish: Wish) => void;
  cancel: () => void;
  retry: () => void;
}

export function useGeneration(seat: Seat, onMade: () => void): Generation {
  const [jobs, setJobs] = useState<Job[] | null | undefined>(undefined);
  const [error, setError] = useState("");
  const [turn, setTurn] = useState(0);
  const made = useRef(-1);
  const job = jobs?.[0];
  const look = (): void => setTurn((n) => n + 1);
  const fail = (problem: unknown): void => {
    setError(contentErrorText(problem));
    look();
  };
  useEffect(() => {
    let current = true;
    const keep = (found: Job[] | null): void => {
      if (current) setJobs(found);
    };
    listJobs(seat).then(keep, (problem: unknown) => current && setError(contentErrorText(problem)));
    return () => {
      current = false;
    };
  }, [seat, turn]);
  const isWorking = job?.status === "generating";
  useEffect(() => {
    if (!isWorking) return;
    const timer = window.setTimeout(look, pollMs);
    return () => window.clearTimeout(timer);
  }, [isWorking, jobs, turn]);
  const finished = jobs?.flatMap((each) => each.destinations).filter(({ status }) => status === "completed").length ?? -1;
  useEffect(() => {
    if (finished > made.current && made.current >= 0) onMade();
    if (finished >= 0) made.current = finished;
  }, [finished]);
  const act = (work: Promise<unknown>): void => {
    setError("");
    work.then(look, fail);
  };
  return {
    job,
    isOff: jobs === null,
    error,
    start: (wish) => act(startJob(seat, wish)),
    cancel: () => job && act(cancelJob(seat, job.generateId)),
    retry: () => job && act(retryJob(seat, job.generateId)),
  };
}
