// npm start: installs missing tools, builds, and serves the whole product on http://localhost:3000.

import { spawn } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { root } from './paths.mjs';
import { bold, print, seconds, exitWithError } from './console.mjs';
import { buildServer, buildUi } from './build.mjs';
import { environment } from './run.mjs';
import { needRustAndNode, installNpmPackages, serverBinary, installWasmTarget } from './toolchain.mjs';
import { buildWasm } from './wasm.mjs';

const began = performance.now();
needRustAndNode();
print(bold('Loanroom is getting ready. The first time this takes a few minutes.'));

// The server and the browser's part are built in parallel: each has phases that use only one core.
const browserSide = async () => {
  await Promise.all([installNpmPackages(), installWasmTarget()]);
  await buildWasm();
  await buildUi();
};

try {
  await Promise.all([browserSide(), buildServer()]);
} catch (error) {
  exitWithError(`${error.message}. See the lines above; run npm start again once that is fixed.`);
}
print(`Ready in ${seconds(began)}.`);

const server = spawn(serverBinary(), { cwd: root, env: environment(), stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('error', (error) => exitWithError(`The server could not be started: ${error.message}`));
server.on('close', (code) => process.exit(code ?? 0));
