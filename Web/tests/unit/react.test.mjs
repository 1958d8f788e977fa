// React as ES modules: what is rewritten, and what is left alone.
import assert from "node:assert/strict";
import { test } from "node:test";
import { asModule } from "../../build/react.mjs";

test("UI-P7 a library's requires and exports become a module's", () => {
  const source = [
    "var React = require('react');",
    "var React__namespace = /*#__PURE__*/_interopNamespace(React);",
    "exports.unstable_now = void 0;",
    "exports.unstable_now = () => React__namespace.clock();",
    "exports.hydrateRoot = hydrateRoot$1;",
  ];
  const lines = asModule(source.join("\n")).split("\n").filter(Boolean);
  assert.deepEqual(lines, [
    'import * as React from "react";',
    "export let unstable_now;",
    "unstable_now = () => React.clock();",
    "export { hydrateRoot$1 as hydrateRoot };",
  ]);
});

test("an edition that is written otherwise is no module", () => {
  for (const text of ["exports.a=function(){}", 'var b=require("react"),c=1;', "module.exports = {};"]) {
    assert.equal(asModule(text), null);
  }
});
