import { rule } from '@/rules/rule';

/** What becomes of chosen or dropped files, asked of the shared rule: those to take, and what to say about the others. */
export interface CheckedFiles {
  files: File[];
  refusals: { name: string; message: string }[];
}

/** Checks files for a place that takes one (or, with `multiple`, several). */
export function checkFiles(chosen: readonly File[], multiple = false): CheckedFiles {
  const described = chosen.map(({ name, size, type }) => ({ name, size, type }));
  const verdicts = rule('checkFiles', { files: described, multiple });
  return {
    files: verdicts.accepted.flatMap((index) => chosen[index] ?? []),
    refusals: verdicts.rejected.map(({ name, violations }) => ({ name, message: violations[0]?.message ?? '' })),
  };
}

/** Whether something still being dragged would be taken. Its name isn't known yet, and often neither is its type. */
export function dragRefusal(type: string): string | null {
  if (type === '') return null;
  const verdicts = rule('checkFiles', { files: [{ name: '', size: 0, type }] });
  return verdicts.rejected[0]?.violations[0]?.message ?? null;
}
