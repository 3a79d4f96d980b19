// npm run growth: what a rule costs grows at most as n log n, in steps and in allocated bytes.
//
//   --only needs_list   rules whose name contains it   --length 256   the length of the smallest lists

import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { bold, faint, say, seconds, stop } from '../console.mjs';
import { countingRules, nativeCosts } from './counters.mjs';
import { fixedTexts, growths } from './growing.mjs';
import { fileRules, rules as tableRules } from './vectors.mjs';

const { values } = parseArgs({ options: { only: { type: 'string' }, length: { type: 'string' } } });
const first = Number(values.length ?? 250);
/** The last doubling decides; the ones before it are shown beside what fails. */
const factors = [1, 2, 4, 8];
/** Texts are this much longer than lists. */
const letters = 8;

/**
 * Twice as much may cost two times and a little more: 2.2 times for n log n at these lengths. What is quadratic
 * costs four times as much as soon as it outweighs the rest.
 */
const most = 2.7;
/** Below this nothing is held against a rule: tables and buffers are set up once. */
const little = { steps: 20_000, bytes: 200_000 };

const rules = [...tableRules(), ...fileRules()].filter(({ name }) => name.includes(values.only ?? ''));
say(`${bold('Growth')} of ${rules.length} rules, lists of ${first} to ${first * factors.at(-1)}`);
const began = performance.now();
const native = await nativeCosts();
const modules = {};
for (const module of new Set(rules.map((rule) => rule.module))) modules[module] = await countingRules(module);

/** What the browser's rule answers; a rule that looks into a file gets it beside the input. */
function asked({ module, jsName }, input) {
  const call = modules[module].rules[jsName];
  if (module === 'rules') return call(input);
  const { file, ...rest } = input;
  return call(Buffer.from(file ?? '', 'base64'), rest);
}

/** What a call costs: `{ steps, bytes, size }`, or null when the input can't be read. */
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

/** What of a call's cost grew faster than its input. */
function tooFast(before, last) {
  // How many times that doubled.
  const doublings = Math.max(1, Math.log2(last.size / before.size));
  return ['steps', 'bytes'].filter((what) => last[what] > little[what] && last[what] / before[what] > most ** doublings);
}

/** What is wrong with one way of growing, in words. */
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
  const ways = growths(inputs, fixedTexts(inputs, reads), letters);
  const found = [];
  for (const way of ways) for await (const wrong of wrongs(rule, way)) found.push(wrong);
  calls += ways.length;
  if (found.length) {
    failed += 1;
    say(`✗ ${rule.name}: ${found.slice(0, 4).join('\n    ')}${found.length > 4 ? `\n    and ${found.length - 4} more` : ''}`);
  } else passed += 1;
}
native.stop();

say(`${calls} ways to grow counted`);
say(`${passed} passed, ${failed} failed ${faint(seconds(began))}`);
if (failed) stop('Make them cheaper, or bound what they take.');
