// The native rules in a child process.

import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { environment, runStep } from '../run.mjs';
import { targetDirectory } from '../toolchain.mjs';

/** Builds and starts the native rules: `ask(questions)` returns the results of `[name, inputText]` pairs in order. */
export async function nativeRules() {
  // Built together with the server, the rules have the same features as in all tests and are compiled only once.
  await runStep('Build the native rules', 'cargo', ['build', '-p', 'shared-rules', '-p', 'server', '--example', 'rules']);
  const child = spawn(join(targetDirectory(), 'debug', 'examples', 'rules'), { env: environment(), stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  let ended = null;
  child.on('close', (code) => (ended = code));
  const ask = async (questions) => {
    child.stdin.write(`${questions.map(([name, text]) => `${name}\t${text}\n`).join('')}\n`);
    const answers = [];
    while (answers.length < questions.length) {
      const { value, done } = await lines.next();
      if (done) throw new Error(`The native rules ended with ${ended} at ${questions[answers.length].join(' ')}`);
      answers.push(value);
    }
    return answers;
  };
  return { ask, stop: () => child.stdin.end() };
}
