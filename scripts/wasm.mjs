// Builds the browser's modules from rules-wasm, which it loads when a screen needs them.

import { pathToFileURL } from 'node:url';
import { rmSync } from 'node:fs';
import { at } from './paths.mjs';
import { step } from './run.mjs';
import { isFresh, whenChanged } from './fresh.mjs';
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

/** For trying out a rule that is being changed: some times larger and slower, built in a fraction of the time. */
const hurried = { CARGO_PROFILE_WASM_RELEASE_LTO: 'off', CARGO_PROFILE_WASM_RELEASE_CODEGEN_UNITS: '16', CARGO_PROFILE_WASM_RELEASE_OPT_LEVEL: '1' };

const build = ({ name, folder, optimised }, env) =>
  whenChanged(`rules-wasm/${folder}/${env ? '.hurried' : '.stamp'}`, inputs, async () => {
    rmSync(at('rules-wasm', folder), { recursive: true, force: true });
    const args = ['build', 'rules-wasm', '--profile', 'wasm-release', '--target', 'bundler', '--out-dir', folder, '--no-pack'];
    const rules = `profile.wasm-release.package.shared-rules.opt-level=${optimised}`;
    const features = ['--', '--no-default-features', '--features', name, '--config', rules];
    await step(`Build the browser's rules: ${name}`, 'wasm-pack', [...args, '--mode', 'no-install', ...features], { env });
  });

/** Builds the modules where their sources changed. */
export async function buildWasm() {
  for (const module of modules) await build(module);
}

/** The same in a hurry; what the product is served from is kept when it is as new. */
export async function buildWasmToTryOut() {
  for (const module of modules) {
    if (!isFresh(`rules-wasm/${module.folder}/.stamp`, inputs)) await build(module, hurried);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  needRustAndNode();
  await npmPackages();
  await wasmTools();
  await buildWasm();
}
