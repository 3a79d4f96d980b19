// Malformed calls: an export always returns data and keeps working.

import { canonicalJson } from './compare.mjs';

const nonsense = [undefined, null, true, 0, -0, NaN, Infinity, -Infinity, 2 ** 53 + 1, 1e300, 10n, 2n ** 70n, Symbol('s'), Symbol.iterator, '', 'x', '\ud800', 'a\udc00b', [], [[[[]]]], [undefined], {}, () => 1, class {}, new Map([['a', 1]]), new Set([1]), new Date(NaN), /x/, new Uint8Array(3), new ArrayBuffer(8), new Error('x'), Promise.resolve(), Object.create(null), Object.freeze({ a: 1 }), new Array(5), Object.assign([], { length: 3 })];

const huge = 'megabytes '.repeat(200_000);

/** A malformed input, often a valid one with a random value in one position. */
function createMalformedInput(rule, random, nth) {
  if (random.oneIn(4)) return random.of(nonsense);
  const input = random.of(rule.vectors).input;
  if (!input || typeof input !== 'object') return random.of(nonsense);
  const bad = structuredClone(input);
  const key = random.of(Object.keys(bad).length ? Object.keys(bad) : ['x']);
  if (nth % 5_000 === 4_999) bad[key] = huge;
  else if (Array.isArray(bad[key]) && bad[key].length && random.oneIn(2)) bad[key][random.below(bad[key].length)] = random.of([...nonsense, structuredClone(input)]);
  else bad[key] = random.of([...nonsense, structuredClone(input)]);
  return bad;
}

/** Calls the export `count` times with malformed inputs; returns what went wrong, or null. */
export function callWithMalformedInputs(rule, { rules, memory }, random, count) {
  const call = rules[rule.jsName];
  // The first large texts allocate memory that is reused for the next ones.
  let settled = 0;
  for (let nth = 0; nth < count; nth++) {
    const input = createMalformedInput(rule, random, nth);
    try {
      const answer = call(input);
      if (answer === undefined || typeof answer === 'function') return `${rule.name} answers ${String(answer)}`;
    } catch (error) {
      return `${rule.name} throws ${error?.stack ?? error} for ${describeInput(input)}`;
    }
    if (nth === count >> 1) settled = memory.buffer.byteLength;
  }
  for (const { name, input, expected } of rule.vectors) {
    const answer = canonicalJson(call(input));
    if (answer !== canonicalJson(expected)) return `${rule.name} afterwards answers ${answer} for “${name}”`;
  }
  const grown = memory.buffer.byteLength - settled;
  return settled && grown > 32 * 2 ** 20 ? `${rule.name} took ${grown} bytes more in the second half` : null;
}

function describeInput(input) {
  try {
    return `${typeof input} ${JSON.stringify(input)}`.slice(0, 300);
  } catch {
    return typeof input;
  }
}
