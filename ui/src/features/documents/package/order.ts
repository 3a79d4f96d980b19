import type { PackageDocument } from './api';

/** Documents each once, in the order in which they are listed: one may answer several requests. */
export const eachOnce = (documents: readonly PackageDocument[]): PackageDocument[] => [
  ...new Map(documents.map((document) => [document.documentId, document])).values(),
];

/** The same with the one at `from` at `to`; at the ends everything stays. */
export function moved<T>(all: readonly T[], from: number, to: number): T[] {
  const rest = all.filter((_, place) => place !== from);
  const one = all[from];
  return one === undefined || to < 0 || to >= all.length ? [...all] : rest.toSpliced(to, 0, one);
}
