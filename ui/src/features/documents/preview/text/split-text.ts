/** The approximate number of characters per part, so that only visible parts are laid out. */
const TOGETHER = 16_000;

/** Splits a text into parts of whole lines; only a line longer than a part is cut. */
export function chunks(text: string): string[] {
  const parts: string[] = [];
  for (let from = 0; from < text.length;) {
    const wanted = from + TOGETHER;
    const line = wanted >= text.length ? text.length : text.indexOf('\n', wanted) + 1;
    const to = line > 0 && line - wanted <= TOGETHER ? line : wanted;
    parts.push(text.slice(from, to));
    from = to;
  }
  return parts;
}
