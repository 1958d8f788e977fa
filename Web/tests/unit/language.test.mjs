// The language of a page, and texts with their values.
import assert from "node:assert/strict";
import { test } from "node:test";
import { format, formatDate } from "../../src/lib/i18n/format";
import { locales } from "../../src/lib/i18n/generated/languages";
import { Language, preferred } from "../../src/lib/i18n/language";

test("UI-A17 the device's choice comes before ?lang=, that before the session's, then Swedish", () => {
  assert.equal(new Language("en", "sv").current, "en");
  assert.equal(new Language(null, "en").current, "en");
  assert.equal(new Language(null, "nb").current, "nb");
  assert.equal(new Language("klingon", "?").current, "sv");
  const open = new Language(null, null);
  open.follow("en", false);
  assert.equal(open.current, "en");
  const asked = new Language(null, "sv");
  asked.follow("en", false);
  assert.equal(asked.current, "sv");
});

test("UI-E4 a page opens in the browser's language before a game is known, and the game's comes after it", () => {
  assert.equal(preferred(["en-GB", "sv"]), "en");
  assert.equal(preferred(["de-DE", "nb-NO", "en"]), "nb");
  assert.equal(preferred(["nn"]), "nb");
  assert.equal(preferred(["no-NO"]), "nb");
  assert.equal(preferred(["fi"]), undefined);
  assert.equal(preferred(), undefined);
  const phone = new Language(null, null, ["en-US"]);
  assert.equal(phone.current, "en");
  phone.follow("nb", false);
  assert.equal(phone.current, "nb");
  assert.equal(new Language("sv", null, ["en"]).current, "sv");
  assert.equal(new Language(null, "sv", ["en"]).current, "sv");
  assert.equal(new Language(null, null, ["fi"]).current, "sv");
});

test("UI-A17 the TV follows the session, whatever was chosen", () => {
  const tv = new Language("sv", null);
  tv.follow("en", true);
  assert.equal(tv.current, "en");
  tv.follow("fi", true);
  assert.equal(tv.current, "en");
});

test("UI-A17 a live switch is told once, and no session overrules it", () => {
  const page = new Language(null, null);
  let told = 0;
  const stop = page.subscribe(() => told++);
  page.choose("en");
  page.choose("en");
  page.follow("sv", false);
  assert.equal(page.current, "en");
  assert.equal(told, 1);
  stop();
  page.choose("sv");
  assert.equal(told, 1);
});

test("UI-A18 plural forms follow the language's rule, also for 0 and fractions", () => {
  const text = "{n} point|{n} points";
  const forms = [0, 1, 2, 1.5].map((n) => format(text, { n }, "en"));
  assert.deepEqual(forms, ["0 points", "1 point", "2 points", "1.5 points"]);
  assert.equal(format("{n} sekund|{n} sekunder", { n: 1 }, "sv"), "1 sekund");
});

test("UI-A18 plural forms and numbers are those of CLDR", () => {
  for (const [lang, locale] of Object.entries(locales)) {
    const [rules, numbers] = [new Intl.PluralRules(locale), new Intl.NumberFormat(locale)];
    for (const n of [0, 1, 1.5, 2, 11, 21, 101, 999, 1000, 1001, 12345, -1, -1001]) {
      assert.equal(format("one {n}|other {n}", { n }, lang), `${rules.select(n)} ${numbers.format(n)}`);
    }
  }
});

test("UI-A18 numbers are written as the language writes them, words as they are", () => {
  assert.equal(format("{n} p", { n: 12345.5 }, "sv").replace(/\s/g, " "), "12 345,5 p");
  assert.equal(format("{n}", { n: 12345.5 }, "en"), "12,345.5");
  assert.equal(format("{name}: {x}", { name: "{x} $&", x: "42" }, "sv"), "{x} $&: 42");
  assert.equal(format("{a} {b}", { a: 1 }, "sv"), "1 {b}");
});

test("UI-A18 dates are written as sv-SE and en-GB have them", () => {
  const noon = Date.UTC(2026, 10, 21, 12);
  assert.match(formatDate(noon, "sv"), /^21 nov\.? 2026$/);
  assert.match(formatDate(noon, "en"), /^21 Nov 2026$/);
});

test("UI-A18 a name written from the right leaves the number after it where it is", () => {
  assert.equal(format("{name} {n} p", { name: "محمد", n: 10 }, "sv"), "\u2068محمد\u2069 10 p");
  assert.equal(format("{name} {n} p", { name: "Åsa 👩🏽‍🚀", n: 10 }, "sv"), "Åsa 👩🏽‍🚀 10 p");
});
