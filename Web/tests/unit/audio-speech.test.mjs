// One voice after the other, whatever the network does.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Speech } from "../../src/tv/audio/speech";

const param = { value: 1, setValueAtTime() {}, cancelScheduledValues() {}, linearRampToValueAtTime() {} };

/** A desk whose clips come when the test says so; `started` lists what sounds, in order. */
function desk() {
  const [started, shelf] = [[], new Map()];
  globalThis.window = { location: { href: "http://tv.test/tv", origin: "http://tv.test" } };
  globalThis.GainNode = class {
    gain = param;
    connect(node) {
      return node;
    }
  };
  globalThis.AudioBufferSourceNode = class {
    constructor(_, { buffer }) {
      this.buffer = buffer;
    }
    connect(node) {
      return node;
    }
    start() {
      started.push(this);
    }
    stop() {}
  };
  const sound = (url) => new Promise((come) => shelf.set(new URL(url).pathname.slice(1), come));
  const made = {
    isRunning: true,
    context: { currentTime: 0 },
    now: { serverMs: 0, contextS: 0, latencyS: 0 },
    graph: { voice: {}, duck: { press() {}, release() {} } },
    clips: { sound },
  };
  return { desk: made, started, come: (name) => shelf.get(name)({ name, duration: 2 }) };
}

const clip = (name) => ({ clipId: name, url: `/${name}`, durationMs: 2000, startAtServerMs: 0, volume: 1 });
const turn = () => new Promise(setImmediate);

test("UI-T24 AU17 a clip on its way is not lost when the one before it ends", async () => {
  const { desk: made, started, come } = desk();
  const speech = new Speech(made);
  void speech.say(clip("remark"));
  come("remark");
  await turn();
  void speech.say(clip("clue"));
  started[0].onended();
  come("clue");
  await turn();
  assert.deepEqual(started.map(({ buffer }) => buffer.name), ["remark", "clue"]);
});

test("AU17 a clip that is stopped on its way does not start", async () => {
  const { desk: made, started, come } = desk();
  const speech = new Speech(made);
  void speech.say(clip("clue"));
  speech.stop("clue", 50);
  come("clue");
  await turn();
  assert.deepEqual(started, []);
});
