import type * as Documents from '@wasm/documents';
import type { DocumentsQuestion, DocumentsReply } from './documents';
import type { DocumentsModule, FileRuleName } from './file-modules';

type FileRule = (file: Uint8Array, input: unknown) => unknown;
type FileBytes = Uint8Array<ArrayBuffer>;

/** The file can't be read anymore: it was moved or changed. The tools still work. */
class UnreadableContent extends Error {}

/** Processes the page's requests about files. Archives stay open between requests. */
export class DocumentWorker {
  readonly #fetch: () => Promise<DocumentsModule>;
  readonly #archives = new Map<number, Documents.ZipContents>();
  #opened = 0;

  /** Loads the rules with the first request. */
  constructor(fetch: () => Promise<DocumentsModule>) {
    this.#fetch = fetch;
  }

  /** Returns the response with the request's number, and the buffers to transfer instead of copying. */
  async reply(question: DocumentsQuestion): Promise<{ reply: DocumentsReply; handOver: Transferable[] }> {
    const { id } = question;
    try {
      const answer = await this.#answer(question);
      return { reply: { id, answer }, handOver: buffersOf(answer) };
    } catch (error) {
      return { reply: { id, failure: String(error), fatal: !(error instanceof UnreadableContent) }, handOver: [] };
    }
  }

  async #answer(question: DocumentsQuestion): Promise<unknown> {
    if ('name' in question) {
      const rules = (await this.#fetch()) as Record<FileRuleName, FileRule>;
      return rules[question.name](await bytesOf(question.file), question.input);
    }
    if ('open' in question) return this.#open(await bytesOf(question.open), question.input);
    if ('close' in question) return this.#close(question.close);
    if ('within' in question) return this.#openInside(question);
    if ('unlock' in question) return this.#held(question.unlock).unlock(question.password, question.place);
    return this.#held(question.archive).content(question.place);
  }

  async #open(file: FileBytes, input: Documents.ReadZip): Promise<unknown> {
    const { ZipContents } = await this.#fetch();
    const zip = new ZipContents(file, input);
    const { reading } = zip;
    if (!('files' in reading)) return reading;
    const archive = ++this.#opened;
    this.#archives.set(archive, zip);
    return { archive, reading };
  }

  /** Opens an archive inside another; its content isn't transferred to the page. */
  #openInside({ within, place, input }: { within: number; place: number; input: Documents.ReadZip }): Promise<unknown> {
    const file = this.#held(within).content(place);
    // An archive that can't be unpacked reads like an empty one.
    return this.#open(file instanceof Uint8Array ? new Uint8Array(file) : new Uint8Array(), input);
  }

  #held(archive: number): Documents.ZipContents {
    const held = this.#archives.get(archive);
    if (!held) throw new UnreadableContent('The archive was closed.');
    return held;
  }

  #close(archive: number): null {
    this.#archives.get(archive)?.free();
    this.#archives.delete(archive);
    return null;
  }
}

async function bytesOf(file: Blob): Promise<FileBytes> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch (error) {
    throw new UnreadableContent(String(error));
  }
}

/** Returns the buffers of a response: it is a file, or includes a file that a rule created. */
function buffersOf(answer: unknown): Transferable[] {
  const file = typeof answer === 'object' && answer !== null && 'file' in answer ? answer.file : answer;
  return file instanceof Uint8Array && file.buffer instanceof ArrayBuffer ? [file.buffer] : [];
}
