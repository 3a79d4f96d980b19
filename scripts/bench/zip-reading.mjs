// Zip reading: unpacks a whole archive of documents, compared with fflate and JSZip.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync, zipSync } from 'fflate';
import JSZip from 'jszip';
import { createRandom } from '../parity/random.mjs';
import { row, formatTimes, takeTurns, takeTurnsAwaited } from './measure.mjs';

const files = 200;
const fileSize = 100_000;
const words = 'loan lender borrower statement balance account interest property title closing total January 2,350.00 1,904.17'.split(' ');

/** Fills the array with incompressible bytes of a xorshift generator. */
function randomBytes(bytes, seed) {
  let state = seed + 1;
  return bytes.map(() => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state & 255;
  });
}

/** Half text, half incompressible bytes, like scanned documents. */
function createArchive() {
  const next = createRandom(5);
  const content = (nth) => {
    const bytes = new Uint8Array(fileSize);
    if (nth % 2) return randomBytes(bytes, nth);
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

/** Writes the archive to a file for the duration of `use`. */
async function withFile(bytes, use) {
  const folder = mkdtempSync(join(tmpdir(), 'loanroom-bench-'));
  try {
    const path = join(folder, 'papers.zip');
    writeFileSync(path, bytes);
    return await use(path);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** All rows about archives, in WebAssembly and natively. */
export async function zipRows({ rules }, native) {
  const bytes = createArchive();
  const times = await withFile(bytes, (path) =>
    takeTurnsAwaited({
      mine: () => void unpack(rules.ZipContents, bytes),
      native: () => native.unpack(path),
      fflate: () => void unzipSync(bytes),
      jszip: () => jsZip(bytes),
    }),
  );
  const at = `zip, ${files} files, ${(files * fileSize) / 1e6} MB unpacked`;
  const against = (build, name, other, goal) => {
    const ratio = times[other].median / times[build].median;
    const where = build === 'native' ? ', natively' : '';
    const judged = goal === undefined ? ['', null] : [`≥ ${goal}×`, ratio >= goal];
    return row(`${at}${where}: times faster than ${name}`, `${ratio.toFixed(2)}× (${name} ${formatTimes(times[other])})`, ...judged);
  };
  const list = takeTurns({ list: () => rules.readZip(bytes, { name: 'papers.zip' }) }).list;
  return [
    row(`${at}: open and unpack all`, formatTimes(times.mine)),
    row(`${at}: the rule readZip, which unpacks to check`, formatTimes(list)),
    against('mine', 'fflate', 'fflate', 1),
    against('mine', 'JSZip', 'jszip'),
    row(`${at}, natively: open and unpack all`, formatTimes(times.native)),
    against('native', 'fflate', 'fflate', 2.7),
    against('native', 'JSZip', 'jszip', 3.5),
  ];
}
