import { lazy } from 'react';
import type { CheckedFiles } from './check-files';

/**
 * Checks files; the code is loaded with the first file. If it can't be loaded, all files are accepted: each waits for
 * the connection, and the server checks it by the same rules.
 */
export async function checkFilesLazily(
  files: File[],
  ...how: [multiple?: boolean, mails?: boolean]
): Promise<CheckedFiles> {
  const part = await import('./check-files').catch(() => null);
  return part?.checkFiles(files, ...how) ?? { files, refusals: [] };
}

/** The uploads of one place, loaded on demand. */
export const LazyUploadLines = lazy(async () => {
  const part = await import('./upload-lines');
  return { default: part.UploadLines };
});
