import { loadRules } from '@/rules/load';
import type { CheckedFiles } from './check-drop';

/**
 * Checks files where the screen hasn't waited for the rules of that: they come with the first file. While they can't be
 * had, all files are taken: each waits for the connection, and the server checks it by the same rules.
 */
export async function checkOnDemand(
  files: File[],
  ...how: [multiple?: boolean, mails?: boolean]
): Promise<CheckedFiles> {
  const fetched = Promise.all([import('./check-drop'), loadRules('portal')]).catch(() => null);
  const [part] = (await fetched) ?? [];
  return part?.checkFiles(files, ...how) ?? { files, refusals: [] };
}
