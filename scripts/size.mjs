// The sizes of the browser's modules, raw, gzip and brotli; fails when one is over its budget.

import { existsSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { at } from './paths.mjs';
import { say, stop } from './console.mjs';

const kB = 1_000;

/** What a module that looks into files is on its way to. */
const files = 150 * kB;

/**
 * What each module may weigh with brotli, and the goal it is on its way to. A third of the core is the code that
 * serde makes to read and write each rule's own types; that stands between it and the goal. A budget leaves one or
 * two per cent for the next rule; who needs more looks first at what grew.
 */
export const budgets = [
  { name: 'core', folder: 'pkg', budget: 60 * kB, goal: 40 * kB },
  { name: 'portal', folder: 'pkg-portal', budget: 44.5 * kB, goal: 40 * kB },
  { name: 'people', folder: 'pkg-people', budget: 114 * kB, goal: 100 * kB },
  { name: 'identity', folder: 'pkg-identity', budget: 59.5 * kB, goal: 60 * kB },
  { name: 'messaging', folder: 'pkg-messaging', budget: 58 * kB, goal: 60 * kB },
  { name: 'pdf', folder: 'pkg-pdf', budget: 250 * kB, goal: files },
  { name: 'zip', folder: 'pkg-zip', budget: 115.5 * kB, goal: files },
  { name: 'mail', folder: 'pkg-mail', budget: 70.5 * kB, goal: files },
  { name: 'photo', folder: 'pkg-photo', budget: 10.8 * kB, goal: files },
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
  for (const { name, folder, budget, goal } of budgets) {
    const { raw, gzip, brotli } = sizes(folder);
    say(`${name}: ${inKilobytes(raw)} raw, ${inKilobytes(gzip)} gzip, ${inKilobytes(brotli)} brotli; budget ${inKilobytes(budget)}, goal ${inKilobytes(goal)}`);
    if (brotli > budget) over.push(name);
  }
  if (over.length) stop(`Over its budget: ${over.join(' and ')}. See what grew, or what can be left out.`);
  say(`${budgets.length} passed, 0 failed`);
}
