// Runs other programs: quietly with progress, or loudly. Output of a failed quiet run is printed.

import { spawn, spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { homedir, setPriority } from 'node:os';
import { root } from './paths.mjs';
import { faint, green, red, say, seconds } from './console.mjs';

/** Where Cargo keeps what it fetched and installed. */
export const cargoHome = process.env.CARGO_HOME ?? join(homedir(), '.cargo');

/** The environment for every program: Cargo's and npm's binaries are on the path. */
export const environment = (extra = {}) => ({
  ...process.env,
  PATH: [join(root, 'node_modules', '.bin'), join(cargoHome, 'bin'), process.env.PATH].join(delimiter),
  ...extra,
});

/** What the program prints, or null when it can't be run or fails. */
export function ask(program, ...args) {
  const { status, stdout } = spawnSync(program, args, { cwd: root, env: environment(), encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

/** Cargo's own progress, "Building [==> ] 120/412", as a percentage. */
function cargoProgress(text) {
  const found = [...text.matchAll(/\]\s+(\d+)\/(\d+)/g)].at(-1);
  return found ? Math.floor((100 * Number(found[1])) / Number(found[2])) : null;
}

/**
 * Runs a program and gives back `{ code, output }`. `onText` sees its output as it comes; with a `nice` above 0 it
 * lets others that have work go first.
 */
export function capture(program, args, { cwd = root, env = {}, nice = 0, onText = () => {} } = {}) {
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

/** A step with a name: says when it begins, how far it is, and how long it took. Throws when it fails. */
export async function step(name, program, args, options = {}) {
  const began = performance.now();
  let shown = -1;
  say(`${faint('…')} ${name}`);
  const { code, output } = await capture(program, args, {
    ...options,
    env: { CARGO_TERM_PROGRESS_WHEN: 'always', CARGO_TERM_PROGRESS_WIDTH: '100', ...options.env },
    onText: (text) => {
      const percent = cargoProgress(text);
      if (percent !== null && percent >= shown + 20) {
        shown = percent;
        say(faint(`  ${name}: ${percent} %`));
      }
    },
  });
  if (code !== 0) {
    say(`${red('✗')} ${name} failed after ${seconds(began)}\n\n${tail(output)}`);
    throw new Error(`${name} failed`);
  }
  say(`${green('✓')} ${name} ${faint(seconds(began))}`);
  return output;
}

/** What hides the reason of a failure: progress bars, tests that passed, and the frames of Rust's stacks. */
const NOISE = /^\s*$|^\s*Building \[|^test \S+( - should panic)? \.\.\. ok$|^\s+\d+: |^\s+at .*\.rs:\d+:\d+$/;

/** The last lines of a long output that say something. */
export function tail(output, lines = 80) {
  const clean = output.split(/[\r\n]+/).filter((line) => !NOISE.test(line));
  return clean.slice(-lines).join('\n');
}
