// Weighs what the first screens make the browser load: scripts, styles and rules. Prints each figure
// compressed, and what the messages of a loan load beyond; fails when one outgrows what it was last, so that it falls only.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const dist = join(import.meta.dirname, '../dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));

const start = ['src/main.tsx', '../rules-wasm/pkg/rules_wasm.js'];
const frames = 'src/app/shell/frames.ts';

// What each screen brings in at once, the most files it may, and the most bytes of scripts and rules as they are sent.
const screens = {
  'sign-in': { parts: ['src/app/pages/sign-in-page.tsx'], files: 10, bytes: 229_800 },
  loans: { parts: [frames, 'src/features/loans/screens/loans-screen.tsx'], files: 10, bytes: 235_600 },
  // React and ReactDOM take 60 kB of this; the router, the query cache and Radix most of the rest.
  'needs list': { parts: [frames, 'src/app/pages/needs-list-page.tsx'], files: 11, bytes: 248_700 },
  portal: {
    parts: ['src/app/pages/portal-pages.tsx', '../rules-wasm/pkg-portal/rules_wasm.js'],
    files: 12,
    bytes: 295_500,
  },
};

// What the messages of a loan may load beyond the needs list, before anybody writes.
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

const kB = (bytes) => `${(bytes / 1000).toFixed(1).padStart(7)} kB`;
const read = (file) => readFileSync(join(dist, file));
const kinds = { scripts: /\.js$/, styles: /\.css$/, rules: /\.wasm$/ };

function tooMuch(words) {
  console.error(words);
  process.exitCode = 1;
}

for (const [screen, { parts, ...most }] of Object.entries(screens)) {
  const files = [...filesOf([...start, ...parts])].filter((file) =>
    Object.values(kinds).some((kind) => kind.test(file)),
  );
  console.log(`${screen}: ${files.length} files`);
  let sent = 0;
  for (const [kind, pattern] of Object.entries(kinds)) {
    const bytes = files.filter((file) => pattern.test(file)).map(read);
    const sum = (compress) => bytes.reduce((total, content) => total + compress(content).length, 0);
    const brotli = sum(brotliCompressSync);
    console.log(
      `  ${kind.padEnd(11)} ${String(bytes.length).padStart(3)} files ${kB(sum(gzipSync))} gzip ${kB(brotli)} brotli`,
    );
    if (kind !== 'styles') sent += brotli;
  }
  if (sent > most.bytes) tooMuch(`The scripts and rules of the screen “${screen}” outgrew ${kB(most.bytes)} brotli.`);
  if (files.length > most.files) tooMuch(`The screen “${screen}” takes more than ${most.files} files.`);
}

const files = filesOf([...start, ...screens['needs list'].parts]);
const beyond = [...filesOf([messages.part])].filter((file) => !files.has(file));
const weight = beyond.reduce((total, file) => total + gzipSync(read(file)).length, 0);
console.log(`The messages of a loan load ${kB(weight)} gzip beyond that; the budget is ${kB(messages.budget)}`);
if (weight > messages.budget) tooMuch(`The messages outgrew their budget of ${kB(messages.budget)} gzip.`);
