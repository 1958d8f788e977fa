// What a passenger is called, and the choice of one.
import "./window.mjs";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { chooseLang } from "../../src/lib/i18n/core";
import { figures } from "../../src/ui/passenger/figures";
import { choiceName, figureName } from "../../src/ui/passenger/names";
import { Passenger } from "../../src/ui/passenger/Passenger";
import { PassengerPicker } from "../../src/ui/passenger/PassengerPicker";

const picker = (value) => renderToString(createElement(PassengerPicker, { value, onChange: () => undefined }));
const radios = (html) => [...html.matchAll(/<input type="radio"[^>]*aria-label="([^"]+)"/g)].map(([, label]) => label.replace("&#x27;", "'"));

function inLanguage(lang, look) {
  chooseLang(lang);
  try {
    look();
  } finally {
    chooseLang("sv");
  }
}

// EVE77, but that no page has passengers yet.
test("the accessible name is the player's, and figure and hat are decoration", () => {
  const alone = renderToString(createElement(Passenger, { figure: "fox", tone: 1, name: "Alva" }));
  assert.match(alone, /<svg[^>]* role="img" aria-label="Alva"/);
  assert.doesNotMatch(alone, /Räv|basker|<title/);
  const besideItsName = renderToString(createElement(Passenger, { figure: "fox", tone: 1 }));
  assert.match(besideItsName, /<svg[^>]* aria-hidden="true"/);
  assert.doesNotMatch(besideItsName, /role=|aria-label/);
});

test("the picker's radio labels name figure and tone: Räv med basker, blå", () => {
  const labels = radios(picker({ figure: "fox", tone: 1 }));
  assert.equal(labels.length, 16 + 12);
  assert.equal(labels[0], "Räv med basker, blå");
  assert.equal(labels[15], "Ekorre med stickad mössa, blå");
  assert.equal(labels[16 + 11], "Räv med basker, oliv");
  inLanguage("en", () => assert.equal(radios(picker({ figure: "fox", tone: 1 }))[6], "Hedgehog in a sou'wester, blue"));
  inLanguage("nb", () => assert.equal(choiceName({ figure: "bear", tone: 5 }), "Bjørn med topplue, korall"));
});

test("EVE74 figures are called as the table says, in Swedish and English", () => {
  const rows = [...readFileSync("../docs/SPEC.md", "utf8").matchAll(/^\| (\w+) \| (.+?) = (.+?) \|/gm)].filter(([, id]) => figures.includes(id));
  assert.equal(rows.length, 16);
  for (const [, id, sv] of rows) assert.equal(figureName(id), sv);
  inLanguage("en", () => rows.forEach(([, id, , en]) => assert.equal(figureName(id), en)));
});

// UI-E26, but that the pages do not ask yet.
test("a passenger may be left unchosen, and each half be chosen alone", () => {
  const nothing = picker({});
  assert.doesNotMatch(nothing, /checked=|required/);
  assert.equal(radios(nothing)[0], "Räv med basker");
  assert.equal(radios(nothing)[16], "blå");
  assert.equal(picker({ tone: 3 }).match(/checked=""/g).length, 1);
  assert.equal(picker({ figure: "owl", tone: 3 }).match(/checked=""/g).length, 2);
});

test("figures and tones are two groups of radio buttons", () => {
  const names = [...picker({}).matchAll(/<input type="radio" name="([^"]+)"/g)].map(([, name]) => name);
  assert.equal(new Set(names.slice(0, 16)).size, 1);
  assert.equal(new Set(names.slice(16)).size, 1);
  assert.notEqual(names[0], names[16]);
});
