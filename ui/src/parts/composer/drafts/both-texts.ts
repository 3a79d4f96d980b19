import { rule } from '@/rules/rule';

const plain = (body: string) => rule('textPreview', { body });

/** Whether both say the same. */
export const sameText = (one: string, other: string): boolean => plain(one) === plain(other);

/**
 * One body that holds what was written here and what was written on another device: nothing twice when one already
 * holds the other.
 */
export function bothTexts(here: string, there: string): string {
  const [mine, theirs] = [plain(here), plain(there)];
  if (mine.includes(theirs)) return here;
  if (theirs.includes(mine)) return there;
  return `${here}<p><em>Written on another device:</em></p><blockquote>${there}</blockquote>`;
}
