// The colours of the guests.
import assert from "node:assert/strict";
import { test } from "node:test";
import { tonesOf } from "../../src/ui/tone";

const sofa = (name, count) => Array.from({ length: count }, (_, i) => `${name}-${i}-7f3a9c`);
const colours = (ids) => new Map(tonesOf(ids).map((tone, i) => [ids[i], tone]));

test("UI-T2 six guests have six colours, and twelve have each of them twice", () => {
  for (const name of ["a", "b", "c"]) {
    assert.equal(new Set(tonesOf(sofa(name, 6))).size, 6);
    const twelve = tonesOf(sofa(name, 12));
    assert.ok(twelve.every((tone) => twelve.filter((other) => other === tone).length === 2));
  }
});

test("UI-T2 who comes last takes nobody's colour", () => {
  const ids = sofa("d", 9);
  for (let count = 1; count < ids.length; count += 1)
    assert.deepEqual(tonesOf(ids.slice(0, count)), tonesOf(ids).slice(0, count));
});

test("UI-T2 of a hundred sofas on which one of six leaves, four in five others keep their colours", () => {
  let kept = 0;
  for (let evening = 0; evening < 100; evening += 1) {
    const ids = sofa(`evening${evening}`, 6);
    const stay = ids.filter((_, i) => i !== evening % 6);
    const [before, after] = [colours(ids), colours(stay)];
    kept += stay.filter((id) => before.get(id) === after.get(id)).length;
  }
  assert.ok(kept >= 400, `${kept} of 500`);
});
