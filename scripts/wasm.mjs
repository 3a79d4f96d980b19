// Builds the browser's two modules from rules-wasm: the core, and the documents module (zip and PDF).

import { pathToFileURL } from 'node:url';
import { rmSync } from 'node:fs';
import { at } from './paths.mjs';
import { step } from './run.mjs';
import { whenChanged } from './fresh.mjs';
import { needRustAndNode, npmPackages, wasmTools } from './toolchain.mjs';

const inputs = ['Cargo.toml', 'Cargo.lock', 'shared-rules', 'rules-wasm/Cargo.toml', 'rules-wasm/src'];

const build = (name, folder, ...features) =>
  whenChanged(`rules-wasm/${folder}/.stamp`, inputs, async () => {
    rmSync(at('rules-wasm', folder), { recursive: true, force: true });
    const args = ['build', 'rules-wasm', '--profile', 'wasm-release', '--target', 'bundler', '--out-dir', folder];
    await step(`Build the ${name} for the browser`, 'wasm-pack', [...args, '--no-pack', '--mode', 'no-install', ...features]);
  });

/** Builds both modules where their sources changed. */
export async function buildWasm() {
  await build('rules', 'pkg');
  await build('document rules', 'pkg-documents', '--', '--features', 'documents');
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  needRustAndNode();
  await npmPackages();
  await wasmTools();
  await buildWasm();
}
