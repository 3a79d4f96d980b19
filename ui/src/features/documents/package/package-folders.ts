import type { PackageDocument } from './api';

/** The documents of one folder of the needs list. */
export interface PackageFolder {
  key: string;
  /** The names of its folders, outermost first; empty at the top level. */
  path: readonly string[];
  documents: PackageDocument[];
}

/** Groups documents by the folder of their request. Both come in tree order. */
export function packageFolders(documents: readonly PackageDocument[]): PackageFolder[] {
  const folders = new Map<string, PackageFolder>();
  for (const document of documents) {
    const key = JSON.stringify(document.path);
    const folder = folders.get(key) ?? { key, path: document.path, documents: [] };
    folder.documents.push(document);
    folders.set(key, folder);
  }
  return [...folders.values()];
}

/** Returns the total size in bytes. */
export const totalSize = (documents: readonly PackageDocument[]): number =>
  documents.reduce((sum, { size }) => sum + size, 0);
