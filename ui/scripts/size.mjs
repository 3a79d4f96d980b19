// Measures what the first screens load: scripts, styles and rules. Prints each size as sent, and fails when a screen
// exceeds its budget.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const dist = join(import.meta.dirname, '../dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));

const start = ['src/main.tsx', '../rules-wasm/pkg/rules_wasm.js'];
const frames = 'src/app/shell/frames.ts';

/** The most bytes that a first screen may load of scripts, styles and rules with brotli: the largest one and 10 % more. */
const budget = 625_000;

/** The parts of the build that each first screen loads. */
const screens = {
  'sign-in': ['src/app/pages/sign-in-page.tsx'],
  loans: [frames, 'src/features/loans/screens/loans-screen.tsx'],
  'needs list': [frames, 'src/app/pages/needs-list-page.tsx'],
  portal: ['src/app/pages/portal-pages.tsx'],
};

/** The budget of a loan's messages in addition to the needs list, with gzip. */
const messages = { part: 'src/app/pages/messages-page.tsx', budget: 45_000 };

/** Returns all files that the build loads for these parts. */
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

for (const [screen, parts] of Object.entries(screens)) {
  console.log(screen);
  let sent = 0;
  for (const [kind, pattern] of Object.entries(kinds)) {
    const contents = [...filesOf([...start, ...parts])].filter((file) => pattern.test(file)).map(read);
    const sum = (compress) => contents.reduce((total, content) => total + compress(content).length, 0);
    const brotli = sum(brotliCompressSync);
    console.log(
      `  ${kind.padEnd(11)} ${String(contents.length).padStart(3)} files ${kB(sum(gzipSync))} gzip ${kB(brotli)} brotli`,
    );
    sent += brotli;
  }
  if (sent > budget) fail(`The first screen “${screen}” loads ${kB(sent)} brotli; its budget is ${kB(budget)}.`);
}

const files = filesOf([...start, ...screens['needs list']]);
const additional = [...filesOf([messages.part])].filter((file) => !files.has(file));
const weight = additional.reduce((total, file) => total + gzipSync(read(file)).length, 0);
console.log(`The messages of a loan load ${kB(weight)} gzip in addition; the budget is ${kB(messages.budget)}`);
if (weight > messages.budget) fail(`The messages exceed their budget of ${kB(messages.budget)} gzip.`);

function fail(words) {
  console.error(words);
  process.exitCode = 1;
}
