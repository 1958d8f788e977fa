// The journeys that this household has played, over REST (RE64, RE67).
import { call } from "../../lib/rest";
import type { HistoryResponse, PastJourney } from "../../lib/types";
import { household } from "../content/played";

const path = "/v1/history";
const ours = (): Record<string, string> => ({ "Tripto-Household": household() });

/** The newest first, at most `pageLength`; `before`: only older ones, epoch ms. */
export const pastJourneys = async (before?: number): Promise<PastJourney[]> =>
  (await call<HistoryResponse>("GET", before === undefined ? path : `${path}?before=${before}`, undefined, undefined, ours())).journeys;

/** It is gone from the list, for good. */
export const removeJourney = (id: string): Promise<void> =>
  call("DELETE", `${path}/${encodeURIComponent(id)}`, undefined, undefined, ours());

/** As many as the server gives at once. */
export const pageLength = 50;
