import { rule } from './rule';

const plain = new Map<string, string>();

/** Returns a fixed text of the specification by its code, with names and counts filled in. */
export function text(code: string, values: Record<string, string> = {}): string {
  const filled = Object.entries(values).map(([key, value]) => ({ key, value }));
  const known = filled.length === 0 ? plain.get(code) : undefined;
  const words = known ?? rule('fillText', { code, values: filled }) ?? code;
  if (filled.length === 0) plain.set(code, words);
  return words;
}
