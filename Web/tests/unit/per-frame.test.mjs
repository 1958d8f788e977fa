// News between two frames: one rendering for all of it.
import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { perFrame } from "../../src/lib/perFrame";

let frames;
let told;
let urgent;
let changed;
beforeEach(() => {
  frames = [];
  told = 0;
  urgent = false;
  globalThis.document = { hidden: false };
  globalThis.requestAnimationFrame = (then) => frames.push(then);
  changed = perFrame(() => (told += 1), () => urgent);
});

const frame = () => frames.splice(0).forEach((then) => then());

test("UI-T31 all that comes between two frames is told once, and what comes later again", () => {
  changed();
  changed();
  assert.equal(told, 0);
  frame();
  assert.equal(told, 1);
  frame();
  assert.equal(told, 1);
  changed();
  frame();
  assert.equal(told, 2);
});

test("UI-A6 what is urgent, as a restored view is, waits for no frame", () => {
  urgent = true;
  changed();
  assert.equal(told, 1);
});

test("a hidden page, which has no frames, is told at once, also if hidden while it waited", () => {
  changed();
  globalThis.document.hidden = true;
  changed();
  assert.equal(told, 1);
});
