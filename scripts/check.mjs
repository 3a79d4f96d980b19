// npm run check: formatting, lints, types, unused code and plain English. With --fix it fixes what can be fixed automatically.

import { pathToFileURL } from 'node:url';
import { runStep } from './run.mjs';
import { exitWithError } from './console.mjs';
import { needRustAndNode, installNpmPackages, wasm32, installWasmTarget } from './toolchain.mjs';
import { buildWasm } from './wasm.mjs';

/** Compiles both WebAssembly modules in one run. */
const forBrowser = ['--features', 'documents', '--target', wasm32];
const strict = ['--', '-D', 'warnings'];

/** Every check as `[name, program, ...arguments]`. */
export const checks = (fix = false) => [
  ['Plain English', 'node', '--test', 'scripts/tests/plain-english.test.mjs'],
  ['Rust format', 'cargo', 'fmt', '--all', ...(fix ? [] : ['--check'])],
  ['Rust lints', 'cargo', 'clippy', '--all-targets', ...(fix ? ['--fix', '--allow-dirty'] : []), ...strict],
  ['Rust lints, bindings', 'cargo', 'clippy', '-p', 'bindings', '--all-targets', ...strict],
  ['Rust lints, browser', 'cargo', 'clippy', '-p', 'rules-wasm', ...forBrowser, ...strict],
  ['TypeScript format', 'npm', 'run', fix ? 'format' : 'format:check', '-w', 'ui'],
  ['TypeScript lints', 'npm', 'run', fix ? 'lint:fix' : 'lint', '-w', 'ui'],
  ['TypeScript types', 'npm', 'run', 'typecheck', '-w', 'ui'],
  ['TypeScript, unused code', 'npm', 'run', 'unused'],
];

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  needRustAndNode();
  await Promise.all([installNpmPackages(), installWasmTarget()]);
  await buildWasm();
  try {
    for (const [name, program, ...args] of checks(process.argv.includes('--fix'))) await runStep(name, program, args);
  } catch (error) {
    exitWithError(`${error.message}. See the lines above; npm run fix fixes what it can.`);
  }
}
