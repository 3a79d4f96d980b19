import { UnreadableFileError } from './table';
import { XmlTags, attributeValue } from './xml-tags';
import { type ZipParts, readZipParts, extractText } from './zip-parts';

/** Text of one style. */
export interface TextRun {
  words: string;
  bold: boolean;
  italic: boolean;
}

/** A paragraph or heading, or a table with paragraphs in its cells. */
export type TextBlock =
  { kind: 'words'; heading: number; item: number | null; runs: TextRun[] } | { kind: 'table'; rows: TextBlock[][][] };

/** The text of a document. */
export interface WordText {
  blocks: TextBlock[];
  more: boolean;
}

/** The maximum numbers of paragraphs and characters shown. */
const MOST_PARAGRAPHS = 20_000;
const MOST_LETTERS = 4_000_000;
/** The maximum nesting depth of tables. */
const DEEPEST = 20;

/** Reads the text of a Word file, without its layout and images. */
export async function readWord(file: Blob): Promise<WordText> {
  const parts = await readZipParts(file);
  const main = [...parts.keys()].find((name) => /^word\/document\d*\.xml$/.test(name));
  if (!main) throw new UnreadableFileError('broken');
  const text = new DocumentText(await headingsOf(file, parts));
  const tags = new XmlTags(text);
  for await (const piece of extractText(file, parts, main)) {
    tags.push(piece);
    if (text.more) break;
  }
  return { blocks: text.blocks, more: text.more };
}

/** Returns the heading level of each style that is a heading. */
async function headingsOf(file: Blob, parts: ZipParts): Promise<Map<string, number>> {
  const headings = new Map<string, number>();
  let style = '';
  const open = (tag: string, attributes: string) => {
    if (tag === 'style') style = attributeValue(attributes, 'styleId') ?? '';
    const value = attributeValue(attributes, 'val') ?? '';
    if (tag === 'name' && /^title$/i.test(value)) headings.set(style, 1);
    const [, level] = (tag === 'name' && /^heading ([1-9])$/i.exec(value)) || [];
    if (level) headings.set(style, Math.min(6, Number(level)));
    if (tag === 'outlineLvl' && style && Number(value) < 9) headings.set(style, Math.min(6, Number(value) + 1));
  };
  const tags = new XmlTags({ open, close: () => {}, text: () => {} });
  for await (const piece of extractText(file, parts, 'word/styles.xml')) tags.push(piece);
  return headings;
}

interface OpenElement {
  blocks: TextBlock[];
  paragraph: Extract<TextBlock, { kind: 'words' }> | null;
  rows: TextBlock[][][] | null;
}

const isOn = (attributes: string): boolean => !/^(0|false|off|none)$/.test(attributeValue(attributes, 'val') ?? '1');

/** Builds paragraphs and tables from the tag stream. */
class DocumentText {
  blocks: TextBlock[] = [];
  more = false;
  #open: OpenElement[] = [{ blocks: this.blocks, paragraph: null, rows: null }];
  #skipped = 0;
  #inside = false;
  #runLook: { bold: boolean; italic: boolean } | null = null;
  #paragraphs = 0;
  #letters = 0;

  constructor(readonly headings: Map<string, number>) {}

  get #here(): OpenElement {
    return this.#open.at(-1) ?? { blocks: this.blocks, paragraph: null, rows: null };
  }

  open = (name: string, attributes: string): void => {
    if (this.#skipped > 0 || name === 'Fallback') {
      this.#skipped += 1;
      return;
    }
    this.#structure(name);
    const { paragraph } = this.#here;
    if (!paragraph) return;
    if (name === 'pStyle')
      paragraph.heading = this.headings.get(attributeValue(attributes, 'val') ?? '') ?? paragraph.heading;
    else if (name === 'numPr') paragraph.item ??= 0;
    else if (name === 'ilvl') paragraph.item = Math.min(8, Number(attributeValue(attributes, 'val')) || 0);
    else if (name === 'r') this.#runLook = { bold: false, italic: false };
    else if (name === 'b' && this.#runLook) this.#runLook.bold = isOn(attributes);
    else if (name === 'i' && this.#runLook) this.#runLook.italic = isOn(attributes);
    else if (name === 't') this.#inside = true;
    else if (this.#runLook && (name === 'br' || name === 'cr')) this.#say('\n');
    else if (this.#runLook && name === 'tab') this.#say('\t');
  };

  text = (words: string): void => {
    if (this.#inside && this.#skipped === 0) this.#say(words);
  };

  close = (name: string): void => {
    if (this.#skipped > 0) {
      this.#skipped -= 1;
      return;
    }
    if (name === 't') this.#inside = false;
    else if (name === 'r') this.#runLook = null;
    else if ((name === 'p' || name === 'tbl' || name === 'tc') && this.#open.length > 1) this.#leave(name);
  };

  #structure(name: string): void {
    if (!['p', 'tbl', 'tr', 'tc'].includes(name)) return;
    if (this.#open.length > DEEPEST * 3) throw new UnreadableFileError('broken');
    const here = this.#here;
    if (name === 'p') {
      this.#paragraphs += 1;
      if (this.#paragraphs > MOST_PARAGRAPHS) this.more = true;
      this.#open.push({ ...here, rows: null, paragraph: { kind: 'words', heading: 0, item: null, runs: [] } });
    } else if (name === 'tbl') this.#open.push({ ...here, rows: [] });
    else if (name === 'tr') here.rows?.push([]);
    else {
      const cell: TextBlock[] = [];
      here.rows?.at(-1)?.push(cell);
      this.#open.push({ blocks: cell, paragraph: null, rows: null });
    }
  }

  #leave(name: string): void {
    const left = this.#open.pop();
    if (name === 'p' && left?.paragraph) this.#keep(left.blocks, left.paragraph);
    if (name === 'tbl' && left?.rows) this.#keep(left.blocks, { kind: 'table', rows: left.rows });
  }

  #keep(blocks: TextBlock[], block: TextBlock): void {
    if (!this.more) blocks.push(block);
  }

  #say(words: string): void {
    this.#letters += words.length;
    if (this.#letters > MOST_LETTERS) this.more = true;
    const runs = this.#here.paragraph?.runs;
    const { bold, italic } = this.#runLook ?? { bold: false, italic: false };
    const last = runs?.at(-1);
    if (last && last.bold === bold && last.italic === italic) last.words += words;
    else runs?.push({ words, bold, italic });
  }
}
