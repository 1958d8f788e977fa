// What is said, cut into pages, and how long each stays.
import assert from "node:assert/strict";
import { test } from "node:test";
import { pagesFrom, pagesOf } from "../../src/tv/captions/pages";

const long = "Halvvägs. Nu syns kyrktornen i fjärran, och någon därbak har redan handen på bromsen. Sex poäng ligger på spåret.";
const total = (pages) => Math.round(pages.reduce((sum, { ms }) => sum + ms, 0));

test("UI-T25 pages have at most two lines of 42 characters, and nothing is lost", () => {
  const pages = pagesOf(long, 9000);
  for (const { lines } of pages) {
    assert.ok(lines.length <= 2);
    for (const line of lines) assert.ok(line.length <= 42, line);
  }
  assert.equal(pages.flatMap(({ lines }) => lines).join(" "), long);
  assert.equal(total(pages), 9000);
});

test("S10.4 a caption stays for two seconds at least; markup is not shown", () => {
  const pages = pagesOf('Sex <break time="300ms"/> poäng.', 700);
  assert.deepEqual(pages, [{ lines: ["Sex poäng."], ms: 2000 }]);
  assert.deepEqual(pagesOf(" <break/> ", 700), []);
});

test("UI-T25 a TV that comes back shows captions for what is left of the clip length", () => {
  const pages = pagesOf(long, 9000);
  assert.deepEqual(pagesFrom(pages, 0), pages);
  assert.deepEqual(pagesFrom(pages, -300), pages);
  assert.equal(total(pagesFrom(pages, 4000)), 5000);
  assert.equal(pagesFrom(pages, pages[0].ms + 1)[0].lines, pages[1].lines);
  assert.deepEqual(pagesFrom(pages, 9000), []);
});
