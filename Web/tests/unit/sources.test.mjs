// What may not stand in the sources: words for people, and ways around the type checker.
import assert from "node:assert/strict";
import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import ts from "typescript";

const root = "src";
const spoken = new Set(["aria-label", "title", "placeholder", "alt", "label", "aria-description"]);
const hasWords = (text) => /\p{L}{2,}/u.test(text);

const filesIn = (folder) =>
  readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return filesIn(path);
    return /\.tsx?$/.test(name) ? [path] : [];
  });

function* nodesOf(node) {
  yield node;
  const children = [];
  ts.forEachChild(node, (child) => void children.push(child));
  for (const child of children) yield* nodesOf(child);
}

/** Every place in the sources for which `finds` gives a text. */
function found(finds) {
  return filesIn(root).flatMap((path) => {
    const source = ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.ES2020, true);
    return [...nodesOf(source)].flatMap((node) => {
      const text = finds(node, source);
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      return text ? [`${path}:${line} ${text.trim()}`] : [];
    });
  });
}

function words(node) {
  if (ts.isJsxText(node)) return hasWords(node.text) && node.text;
  if (!ts.isJsxAttribute(node) || !spoken.has(node.name.text)) return false;
  const value = node.initializer;
  return value && ts.isStringLiteral(value) && hasWords(value.text) && value.text;
}

test("UI-A15 no view holds words of its own", () => {
  assert.deepEqual(found(words), []);
});

test("no `any`", () => {
  assert.deepEqual(found((node) => node.kind === ts.SyntaxKind.AnyKeyword && "any"), []);
});

test("nobody silences the type checker", () => {
  const silenced = found((node, source) => node === source && /@ts-(ignore|nocheck|expect-error)/.exec(source.text)?.[0]);
  assert.deepEqual(silenced, []);
});
