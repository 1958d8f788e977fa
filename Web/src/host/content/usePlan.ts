// Tonight's journey: the stored plan, the changes not stored yet, and the library they are chosen from.
import { useEffect, useState } from "react";
import { getLang } from "../../lib/i18n/core";
import { t } from "../../lib/i18n/host";
import { mostDestinations } from "../../lib/rules.gen";
import type { Seat } from "../../lib/storage";
import { useEvent } from "../../lib/store";
import type { GameState } from "../../lib/types";
import { useCommands } from "../commands";
import { useAsking } from "../houseKey";
import { currentPlan, drawPlan, importPlan, listPacks, type StoredPlan } from "./api";
import { contentErrorText } from "./refusal";
import type { Shelved } from "./traits";
import { useBin, type Bin } from "./useBin";
import { useStoredAtOnce } from "./useStoredAtOnce";

export interface Plan {
  /** null while the library is on its way. */
  packs: Shelved[] | null;
  /** Pack ids in playing order, changes included. */
  picked: string[];
  /** There are changes that the server does not have. */
  changed: boolean;
  /** Changes are stored as they are made: there is no second confirmation (UI-E20). */
  atOnce: boolean;
  error: string;
  /** What the stored plan gives away of itself (EVE92). */
  warnings: string[];
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
  const [packs, setPacks] = useState<Shelved[] | null>(null);
  const language = getLang();
  const reload = (): void => {
    listPacks(seat).then(setPacks, fail);
  };
  useEffect(reload, [seat, language, given]);
  return { packs, reload };
}

export function usePlan(state: GameState, seat: Seat, atOnce = false): Plan {
  const { run } = useCommands();
  const [stored, setStored] = useState<string[]>([]);
  const [draft, setDraft] = useState<string[] | null>(null);
  const [error, setError] = useState("");
  const [warnings, setWarnings] = useState<string[]>([]);
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
  /** `sent`: the draft that is on its way; a newer one stays. */
  const store = (plan: Promise<StoredPlan>, sent: string[] | null = draft): Promise<void> => {
    const settle = (): void => setDraft((now) => (now === sent ? null : now));
    setError("");
    const keep = ({ ids: kept, warnings: told }: StoredPlan): void => {
      setStored(kept);
      setWarnings(told);
      settle();
      if (kept.length === 0) setError(t("drawNone"));
    };
    return plan.then(keep, (problem: unknown) => {
      fail(problem);
      if (atOnce) settle();
    });
  };
  const clear = (): void => {
    setError("");
    setDraft(null);
    setWarnings([]);
    // NB: what could not be said to the server is still its plan.
    if (run("HOST_SELECT_CONTENT_PACK", { contentPackId: null })) setStored([]);
  };
  const pick = (ids: string[]): void => setDraft(ids.slice(0, mostDestinations));
  const toggle = (id: string): void => pick(picked.includes(id) ? picked.filter((other) => other !== id) : [...picked, id]);
  const saving = (): Promise<void> => {
    if (draft && draft.length > 0) return store(importPlan(seat, draft));
    if (draft) clear();
    return Promise.resolve();
  };
  useStoredAtOnce(atOnce, draft, saving);
  const draw = (count: number, regions: string[]): void => void store(drawPlan(seat, count, regions));
  return { ...library, bin, picked, changed: draft !== null, atOnce, error, warnings, pick, toggle, save: () => void saving(), clear, draw };
}
