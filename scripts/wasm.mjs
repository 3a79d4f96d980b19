// Builds the browser's modules from rules-wasm, which it loads when a screen needs them.

import { pathToFileURL } from 'node:url';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { at } from './paths.mjs';
import { step } from './run.mjs';
import { isFresh, whenChanged } from './fresh.mjs';
import { needRustAndNode, npmPackages, targetDirectory, wasm32, wasmTools } from './toolchain.mjs';

const inputs = ['Cargo.toml', 'Cargo.lock', 'shared-rules', 'rules-wasm/Cargo.toml', 'rules-wasm/src'];

/**
 * The modules, each by its feature of rules-wasm, the folder it is built into, and how its rules are optimised: small
 * first, but a search reads many names at every keystroke.
 */
export const modules = [
  { name: 'core', folder: 'pkg', optimised: '"z"' },
  { name: 'messaging', folder: 'pkg-messaging', optimised: '"z"' },
  { name: 'people', folder: 'pkg-people', optimised: '"s"' },
  { name: 'documents', folder: 'pkg-documents', optimised: '3' },
];

/** For trying out a rule that is being changed: some times larger and slower, built in a fraction of the time. */
const hurried = { CARGO_PROFILE_WASM_RELEASE_LTO: 'off', CARGO_PROFILE_WASM_RELEASE_CODEGEN_UNITS: '16', CARGO_PROFILE_WASM_RELEASE_OPT_LEVEL: '1' };

/** What the browsers that the user interface is built for know; smallest first. */
const smaller = [
  '-Oz',
  '--enable-bulk-memory',
  '--enable-nontrapping-float-to-int',
  '--enable-sign-ext',
  '--enable-mutable-globals',
  '--enable-reference-types',
  '--enable-multivalue',
];

/** Compiles a module, gives it its JavaScript side, and makes it smaller. */
const build = ({ name, folder, optimised }, env) =>
  whenChanged(`rules-wasm/${folder}/${env ? '.hurried' : '.stamp'}`, inputs, async () => {
    const out = at('rules-wasm', folder);
    rmSync(out, { recursive: true, force: true });
    const profile = 'wasm-release';
    const rules = `profile.${profile}.package.shared-rules.opt-level=${optimised}`;
    const features = ['--no-default-features', '--features', name, '--config', rules];
    const args = ['build', '--lib', '-p', 'rules-wasm', '--target', wasm32, '--profile', profile, ...features];
    await step(`Build the browser's rules: ${name}`, 'cargo', args, { env });
    const compiled = join(targetDirectory(), wasm32, profile, 'rules_wasm.wasm');
    await step(`Join ${name} to JavaScript`, 'wasm-bindgen', [compiled, '--target', 'bundler', '--out-dir', out]);
    const module = join(out, 'rules_wasm_bg.wasm');
    await step(`Make ${name} smaller`, 'wasm-opt', [...smaller, module, '-o', module]);
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
