// npm run e2e: the browser stories, against the built server and user interface.

import { spawn } from 'node:child_process';
import { at } from './paths.mjs';
import { exitWithError } from './console.mjs';
import { buildServer, buildUi } from './build.mjs';
import { environment } from './run.mjs';
import { headlessChromium, needRustAndNode, installNpmPackages, serverBinary, installWasmTarget } from './toolchain.mjs';
import { buildWasm } from './wasm.mjs';

// npm test has already built the server together with its tests; npm run e2e builds it as npm start does.
const built = process.argv.includes('--built');
needRustAndNode();
if (!built) {
  await Promise.all([installNpmPackages(), installWasmTarget()]);
  await buildWasm();
  await Promise.all([buildServer(), buildUi()]);
}

const browser = await headlessChromium();
if (!browser) exitWithError('The stories need Chromium: install it, or name it with CHROMIUM_PATH.');

const args = ['playwright', 'test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2).filter((word) => word !== '--built')];
const env = environment({ CHROMIUM_PATH: browser, LOANROOM_BINARY: serverBinary() });
spawn('npx', args, { cwd: at('ui'), env, stdio: 'inherit' }).on('close', (code) => process.exit(code ?? 1));
