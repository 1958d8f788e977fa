// Runs before the first paint: picks the drawn screen, keeps a tap that comes too early, and loads
// the page in steps, so that no single task holds up a slow phone.
import { firstScreen, noteEarlyTap } from "./screens";

const pauseMs = 2000;
const html = document.documentElement;
const steps = document.currentScript?.dataset.steps?.split(" ") ?? [];
const screen = firstScreen();

html.dataset.first = screen;
html.lang = screen.slice(0, 2);
document.addEventListener("submit", (event) => {
  if (html.dataset.first === undefined) return;
  event.preventDefault();
  noteEarlyTap();
});

async function load(step: string): Promise<void> {
  try {
    await import(step);
  } catch {
    // NB: a network that drops now and then: the drawn screen stays, and we try again.
    await new Promise((resolve) => window.setTimeout(resolve, pauseMs));
    await load(step);
  }
}

document.addEventListener("DOMContentLoaded", async () => {
  for (const step of steps) await load(step);
});
