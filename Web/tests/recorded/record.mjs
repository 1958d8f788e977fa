// Writes what the page makes of recorded things into a folder, for the tests of the app that must make the same of them.
import { writeFileSync } from "node:fs";
import { clock, link } from "./line.mjs";
import { sound } from "./sound.mjs";
import { texts } from "./texts.mjs";
import { triples } from "./triples.mjs";

/** As exact as any screen, ear or clock; what the last bits of a sine are differs from machine to machine. */
const brief = (key, value) =>
  typeof value === "number" && !Number.isInteger(value) ? Number(value.toPrecision(Math.abs(value) > 1e9 ? 17 : 12)) : value;

const folder = process.argv[2];
const write = (name, value) => {
  const lines = Array.isArray(value) ? `[\n${value.map((one) => JSON.stringify(one, brief)).join(",\n")}\n]` : JSON.stringify(value, brief);
  writeFileSync(`${folder}/${name}.json`, `${lines}\n`);
};

write("triples", triples());
write("texts", texts());
write("clock", clock());
write("link", link());
void sound().then((heard) => write("sound", heard));
