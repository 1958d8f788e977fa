// The screens drawn into the html when it is built, and which of them this visit begins with.
import { Language } from "../../lib/i18n/language";
import { codeInAddress } from "../../lib/rest";
import { joinCodeLength } from "../../lib/rules.gen";
import { read } from "../../lib/storage";
import { seatFor } from "../storedSeat";

/** `join` asks for the code, `code` has it from the link, `seat` comes back to a game. */
type Start = "join" | "code" | "seat";

function start(): Start {
  const code = codeInAddress();
  if (seatFor(code)) return "seat";
  return code.length === joinCodeLength ? "code" : "join";
}

/** `<language>-<start>`: the name of a drawn screen. */
export function firstScreen(): string {
  const asked = new URLSearchParams(window.location.search).get("lang");
  return `${new Language(read("tripto.lang"), asked, window.navigator?.languages).current}-${start()}`;
}

/** Notes a tap, by the button's `data-testid`, that came before the page's script was there to hear it. */
export function noteEarlyTap(button: string | undefined): void {
  const { dataset } = document.documentElement;
  const before = dataset.tapped?.split(" ") ?? [];
  if (button && !before.includes(button)) dataset.tapped = [...before, button].join(" ");
}

/** Does, once and in order, what those taps asked for. */
export function replayEarlyTaps(): void {
  const { dataset } = document.documentElement;
  const buttons = dataset.tapped?.split(" ") ?? [];
  delete dataset.tapped;
  for (const button of buttons) {
    document.querySelector<HTMLElement>(`#root [data-testid="${button}"]`)?.click();
  }
}
