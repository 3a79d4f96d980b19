import type { Draft } from '@/api/messaging/drafts';
import { rule } from '@/rules/rule';
import type { MessageContent } from '../form/composition';

const plainText = (body: string) => rule('textPreview', { body });

/** Whether both have the same content. */
export const isSameText = (one: string, other: string): boolean => plainText(one) === plainText(other);

/** Combines what was written here and on another device; nothing is repeated if one includes the other. */
export function mergeTexts(here: string, there: string): string {
  const [mine, theirs] = [plainText(here), plainText(there)];
  if (mine.includes(theirs)) return here;
  if (theirs.includes(mine)) return there;
  return `${here}<p><em>Written on another device:</em></p><blockquote>${there}</blockquote>`;
}

/** Returns the change that merges another device's draft into a message: both texts, and the attachments of both. */
export function mergeDraft({ body, attachments }: MessageContent, stored: Draft): Partial<MessageContent> {
  const known = new Set(attachments.map(({ id }) => id));
  const both = mergeTexts(body, stored.body);
  return {
    ...(both !== body && { body: both }),
    attachments: [...attachments, ...stored.documents.filter(({ id }) => !known.has(id))],
    draftId: stored.id,
    draftVersion: stored.version,
  };
}
