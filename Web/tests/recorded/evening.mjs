// What a server told its TV in one evening: a line each, [ms, type, payload], of what the mixing desk hears.
import { readFileSync } from "node:fs";

export function evening() {
  const events = readFileSync("tests/recorded/evening.jsonl", "utf8").trim().split("\n").map((line) => {
    const [atMs, type, payload] = JSON.parse(line);
    return { atMs, type, payload };
  });
  const { assets } = JSON.parse(readFileSync("../Soundtrack/manifest.json", "utf8"));
  const kept = assets.map(({ id, durationMs, loopStartMs, loopEndMs }) => ({ id, durationMs, loopStartMs, loopEndMs }));
  return { events, assets: kept, endMs: events[events.length - 1].atMs + 3000 };
}
