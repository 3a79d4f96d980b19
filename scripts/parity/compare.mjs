// Calls the native and the WebAssembly rules with the same inputs and compares their results.

import { createInputGenerator, smallerInputs } from './generate-inputs.mjs';

/** A result in canonical form: sorted keys, and no details of malformed inputs. */
export function canonicalJson(value) {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join()}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (typeof value.malformed === 'string' && Object.keys(value).length === 1) return '{malformed}';
  return `{${Object.keys(value).sort().map((key) => `${JSON.stringify(key)}:${canonicalJson(value[key])}`).join()}}`;
}

/** The result or exception of a WebAssembly export. */
function browserAnswer(call, text) {
  try {
    return canonicalJson(call(JSON.parse(text)));
  } catch (error) {
    return `threw ${error}`;
  }
}

/**
 * Compares one rule over `count` generated inputs. `others` are further implementations: each takes pairs of a
 * rule's name and an input text and returns JSON texts. Returns the first difference, or null.
 */
export async function compareRule(rule, call, others, random, count) {
  const breed = createInputGenerator(rule, random);
  for (let done = 0; done < count; done += 500) {
    const inputs = Array.from({ length: Math.min(500, count - done) }, () => JSON.stringify(breed()));
    const difference = await firstDifference(rule, call, others, inputs);
    if (difference) return shrinkInput(rule, call, others, difference);
  }
  return null;
}

async function firstDifference(rule, call, others, inputs) {
  const mine = inputs.map((text) => browserAnswer(call, text));
  for (const [place, ask] of others) {
    const theirs = await ask(inputs.map((text) => [rule.name, text]));
    const nth = theirs.findIndex((answer, at) => canonicalJson(JSON.parse(answer)) !== mine[at]);
    if (nth >= 0) return { rule: rule.name, place, input: inputs[nth], browser: mine[nth], other: theirs[nth] };
  }
  return null;
}

/** Shrinks the input while the results still differ. */
async function shrinkInput(rule, call, others, difference) {
  const inputs = [...smallerInputs(JSON.parse(difference.input))].map((input) => JSON.stringify(input));
  const next = inputs.length ? await firstDifference(rule, call, others, inputs) : null;
  return next && next.input.length < difference.input.length ? shrinkInput(rule, call, others, next) : difference;
}

/** The share of inputs that a rule could parse. If it were low, the comparison would prove little. */
export function readableShare(rule, call, random, count = 200) {
  const breed = createInputGenerator(rule, random);
  const answers = Array.from({ length: count }, () => browserAnswer(call, JSON.stringify(breed())));
  return answers.filter((answer) => answer !== '{malformed}').length / count;
}
