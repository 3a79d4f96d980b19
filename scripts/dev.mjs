// npm run dev: the server on port 3000 and the user interface with hot reload.

import { spawn } from 'node:child_process';
import { root } from './paths.mjs';
import { print } from './console.mjs';
import { buildServer } from './build.mjs';
import { environment } from './run.mjs';
import { needRustAndNode, installNpmPackages, serverBinary, installWasmTarget } from './toolchain.mjs';
import { buildWasmForDevelopment } from './wasm.mjs';

needRustAndNode();
await Promise.all([installNpmPackages(), installWasmTarget()]);
await buildWasmForDevelopment();
await buildServer();

print('The server answers on http://localhost:3000; open the address that Vite prints.');
const children = [
  spawn(serverBinary(), { cwd: root, env: environment(), stdio: 'inherit' }),
  spawn('npm', ['run', 'dev', '-w', 'ui'], { cwd: root, env: environment(), stdio: 'inherit' }),
];
const end = () => children.forEach((child) => child.kill('SIGTERM'));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end);
for (const child of children) child.on('close', end);
