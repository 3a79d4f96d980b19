import type { PagePicture } from '../worker/scan-worker';
import { nearestPaper } from '../picture/paper-size';

const catalog = 1;
const pageTree = 2;
const about = 3;

/**
 * Returns a PDF with one page per image, on the paper that fits its shape, centered. The JPEGs are embedded unchanged,
 * so that only the bytes around them are held in memory.
 */
export function createPdf(pictures: readonly PagePicture[], title: string): Blob {
  const parts: BlobPart[] = [];
  const offsets: number[] = [];
  let length = 0;
  const write = (part: string | Blob) => {
    parts.push(part);
    length += typeof part === 'string' ? new TextEncoder().encode(part).length : part.size;
  };
  const object = (content: string, stream?: Blob | string) => {
    offsets.push(length);
    write(`${offsets.length} 0 obj\n${content}\n`);
    if (stream !== undefined) {
      write('stream\n');
      write(stream);
      write('\nendstream\n');
    }
    write('endobj\n');
  };

  write('%PDF-1.5\n%\u00e2\u00e3\u00cf\u00d3\n');
  object(`<< /Type /Catalog /Pages ${pageTree} 0 R /ViewerPreferences << /DisplayDocTitle true >> >>`);
  const kids = pictures.map((_, place) => `${firstObjectOf(place)} 0 R`);
  object(`<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${pictures.length} >>`);
  object(`<< /Title ${encodePdfText(title)} >>`);
  for (const [place, picture] of pictures.entries()) writePage(object, picture, firstObjectOf(place));

  const start = length;
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  write(`xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${table.join('')}`);
  write(`trailer\n<< /Size ${offsets.length + 1} /Root ${catalog} 0 R /Info ${about} 0 R >>\n`);
  write(`startxref\n${start}\n%%EOF\n`);
  return new Blob(parts, { type: 'application/pdf' });
}

/** Returns the number of the first of a page's three objects. */
const firstObjectOf = (place: number): number => about + 1 + 3 * place;

/** Writes the page object, its content and its image. */
function writePage(
  object: (content: string, stream?: Blob | string) => void,
  { jpeg, width, height }: PagePicture,
  first: number,
): void {
  const paper = nearestPaper(width, height);
  const scale = Math.min(paper.width / width, paper.height / height);
  const [wide, high] = [width * scale, height * scale];
  const [left, bottom] = [(paper.width - wide) / 2, (paper.height - high) / 2];
  const drawn = `q ${[wide, 0, 0, high, left, bottom].map((value) => value.toFixed(2)).join(' ')} cm /Im0 Do Q`;
  const resources = `/Resources << /XObject << /Im0 ${first + 2} 0 R >> >>`;
  object(
    `<< /Type /Page /Parent ${pageTree} 0 R /MediaBox [0 0 ${paper.width} ${paper.height}] /Contents ${first + 1} 0 R ${resources} >>`,
  );
  object(`<< /Length ${drawn.length} >>`, drawn);
  const pixels = `/Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode`;
  object(`<< /Type /XObject /Subtype /Image ${pixels} /Length ${jpeg.size} >>`, jpeg);
}

/** Encodes a text for PDF: hexadecimal UTF-16. */
function encodePdfText(words: string): string {
  const units = Array.from({ length: words.length }, (_, place) => words.charCodeAt(place));
  return `<FEFF${units.map((unit) => unit.toString(16).padStart(4, '0')).join('')}>`;
}
