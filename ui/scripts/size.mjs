// Weighs what the needs-list page of a loan makes the browser load: scripts, styles and the core rules.
// Prints each figure compressed, and what its messages load beyond; fails when one outgrows its budget.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const dist = join(import.meta.dirname, '../dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));

// What is loaded for the page: the entry, then each part that the page's routes bring in at once.
const parts = [
  'src/main.tsx',
  'src/app/shell/any-shell.tsx',
  'src/app/shell/loan-layout.tsx',
  'src/app/pages/needs-list-page.tsx',
  'src/components/ui/toaster.tsx',
  '../rules-wasm/pkg/rules_wasm.js',
];

// React and ReactDOM take 69 kB of this; the router, the query cache and Radix most of the rest.
const scriptBudget = 226_000;

// What the messages of a loan may load beyond that, before anybody writes.
const messages = { part: 'src/app/pages/messages-page.tsx', budget: 40_000 };

/** Everything that the build loads for these parts. */
function filesOf(names) {
  const files = new Set();
  function take(name) {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no part ${name}: update scripts/size.mjs.`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const file of [...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    for (const imported of chunk.imports ?? []) take(imported);
  }
  for (const name of names) take(name);
  return files;
}

const files = filesOf(parts);

const kinds = { scripts: /\.js$/, styles: /\.css$/, 'core rules': /\.wasm$/ };
const sizes = {};
for (const [kind, pattern] of Object.entries(kinds)) {
  const bytes = [...files].filter((file) => pattern.test(file)).map((file) => readFileSync(join(dist, file)));
  const sum = (compress) => bytes.reduce((total, content) => total + compress(content).length, 0);
  sizes[kind] = { files: bytes.length, gzip: sum(gzipSync), brotli: sum(brotliCompressSync) };
}

const kB = (bytes) => `${(bytes / 1000).toFixed(1).padStart(7)} kB`;
console.log('The needs-list page loads:');
for (const [kind, { files: count, gzip, brotli }] of Object.entries(sizes)) {
  console.log(`  ${kind.padEnd(11)} ${String(count).padStart(3)} files ${kB(gzip)} gzip ${kB(brotli)} brotli`);
}
const both = sizes.scripts.gzip + sizes['core rules'].gzip;
console.log(`  scripts and core rules together ${kB(both)} gzip; the goal is 120 kB`);

if (sizes.scripts.gzip > scriptBudget) {
  console.error(`The scripts outgrew their budget of ${kB(scriptBudget)} gzip.`);
  process.exitCode = 1;
}

const beyond = [...filesOf([messages.part])].filter((file) => !files.has(file));
const weight = beyond.reduce((total, file) => total + gzipSync(readFileSync(join(dist, file))).length, 0);
console.log(`The messages of a loan load ${kB(weight)} gzip beyond that; the budget is ${kB(messages.budget)}`);
if (weight > messages.budget) {
  console.error(`The messages outgrew their budget of ${kB(messages.budget)} gzip.`);
  process.exitCode = 1;
}
