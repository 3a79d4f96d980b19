// npm run bench: contenders in turns, medians and ranges, with the goal beside each figure.

import { printTable } from './bench/table.mjs';
import { needRustAndNode, npmPackages, wasmTools } from './toolchain.mjs';
import { buildWasm } from './wasm.mjs';

needRustAndNode();
await npmPackages();
await wasmTools();
await buildWasm();
await printTable();
