// Scenes rendered by the TV's own mixing desk in an OfflineAudioContext. Each gives plain numbers.
import { Bed } from "../../src/tv/audio/bed";
import { Graph } from "../../src/tv/audio/graph";
import { Library } from "../../src/tv/audio/library";
import { linear } from "../../src/tv/audio/levels";
import { loop } from "./seam.mjs";

const rate = 48_000;
const stepS = 0.01;

const stage = (seconds) => {
  const context = new OfflineAudioContext(1, seconds * rate, rate);
  return { context, graph: new Graph(context) };
};

function sine(context, out, hz, gain) {
  const source = new OscillatorNode(context, { frequency: hz });
  source.connect(new GainNode(context, { gain })).connect(out);
  source.start();
}

const rms = (samples) => Math.sqrt(samples.reduce((sum, v) => sum + v * v, 0) / samples.length);

/** The loudness of every 10 ms. */
async function course(context) {
  const samples = (await context.startRendering()).getChannelData(0);
  const step = stepS * rate;
  return Array.from({ length: Math.floor(samples.length / step) }, (_, i) => rms(samples.subarray(i * step, (i + 1) * step)));
}

const peak = (buffer) => buffer.getChannelData(0).reduce((most, v) => Math.max(most, Math.abs(v)), 0);

/** A clip of 2 s at 1 s, one of 2 s at 2.5 s over its end; with `cut`, silence from that second. */
function duck({ cut } = {}) {
  const { context, graph } = stage(7);
  sine(context, graph.music, 1000, 0.1);
  graph.duck.press(1, 2);
  graph.duck.press(2.5, 2);
  if (cut) graph.duck.release(cut);
  return course(context);
}

/** The bed at a level of the host, from 1 s, changed over 300 ms; an effect beside it does not change. */
function level({ db, layer }) {
  const { context, graph } = stage(2);
  sine(context, graph[layer], 1000, 0.05);
  graph.setMusicLevel(db, 300, 1);
  return course(context);
}

/** A track at the host's Max, with an effect and a voice as loud as a file can be. */
async function loudest({ id }) {
  const { context, graph } = stage(6);
  const track = await new Library(context).track(id, true);
  if (track) new Bed(context, graph.music).play(track, { atS: 0, positionS: 0, gainDb: 0, fadeS: 0 });
  sine(context, graph.effects, 997, 1);
  sine(context, graph.voice, 331, linear(3));
  graph.setMusicLevel(6, 0, 0);
  return peak(await context.startRendering());
}

/** A file's peak alone, and through the desk at a level. */
async function alone({ id, db }) {
  const { context, graph } = stage(6);
  const track = await new Library(context).track(id, true);
  new Bed(context, graph.music).play(track, { atS: 0, positionS: 0, gainDb: 0, fadeS: 0 });
  graph.setMusicLevel(db, 0, 0);
  return peak(await context.startRendering());
}

const tone = (context, id, hz) => {
  const buffer = new AudioBuffer({ length: 4 * rate, sampleRate: rate });
  buffer.getChannelData(0).forEach((_, i, all) => (all[i] = 0.1 * Math.sin((2 * Math.PI * hz * i) / rate)));
  return { id, buffer, loop: { startS: 0, endS: 4 } };
};

/** Two tracks; the second is wanted at 1.2 s and takes over in 500 ms. */
async function crossfade() {
  const { context, graph } = stage(3);
  const bed = new Bed(context, graph.music);
  bed.play(tone(context, "a", 450), { atS: 0, positionS: 0, gainDb: 0, fadeS: 0 });
  const atS = bed.changeAt(1.2);
  bed.play(tone(context, "b", 710), { atS, positionS: 0, gainDb: 0, fadeS: 0.5 });
  return { atS, course: await course(context) };
}

/** Whether this browser can decode the soundtrack. */
const decodes = async ({ id }) => ({ can: (await new Library(stage(1).context).track(id, true)) !== null });

globalThis.scenes = { decodes, duck, level, loudest, alone, loop, crossfade };

/** For browsers whose driver waits for no promise: the answer is left in `window.scene`. */
globalThis.play = (name, how) => {
  globalThis.scene = null;
  globalThis.scenes[name](how).then((answer) => (globalThis.scene = { answer }), (error) => (globalThis.scene = { error: String(error) }));
};
