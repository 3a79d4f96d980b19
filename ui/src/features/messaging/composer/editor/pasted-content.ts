import { rule } from '@/rules/rule';

/** Parts that Word and others add and no message keeps: they would only make pasting slow. */
const ballast = /<!--[\s\S]*?-->|<(style|script|xml|head|svg)\b[\s\S]*?<\/\1\s*>|<\/?(o|w|m|v):[^>]*>|<img\b[^>]*>/gi;

/** Removes parts of pasted HTML that would be discarded anyway. */
export const lighten = (html: string): string => html.replace(ballast, '');

/** Returns the files of a paste or drop. */
export const filesOf = (data: DataTransfer | null): File[] => [...(data?.files ?? [])];

const tooLong = (written: string): boolean =>
  rule('messageLimits', { bodyBytes: new Blob([written]).size, recipients: 0, attachments: 0 }).length > 0;

/** Returns how to paste: as is, as plain text if the formatting is too large for a message, or not at all. */
export function pasteOf(data: DataTransfer | null): { way: 'AS_IT_IS' | 'AS_TEXT' | 'NOT_AT_ALL'; text: string } {
  const text = data?.getData('text/plain') ?? '';
  const html = data?.getData('text/html') ?? '';
  if (tooLong(text)) return { way: 'NOT_AT_ALL', text };
  return { way: tooLong(lighten(html)) ? 'AS_TEXT' : 'AS_IT_IS', text };
}
