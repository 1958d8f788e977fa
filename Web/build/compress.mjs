// Puts a .br and a .gz beside every text file and every list of numbers, so that the server never has to compress.
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const textual = new Set([".html", ".js", ".css", ".svg", ".webmanifest", ".json", ".txt", ".bin"]);

/** `quick`: for watching, where seconds count more than bytes. */
export function precompress(folder, quick) {
  for (const item of readdirSync(folder, { withFileTypes: true })) {
    const file = join(folder, item.name);
    if (item.isDirectory()) precompress(file, quick);
    else if (textual.has(extname(file))) {
      const bytes = readFileSync(file);
      const params = { [constants.BROTLI_PARAM_QUALITY]: quick ? 4 : 11 };
      writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
      writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
    }
  }
}
