import * as rules from '@rules/documents';
import { afterEach, expect, test, vi } from 'vitest';
import { DocumentDesk } from './document-desk';
import type { DocumentsQuestion, ZipReading } from './documents';
import { zipOf } from './zip.fixture';

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
  const documents = new DocumentDesk(Promise.resolve({ ...rules, ZipContents: Counted }));
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
    const zip = new Blob([zipOf(many)]);
    const began = performance.now();
    const { archive, reading } = (await ask({ open: zip, input: { name: 'many.zip' } })) as {
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
    // Opened anew for each file, 10,000 files took 65 minutes.
    expect(performance.now() - began).toBeLessThan(20_000);
    expect(await ask({ archive, place: 0 })).toBeNull();
  },
  30_000,
);

test('what can’t be unpacked says why and stays closed; what can’t be read does not end the tools', async () => {
  const { ask } = desk();
  const broken = (await ask({ open: new Blob(['PK no archive']), input: { name: 'x.zip' } })) as {
    reading: ZipReading;
  };
  expect(broken.reading.refusal).toBe('UNREADABLE');
  const gone = { arrayBuffer: () => Promise.reject(new Error('moved')) };
  const { reply } = await new DocumentDesk(Promise.resolve(rules)).reply({
    id: 1,
    name: 'pdfProtection',
    file: gone as unknown as Blob,
    input: {},
  });
  expect(reply).toMatchObject({ fatal: false });
});
