// What a place's badge says of it (UI-E21): who wrote it, and whether somebody has read its sources.
import { isRejected, sourcesOf, type Finding, type PackDetail, type Source } from "./packs";

export type Badge = "verified" | "handwritten" | "quickTrip" | "rejected";

interface Named {
  roundId: string;
}

// NB: the wire does not say who wrote a pack (RE23); what the server writes is named by a UUID (ID7), people's by a word.
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Written by the server out of data, not by people. */
export const isQuickTrip = ({ roundId }: Named): boolean => uuid.test(roundId);

/** In the list of the library, which does not tell of rejected claims. */
export function badgeOfRow(pack: Named & { verified: boolean }): Badge {
  if (isQuickTrip(pack)) return "quickTrip";
  return pack.verified ? "verified" : "handwritten";
}

const findingsOf = ({ verification }: PackDetail): Finding[] => [
  ...(verification?.clues ?? []),
  ...(verification?.followups ?? []),
];

/** Of a place seen whole: nothing without a source to open is verified. */
export function badgeOfPack(pack: PackDetail): Badge {
  if (isRejected(pack)) return "rejected";
  if (isQuickTrip(pack)) return "quickTrip";
  const open = findingsOf(pack).flatMap((finding) => sourcesOf(finding, pack.sources));
  return pack.metadata.verified && open.length > 0 ? "verified" : "handwritten";
}

/** Of one clue or question. */
export function badgeOfLine(pack: Named, finding: Finding, sources: Source[] | undefined): Badge {
  if (finding.status === "rejected") return "rejected";
  if (isQuickTrip(pack)) return "quickTrip";
  return finding.status === "verified" && sourcesOf(finding, sources).length > 0 ? "verified" : "handwritten";
}
