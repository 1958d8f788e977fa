// Runs before the first paint: picks the drawn screen, keeps the taps that come too early, and loads
// the page in steps, so that no single task holds up a slow phone.
import { codeInAddress } from "../../lib/rest";
import { firstScreen, noteEarlyTap } from "./screens";
import { startAnew } from "./startAnew";

const pauseMs = 2000;
const html = document.documentElement;
const steps = document.currentScript?.dataset.steps?.split(" ") ?? [];
const screen = firstScreen();

html.dataset.first = screen;
html.lang = screen.slice(0, 2);
document.addEventListener("submit", (event) => {
  if (html.dataset.first === undefined) return;
  event.preventDefault();
  noteEarlyTap("join-button");
});
document.addEventListener("click", ({ target }) => {
  if (html.dataset.first === undefined || !(target instanceof Element)) return;
  noteEarlyTap(target.closest<HTMLElement>("button[type=button]")?.dataset.testid);
});

/** Failures before the page is loaded anew; after that has not helped, more of them. */
function tries(): number {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return visit?.type === "reload" ? 15 : 3;
}

async function load(step: string, failures = 0): Promise<void> {
  try {
    await import(step);
  } catch {
    // NB: a network that drops now and then: the drawn screen stays, and we try again.
    await new Promise((resolve) => window.setTimeout(resolve, pauseMs));
    if (failures + 1 >= tries()) await startAnew(step);
    await load(step, failures + 1);
  }
}

document.addEventListener("DOMContentLoaded", async () => {
  // NB: shown by the style sheet: text of ours in the drawn screen would be in the way of the page's.
  for (const ticket of document.querySelectorAll<HTMLElement>(".first .badge")) ticket.dataset.code = codeInAddress();
  for (const step of steps) await load(step);
});
