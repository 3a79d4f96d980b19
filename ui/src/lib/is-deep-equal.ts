import { isObject } from './is-object';

/** Whether two values are deeply equal: the order of keys doesn't matter, and an absent value equals `null`. */
export function isDeepEqual(one: unknown, other: unknown): boolean {
  const [a, b] = [one ?? null, other ?? null];
  if (!isObject(a) || !isObject(b)) return Object.is(a, b);
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => isDeepEqual(a[key], b[key]));
}
