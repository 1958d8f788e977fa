import { useEffect, useState } from "react";
import { useAfter } from "../../lib/hooks";
import type { ServerEvents } from "../../lib/types";
import { useCalm } from "../parts/Screen";

const [hopsMs, pointsMs] = [600, 1800];

type Results = ServerEvents["FOLLOWUP_RESULTS"];

interface QuestionBeat {
  hops: boolean;
  points: boolean;
}

/** How far the result of a question has been told (EVE53): all of it, where it was there before this page. */
export function useQuestionBeat(results: Results | null): QuestionBeat {
  const calm = useCalm();
  const [isOld, setOld] = useState(calm);
  useEffect(() => {
    if (!results) setOld(false);
  }, [results]);
  const [hops, points] = [useAfter(hopsMs, results), useAfter(pointsMs, results)];
  const told = results !== null;
  return { hops: told && (isOld || hops), points: told && (isOld || points) };
}
