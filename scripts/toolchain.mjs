// The tools that build Loanroom: missing ones are installed, or named in an error message if they can't be.

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { homedir, platform } from 'node:os';
import { join } from 'node:path';
import { at } from './paths.mjs';
import { outputOf, runStep } from './run.mjs';
import { exitWithError } from './console.mjs';
import { buildIfChanged } from './build-cache.mjs';

/** Exits with an error message unless Node and Rust are installed. */
export function needRustAndNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    exitWithError(`Loanroom needs Node 20.19 or newer; this is Node ${process.versions.node}.`);
  }
  if (!outputOf('cargo', '--version')) {
    exitWithError('Loanroom needs Rust (cargo): install it with rustup, open a new terminal and run this again.');
  }
}

/** Installs the npm packages unless they already match the lock file. */
export const installNpmPackages = () =>
  buildIfChanged('node_modules/.loanroom-stamp', ['package-lock.json'], () =>
    runStep('Install npm packages', 'npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline']),
  );

/** The version of wasm-bindgen in Cargo.lock, which the command-line tool must match. */
function wasmBindgenVersion() {
  const lock = readFileSync(at('Cargo.lock'), 'utf8');
  return lock.match(/name = "wasm-bindgen"\nversion = "([^"]+)"/)[1];
}

// Tools are built without optimization: they compile twice as fast and are fast enough.
const quickBuild = { CARGO_PROFILE_DEV_DEBUG: '0', CARGO_PROFILE_DEV_OPT_LEVEL: '0' };

/** Rust's name of the WebAssembly target. */
export const wasm32 = 'wasm32-unknown-unknown';

/** Installs the wasm32 target for the WebAssembly modules. */
export async function installWasmTarget() {
  const installed = outputOf('rustup', 'target', 'list', '--installed');
  if (installed !== null && !installed.split('\n').includes(wasm32)) {
    await runStep('Add the WebAssembly target', 'rustup', ['target', 'add', wasm32]);
  }
}

/** Installs the matching wasm-bindgen, which wasm-pack and Trunk use for the rules' tests and the workbench. */
export async function wasmBindgen() {
  const version = wasmBindgenVersion();
  if (outputOf('wasm-bindgen', '--version') !== `wasm-bindgen ${version}`) {
    const args = ['install', 'wasm-bindgen-cli', '--version', version, '--debug', '--force'];
    await runStep(`Install wasm-bindgen ${version}`, 'cargo', args, { env: quickBuild });
  }
}

/** Installs wasm-pack, which runs the rules' tests in Node and in a browser. */
export async function wasmPack() {
  if (outputOf('wasm-pack', '--version')) return;
  await runStep('Install wasm-pack', 'cargo', ['install', 'wasm-pack', '--locked', '--debug'], { env: quickBuild });
}

/** Cargo's target folder. */
export const targetDirectory = () =>
  JSON.parse(outputOf('cargo', 'metadata', '--format-version', '1', '--no-deps')).target_directory;

/** The path of a program of this repository that Cargo built. */
export const builtProgram = (name, profile) =>
  join(targetDirectory(), profile, platform() === 'win32' ? `${name}.exe` : name);

/** The server's executable, by default of the profile that `npm start` and the tests share. */
export const serverBinary = (profile = 'debug') => builtProgram('loanroom', profile);

const mayInstallPackages = () => platform() === 'linux' && process.getuid?.() === 0 && outputOf('apt-get', '--version');

let listsFetched = false;

/** Installs Debian packages if possible; returns whether it was. */
async function debianPackages(...names) {
  if (!mayInstallPackages()) return false;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  try {
    if (!listsFetched) await runStep('Read the package lists', 'apt-get', ['update', '-qq'], { env });
    listsFetched = true;
    await runStep(`Install ${names.join(', ')}`, 'apt-get', ['install', '-y', '-qq', ...names], { env });
    return true;
  } catch {
    return false;
  }
}

function findChromium() {
  const playwright = join(homedir(), '.cache', 'ms-playwright');
  const own = existsSync(playwright)
    ? readdirSync(playwright)
        .filter((name) => /^chromium-\d+$/.test(name))
        .map((name) => join(playwright, name, 'chrome-linux', 'chrome'))
    : [];
  return [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome', ...own].find(
    (path) => path && existsSync(path),
  );
}

/** The path of Chromium for the browser tests, installed if missing; null if it can't be. */
export async function chromium() {
  return findChromium() ?? ((await debianPackages('chromium', 'chromium-driver')) ? findChromium() : null) ?? null;
}

const headlessShell = '/usr/bin/chromium-headless-shell';

/**
 * The browser of the stories, or null if it can't be installed. The headless shell draws no toolbar and starts no process
 * for it with each page: a page takes a third less processor time.
 */
export async function headlessChromium() {
  if (process.env.CHROMIUM_PATH) return chromium();
  if (existsSync(headlessShell) || (await debianPackages('chromium-headless-shell'))) return headlessShell;
  return chromium();
}

/** The path of ChromeDriver for `wasm-pack test --chrome`, installed if missing; null if it can't be. */
export async function chromeDriver() {
  const find = () => outputOf('which', 'chromedriver');
  return find() ?? ((await debianPackages('chromium', 'chromium-driver')) ? find() : null);
}

function findPostgres() {
  const home = '/usr/lib/postgresql';
  const versions = existsSync(home) ? readdirSync(home).sort((a, b) => Number(b) - Number(a)) : [];
  const folder = versions.map((version) => join(home, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')));
  if (folder) return folder;
  const initdb = outputOf('which', 'initdb');
  return initdb ? join(initdb, '..') : null;
}

const findMailServer = () => {
  const pythons = [process.env.TEST_SMTP_PYTHON, '/usr/bin/python3', 'python3'];
  return pythons.find((python) => python && outputOf(python, '-c', 'import aiosmtpd; print(1)')) ?? null;
};

/** A Python that can run the tests' mail server, installed if missing; null if it can't be. */
export async function mailServer() {
  return findMailServer() ?? ((await debianPackages('python3-aiosmtpd')) ? findMailServer() : null);
}

/** The folder of PostgreSQL's programs, installed if missing; null if it can't be. */
export async function postgresPrograms() {
  return findPostgres() ?? ((await debianPackages('postgresql')) ? findPostgres() : null);
}

