// Timing: contenders take turns (ABAB…), and the median of many rounds is reported.

export const median = (list) => [...list].sort((a, b) => a - b)[list.length >> 1];

/** The duration of one call in milliseconds. */
export function measureTime(run) {
  const start = performance.now();
  run();
  return performance.now() - start;
}

/** `{ median, low, high }` of a list of times. */
export const formatRange = (list) => ({ median: median(list), low: Math.min(...list), high: Math.max(...list) });

/**
 * Times each contender once a round: `{ name: { median, low, high } }` in milliseconds. `most` limits the
 * rounds of slow contenders.
 */
export function takeTurns(contenders, rounds = 7, most = {}) {
  const times = Object.fromEntries(Object.keys(contenders).map((name) => [name, []]));
  for (const run of Object.values(contenders)) run();
  for (let round = 0; round < rounds; round++) {
    for (const [name, run] of Object.entries(contenders)) {
      if (round < (most[name] ?? rounds)) times[name].push(measureTime(run));
    }
  }
  return Object.fromEntries(Object.entries(times).map(([name, list]) => [name, formatRange(list)]));
}

/** The same for asynchronous contenders; a number they return is used as their duration in milliseconds. */
export async function takeTurnsAwaited(contenders, rounds = 7) {
  const times = Object.fromEntries(Object.keys(contenders).map((name) => [name, []]));
  for (const run of Object.values(contenders)) await run();
  for (let round = 0; round < rounds; round++) {
    for (const [name, run] of Object.entries(contenders)) {
      const start = performance.now();
      const own = await run();
      times[name].push(typeof own === 'number' ? own : performance.now() - start);
    }
  }
  return Object.fromEntries(Object.entries(times).map(([name, list]) => [name, formatRange(list)]));
}

export const ms = (value) => (value >= 100 ? value.toFixed(0) : value >= 1 ? value.toFixed(2) : value.toPrecision(3));
export const formatTimes = ({ median, low, high }) => `${ms(median)} (${ms(low)}–${ms(high)}) ms`;

/** A table row: the measurement, the figure, the goal, and whether it is reached (null: not judged). */
export const row = (what, figure, goal = '', reached = null) => ({ what, figure, goal, reached });
