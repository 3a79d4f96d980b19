/** What an address carries after the question mark, as text, before it is read. */
export type RawSearch = Record<string, unknown>;

/** Splits the part after the question mark; every value is text. */
export function parseSearch(search: string): RawSearch {
  return Object.fromEntries(new URLSearchParams(search));
}

/** Writes parameters back: lists with commas, absent and empty ones left out. */
export function stringifySearch(search: RawSearch): string {
  const pairs = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    const text = Array.isArray(value) ? value.join(',') : String(value ?? '');
    if (text !== '' && value !== false) pairs.set(name, text);
  }
  const written = pairs.toString().replaceAll('%2C', ',');
  return written === '' ? '' : `?${written}`;
}

/** A path inside this application, or `undefined`: a link must not lead elsewhere after signing in. */
export function insidePath(returnTo: string | undefined): string | undefined {
  return returnTo && /^\/(?![/\\]|sign-in|second-step)/.test(returnTo) ? returnTo : undefined;
}
