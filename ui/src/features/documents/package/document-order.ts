import type { PackageDocument } from './api';

/** Removes duplicates, keeping the order: one document may be filed to several requests. */
export const uniqueDocuments = (documents: readonly PackageDocument[]): PackageDocument[] => [
  ...new Map(documents.map((document) => [document.documentId, document])).values(),
];

/** Returns the list with the item at `from` moved to `to`; positions out of range leave it unchanged. */
export function moveItem<T>(all: readonly T[], from: number, to: number): T[] {
  const rest = all.filter((_, place) => place !== from);
  const one = all[from];
  return one === undefined || to < 0 || to >= all.length ? [...all] : rest.toSpliced(to, 0, one);
}
