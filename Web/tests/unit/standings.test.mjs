// The pages of the TV's standings.
import assert from "node:assert/strict";
import { test } from "node:test";
import { pagesFor, pageSize, placeOn } from "../../src/tv/parts/standingPages";

const rowsOn = (page, count) =>
  Array.from({ length: count }, (_, i) => i).filter((i) => {
    const place = placeOn(page, i, count);
    return place >= 0 && place < pageSize;
  });

test("UI-T17 the leader stays on top of every page of standings, and each other row is on one page", () => {
  assert.deepEqual(rowsOn(0, 8), [0, 1, 2, 3, 4, 5, 6, 7]);
  for (const count of [9, 12, 15, 16, 20, 47]) {
    const pages = Array.from({ length: pagesFor(count) }, (_, page) => rowsOn(page, count));
    assert.ok(pages.every((rows) => rows[0] === 0 && rows.length <= pageSize), count);
    assert.deepEqual(pages.flatMap((rows) => rows.slice(1)), Array.from({ length: count - 1 }, (_, i) => i + 1));
  }
});

test("the pages share the rows evenly, from the second line on", () => {
  assert.deepEqual([0, 1].map((page) => rowsOn(page, 12).length), [7, 6]);
  assert.equal(placeOn(1, 7, 12), 1);
});
