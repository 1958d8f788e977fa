// The list of past journeys, page by page (UI-E24).
import { useEffect, useState } from "react";
import type { PastJourney } from "../../lib/types";
import { pageLength, pastJourneys, removeJourney } from "./api";

export interface Past {
  /** Null: not there yet. */
  journeys: PastJourney[] | null;
  /** The last call was in vain; `load` tries again. */
  failed: boolean;
  /** There may be older ones. */
  hasMore: boolean;
  load: () => void;
  remove: (id: string) => void;
}

export function usePast(): Past {
  const [journeys, setJourneys] = useState<PastJourney[] | null>(null);
  const [failed, setFailed] = useState(false);
  const [hasMore, setHasMore] = useState(false);
  const fail = (): void => setFailed(true);
  const load = (): void => {
    setFailed(false);
    const last = journeys?.[journeys.length - 1];
    pastJourneys(last?.playedAtMs).then((page) => {
      setJourneys([...(journeys ?? []), ...page]);
      setHasMore(page.length === pageLength);
    }, fail);
  };
  const remove = (id: string): void => {
    setFailed(false);
    removeJourney(id).then(() => setJourneys((all) => all?.filter(({ journeyId }) => journeyId !== id) ?? null), fail);
  };
  useEffect(load, []);
  return { journeys, failed, hasMore, load, remove };
}
