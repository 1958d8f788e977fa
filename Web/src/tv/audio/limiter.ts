// The last thing before the room: nothing above −1 dBFS, whatever is played at once (S2, S13).
import { linear } from "./levels";

const thresholdDb = -2;
const ratio = 20;
const ceiling = linear(-1);
/** Below this the last stage changes nothing; above it bends towards the ceiling. */
const knee = linear(-1.5);
/** The last stage can be driven to this, more than all layers together reach. */
const headroom = 4;
const steps = 8193;

// NB: every browser lifts the whole signal behind its compressor by 60 % of what a full-scale one
// loses in it (Web Audio §1.19.4, makeup gain). A desk must not change the level of a quiet sound.
const makeupDb = 0.6 * -thresholdDb * (1 - 1 / ratio);

function bend(value: number): number {
  const size = Math.abs(value);
  if (size <= knee) return value;
  const room = ceiling - knee;
  return Math.sign(value) * (knee + room * Math.tanh((size - knee) / room));
}

function lastStage(context: BaseAudioContext): WaveShaperNode {
  const curve = new Float32Array(steps);
  for (let i = 0; i < steps; i += 1) curve[i] = bend(((2 * i) / (steps - 1) - 1) * headroom);
  return new WaveShaperNode(context, { curve });
}

/** Connects a limiter to the context's output and returns what to play into. */
export function limiter(context: BaseAudioContext): AudioNode {
  const attack = 0.002;
  const release = 0.1;
  const first = new DynamicsCompressorNode(context, { threshold: thresholdDb, knee: 0, ratio, attack, release });
  const trim = new GainNode(context, { gain: linear(-makeupDb) / headroom });
  // NB: a compressor lets the first milliseconds of a hit through; the last stage does not.
  first.connect(trim).connect(lastStage(context)).connect(context.destination);
  return first;
}
