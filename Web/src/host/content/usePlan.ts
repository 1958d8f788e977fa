// Tonight's journey: the stored plan, the changes not stored yet, and the library they are chosen from.
import { useEffect, useState } from "react";
import { getLang } from "../../lib/i18n/core";
import { t } from "../../lib/i18n/host";
import { mostDestinations } from "../../lib/rules.gen";
import type { Seat } from "../../lib/storage";
import { useEvent } from "../../lib/store";
import type { GameState } from "../../lib/types";
import type { PackSummary } from "../../lib/types";
import { useCommands } from "../commands";
import { useAsking } from "../houseKey";
import { currentPlan, drawPlan, importPlan, listPacks } from "./api";
import { contentErrorText } from "./refusal";
import { useBin, type Bin } from "./useBin";

export interface Plan {
  /** null while the library is on its way. */
  packs: PackSummary[] | null;
  /** Pack ids in playing order, changes included. */
  picked: string[];
  /** There are changes that the server does not have. */
  changed: boolean;
  error: string;
  pick: (ids: string[]) => void;
  toggle: (id: string) => void;
  save: () => void;
  clear: () => void;
  draw: (count: number, regions: string[]) => void;
  /** Reads the library again. */
  reload: () => void;
  /** What was taken out of it. */
  bin: Bin;
}

function useLibrary(seat: Seat, given: number, fail: (problem: unknown) => void) {
  const [packs, setPacks] = useState<PackSummary[] | null>(null);
  const language = getLang();
  const reload = (): void => {
    listPacks(seat).then(setPacks, fail);
  };
  useEffect(reload, [seat, language, given]);
  return { packs, reload };
}

export function usePlan(state: GameState, seat: Seat): Plan {
  const { run } = useCommands();
  const [stored, setStored] = useState<string[]>([]);
  const [draft, setDraft] = useState<string[] | null>(null);
  const [error, setError] = useState("");
  const fail = (problem: unknown): void => setError(contentErrorText(problem));
  const { given } = useAsking();
  const library = useLibrary(seat, given, fail);
  const bin = useBin(seat, library.reload);
  const single = state.contentPackId;
  useEffect(() => {
    setError("");
    currentPlan(seat).then((ids) => setStored(ids.length === 0 && single ? [single] : ids), fail);
  }, [seat, given]);
  useEvent("CONTENT_PACK_SELECTED", ({ contentPackId }) => setStored(contentPackId ? [contentPackId] : []));
  const picked = draft ?? stored;
  const store = (ids: Promise<string[]>): void => {
    setError("");
    ids.then((kept) => {
      setStored(kept);
      setDraft(null);
      if (kept.length === 0) setError(t("drawNone"));
    }, fail);
  };
  const clear = (): void => {
    setError("");
    setStored([]);
    setDraft(null);
    run("HOST_SELECT_CONTENT_PACK", { contentPackId: null });
  };
  const pick = (ids: string[]): void => setDraft(ids.slice(0, mostDestinations));
  const toggle = (id: string): void => pick(picked.includes(id) ? picked.filter((other) => other !== id) : [...picked, id]);
  const save = (): void => {
    if (draft && draft.length > 0) store(importPlan(seat, draft));
    else if (draft) clear();
  };
  const draw = (count: number, regions: string[]): void => store(drawPlan(seat, count, regions));
  return { ...library, bin, picked, changed: draft !== null, error, pick, toggle, save, clear, draw };
}
