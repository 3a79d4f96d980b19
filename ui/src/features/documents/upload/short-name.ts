/** The maximum length of a name in characters. */
const most = 60;

/** Shortens a long name in the middle; beginnings and ends distinguish files. */
export function shortName(name: string): string {
  const letters = Array.from(name);
  if (letters.length <= most) return name;
  return `${letters.slice(0, most - 21).join('')}…${letters.slice(-20).join('')}`;
}
