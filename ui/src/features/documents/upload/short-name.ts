/** As many letters of a name as are read at a glance. */
const most = 60;

/** A long name without its middle; how it begins and ends tells files apart. */
export function shortName(name: string): string {
  const letters = Array.from(name);
  if (letters.length <= most) return name;
  return `${letters.slice(0, most - 21).join('')}…${letters.slice(-20).join('')}`;
}
