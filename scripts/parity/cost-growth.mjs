// npm run growth: the cost of a rule grows by n log n at most, in steps and in allocated bytes.
//
//   --only needs_list   rules whose name contains it   --length 256   the length of the smallest lists

import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { bold, faint, print, seconds, exitWithError } from '../console.mjs';
import { countingRules, nativeCosts } from './cost-counters.mjs';
import { fixedTexts, growingInputs } from './growing-inputs.mjs';
import { fileRules, rules as tableRules } from './vectors.mjs';

const { values } = parseArgs({ options: { only: { type: 'string' }, length: { type: 'string' } } });
const first = Number(values.length ?? 250);
/** The last doubling decides; the earlier ones are printed with a failure. */
const factors = [1, 2, 4, 8];
/** The length of texts relative to lists. */
const letters = 8;

/**
 * Twice the input may cost a little more than twice as much: 2.2 times for n log n at these lengths. Quadratic cost
 * is four times as much as soon as it dominates.
 */
const most = 2.7;
/** Costs below this are ignored: tables and buffers are set up once. */
const little = { steps: 20_000, bytes: 200_000 };

const rules = [...tableRules(), ...fileRules()].filter(({ name }) => name.includes(values.only ?? ''));
print(`${bold('Growth')} of ${rules.length} rules, lists of ${first} to ${first * factors.at(-1)}`);
const began = performance.now();
const native = await nativeCosts();
const modules = {};
for (const module of new Set(rules.map((rule) => rule.module))) modules[module] = await countingRules(module);

/** The result of the WebAssembly rule; a rule about a file takes its bytes in addition to the input. */
function asked({ module, jsName }, input) {
  const call = modules[module].rules[jsName];
  if (module === 'rules') return call(input);
  const { file, ...rest } = input;
  return call(Buffer.from(file ?? '', 'base64'), rest);
}

/** The cost of a call: `{ steps, bytes, size }`, or null if the input can't be parsed. */
async function cost(rule, input) {
  const { steps } = modules[rule.module];
  const before = steps();
  const answer = asked(rule, input);
  const taken = steps() - before;
  if (typeof answer?.malformed === 'string') return null;
  const text = JSON.stringify(input);
  const { bytes } = await native.ask(rule.name, text);
  return { steps: taken, bytes, size: text.length };
}

/** The kinds of cost that grew faster than the input. */
function tooFast(before, last) {
  // The number of doublings.
  const doublings = Math.max(1, Math.log2(last.size / before.size));
  return ['steps', 'bytes'].filter((what) => last[what] > little[what] && last[what] / before[what] > most ** doublings);
}

/** Describes what grows too fast for one kind of growth. */
async function* wrongs(rule, { name, of }) {
  const at = (factor) => cost(rule, of(first * factor));
  const [before, last] = [await at(factors.at(-2)), await at(factors.at(-1))];
  if (!before || !last) return;
  for (const what of tooFast(before, last)) {
    const all = [];
    for (const factor of factors) all.push((await at(factor))[what]);
    yield `${what} ${all.join(' → ')} for ${name} (input ${before.size} → ${last.size})`;
  }
}

let [passed, failed, calls] = [0, 0, 0];
for (const rule of rules) {
  const inputs = rule.vectors.map(({ input }) => input).filter((input) => input && typeof input === 'object');
  const reads = (input) => typeof asked(rule, input)?.malformed !== 'string';
  const ways = growingInputs(inputs, fixedTexts(inputs, reads), letters);
  const found = [];
  for (const way of ways) for await (const wrong of wrongs(rule, way)) found.push(wrong);
  calls += ways.length;
  if (found.length) {
    failed += 1;
    print(`✗ ${rule.name}: ${found.slice(0, 4).join('\n    ')}${found.length > 4 ? `\n    and ${found.length - 4} more` : ''}`);
  } else passed += 1;
}
native.stop();

print(`${calls} ways to grow counted`);
print(`${passed} passed, ${failed} failed ${faint(seconds(began))}`);
if (failed) exitWithError('Make them cheaper, or bound what they take.');
