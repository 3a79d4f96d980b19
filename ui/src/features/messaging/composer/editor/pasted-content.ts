import { rule } from '@/rules/rule';

/** Parts that Word and others add and no message keeps: they would only make pasting slow. */
const ballast = /<!--[\s\S]*?-->|<(style|script|xml|head|svg)\b[\s\S]*?<\/\1\s*>|<\/?(o|w|m|v):[^>]*>|<img\b[^>]*>/gi;

/** Removes parts of pasted HTML that would be discarded anyway. */
export const removeBallast = (html: string): string => html.replace(ballast, '');

/** Returns the files of a paste or drop. */
export const filesOfTransfer = (data: DataTransfer | null): File[] => [...(data?.files ?? [])];

const isTooLong = (written: string): boolean =>
  rule('messageLimits', { bodyBytes: new Blob([written]).size, recipients: 0, attachments: 0 }).length > 0;

/** Returns how to paste: as is, as plain text if the formatting is too large for a message, or not at all. */
export function choosePasteMode(data: DataTransfer | null): {
  way: 'AS_IT_IS' | 'AS_TEXT' | 'NOT_AT_ALL';
  text: string;
} {
  const text = data?.getData('text/plain') ?? '';
  const html = data?.getData('text/html') ?? '';
  if (isTooLong(text)) return { way: 'NOT_AT_ALL', text };
  return { way: isTooLong(removeBallast(html)) ? 'AS_TEXT' : 'AS_IT_IS', text };
}
