import { rule } from './rule';

const plain = new Map<string, string>();

/** A fixed text of the specification by its code, with its names and counts filled in. */
export function text(code: string, fillings: Record<string, string> = {}): string {
  const names = Object.entries(fillings);
  const known = names.length === 0 ? plain.get(code) : undefined;
  const words = known ?? rule('fillText', { code, fillings: names.map(([name, value]) => ({ name, value })) }) ?? code;
  if (names.length === 0) plain.set(code, words);
  return words;
}
