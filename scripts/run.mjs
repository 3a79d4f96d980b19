// Runs other programs and shows their progress. The output of a failed program is printed.

import { spawn, spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { homedir, setPriority } from 'node:os';
import { root } from './paths.mjs';
import { faint, green, red, print, seconds } from './console.mjs';

/** Cargo's folder for downloads and installed programs. */
export const cargoHome = process.env.CARGO_HOME ?? join(homedir(), '.cargo');

/** The environment of every program, with Cargo's and npm's binaries on the path. */
export const environment = (extra = {}) => ({
  ...process.env,
  PATH: [join(root, 'node_modules', '.bin'), join(cargoHome, 'bin'), process.env.PATH].join(delimiter),
  ...extra,
});

/** The output of the program, or null if it can't be run or fails. */
export function outputOf(program, ...args) {
  const { status, stdout } = spawnSync(program, args, { cwd: root, env: environment(), encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

/** Cargo's own progress, "Building [==> ] 120/412", as a percentage. */
function cargoProgress(text) {
  const found = [...text.matchAll(/\]\s+(\d+)\/(\d+)/g)].at(-1);
  return found ? Math.floor((100 * Number(found[1])) / Number(found[2])) : null;
}

/**
 * Runs a program and returns `{ code, output }`. `onText` receives its output as it is written; with a `nice` above 0 it
 * runs with lower priority.
 */
export function captureOutput(program, args, { cwd = root, env = {}, nice = 0, onText = () => {} } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd, env: environment(env), stdio: ['ignore', 'pipe', 'pipe'] });
    if (nice && child.pid) setPriority(child.pid, nice);
    let output = '';
    const take = (chunk) => {
      output += chunk;
      onText(String(chunk));
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', (error) => resolve({ code: 127, output: `${output}\n${error.message}` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Runs a named step; prints its start, progress and duration. Throws if it fails. */
export async function runStep(name, program, args, options = {}) {
  const began = performance.now();
  let shown = -1;
  print(`${faint('…')} ${name}`);
  const { code, output } = await captureOutput(program, args, {
    ...options,
    env: { CARGO_TERM_PROGRESS_WHEN: 'always', CARGO_TERM_PROGRESS_WIDTH: '100', ...options.env },
    onText: (text) => {
      const percent = cargoProgress(text);
      if (percent !== null && percent >= shown + 20) {
        shown = percent;
        print(faint(`  ${name}: ${percent} %`));
      }
    },
  });
  if (code !== 0) {
    print(`${red('✗')} ${name} failed after ${seconds(began)}\n\n${tail(output)}`);
    throw new Error(`${name} failed`);
  }
  print(`${green('✓')} ${name} ${faint(seconds(began))}`);
  return output;
}

/** Lines that hide the reason of a failure: progress bars, passed tests, and frames of Rust's stack traces. */
const NOISE = /^\s*$|^\s*Building \[|^test \S+( - should panic)? \.\.\. ok$|^\s+\d+: |^\s+at .*\.rs:\d+:\d+$/;

/** The last relevant lines of a long output. */
export function tail(output, lines = 80) {
  const clean = output.split(/[\r\n]+/).filter((line) => !NOISE.test(line));
  return clean.slice(-lines).join('\n');
}
