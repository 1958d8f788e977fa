// *Vart vill ni?*: what a place that is being typed is to the server (UI-E22, RE68).
import { useEffect, useState } from "react";
import { getLang } from "../../../lib/i18n/core";
import { call } from "../../../lib/rest";
import type { Seat } from "../../../lib/storage";
import type { FoundPlaces } from "../../../lib/types";

/** Typing rests for so long before the server is asked. */
const restMs = 350;

/** Null while nothing is typed, or nothing is known of it yet; what cannot be asked is left to the order itself. */
export function usePlace(seat: Seat, typed: string): FoundPlaces | null {
  const [found, setFound] = useState<FoundPlaces | null>(null);
  const place = typed.trim();
  const language = getLang();
  useEffect(() => {
    setFound(null);
    if (!place) return;
    let current = true;
    const timer = window.setTimeout(() => {
      const path = `/v1/content/places?q=${encodeURIComponent(place)}&lang=${language}`;
      call<FoundPlaces>("GET", path, undefined, seat.token).then(
        (answer) => current && setFound(answer),
        () => undefined,
      );
    }, restMs);
    return () => {
      current = false;
      window.clearTimeout(timer);
    };
  }, [seat, place, language]);
  return found;
}
