import { rule } from '@/rules/rule';

/** What Word and others bring along that no message holds: it would only make pasting slow. */
const ballast = /<!--[\s\S]*?-->|<(style|script|xml|head|svg)\b[\s\S]*?<\/\1\s*>|<\/?(o|w|m|v):[^>]*>|<img\b[^>]*>/gi;

/** Pasted HTML without what would be thrown away anyway. */
export const lighten = (html: string): string => html.replace(ballast, '');

/** The files among what is pasted or dropped. */
export const filesOf = (data: DataTransfer | null): File[] => [...(data?.files ?? [])];

const tooLong = (written: string): boolean =>
  rule('messageLimits', { bodyBytes: new Blob([written]).size, recipients: 0, attachments: 0 }).length > 0;

/** How something pasted comes in: as it is, as its text alone where its formatting is too much for a message, or not. */
export function pasteOf(data: DataTransfer | null): { way: 'AS_IT_IS' | 'AS_TEXT' | 'NOT_AT_ALL'; text: string } {
  const text = data?.getData('text/plain') ?? '';
  const html = data?.getData('text/html') ?? '';
  if (tooLong(text)) return { way: 'NOT_AT_ALL', text };
  return { way: tooLong(lighten(html)) ? 'AS_TEXT' : 'AS_IT_IS', text };
}
