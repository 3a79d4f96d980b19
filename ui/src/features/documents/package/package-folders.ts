import type { PackageDocument } from './api';

/** The documents of one folder of the needs list. */
export interface PackageFolder {
  key: string;
  /** The folders on the way, outermost first; empty at the top. */
  path: readonly string[];
  documents: PackageDocument[];
}

/** Documents under the folder that their request is in. They come in tree order, and so do the folders. */
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

/** The bytes of all of them. */
export const sizeOf = (documents: readonly PackageDocument[]): number =>
  documents.reduce((sum, { size }) => sum + size, 0);
