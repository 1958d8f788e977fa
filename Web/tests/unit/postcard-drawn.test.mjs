// The postcard as it stands on a page.
import assert from "node:assert/strict";
import { test } from "node:test";
import "./window.mjs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Postcard } from "../../src/ui/postcard/Postcard.tsx";

const paris = { name: "Paris", kind: "city", lat: 48.85, scene: ["sun", "dome", "river", "bridge_arch"] };
const drawn = (more = {}) => renderToStaticMarkup(createElement(Postcard, { ...paris, ...more }));
const partsIn = (html) => Array.from(html.matchAll(/data-part="([\w-]+)"/g), ([, part]) => part);

test("EVE68 sky, far, middle, near, then the stamp and over it the postmark", () => {
  const html = drawn({ dateMs: Date.UTC(2026, 10, 25, 12), points: 8 });
  assert.deepEqual(partsIn(html), ["sky_mild", "sun", "ground", "river", "dome", "bridge_arch", "stamp", "postmark"]);
  assert.match(html, /Hälsningar från/);
  assert.match(html, />8 p</);
  assert.match(html, /25 nov/);
  assert.match(html, /aria-label="Hälsningar från Paris"/);
});

test("EVE68 the wonder line stands under the card, not on it", () => {
  const html = drawn({ wonder: "Tornet växer på sommaren." });
  assert.ok(html.indexOf("Tornet växer") > html.indexOf("</svg>"));
  assert.doesNotMatch(drawn(), /figcaption/);
});

test("EVE68 before the day is known there is no postmark", () => {
  assert.ok(!partsIn(drawn({ points: 8 })).includes("postmark"));
});
