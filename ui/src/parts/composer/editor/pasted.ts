/** What Word and others bring along that no message holds: it would only make pasting slow. */
const ballast = /<!--[\s\S]*?-->|<(style|script|xml|head|svg)\b[\s\S]*?<\/\1\s*>|<\/?(o|w|m|v):[^>]*>|<img\b[^>]*>/gi;

/** Pasted HTML without what would be thrown away anyway. */
export const lighten = (html: string): string => html.replace(ballast, '');

/** The files among what is pasted or dropped. */
export const filesOf = (data: DataTransfer | null): File[] => [...(data?.files ?? [])];
