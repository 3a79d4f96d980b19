import { lazy } from 'react';
import type { CheckedFiles } from './check-drop';

/**
 * Checks files; what checks them is fetched with the first file. While it can't be fetched, all files are taken: each
 * waits for the connection, and the server checks it by the same rules.
 */
export async function checkOnDemand(
  files: File[],
  ...how: [multiple?: boolean, mails?: boolean]
): Promise<CheckedFiles> {
  const part = await import('./check-drop').catch(() => null);
  return part?.checkFiles(files, ...how) ?? { files, refusals: [] };
}

/** The uploads of one place, loaded when it first has some. */
export const LazyUploadLines = lazy(async () => {
  const part = await import('./upload-lines');
  return { default: part.UploadLines };
});
