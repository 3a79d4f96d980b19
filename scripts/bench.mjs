// npm run bench: contenders in turns, medians and ranges, with the goal beside each figure. With "-- server" what the
// server answers alone; with "-- server debug" of the build that is quick to make, for ratios while one works on it.

import { needRustAndNode, npmPackages, wasmTarget } from './toolchain.mjs';
import { buildFastServer, buildServer, buildUi } from './build.mjs';
import { buildWasm } from './wasm.mjs';

const server = process.argv.includes('server');
const profile = process.argv.includes('debug') ? 'debug' : 'release';
needRustAndNode();
await npmPackages();
await wasmTarget();
await buildWasm();
await Promise.all(server && profile === 'release' ? [buildFastServer(), buildUi()] : [buildServer(), buildUi()]);

// Only now: it needs the packages.
const { printServer, printTable } = await import('./bench/table.mjs');
await (server ? printServer(profile) : printTable());
