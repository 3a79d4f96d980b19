// Zip reading: an archive of papers unpacked whole, beside fflate and JSZip.

import { unzipSync, zipSync } from 'fflate';
import JSZip from 'jszip';
import { random } from '../parity/random.mjs';
import { row, shown, takeTurns, takeTurnsAwaited } from './measure.mjs';

const files = 200;
const fileSize = 100_000;
const words = 'loan lender borrower statement balance account interest property title closing total January 2,350.00 1,904.17'.split(' ');

/** Fills with bytes that don't pack: a xorshift generator's. */
function noise(bytes, seed) {
  let state = seed + 1;
  return bytes.map(() => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state & 255;
  });
}

/** Half text, half bytes that pack badly, as scanned papers do. */
function archive() {
  const next = random(5);
  const content = (nth) => {
    const bytes = new Uint8Array(fileSize);
    if (nth % 2) return noise(bytes, nth);
    let text = '';
    while (text.length < fileSize) text += `${next.of(words)} `;
    new TextEncoder().encodeInto(text, bytes);
    return bytes;
  };
  const entries = Array.from({ length: files }, (_, nth) => [`papers ${nth % 9}/statement ${nth}.pdf`, content(nth)]);
  return zipSync(Object.fromEntries(entries), { level: 6 });
}

function unpack(ZipContents, bytes) {
  const zip = new ZipContents(bytes, { name: 'papers.zip' });
  const { files: found, message } = zip.reading;
  if (found?.length !== files) throw new Error(`the archive has ${found?.length} files; ${message}`);
  let total = 0;
  for (let place = 0; place < files; place++) total += zip.content(place).length;
  zip.free();
  if (total !== files * fileSize) throw new Error(`the archive unpacked to ${total} bytes`);
}

async function jsZip(bytes) {
  const zip = await JSZip.loadAsync(bytes);
  for (const file of Object.values(zip.files)) if (!file.dir) await file.async('uint8array');
}

/** All rows on archives. */
export async function zipRows({ rules }) {
  const bytes = archive();
  const { mine, fflate, jszip } = await takeTurnsAwaited({
    mine: () => unpack(rules.ZipContents, bytes),
    fflate: () => unzipSync(bytes),
    jszip: () => jsZip(bytes),
  });
  const at = `zip, ${files} files, ${(files * fileSize) / 1e6} MB unpacked`;
  const times = (other) => other.median / mine.median;
  const against = (name, other) =>
    row(`${at}: times faster than ${name}`, `${times(other).toFixed(2)}× (${name} ${shown(other)})`, '≥ 1×', times(other) >= 1);
  const list = takeTurns({ list: () => rules.readZip(bytes, { name: 'papers.zip' }) }).list;
  return [
    row(`${at}: open and unpack all`, shown(mine)),
    row(`${at}: list only`, shown(list)),
    against('fflate', fflate),
    row(`${at}: times faster than JSZip`, `${times(jszip).toFixed(2)}× (JSZip ${shown(jszip)})`),
  ];
}
