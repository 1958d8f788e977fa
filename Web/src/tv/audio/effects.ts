// The third layer: short sounds over everything, never ducked (AU6).
import type { Desk } from "./desk";
import { assetUrl } from "./library";
import { loopOf } from "./manifest";
import { synthesise } from "./synth";
import { startTime } from "./timing";

/** The roll is cut from a longer loop. */
const cutS: Record<string, number> = { sfx_drumroll: 2.4 };
const fadeS = 0.06;

const all = [
  "sfx_brake",
  "sfx_lock",
  "sfx_reveal",
  "sfx_followup_correct",
  "sfx_followup_incorrect",
  "sfx_sting_build",
  "sfx_drumroll",
  "sfx_winner_fanfare",
];

export class Effects {
  constructor(private readonly desk: Desk) {}

  prefetch(): void {
    for (const id of all) void this.desk.library.sound(assetUrl(id));
  }

  async play(id: string, volume: number, startAtServerMs: number): Promise<void> {
    if (!this.desk.isRunning) return;
    const { context, graph, library } = this.desk;
    const [buffer, asset] = await Promise.all([library.sound(assetUrl(id)), library.asset(id)]);
    const atS = startTime(startAtServerMs, this.desk.now);
    if (!buffer) return synthesise(id, context, graph.effects, atS, volume);
    const level = new GainNode(context, { gain: volume });
    const source = new AudioBufferSourceNode(context, { buffer });
    source.connect(level).connect(graph.effects);
    source.start(atS, loopOf(asset)?.startS ?? 0);
    const lengthS = cutS[id];
    if (lengthS === undefined) return;
    level.gain.setValueAtTime(volume, atS + lengthS - fadeS);
    level.gain.linearRampToValueAtTime(0, atS + lengthS);
    source.stop(atS + lengthS);
  }
}
