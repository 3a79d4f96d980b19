import { Buffer } from 'node:buffer';
import { crc32, deflateRawSync } from 'node:zlib';

/** Returns a real compressed archive of these texts. */
export function zipArchive(parts: Record<string, string>): Buffer<ArrayBuffer> {
  const bodies: Buffer[] = [];
  const list: Buffer[] = [];
  let place = 0;
  for (const [name, text] of Object.entries(parts)) {
    const content = Buffer.from(text);
    const body = deflateRawSync(content);
    const facts = Buffer.alloc(22);
    facts.writeUInt16LE(0x800, 2);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(body.length, 14);
    facts.writeUInt32LE(content.length, 18);
    facts.writeUInt16LE(20, 0);
    const length = Buffer.alloc(4);
    length.writeUInt16LE(name.length);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, length, Buffer.from(name), body]);
    const more = Buffer.alloc(16);
    more.writeUInt32LE(place, 12);
    list.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0'), facts, length.subarray(0, 2), more, Buffer.from(name)]));
    bodies.push(local);
    place += local.length;
  }
  const entries = Buffer.concat(list);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(list.length, 4);
  end.writeUInt16LE(list.length, 6);
  end.writeUInt32LE(entries.length, 8);
  end.writeUInt32LE(place, 12);
  return Buffer.concat([...bodies, entries, Buffer.from('PK\x05\x06'), end]);
}

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

/** Returns a real Excel file. Each sheet has the content of its `<sheetData>` element. */
export function workbookFile(sheets: Record<string, string>, strings: string[] = []): Buffer<ArrayBuffer> {
  const names = Object.keys(sheets);
  const list = names.map((name, n) => `<sheet name="${name}" sheetId="${n + 1}" r:id="rId${n + 1}"/>`).join('');
  const targets = names
    .map((_, n) => `<Relationship Id="rId${n + 1}" Target="worksheets/sheet${n + 1}.xml"/>`)
    .join('');
  return zipArchive({
    '[Content_Types].xml': `${xml}<Types/>`,
    'xl/workbook.xml': `${xml}<workbook xmlns:r="r"><sheets>${list}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${xml}<Relationships>${targets}</Relationships>`,
    'xl/styles.xml': `${xml}<styleSheet><numFmts><numFmt numFmtId="164" formatCode="&quot;$&quot;#,##0.00"/></numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="10"/><xf numFmtId="164"/></cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `${xml}<sst>${strings.map((each) => `<si><t>${each}</t></si>`).join('')}</sst>`,
    ...Object.fromEntries(
      names.map((name, n) => [
        `xl/worksheets/sheet${n + 1}.xml`,
        `${xml}<worksheet><sheetData>${sheets[name]}</sheetData></worksheet>`,
      ]),
    ),
  });
}

/** Returns a real Word file with the content of its `<w:body>` element. */
export const wordFile = (body: string): Buffer<ArrayBuffer> =>
  zipArchive({
    '[Content_Types].xml': `${xml}<Types/>`,
    'word/document.xml': `${xml}<w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`,
    'word/styles.xml': `${xml}<w:styles><w:style w:styleId="H2"><w:name w:val="heading 2"/></w:style></w:styles>`,
  });
