import { Buffer } from 'node:buffer';
import { crc32, deflateSync } from 'node:zlib';
import { type ZipEntry, zipOf, zipWith } from '../../src/rules/zip.fixture';

/** A file as Playwright passes it to a file chooser. */
export interface StoryFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Returns a real one-page PDF with the text `words`. */
export const pdf = (name: string, words: string): StoryFile => pdfBook(name, [words]);

/** Returns a real PDF with one page for each of `pages`, each with that text. */
export function pdfBook(name: string, pages: string[]): StoryFile {
  const kids = pages.map((_, index) => `${4 + 2 * index} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...pages.flatMap((words, index) => {
      const content = `BT /F1 24 Tf 72 720 Td (${words}) Tj ET`;
      const page = `/Contents ${5 + 2 * index} 0 R /Resources << /Font << /F1 3 0 R >> >>`;
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] ${page} >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(file, 'latin1') };
}

/** A Windows program, which is never accepted. */
export const programFile: StoryFile = {
  name: 'statement.exe',
  mimeType: 'application/x-msdownload',
  buffer: Buffer.from('MZ not a document'),
};

/** Returns a real archive of `count` small texts: `note-1.txt` and so on. */
export const zip = (name: string, count: number): StoryFile => ({
  name,
  mimeType: 'application/zip',
  buffer: Buffer.from(zipOf(count)),
});

/** Returns a PNG of one color. */
export function pngImage(width: number, height: number, [red, green, blue]: [number, number, number]): Buffer {
  const part = (kind: string, bytes: Buffer) => {
    const named = Buffer.concat([Buffer.from(kind), bytes]);
    const around = Buffer.alloc(8);
    around.writeUInt32BE(bytes.length, 0);
    around.writeUInt32BE(crc32(named), 4);
    return Buffer.concat([around.subarray(0, 4), named, around.subarray(4)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8);
  const row = Buffer.from([0, ...Array.from({ length: width }, () => [red, green, blue]).flat()]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, part('IHDR', head), part('IDAT', pixels), part('IEND', Buffer.alloc(0))]);
}

/** Returns a real archive of these files. */
export const zipHolding = (name: string, entries: readonly ZipEntry[]): StoryFile => ({
  name,
  mimeType: 'application/zip',
  buffer: Buffer.from(zipWith(entries)),
});
