// The sizes of the WebAssembly modules, raw, gzip and brotli; fails if one exceeds its budget.

import { existsSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { at } from './paths.mjs';
import { print, exitWithError } from './console.mjs';

const kB = 1_000;

/** The maximum brotli size of each module in bytes: its size when the budget was set, plus 10 %. */
export const budgets = [
  { name: 'rules', folder: 'pkg', budget: 350 * kB },
  { name: 'documents', folder: 'pkg-documents', budget: 535 * kB },
];

/** `{ raw, gzip, brotli }` in bytes of a built module. */
export function sizes(folder) {
  const file = at('rules-wasm', folder, 'rules_wasm_bg.wasm');
  if (!existsSync(file)) throw new Error(`rules-wasm/${folder} is not built: run npm run wasm`);
  const bytes = readFileSync(file);
  return { raw: bytes.length, gzip: gzipSync(bytes, { level: 9 }).length, brotli: brotliCompressSync(bytes).length };
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const inKilobytes = (bytes) => `${(bytes / kB).toFixed(1)} kB`;
  const over = [];
  for (const { name, folder, budget } of budgets) {
    const { raw, gzip, brotli } = sizes(folder);
    print(`${name}: ${inKilobytes(raw)} raw, ${inKilobytes(gzip)} gzip, ${inKilobytes(brotli)} brotli; budget ${inKilobytes(budget)}`);
    if (brotli > budget) over.push(name);
  }
  if (over.length) exitWithError(`Over its budget: ${over.join(' and ')}. Find out what grew, or what can be removed.`);
  print(`${budgets.length} passed, 0 failed`);
}
