/** The brands of the format whose images use the compression of phones. */
const BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);

/** Whether a file is an iPhone photo, by its first bytes. */
export async function isHeic(file: Blob): Promise<boolean> {
  const start = new TextDecoder('latin1').decode(await file.slice(0, 12).arrayBuffer());
  return start.slice(4, 8) === 'ftyp' && BRANDS.has(start.slice(8, 12));
}
