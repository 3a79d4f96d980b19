import { type TabularFile, type Table, UnreadableFileError } from '../table';
import { XmlTags, attributeValue } from '../xml-tags';
import { type ZipParts, readZipParts, extractText } from '../zip-parts';
import { type WorkbookData, readSheet } from './read-sheet';
import { numberFormat } from './number-format';

/** The maximum number of shared strings. */
const MOST_STRINGS = 2_000_000;
const MOST_LETTERS = 200_000_000;

/** Opens an Excel file; each sheet is read on demand. */
export async function openWorkbook(file: Blob): Promise<TabularFile> {
  const parts = await readZipParts(file);
  const main = [...parts.keys()].find((name) => name.endsWith('workbook.xml'));
  if (!main) throw new UnreadableFileError('broken');
  const { sheets, from1904 } = await sheetsOf(file, parts, main);
  if (sheets.length === 0) throw new UnreadableFileError('empty');
  const folder = main.slice(0, main.lastIndexOf('/') + 1);
  let shared: Promise<WorkbookData> | undefined;
  const known = new Map<number, Promise<Table>>();
  const read = async (index: number) => {
    shared ??= sharedOf(file, parts, folder, from1904);
    return readSheet(extractText(file, parts, sheets[index]?.part ?? ''), await shared);
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

async function forEachTag(file: Blob, parts: ZipParts, name: string, open: (tag: string, attributes: string) => void) {
  const tags = new XmlTags({ open, close: () => {}, text: () => {} });
  for await (const piece of extractText(file, parts, name)) tags.push(piece);
}

/** Returns the sheets in their order; hidden ones only if there are no others. */
async function sheetsOf(
  file: Blob,
  parts: ZipParts,
  main: string,
): Promise<{ sheets: SheetPart[]; from1904: boolean }> {
  const folder = main.slice(0, main.lastIndexOf('/') + 1);
  const targets = new Map<string, string>();
  const list = `${folder}_rels/${main.slice(folder.length)}.rels`;
  await forEachTag(file, parts, list, (tag, attributes) => {
    if (tag !== 'Relationship') return;
    const target = attributeValue(attributes, 'Target') ?? '';
    targets.set(attributeValue(attributes, 'Id') ?? '', target.startsWith('/') ? target.slice(1) : folder + target);
  });
  const found: (SheetPart & { hidden: boolean })[] = [];
  let from1904 = false;
  await forEachTag(file, parts, main, (tag, attributes) => {
    if (tag === 'workbookPr') from1904 = /^(1|true)$/.test(attributeValue(attributes, 'date1904') ?? '');
    if (tag !== 'sheet') return;
    const part = targets.get(attributeValue(attributes, 'id') ?? '');
    const hidden = (attributeValue(attributes, 'state') ?? 'visible') !== 'visible';
    if (part && parts.has(part)) found.push({ name: attributeValue(attributes, 'name') ?? '', part, hidden });
  });
  const open = found.filter(({ hidden }) => !hidden);
  return { sheets: open.length > 0 ? open : found, from1904 };
}

async function sharedOf(file: Blob, parts: ZipParts, folder: string, from1904: boolean): Promise<WorkbookData> {
  return {
    strings: await stringsOf(extractText(file, parts, `${folder}sharedStrings.xml`)),
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

async function formatsOf(file: Blob, parts: ZipParts, name: string): Promise<(string | null)[]> {
  const own = new Map<number, string>();
  const formats: (string | null)[] = [];
  let cells = false;
  const tags = new XmlTags({
    open: (tag, attributes) => {
      const id = () => Number(attributeValue(attributes, 'numFmtId') ?? 0);
      if (tag === 'numFmt') own.set(id(), attributeValue(attributes, 'formatCode') ?? '');
      if (tag === 'cellXfs') cells = true;
      if (tag === 'xf' && cells) formats.push(numberFormat(id(), own));
    },
    close: (tag) => {
      if (tag === 'cellXfs') cells = false;
    },
    text: () => {},
  });
  for await (const piece of extractText(file, parts, name)) tags.push(piece);
  return formats;
}
