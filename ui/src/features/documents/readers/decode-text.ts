/**
 * Decodes a text: UTF-8, UTF-16 with a byte order mark, or Windows-1252. `whole` if the bytes weren't cut off, perhaps
 * within a character.
 */
export function decodeText(bytes: Uint8Array, whole: boolean): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decodeAs(bytes, 'utf-16le', whole);
  if (first === 0xfe && second === 0xff) return decodeAs(bytes, 'utf-16be', whole);
  try {
    return decodeAs(bytes, 'utf-8', whole, true);
  } catch {
    return decodeAs(bytes, 'windows-1252', whole);
  }
}

const decodeAs = (bytes: Uint8Array, encoding: string, whole: boolean, fatal = false): string =>
  new TextDecoder(encoding, { fatal }).decode(bytes, { stream: !whole });
