// Builds the rules workbench, a page for trying every rule, with Trunk. The server shows it at /workbench.

import { rmSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { faint, print } from './console.mjs';
import { buildIfChanged } from './build-cache.mjs';
import { at } from './paths.mjs';
import { outputOf, runStep } from './run.mjs';
import { needRustAndNode, wasmBindgen, installWasmTarget } from './toolchain.mjs';

// The newest version that the toolchain in rust-toolchain.toml can build.
const trunkVersion = '0.21.14';

const inputs = ['Cargo.toml', 'Cargo.lock', 'Trunk.toml', 'shared-rules', 'rules-wasm/Cargo.toml', 'rules-wasm/src', 'rules-wasm/index.html', 'rules-wasm/workbench'];

async function installTrunk() {
  if (outputOf('trunk', '--version')) return;
  print(faint('  Trunk builds the workbench and is installed once; that takes about eight minutes.'));
  await runStep(`Install Trunk ${trunkVersion}`, 'cargo', ['install', 'trunk', '--version', trunkVersion, '--locked']);
}

/** Builds the workbench where its sources changed. */
export async function buildWorkbench() {
  await installTrunk();
  return buildIfChanged('rules-wasm/dist/.stamp', inputs, async () => {
    rmSync(at('rules-wasm', 'dist'), { recursive: true, force: true });
    // Trunk parses NO_COLOR as a boolean and fails on the usual value 1.
    await runStep('Build the rules workbench', 'trunk', ['build', '--offline'], { env: { NO_COLOR: 'true' } });
  });
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  needRustAndNode();
  await installWasmTarget();
  await wasmBindgen();
  await buildWorkbench();
  print('The rules workbench is built. Start the server (npm start) and open /workbench.');
}
