// Painting ahead: one piece in the pause after each frame.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { ahead } from "../../src/tv/train/paint/ahead";

let frames;
beforeEach(() => {
  frames = [];
  globalThis.requestAnimationFrame = (then) => frames.push(then);
  globalThis.window = { setTimeout: (then) => then() };
});

const frame = () => frames.splice(0).forEach((then) => then());

test("UI-T31 one piece after each frame, in the order in which they were asked for", () => {
  const done = [];
  ahead(() => done.push(1), () => done.push(2));
  ahead(() => done.push(3));
  assert.deepEqual(done, []);
  frame();
  assert.deepEqual(done, [1]);
  frame();
  frame();
  frame();
  assert.deepEqual(done, [1, 2, 3]);
});

test("UI-T31 a piece that asks for more does not make two run after one frame", () => {
  const done = [];
  ahead(() => ahead(() => done.push("a"), () => done.push("b")));
  frame();
  frame();
  assert.deepEqual(done, ["a"]);
  frame();
  assert.deepEqual(done, ["a", "b"]);
});

test("UI-T31 one piece a frame: one that fails does not keep the others waiting", () => {
  const done = [];
  ahead(() => { throw new Error("no memory"); }, () => done.push("next"));
  assert.throws(frame, /no memory/);
  frame();
  assert.deepEqual(done, ["next"]);
});
