// Content packs as the library tells of them (RE23, RE24), with the evidence behind each line.
import type { PackDetailResponse } from "../../lib/types";

export interface PackProblem {
  code: string;
  path: string;
  message: string;
}

export type Status = "verified" | "uncertain" | "rejected";

interface Claim {
  statement: string;
  /** Ids of `Source`. */
  evidence: string[];
}

/** What the check of one clue or question came to. */
export interface Finding {
  status: Status;
  claims: Claim[];
}

export interface Source {
  id: string;
  title?: string;
  url?: string;
  statement?: string;
}

/** A pack whole; the wire leaves the shape of its evidence open. */
export interface PackDetail extends PackDetailResponse {
  sources?: Source[];
  verification?: { clues?: Finding[]; followups?: Finding[] };
}

/** Some clue or question of it was rejected. */
export const isRejected = ({ verification }: PackDetail): boolean =>
  [...(verification?.clues ?? []), ...(verification?.followups ?? [])].some(({ status }) => status === "rejected");

/** What a source is called: its title, else the page of its address in plain letters. */
export function nameOf({ title, url = "" }: Source): string {
  if (title) return title;
  const { hostname, pathname } = new URL(url);
  const page = pathname.split("/").filter(Boolean).pop() ?? "";
  try {
    return `${decodeURIComponent(page).replace(/_/g, " ")} – ${hostname}`;
  } catch {
    return url;
  }
}

/** The sources of a finding that can be opened, each once. */
export function sourcesOf(finding: Finding | undefined, sources: Source[] = []): Source[] {
  const wanted = new Set(finding?.claims.flatMap((claim) => claim.evidence));
  return sources.filter((source) => wanted.has(source.id) && /^https?:\/\//.test(source.url ?? ""));
}
