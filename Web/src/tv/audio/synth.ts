// Effects made on the spot, for when the server has no recording: a brake must be heard.

interface Voice {
  context: AudioContext;
  out: AudioNode;
  at: number;
}

interface Tone {
  type: OscillatorType;
  from: number;
  to?: number;
  start?: number;
  length: number;
  gain: number;
}

function tone({ context, out, at }: Voice, { type, from, to, start = 0, length, gain }: Tone): void {
  const source = context.createOscillator();
  const level = context.createGain();
  const begin = at + start;
  source.type = type;
  source.frequency.setValueAtTime(from, begin);
  if (to) source.frequency.exponentialRampToValueAtTime(to, begin + length);
  level.gain.setValueAtTime(0.0001, begin);
  level.gain.exponentialRampToValueAtTime(gain, begin + 0.012);
  level.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  source.connect(level).connect(out);
  source.start(begin);
  source.stop(begin + length + 0.02);
}

function noise({ context, out, at }: Voice, hz: number, q: number, length: number, gain: number, start = 0) {
  const samples = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
  const data = samples.getChannelData(0);
  for (let i = 0; i < data.length; i += 1) data[i] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  const level = context.createGain();
  const begin = at + start;
  source.buffer = samples;
  filter.type = "bandpass";
  filter.frequency.setValueAtTime(hz, begin);
  filter.Q.value = q;
  level.gain.setValueAtTime(gain, begin);
  level.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  source.connect(filter).connect(level).connect(out);
  source.start(begin);
}

const chord = (v: Voice, notes: number[], length: number, gain: number, step = 0): void =>
  notes.forEach((hz, i) => tone(v, { type: "triangle", from: hz, length, gain, start: i * step }));

const recipes: Record<string, (v: Voice) => void> = {
  sfx_brake: (v) => {
    noise(v, 2600, 9, 0.55, 1.4);
    tone(v, { type: "sawtooth", from: 1900, to: 620, length: 0.5, gain: 0.16 });
    tone(v, { type: "sine", from: 140, to: 46, length: 0.4, gain: 0.7 });
  },
  sfx_lock: (v) => {
    noise(v, 1800, 3, 0.05, 0.9);
    chord(v, [880, 1318.5], 0.34, 0.28, 0.07);
  },
  sfx_followup_correct: (v) => chord(v, [784, 1174.7], 0.3, 0.26, 0.09),
  sfx_followup_incorrect: (v) => chord(v, [311.1, 233.1], 0.3, 0.26, 0.11),
  sfx_reveal: (v) => {
    tone(v, { type: "sine", from: 98, to: 49, length: 0.7, gain: 0.7 });
    chord(v, [392, 493.9, 587.3, 784], 1.5, 0.17, 0.03);
  },
  sfx_sting_build: (v) => tone(v, { type: "sawtooth", from: 110, to: 440, length: 0.8, gain: 0.16 }),
  sfx_drumroll: (v) => {
    for (let i = 0; i < 48; i += 1) noise(v, 320, 1.2, 0.09, 0.22 + i * 0.012, i * 0.05);
  },
  sfx_winner_fanfare: (v) => {
    chord(v, [523.3, 659.3, 784, 1046.5], 0.42, 0.26, 0.14);
    chord({ ...v, at: v.at + 0.62 }, [523.3, 659.3, 784, 1046.5], 1.9, 0.2);
  },
};

/** Plays the built-in version of an effect at context time `at`; unknown ids are silent. */
export function synthesise(id: string, context: AudioContext, out: AudioNode, at: number, volume: number) {
  const level = context.createGain();
  level.gain.value = volume * 0.6;
  level.connect(out);
  recipes[id]?.({ context, out: level, at: Math.max(at, context.currentTime) });
}
