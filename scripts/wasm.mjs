// Builds the two WebAssembly modules from rules-wasm.

import { pathToFileURL } from 'node:url';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { at } from './paths.mjs';
import { cargoHome, runStep } from './run.mjs';
import { isFresh, buildIfChanged } from './build-cache.mjs';
import { builtProgram, needRustAndNode, installNpmPackages, targetDirectory, wasm32, installWasmTarget } from './toolchain.mjs';

const inputs = ['Cargo.toml', 'Cargo.lock', 'shared-rules', 'rules-wasm/Cargo.toml', 'rules-wasm/src', 'rules-wasm/bindings'];

/** The modules: the feature of rules-wasm that builds each, and its output folder. */
export const modules = [
  { name: 'rules', folder: 'pkg' },
  { name: 'documents', folder: 'pkg-documents' },
];

/** Settings of a development build: larger and slower, built in a fraction of the time, with messages for panics. */
const development = {
  CARGO_PROFILE_WASM_RELEASE_LTO: 'off',
  CARGO_PROFILE_WASM_RELEASE_CODEGEN_UNITS: '16',
  CARGO_PROFILE_WASM_RELEASE_OPT_LEVEL: '1',
  CARGO_PROFILE_WASM_RELEASE_DEBUG_ASSERTIONS: 'true',
};

/** Options of wasm-opt: optimize, and use the features that our target browsers support. */
const optimize = [
  '-O1',
  '--enable-bulk-memory',
  '--enable-nontrapping-float-to-int',
  '--enable-sign-ext',
  '--enable-mutable-globals',
  '--enable-reference-types',
  '--enable-multivalue',
];

const profile = 'wasm-release';

/** Panic messages contain source paths; this keeps local paths out of the modules. */
const withoutPaths = { CARGO_ENCODED_RUSTFLAGS: `--remap-path-prefix=${cargoHome}=cargo` };

let bindings;

/** Builds the bindings generator, once a run. */
const buildBindings = () => (bindings ??= runStep('Build the generator of bindings', 'cargo', ['build', '-p', 'bindings']));

/** Cargo's arguments for a module. */
const compiled = ({ name }) => [
  'build', '--lib', '-p', 'rules-wasm', '--target', wasm32, '--profile', profile, '--no-default-features', '--features', name,
];

/** Compiles a module, writes its bindings and optimizes it. */
const build = ({ name, folder }, env) =>
  buildIfChanged(`rules-wasm/${folder}/${env ? '.development' : '.stamp'}`, inputs, async () => {
    const out = at('rules-wasm', folder);
    rmSync(out, { recursive: true, force: true });
    mkdirSync(out);
    await runStep(`Build the browser's module: ${name}`, 'cargo', compiled({ name }), { env: { ...withoutPaths, ...env } });
    await buildBindings();
    const module = join(targetDirectory(), wasm32, profile, 'rules_wasm.wasm');
    await runStep(`Write the bindings of ${name}`, builtProgram('bindings', 'debug'), [module, out]);
    const bound = join(out, 'rules_wasm_bg.wasm');
    await runStep(`Optimize ${name}`, 'wasm-opt', [bound, ...optimize, '-o', bound]);
  });

/** Builds the modules whose sources changed, one after the other: Cargo writes both to the same path. */
export async function buildWasm() {
  for (const module of modules) await build(module);
}

/** Makes a development build of the modules; an up-to-date release build is kept. */
export async function buildWasmForDevelopment() {
  for (const module of modules) {
    if (!isFresh(`rules-wasm/${module.folder}/.stamp`, inputs)) await build(module, development);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  needRustAndNode();
  await installNpmPackages();
  await installWasmTarget();
  await buildWasm();
}
