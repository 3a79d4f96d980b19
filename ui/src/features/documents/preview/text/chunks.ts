/** About as many letters stand together, so that only what is near is laid out. */
const TOGETHER = 16_000;

/** A text in parts, each of whole lines; only a line that is longer than that by itself is cut. */
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
