import type { PageRotation } from '../pdf/page-rotation';
import { decodeText } from './decode-text';
import { type PageSize, type ScannedDocument, openScan } from './scan/open-scan';
import type { PixelImage } from './scan/orientation';
import { openSeparated } from './separated-values';
import { type TabularFile, type TableFacts, UnreadableFileError } from './table';
import { type WordText, readWord } from './word-text';
import { openWorkbook } from './workbook/workbook';

/** The requests to the worker, which holds one file. */
export type ReaderQuestion =
  | { ask: 'separated'; file: Blob; whole: boolean }
  | { ask: 'workbook'; file: Blob }
  | { ask: 'word'; file: Blob }
  | { ask: 'scan'; file: Blob }
  | { ask: 'page'; page: number; turn: PageRotation }
  | { ask: 'facts'; table: number }
  | { ask: 'rows'; table: number; from: number; count: number };

/** The responses by request. */
export interface ReaderAnswers {
  separated: string[];
  workbook: string[];
  word: WordText;
  scan: PageSize[];
  page: PixelImage;
  facts: TableFacts;
  rows: string[][];
}

/** Why there is no response. */
export type UnreadableReason = UnreadableFileError['why'];

/** Reads a file and holds its content, so that only what is viewed is transferred. */
export class ReaderWorker {
  #book: TabularFile | undefined;
  #scan: ScannedDocument | undefined;

  async reply(question: ReaderQuestion): Promise<ReaderAnswers[ReaderQuestion['ask']]> {
    if (question.ask === 'word') return readWord(question.file);
    if (question.ask === 'scan') return (this.#scan = await openScan(question.file)).pages;
    if (question.ask === 'page') return this.#pageAt(question.page, question.turn);
    if (question.ask === 'workbook') this.#book = await openWorkbook(question.file);
    if (question.ask === 'separated') {
      const bytes = new Uint8Array(await question.file.arrayBuffer());
      this.#book = openSeparated(decodeText(bytes, question.whole), question.whole);
    }
    if (!this.#book) throw new UnreadableFileError('broken');
    if (question.ask === 'facts') return (await this.#book.table(question.table)).facts;
    if (question.ask === 'rows') return (await this.#book.table(question.table)).rows(question.from, question.count);
    return this.#book.names;
  }
  #pageAt(page: number, turn: PageRotation): PixelImage {
    if (!this.#scan) throw new UnreadableFileError('broken');
    return this.#scan.page(page, turn);
  }
}
