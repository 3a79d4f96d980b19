import { type Book, type Table, Unreadable } from '../table';
import { XmlTags, attribute } from '../xml-tags';
import { type Parts, partsOf, textOf } from '../zip-parts';
import { type Shared, readSheet } from './read-sheet';
import { formatOf } from './shown-number';

/** The maximum number of shared strings. */
const MOST_STRINGS = 2_000_000;
const MOST_LETTERS = 200_000_000;

/** Opens an Excel file; each sheet is read on demand. */
export async function openWorkbook(file: Blob): Promise<Book> {
  const parts = await partsOf(file);
  const main = [...parts.keys()].find((name) => name.endsWith('workbook.xml'));
  if (!main) throw new Unreadable('broken');
  const { sheets, from1904 } = await sheetsOf(file, parts, main);
  if (sheets.length === 0) throw new Unreadable('empty');
  const folder = main.slice(0, main.lastIndexOf('/') + 1);
  let shared: Promise<Shared> | undefined;
  const known = new Map<number, Promise<Table>>();
  const read = async (index: number) => {
    shared ??= sharedOf(file, parts, folder, from1904);
    return readSheet(textOf(file, parts, sheets[index]?.part ?? ''), await shared);
  };
  const table = (index: number) => {
    const reading = known.get(index) ?? read(index);
    known.set(index, reading);
    return reading;
  };
  return { names: sheets.map(({ name }) => name), table };
}

interface SheetPart {
  name: string;
  part: string;
}

async function each(file: Blob, parts: Parts, name: string, open: (tag: string, attributes: string) => void) {
  const tags = new XmlTags({ open, close: () => {}, text: () => {} });
  for await (const piece of textOf(file, parts, name)) tags.push(piece);
}

/** Returns the sheets in their order; hidden ones only if there are no others. */
async function sheetsOf(file: Blob, parts: Parts, main: string): Promise<{ sheets: SheetPart[]; from1904: boolean }> {
  const folder = main.slice(0, main.lastIndexOf('/') + 1);
  const targets = new Map<string, string>();
  const list = `${folder}_rels/${main.slice(folder.length)}.rels`;
  await each(file, parts, list, (tag, attributes) => {
    if (tag !== 'Relationship') return;
    const target = attribute(attributes, 'Target') ?? '';
    targets.set(attribute(attributes, 'Id') ?? '', target.startsWith('/') ? target.slice(1) : folder + target);
  });
  const found: (SheetPart & { hidden: boolean })[] = [];
  let from1904 = false;
  await each(file, parts, main, (tag, attributes) => {
    if (tag === 'workbookPr') from1904 = /^(1|true)$/.test(attribute(attributes, 'date1904') ?? '');
    if (tag !== 'sheet') return;
    const part = targets.get(attribute(attributes, 'id') ?? '');
    const hidden = (attribute(attributes, 'state') ?? 'visible') !== 'visible';
    if (part && parts.has(part)) found.push({ name: attribute(attributes, 'name') ?? '', part, hidden });
  });
  const open = found.filter(({ hidden }) => !hidden);
  return { sheets: open.length > 0 ? open : found, from1904 };
}

async function sharedOf(file: Blob, parts: Parts, folder: string, from1904: boolean): Promise<Shared> {
  return {
    strings: await stringsOf(textOf(file, parts, `${folder}sharedStrings.xml`)),
    formats: await formatsOf(file, parts, `${folder}styles.xml`),
    from1904,
  };
}

/** Returns the shared strings, without phonetic hints. */
async function stringsOf(pieces: AsyncIterable<string>): Promise<string[]> {
  const strings: string[] = [];
  let words = '';
  let letters = 0;
  let [inside, spoken] = [false, false];
  const tags = new XmlTags({
    open: (tag) => {
      if (tag === 'si') words = '';
      if (tag === 't') inside = true;
      if (tag === 'rPh') spoken = true;
    },
    text: (text) => {
      if (inside && !spoken) words += text;
    },
    close: (tag) => {
      if (tag === 't') inside = false;
      if (tag === 'rPh') spoken = false;
      if (tag !== 'si') return;
      letters += words.length;
      strings.push(words);
    },
  });
  for await (const piece of pieces) {
    tags.push(piece);
    if (strings.length > MOST_STRINGS || letters > MOST_LETTERS) break;
  }
  return strings;
}

async function formatsOf(file: Blob, parts: Parts, name: string): Promise<(string | null)[]> {
  const own = new Map<number, string>();
  const formats: (string | null)[] = [];
  let cells = false;
  const tags = new XmlTags({
    open: (tag, attributes) => {
      const id = () => Number(attribute(attributes, 'numFmtId') ?? 0);
      if (tag === 'numFmt') own.set(id(), attribute(attributes, 'formatCode') ?? '');
      if (tag === 'cellXfs') cells = true;
      if (tag === 'xf' && cells) formats.push(formatOf(id(), own));
    },
    close: (tag) => {
      if (tag === 'cellXfs') cells = false;
    },
    text: () => {},
  });
  for await (const piece of textOf(file, parts, name)) tags.push(piece);
  return formats;
}
