import type { Draft } from '@/api/messaging/drafts';
import { rule } from '@/rules/rule';
import type { Written } from '../form/composition';

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

/** The change that makes a message hold the draft of another device as well: both texts, and the files of both. */
export function joinedWith({ body, attachments }: Written, stored: Draft): Partial<Written> {
  const known = new Set(attachments.map(({ id }) => id));
  const both = bothTexts(body, stored.body);
  return {
    ...(both !== body && { body: both }),
    attachments: [...attachments, ...stored.documents.filter(({ id }) => !known.has(id))],
    draftId: stored.id,
    draftVersion: stored.version,
  };
}
