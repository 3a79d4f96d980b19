// The native rules about files, timed by a child process that prints milliseconds.

import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { environment, runStep } from '../run.mjs';
import { targetDirectory } from '../toolchain.mjs';

/** Builds the optimized stopwatch and starts it: `unpack(path)` and `unlock(path, password)` return milliseconds. */
export async function startNativeTimer() {
  await runStep('Build the native rules for speed', 'cargo', ['build', '--release', '-p', 'shared-rules', '--example', 'stopwatch']);
  const child = spawn(join(targetDirectory(), 'release', 'examples', 'stopwatch'), { env: environment(), stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const ask = async (...fields) => {
    child.stdin.write(`${fields.join('\t')}\n`);
    const { value, done } = await lines.next();
    if (done) throw new Error(`The native rules ended at ${fields[1]}`);
    return Number(value);
  };
  return { unpack: (path) => ask('zip', path), unlock: (path, password) => ask('pdf', path, password), stop: () => child.stdin.end() };
}
