// The cost of calling a rule, counted instead of timed: steps of the WebAssembly build, and bytes allocated by the native build.

import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { at } from '../paths.mjs';
import { environment, runStep } from '../run.mjs';
import { targetDirectory } from '../toolchain.mjs';
import { modules } from '../wasm.mjs';

const features = ['bulk-memory', 'nontrapping-float-to-int', 'sign-ext', 'mutable-globals', 'reference-types', 'multivalue'].map((name) => `--enable-${name}`);

/**
 * An instrumented WebAssembly module: `{ rules, steps() }`. A step is a function call or a loop iteration, so the count is
 * the same on every machine.
 */
export async function countingRules(module) {
  const { folder } = modules.find(({ name }) => name === module);
  const path = (name) => at('rules-wasm', folder, name);
  const scratch = mkdtempSync(join(tmpdir(), 'loanroom-growth-'));
  const counting = join(scratch, 'counting.wasm');
  await runStep(`Make ${module} count its steps`, 'wasm-opt', [path('rules_wasm_bg.wasm'), ...features, '--log-execution', '-o', counting]);
  const rules = await import(`${pathToFileURL(path('rules_wasm_bg.js'))}?counting=${module}`);
  let steps = 0;
  const imports = { './rules_wasm_bg.js': { ...rules, log_execution: () => (steps += 1) } };
  const { instance } = await WebAssembly.instantiate(readFileSync(counting), imports);
  rmSync(scratch, { recursive: true });
  rules.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start?.();
  return { rules, steps: () => steps };
}

/** The native rules: `ask(name, inputText)` returns `{ bytes, answered }`; `answered` is 0 for an input that can't be parsed. */
export async function nativeCosts() {
  // Built together with the server, the rules have the same features as in all tests and are compiled only once.
  await runStep('Build the native rules', 'cargo', ['build', '-p', 'shared-rules', '-p', 'server', '--example', 'cost']);
  const child = spawn(join(targetDirectory(), 'debug', 'examples', 'cost'), { env: environment(), stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const ask = async (name, text) => {
    child.stdin.write(`${name}\t${text}\n\n`);
    const { value, done } = await lines.next();
    if (done) throw new Error(`The native rules ended at ${name} ${text.slice(0, 200)}`);
    const [bytes, answered] = value.split(' ').map(Number);
    return { bytes, answered };
  };
  return { ask, stop: () => child.stdin.end() };
}
