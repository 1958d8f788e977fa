// A sound card in virtual time: the page's own desk plays the events of an evening, and every gain can be asked for later.

/** An AudioParam by the rules of Web Audio §1.6: what was scheduled, and the value at any time. */
class Param {
  events = [];

  constructor(value) {
    this.value = value;
  }

  setValueAtTime(value, atS) {
    this.add({ kind: "set", value, atS });
  }

  linearRampToValueAtTime(value, atS) {
    this.add({ kind: "linear", value, atS });
  }

  exponentialRampToValueAtTime(value, atS) {
    this.add({ kind: "exponential", value, atS });
  }

  cancelScheduledValues(atS) {
    this.events = this.events.filter((event) => event.atS < atS);
  }

  add(event) {
    const place = this.events.findIndex(({ atS }) => atS > event.atS);
    this.events.splice(place < 0 ? this.events.length : place, 0, event);
  }

  valueAt(atS) {
    let before = { value: this.value, atS: 0 };
    for (const event of this.events) {
      if (event.atS > atS) return event.kind === "set" ? before.value : ramp(before, event, atS);
      before = event;
    }
    return before.value;
  }
}

function ramp(from, to, atS) {
  const share = (atS - from.atS) / (to.atS - from.atS);
  if (to.kind === "exponential") return from.value * (to.value / from.value) ** share;
  return from.value + (to.value - from.value) * share;
}

class Node {
  connect(node) {
    this.next = node;
    return node;
  }
}

class Gain extends Node {
  constructor(context, { gain = 1 } = {}) {
    super();
    this.gain = new Param(gain);
  }

  valueAt(atS) {
    return this.gain.valueAt(atS);
  }
}

/** A card whose clock `clock.ms` is, with the sounds of `lengths`, in s by address. */
function card(clock, lengths) {
  const sources = [];
  class Source extends Node {
    constructor(_, { buffer, loop = false }) {
      super();
      Object.assign(this, { buffer, loop, stopS: Infinity });
      sources.push(this);
    }
    start(atS, positionS) {
      this.startS = atS;
      if (!this.loop) this.stopS = atS + this.buffer.duration - positionS;
    }
    stop(atS) {
      this.stopS = Math.min(this.stopS, atS);
    }
  }
  class Context {
    state = "running";
    outputLatency = 0;
    destination = new Node();
    get currentTime() {
      return clock.ms / 1000;
    }
    decodeAudioData(address) {
      return Promise.resolve({ duration: lengths.get(address) ?? 2 });
    }
    addEventListener() {}
    resume() {
      return Promise.resolve();
    }
  }
  return { sources, Source, Context };
}

const turn = () => new Promise(setImmediate);

/** Tells those sources that have come to their end by now, at their time. */
function end(sources, clock, untilMs) {
  const over = sources.filter((source) => source.stopS * 1000 <= untilMs && !source.isOver);
  for (const source of over.sort((one, other) => one.stopS - other.stopS)) {
    clock.ms = Math.max(clock.ms, source.stopS * 1000);
    source.isOver = true;
    source.onended?.();
  }
}

/** What useSound connects. */
function hear(player, fileOf, destination, type, payload) {
  switch (type) {
    case "MUSIC_SET": {
      const { trackId, mode, ...order } = payload;
      return player.music.set({ ...order, file: fileOf(trackId, destination), loop: mode === "loop" });
    }
    case "MUSIC_STOP": return player.music.stop(payload.fadeOutMs);
    case "MUSIC_GAIN_SET": return player.music.setLevel(payload.gainDb, payload.transitionMs ?? 300);
    case "AUDIO_PLAY": return player.say(payload);
    case "AUDIO_STOP": return player.stopSaying(payload.clipId, payload.fadeOutMs);
    default: return undefined;
  }
}

/** Plays the events, each at its `atMs`, and answers with the gains of the two buses at any time, in s. */
export async function gains(events, assets) {
  const clock = { ms: 0 };
  const lengths = new Map(assets.map(({ id, durationMs }) => [`/audio/${id}.m4a`, durationMs / 1000]));
  for (const { type, payload } of events) {
    if (type === "AUDIO_PLAY") lengths.set(new URL(payload.url, window.location.href).pathname, payload.durationMs / 1000);
  }
  const { sources, Source, Context } = card(clock, lengths);
  Object.assign(globalThis, {
    AudioContext: Context, GainNode: Gain, AudioBufferSourceNode: Source, DynamicsCompressorNode: Node, WaveShaperNode: Node,
    fetch: async (address) => ({
      ok: true, json: async () => ({ assets }), arrayBuffer: async () => new URL(address, window.location.href).pathname,
    }),
  });
  Date.now = () => clock.ms;
  const { Player } = await import("../../src/tv/audio/player");
  const { fileOf } = await import("../../src/tv/audio/tracks");
  const player = new Player();
  const { graph } = player.desk;
  let destination = 0;
  for (const { atMs, type, payload } of events) {
    end(sources, clock, atMs);
    clock.ms = atMs;
    if (type === "STATE") destination = payload.roundIndex ?? 0;
    void hear(player, fileOf, destination, type, payload);
    for (let i = 0; i < 4; i += 1) await turn();
  }
  const bus = (out) => (atS) => {
    const heard = sources.filter(({ startS, stopS, next }) => next.next === out && startS <= atS && atS < stopS);
    return Math.hypot(...heard.map(({ next }) => next.valueAt(atS)), 0);
  };
  const [music, voice] = [bus(graph.music), bus(graph.voice)];
  return { voice, music: (atS) => music(atS) * graph.music.valueAt(atS) * graph.music.next.valueAt(atS) };
}
