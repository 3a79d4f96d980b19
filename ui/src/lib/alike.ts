/** Whether two values mean the same: the order of keys doesn't count, and what is absent is like `null`. */
export function alike(one: unknown, other: unknown): boolean {
  const [a, b] = [one ?? null, other ?? null];
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return Object.is(a, b);
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...keys].every((key) => alike(a[key as keyof typeof a], b[key as keyof typeof b]));
}
