// npm run bench: contenders in turns, medians and ranges, with the goal beside each figure.

import { needRustAndNode, npmPackages, wasmTools } from './toolchain.mjs';
import { buildServer } from './build.mjs';
import { buildWasm } from './wasm.mjs';

needRustAndNode();
await npmPackages();
await wasmTools();
await Promise.all([buildWasm(), buildServer()]);

// Only now: it needs the packages.
const { printTable } = await import('./bench/table.mjs');
await printTable();
