// The sheets of a page, held to that page when they are built.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";
import { scoped } from "../../build/scope.mjs";

const tv = "[data-page=tv]";

test("every selector of a list gets the page's mark, commas in brackets part nothing", () => {
  assert.equal(scoped(".a, .b:not(.c, .d) > p {top:0}", "tv"), `${tv} .a,${tv} .b:not(.c, .d) > p{top:0}`);
});

test("the root itself carries the mark", () => {
  assert.equal(scoped(":root{--u:1px}html,body{margin:0}", "tv"), `:root${tv}{--u:1px}html${tv},${tv} body{margin:0}`);
});

test("rules within a condition are marked, steps of a motion and faces are not", () => {
  assert.equal(scoped("@media (min-width: 1px) { .a { top: 0 } }", "tv"), `@media (min-width: 1px){${tv} .a{ top: 0 }}`);
  const motion = "@keyframes turn{from{opacity:0}to{opacity:1}}";
  assert.equal(scoped(motion, "tv"), motion);
});

test("imports and what stands in comments stay out of it", () => {
  assert.equal(scoped('@import "./a.css";/* .x { } */\n.a{top:0}', "tv"), `@import "./a.css";${tv} .a{top:0}`);
});

test("a sheet that breaks off is refused", () => {
  assert.throws(() => scoped(".a { top: 0", "tv"), /without an end/);
  assert.throws(() => scoped(".a", "tv"), /neither a rule/);
});

test("every sheet of every page can be read, and keeps all that it declares", () => {
  for (const page of ["host", "listen", "player", "tv"]) {
    const files = readdirSync(`src/${page}`, { recursive: true }).filter((file) => file.endsWith(".css"));
    for (const file of files) {
      const css = readFileSync(`src/${page}/${file}`, "utf8").replace(/\/\*[^]*?\*\//g, "");
      const count = (text) => text.split(/[{};]/).map((part) => part.trim()).filter(Boolean).length;
      assert.equal(count(scoped(css, page)), count(css), file);
    }
  }
});
