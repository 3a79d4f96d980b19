// Builds the browser's modules from rules-wasm, which it loads when a screen needs them.

import { pathToFileURL } from 'node:url';
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { at } from './paths.mjs';
import { cargoHome, step } from './run.mjs';
import { isFresh, whenChanged } from './fresh.mjs';
import { builtProgram, needRustAndNode, npmPackages, targetDirectory, wasm32, wasmTarget } from './toolchain.mjs';

const inputs = ['Cargo.toml', 'Cargo.lock', 'shared-rules', 'rules-wasm/Cargo.toml', 'rules-wasm/src', 'rules-wasm/joiner'];

/**
 * The modules, each by its feature of rules-wasm and the folder it is built into; whether they look into files, and whether
 * no browser is sent them, as no screen asks their rules.
 */
export const modules = [
  { name: 'core', folder: 'pkg' },
  { name: 'portal', folder: 'pkg-portal' },
  { name: 'messaging', folder: 'pkg-messaging' },
  { name: 'pdf', folder: 'pkg-pdf', files: true },
  { name: 'zip', folder: 'pkg-zip', files: true },
  { name: 'mail', folder: 'pkg-mail', files: true },
  { name: 'photo', folder: 'pkg-photo', files: true },
  { name: 'people', folder: 'pkg-people' },
  { name: 'identity', folder: 'pkg-identity' },
  { name: 'server', folder: 'pkg-server', unsent: true },
];

/** What the user interface is made of. */
export const sentModules = modules.filter(({ unsent }) => !unsent);

/** Whether the rules of a module look into files: these get the bytes before their input. */
export const looksIntoFiles = (module) => modules.some(({ name, files }) => files && name === module);

/** For trying out a rule that is being changed: some times larger and slower, built in a fraction of the time. */
const hurried = { CARGO_PROFILE_WASM_RELEASE_LTO: 'off', CARGO_PROFILE_WASM_RELEASE_CODEGEN_UNITS: '16', CARGO_PROFILE_WASM_RELEASE_OPT_LEVEL: '1' };

/**
 * What makes a module smaller as it is sent, with brotli; and what the browsers that the user interface is built for
 * know. `-Oz` makes it smaller as it is, and takes longer: what it finds, brotli finds too.
 */
const smaller = [
  '--flatten',
  '--rereloop',
  '-O1',
  '--enable-bulk-memory',
  '--enable-nontrapping-float-to-int',
  '--enable-sign-ext',
  '--enable-mutable-globals',
  '--enable-reference-types',
  '--enable-multivalue',
];

/**
 * wasm-opt is a program of WebAssembly itself, done before the compiler that makes such programs fast has paid for itself:
 * with the quick one alone a module takes a third less of the processor's time.
 */
const makeSmaller = ['--liftoff-only', at('node_modules/binaryen/bin/wasm-opt'), ...smaller];

const profile = 'wasm-release';

/** How the joiner is compiled: it runs for a moment. In the profile of the modules, so that it has a folder of its own. */
const quickTool = { CARGO_PROFILE_WASM_RELEASE_LTO: 'off', CARGO_PROFILE_WASM_RELEASE_CODEGEN_UNITS: '256', CARGO_PROFILE_WASM_RELEASE_OPT_LEVEL: '0' };

/**
 * The server takes longer and is compiled beside the modules: it goes first wherever it has work, and what it leaves is
 * enough for them.
 */
const nice = 4;

let joiner;

/** Builds the program that gives a module its JavaScript side, once a run. */
const buildJoiner = () =>
  (joiner ??= step("Build the rules' joiner", 'cargo', ['build', '-p', 'joiner', '--profile', profile], { env: quickTool, nice }));

/**
 * How Cargo is asked for a module. As a library for Rust, which the tests want too, it would be linked without
 * optimising across packages; and every module is built beside the packages of the documents, so that the rules are
 * compiled once for all. What a module doesn't ask isn't linked into it.
 */
export const compiled = ({ name }) => [
  'rustc', '--lib', '-p', 'rules-wasm', '--crate-type', 'cdylib', '--target', wasm32, '--profile', profile,
  '--no-default-features', '--features', `${name},shared-rules/documents`,
];

/** Lints see all modules together, where nothing of one is without use: here a module fails for what it doesn't use. */
const strict = ['--', '-D', 'warnings'];

/** A panic names its place in the sources: what goes to browsers says nothing of where these lie on this machine. */
const placeless = { CARGO_ENCODED_RUSTFLAGS: `--remap-path-prefix=${cargoHome}=cargo` };

let compiling = Promise.resolve();

/** Cargo puts every module into the same place: each is compiled, and taken from there, after the one before. */
const compile = (wanted, out, env) =>
  (compiling = compiling.then(async () => {
    await step(`Build the browser's rules: ${wanted.name}`, 'cargo', [...compiled(wanted), ...(env ? [] : strict)], { env: { ...placeless, ...env }, nice });
    await buildJoiner();
    copyFileSync(join(targetDirectory(), wasm32, profile, 'rules_wasm.wasm'), out);
  }));

/** Compiles a module, gives it its JavaScript side, and makes it smaller. */
const build = (wanted, env) =>
  whenChanged(`rules-wasm/${wanted.folder}/${env ? '.hurried' : '.stamp'}`, inputs, async () => {
    const { name, folder } = wanted;
    const out = at('rules-wasm', folder);
    rmSync(out, { recursive: true, force: true });
    mkdirSync(out);
    const module = join(out, 'rules_wasm.wasm');
    await compile(wanted, module, env);
    await step(`Join ${name} to JavaScript`, builtProgram('joiner', profile), [module, out], { nice });
    rmSync(module);
    const joined = join(out, 'rules_wasm_bg.wasm');
    await step(`Make ${name} smaller`, process.execPath, [...makeSmaller, joined, '-o', joined], { nice });
  });

/** Builds modules where their sources changed: one is made smaller while the next is compiled. */
export const buildWasm = (wanted = modules) => Promise.all(wanted.map((module) => build(module)));

/** The same in a hurry; what the product is served from is kept when it is as new. */
export async function buildWasmToTryOut() {
  for (const module of sentModules) {
    if (!isFresh(`rules-wasm/${module.folder}/.stamp`, inputs)) await build(module, hurried);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  needRustAndNode();
  await npmPackages();
  await wasmTarget();
  await buildWasm();
}
