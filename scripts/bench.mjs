// npm run bench: contenders in turns, medians and ranges, with the goal beside each figure.

import { needRustAndNode, npmPackages, wasmTools } from './toolchain.mjs';
import { buildServer, buildUi } from './build.mjs';
import { buildWasm } from './wasm.mjs';

needRustAndNode();
await npmPackages();
await wasmTools();
await buildWasm();
await Promise.all([buildServer(), buildUi()]);

// Only now: it needs the packages.
const { printTable } = await import('./bench/table.mjs');
await printTable();
