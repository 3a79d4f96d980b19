/** The maximum number of cached results; then the oldest are dropped. */
const MOST = 2_000;
/** The longest list in an input that still counts as small. */
const SHORT = 20;

const answers = new Map<string, unknown>();

/** The cached results of rules by input. */
export const cachedResults: ReadonlyMap<string, unknown> = answers;

/** Whether JSON represents a value unambiguously. */
const isPlain = (value: unknown) =>
  value === null || value === undefined || ['string', 'boolean'].includes(typeof value) || Number.isFinite(value);

/** Whether an input consists of a few plain values, so that a cache lookup is faster than the call. */
export function isCacheable(input: unknown): boolean {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return false;
  const values: unknown[] = Object.values(input);
  return values.every(
    (value) => isPlain(value) || (Array.isArray(value) && value.length <= SHORT && value.every(isPlain)),
  );
}

/** Caches a result. It is shared between callers, so it must not be modified. */
export function cacheResult(question: string, answer: unknown): void {
  if (answers.size >= MOST) answers.delete(answers.keys().next().value ?? '');
  answers.set(question, Object.freeze(answer));
}
