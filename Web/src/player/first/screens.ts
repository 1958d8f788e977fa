// The screens drawn into the html when it is built, and which of them this visit begins with.
import { Language } from "../../lib/i18n/language";
import { codeInAddress } from "../../lib/rest";
import { read } from "../../lib/storage";
import { seatFor } from "../storedSeat";

/** `join` asks for the code, `code` has it from the link, `seat` comes back to a game. */
type Start = "join" | "code" | "seat";

const fullCode = 6;

function start(): Start {
  const code = codeInAddress();
  if (seatFor(code)) return "seat";
  return code.length === fullCode ? "code" : "join";
}

/** `<language>-<start>`: the name of a drawn screen. */
export function firstScreen(): string {
  const asked = new URLSearchParams(window.location.search).get("lang");
  return `${new Language(read("tripto.lang"), asked).current}-${start()}`;
}

/** Notes a tap on the button that came before the page's script was there to hear it. */
export function noteEarlyTap(): void {
  document.documentElement.dataset.tapped = "";
}

/** True once, when there was such a tap. */
export function tappedEarly(): boolean {
  const { dataset } = document.documentElement;
  const tapped = dataset.tapped !== undefined;
  delete dataset.tapped;
  return tapped;
}
