// Builds the browser's modules from rules-wasm, which it loads when a screen needs them.

import { pathToFileURL } from 'node:url';
import { rmSync } from 'node:fs';
import { at } from './paths.mjs';
import { step } from './run.mjs';
import { whenChanged } from './fresh.mjs';
import { needRustAndNode, npmPackages, wasmTools } from './toolchain.mjs';

const inputs = ['Cargo.toml', 'Cargo.lock', 'shared-rules', 'rules-wasm/Cargo.toml', 'rules-wasm/src'];

/**
 * The modules, each by its feature of rules-wasm, the folder it is built into, and how its rules are optimised: small
 * first, but a search reads a hundred thousand names at every keystroke.
 */
export const modules = [
  { name: 'core', folder: 'pkg', optimised: '"z"' },
  { name: 'messaging', folder: 'pkg-messaging', optimised: '"z"' },
  { name: 'people', folder: 'pkg-people', optimised: '3' },
  { name: 'documents', folder: 'pkg-documents', optimised: '3' },
];

const build = ({ name, folder, optimised }) =>
  whenChanged(`rules-wasm/${folder}/.stamp`, inputs, async () => {
    rmSync(at('rules-wasm', folder), { recursive: true, force: true });
    const args = ['build', 'rules-wasm', '--profile', 'wasm-release', '--target', 'bundler', '--out-dir', folder, '--no-pack'];
    const rules = `profile.wasm-release.package.shared-rules.opt-level=${optimised}`;
    const features = ['--', '--no-default-features', '--features', name, '--config', rules];
    await step(`Build the browser's rules: ${name}`, 'wasm-pack', [...args, '--mode', 'no-install', ...features]);
  });

/** Builds the modules where their sources changed. */
export async function buildWasm() {
  for (const module of modules) await build(module);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  needRustAndNode();
  await npmPackages();
  await wasmTools();
  await buildWasm();
}
