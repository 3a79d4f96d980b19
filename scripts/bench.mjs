// npm run bench: contenders in turns, medians and ranges, with the goal beside each figure.

import { needRustAndNode, npmPackages, wasmTools } from './toolchain.mjs';
import { buildWasm } from './wasm.mjs';

needRustAndNode();
await npmPackages();
await wasmTools();
await buildWasm();

// Only now: it needs the packages.
const { printTable } = await import('./bench/table.mjs');
await printTable();
