import type * as Documents from '@wasm/documents';
import type { DocumentsQuestion, DocumentsReply } from './documents';
import type { DocumentsModule, FileRuleName } from './file-modules';

type FileRule = (file: Uint8Array, input: unknown) => unknown;
type Content = Uint8Array<ArrayBuffer>;

/** A file can't be read any more: it was moved or changed. The tools are as good as before. */
class Unreadable extends Error {}

/** Answers what the page asks about files. Archives stay open from the first question about them to the last. */
export class DocumentDesk {
  readonly #fetch: () => Promise<DocumentsModule>;
  readonly #archives = new Map<number, Documents.ZipContents>();
  #opened = 0;

  /** A desk that fetches the rules with the first question. */
  constructor(fetch: () => Promise<DocumentsModule>) {
    this.#fetch = fetch;
  }

  /** The answer under the question's number, and what of it can be handed over rather than copied. */
  async reply(question: DocumentsQuestion): Promise<{ reply: DocumentsReply; handOver: Transferable[] }> {
    const { id } = question;
    try {
      const answer = await this.#answer(question);
      return { reply: { id, answer }, handOver: buffersOf(answer) };
    } catch (error) {
      return { reply: { id, failure: String(error), fatal: !(error instanceof Unreadable) }, handOver: [] };
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

  async #open(file: Content, input: Documents.ReadZip): Promise<unknown> {
    const { ZipContents } = await this.#fetch();
    const zip = new ZipContents(file, input);
    const { reading } = zip;
    if (!('files' in reading)) return reading;
    const archive = ++this.#opened;
    this.#archives.set(archive, zip);
    return { archive, reading };
  }

  /** Opens an archive that lies in another; what is in there crosses to nobody. */
  #openInside({ within, place, input }: { within: number; place: number; input: Documents.ReadZip }): Promise<unknown> {
    const file = this.#held(within).content(place);
    // One that can't be unpacked reads like one with nothing in it.
    return this.#open(file instanceof Uint8Array ? new Uint8Array(file) : new Uint8Array(), input);
  }

  #held(archive: number): Documents.ZipContents {
    const held = this.#archives.get(archive);
    if (!held) throw new Unreadable('The archive was closed.');
    return held;
  }

  #close(archive: number): null {
    this.#archives.get(archive)?.free();
    this.#archives.delete(archive);
    return null;
  }
}

async function bytesOf(file: Blob): Promise<Content> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch (error) {
    throw new Unreadable(String(error));
  }
}

/** The bytes in an answer: it is one file, or carries the file that a rule made. */
function buffersOf(answer: unknown): Transferable[] {
  const file = typeof answer === 'object' && answer !== null && 'file' in answer ? answer.file : answer;
  return file instanceof Uint8Array && file.buffer instanceof ArrayBuffer ? [file.buffer] : [];
}
