// The gains of the page's mixing desk over a recorded evening: AudioContext with a clock of the test's own.
import "../unit/window.mjs";
import { gains } from "./card.mjs";
import { evening } from "./evening.mjs";

/** Sampled this often, in ms; dB below `silence` are as good as none. */
export const stepMs = 20;
const silence = -60;

const db = (gain) => Math.round(Math.max(silence, 20 * Math.log10(Math.max(gain, 1e-9))) * 100) / 100;

/** [how often, value] in the place of values that are the same. */
function runs(values) {
  const all = [];
  for (const value of values) {
    const last = all[all.length - 1];
    if (last?.[1] === value) last[0] += 1;
    else all.push([1, value]);
  }
  return all;
}

export async function sound() {
  const { events, assets, endMs } = evening();
  const card = await gains(events, assets);
  const times = Array.from({ length: Math.floor(endMs / stepMs) }, (_, i) => (i * stepMs) / 1000);
  return {
    stepMs, assets, events,
    music: runs(times.map((atS) => db(card.music(atS)))),
    voice: runs(times.map((atS) => db(card.voice(atS)))),
  };
}
