import * as rules from '@wasm/documents';
import { afterEach, expect, test, vi } from 'vitest';
import { DocumentWorker } from './document-worker';
import type { DocumentsQuestion, ZipReading } from './documents';
import { zipOf, zipWith } from './zip.fixture';

afterEach(() => vi.restoreAllMocks());

/** A desk with the real rules, which counts how often it opens an archive. */
function desk() {
  const opened = vi.fn<() => void>();
  class Counted extends rules.ZipContents {
    constructor(...args: ConstructorParameters<typeof rules.ZipContents>) {
      super(...args);
      opened();
    }
  }
  const documents = new DocumentWorker(async () => ({ ...rules, ZipContents: Counted }));
  let id = 0;
  const ask = async (question: object) => {
    const { reply } = await documents.reply({ ...question, id: ++id } as DocumentsQuestion);
    if ('failure' in reply) throw new Error(reply.failure);
    return reply.answer;
  };
  return { ask, opened };
}

test.each([300, 10_000])(
  'an archive of %i files is opened once for all of them',
  async (many) => {
    const { ask, opened } = desk();
    const packed = new Blob([zipOf(many)]);
    const began = performance.now();
    const { archive, reading } = (await ask({ open: packed, input: { name: 'many.zip' } })) as {
      archive: number;
      reading: ZipReading;
    };
    expect(reading.files).toHaveLength(many);
    for (const place of reading.files.keys()) {
      const content = (await ask({ archive, place })) as Uint8Array;
      if (place % 97 === 0) expect(new TextDecoder().decode(content)).toBe(`content of ${reading.files[place]?.name}`);
    }
    await ask({ close: archive });
    expect(opened).toHaveBeenCalledTimes(1);
    // Reopening the archive for each file would take 65 minutes for 10,000 files.
    expect(performance.now() - began).toBeLessThan(20_000);
    await expect(ask({ archive, place: 0 })).rejects.toThrow('closed');
  },
  30_000,
);

test('refuses what can’t be unpacked with the reason, and survives unreadable files', async () => {
  const { ask } = desk();
  const broken = (await ask({ open: new Blob(['PK no archive']), input: { name: 'x.zip' } })) as {
    reading: ZipReading;
  };
  expect(broken.reading.refusal).toBe('UNREADABLE');
  const gone = { arrayBuffer: () => Promise.reject(new Error('moved')) };
  const { reply } = await new DocumentWorker(async () => rules).reply({
    id: 1,
    name: 'pdfProtection',
    file: gone as unknown as Blob,
    input: {},
  });
  expect(reply).toMatchObject({ fatal: false });
});

test('lists a locked archive, and takes a separate password per file', async () => {
  const { ask } = desk();
  const open = new Blob([
    zipWith([
      { path: 'a.txt', content: 'a', password: 'one' },
      { path: 'b.txt', content: 'longer', password: 'two' },
    ]),
  ]);
  const { archive, reading } = (await ask({ open, input: { name: 'x.zip' } })) as {
    archive: number;
    reading: ZipReading;
  };
  expect([reading.locked, reading.refusal, reading.files.length]).toEqual([true, null, 2]);
  expect(await ask({ archive, place: 0 })).toBe('PASSWORD_REQUIRED');
  expect(await ask({ unlock: archive, password: 'wrong' })).toBe('PASSWORD_WRONG');
  expect(await ask({ unlock: archive, password: 'one' })).toBeNull();
  expect(new TextDecoder().decode((await ask({ archive, place: 0 })) as Uint8Array)).toBe('a');
  expect(await ask({ archive, place: 1 })).toBe('PASSWORD_WRONG');
  expect(await ask({ unlock: archive, password: 'two', place: 1 })).toBeNull();
  expect(new TextDecoder().decode((await ask({ archive, place: 1 })) as Uint8Array)).toBe('longer');
});

test('opens a nested archive within the remaining limits', async () => {
  const { ask } = desk();
  const inner = zipWith([{ path: Uint8Array.of(0x8b, 0xe2, 0x8d, 0x73, 0x2e, 0x70, 0x64, 0x66), content: 'inside' }]);
  const open = new Blob([
    zipWith([
      { path: 'inner.zip', content: inner },
      { path: 'a.txt', content: 'a' },
    ]),
  ]);
  const { archive: within } = (await ask({ open, input: { name: 'x.zip' } })) as { archive: number };
  const deep = { depth: 1, entries: 2, unpacked: 200, packed: 1000 };
  const { archive, reading } = (await ask({ within, place: 0, input: { name: 'inner.zip', within: deep } })) as {
    archive: number;
    reading: ZipReading;
  };
  expect(reading.files.map(({ name }) => name)).toEqual(['銀行.pdf']);
  expect(new TextDecoder().decode((await ask({ archive, place: 0 })) as Uint8Array)).toBe('inside');
  const full = { ...deep, entries: 10_000 };
  const refused = (await ask({ within, place: 0, input: { name: 'inner.zip', within: full } })) as {
    reading: ZipReading;
  };
  expect(refused.reading.refusal).toBe('TOO_MANY_ENTRIES');
});
