// The end of a session, when there are results to look at.
import type { Game } from "./game";
import { closeCodes } from "./rules.gen";

const withResults: readonly string[] = ["FINAL_RESULTS", "ROUND_END"];

/** The session has ended in or after its finale: the standings stay until somebody leaves them (UI-E6). */
export const resultsStay = ({ conn, closeCode, state }: Game): boolean =>
  conn === "closed" && closeCode === closeCodes.sessionEnded && state !== null && withResults.includes(state.phase);
