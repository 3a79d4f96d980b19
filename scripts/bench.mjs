// npm run bench: contenders in turns, medians and ranges, with a goal for each figure. With "-- server" only the server's
// responses; with "-- server debug" those of the development build, for ratios while working on the server.

import { needRustAndNode, installNpmPackages, installWasmTarget } from './toolchain.mjs';
import { buildFastServer, buildServer, buildUi } from './build.mjs';
import { buildWasm } from './wasm.mjs';

const server = process.argv.includes('server');
const profile = process.argv.includes('debug') ? 'debug' : 'release';
needRustAndNode();
await installNpmPackages();
await installWasmTarget();
await buildWasm();
await Promise.all(server && profile === 'release' ? [buildFastServer(), buildUi()] : [buildServer(), buildUi()]);

// Imported here because it needs the npm packages.
const { printServer, printTable } = await import('./bench/table.mjs');
await (server ? printServer(profile) : printTable());
