import { expect, test } from 'vitest';
import { createPdf } from './create-pdf';

const jpeg = (bytes: number) => new Blob([new Uint8Array(bytes).fill(0xd8)], { type: 'image/jpeg' });

test('each picture has a page of its paper size, and every object is at the offset in the table', async () => {
  const pdf = createPdf(
    [
      { jpeg: jpeg(1000), width: 1700, height: 2200 },
      { jpeg: jpeg(10), width: 2200, height: 1700 },
      { jpeg: jpeg(77), width: 500, height: 2200 },
    ],
    'Steuerbescheid – „Müller“',
  );
  expect(pdf.type).toBe('application/pdf');
  const bytes = new Uint8Array(await pdf.arrayBuffer());
  const words = new TextDecoder('latin1').decode(bytes);
  const start = Number(/startxref\n(\d+)/.exec(words)?.[1]);
  expect(words.slice(start, start + 4)).toBe('xref');
  const offsets = [...words.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
  expect(offsets).toHaveLength(12);
  offsets.forEach((offset, place) => expect(words.slice(offset)).toMatch(new RegExp(`^${place + 1} 0 obj\\n`)));
  expect([...words.matchAll(/\/MediaBox \[([\d ]+)\]/g)].map(([, box]) => box)).toEqual([
    '0 0 612 792',
    '0 0 792 612',
    '0 0 595 842',
  ]);
  expect(words).toContain('q 612.00 0.00 0.00 792.00 0.00 0.00 cm /Im0 Do Q');
  // A narrow slip is centered.
  expect(words).toContain('q 191.36 0.00 0.00 842.00 201.82 0.00 cm /Im0 Do Q');
  expect(words).toContain('/Title <FEFF0053');
});
