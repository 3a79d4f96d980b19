// npm run bench: contenders in turns, medians and ranges, with the goal beside each figure.

import { performance } from 'node:perf_hooks';
import { bold, faint, green, say, seconds, yellow } from './console.mjs';
import { callRows } from './bench/calls.mjs';
import { searchRows } from './bench/search.mjs';
import { browserRules } from './parity/browser-rules.mjs';
import { needRustAndNode, npmPackages, wasmTools } from './toolchain.mjs';
import { buildWasm } from './wasm.mjs';

needRustAndNode();
await npmPackages();
await wasmTools();
await buildWasm();

const began = performance.now();
const rows = [...(await callRows()), ...searchRows(await browserRules('people'))];
const wide = Math.max(...rows.map(({ what }) => what.length));
const figures = Math.max(...rows.map(({ figure }) => figure.length));
const mark = (reached) => (reached === null ? ' ' : reached ? green('✓') : yellow('not yet'));

say(bold('\nRules in the browser'));
for (const { what, figure, goal, reached } of rows) {
  say(`  ${what.padEnd(wide)}  ${figure.padEnd(figures)}  ${faint(goal)} ${mark(reached)}`);
}
say(faint(`\nmedians of rounds in turns, ranges in brackets; ${seconds(began)}`));
