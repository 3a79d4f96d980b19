/** The raw query string of an address, split into parameters but not validated. */
export type RawSearch = Record<string, unknown>;

/** Splits a query string into its parameters; every value is text. */
export function parseSearch(search: string): RawSearch {
  return Object.fromEntries(new URLSearchParams(search));
}

/** Builds a query string: lists are joined with commas, absent and empty values are omitted. */
export function stringifySearch(search: RawSearch): string {
  const pairs = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    const text = Array.isArray(value) ? value.join(',') : String(value ?? '');
    if (text !== '' && value !== false) pairs.set(name, text);
  }
  const written = pairs.toString().replaceAll('%2C', ',');
  return written === '' ? '' : `?${written}`;
}

/** Pages that would lead to themselves after signing in. */
const passed = ['/sign-in', '/second-step'];

/**
 * Returns the path inside this application that an address leads to, or `undefined`: a link must not lead elsewhere
 * after signing in. Browsers drop tabs and line breaks, read backslashes as slashes, and two slashes as another host,
 * so an address with any of these is refused, as by the rule `own_path`. The result is read as the browser will read
 * it.
 */
export function insidePath(returnTo: string | undefined): string | undefined {
  // oxlint-disable-next-line no-control-regex -- these are what an address must not hold
  if (!returnTo?.startsWith('/') || /[\u0000-\u001f\u007f-\u009f\\]/.test(returnTo)) return undefined;
  if (/^[^?#]*\/\//.test(returnTo) || !URL.canParse(returnTo, location.origin)) return undefined;
  const { origin, pathname, search, hash } = new URL(returnTo, location.origin);
  if (origin !== location.origin || passed.some((page) => pathname.startsWith(page))) return undefined;
  return pathname + search + hash;
}
