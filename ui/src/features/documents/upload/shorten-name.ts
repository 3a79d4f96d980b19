/** The maximum length of a name in characters. */
const maxLength = 60;

/** Shortens a long name in the middle; beginnings and ends distinguish files. */
export function shortenName(name: string): string {
  const letters = Array.from(name);
  if (letters.length <= maxLength) return name;
  return `${letters.slice(0, maxLength - 21).join('')}…${letters.slice(-20).join('')}`;
}
