// What was taken out of the library, and the ways back (UI-H70, RE65, RE66).
import { useEffect, useState } from "react";
import { getLang } from "../../lib/i18n/core";
import { t } from "../../lib/i18n/host";
import { ApiError } from "../../lib/rest";
import type { Seat } from "../../lib/storage";
import type { DeletedPack } from "../../lib/types";
import { useAsking } from "../houseKey";
import { deletedPacks, restorePack } from "./api";
import { contentErrorText } from "./refusal";

interface Removed {
  id: string;
  /** As the library called it: a number while titles are hidden. */
  title: string;
}

export interface Bin {
  packs: DeletedPack[];
  /** The one that was just removed. */
  last: Removed | null;
  /** What has just come of it. */
  told: string;
  error: string;
  removed: (pack: Removed) => void;
  /** The chance to undo by one press is over. */
  settle: () => void;
  bringBack: (pack: Removed) => void;
}

const unavailable = [404, 409];

/** `reload`: reads the library again. */
export function useBin(seat: Seat, reload: () => void): Bin {
  const [packs, setPacks] = useState<DeletedPack[]>([]);
  const [last, setLast] = useState<Removed | null>(null);
  const [told, setTold] = useState("");
  const [error, setError] = useState("");
  const { given } = useAsking();
  const language = getLang();
  const look = (): void => {
    const failed = (problem: unknown): void => {
      // NB: the library says so already, and has the button for it.
      const isLocked = problem instanceof ApiError && problem.code === "House key needed";
      if (!isLocked) setError(contentErrorText(problem));
    };
    deletedPacks(seat).then(setPacks, failed);
  };
  useEffect(look, [seat, language, given]);
  const removed = (pack: Removed): void => {
    setLast(pack);
    setTold("");
    setError("");
    look();
  };
  const bringBack = ({ id, title }: Removed): void => {
    setError("");
    const failed = (problem: unknown): void => {
      const isGone = problem instanceof ApiError && unavailable.includes(problem.status) && problem.code !== "Pack in play";
      setError(isGone ? t("cannotBringBack", { name: title }) : contentErrorText(problem));
      look();
    };
    const back = (): void => {
      setLast(null);
      setTold(t("broughtBack", { name: title }));
      reload();
      look();
    };
    restorePack(seat, id).then(back, failed);
  };
  return { packs, last, told, error, removed, settle: () => setLast(null), bringBack };
}
