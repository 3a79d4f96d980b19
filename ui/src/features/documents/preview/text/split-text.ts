/** The approximate number of characters per part, so that only visible parts are laid out. */
const PART_LENGTH = 16_000;

/** Splits a text into parts of whole lines; only a line longer than a part is cut. */
export function splitText(text: string): string[] {
  const parts: string[] = [];
  for (let from = 0; from < text.length;) {
    const wanted = from + PART_LENGTH;
    const line = wanted >= text.length ? text.length : text.indexOf('\n', wanted) + 1;
    const to = line > 0 && line - wanted <= PART_LENGTH ? line : wanted;
    parts.push(text.slice(from, to));
    from = to;
  }
  return parts;
}
