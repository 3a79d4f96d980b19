/** The kinds of this format whose pictures are packed as phones pack them. */
const BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

/** Whether a file is a photo in the format of iPhones, by its first bytes. */
export async function isHeic(file: Blob): Promise<boolean> {
  const start = new TextDecoder('latin1').decode(await file.slice(0, 12).arrayBuffer());
  return start.slice(4, 8) === 'ftyp' && BRANDS.has(start.slice(8, 12));
}
