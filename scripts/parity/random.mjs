// Reproducible random numbers.

/** A generator of numbers in [0, 1) with 32 bits of state. */
export function createRandom(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  /** A whole number below `end`. */
  next.below = (end) => Math.floor(next() * end);
  /** An item of the list. */
  next.of = (list) => list[next.below(list.length)];
  /** True in one of `n` cases. */
  next.oneIn = (n) => next.below(n) === 0;
  return next;
}
