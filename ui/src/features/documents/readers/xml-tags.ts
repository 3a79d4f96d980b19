import { UnreadableFileError } from './table';

/** Receives the events of XML as it is parsed. Names are without prefixes. */
export interface TagListener {
  open: (name: string, attributes: string) => void;
  close: (name: string) => void;
  text: (words: string) => void;
}

/** The size limit of a tag in characters. */
const MOST_OF_A_TAG = 1_000_000;

/** Parses XML in chunks and never buffers more than one tag. */
export class XmlTags {
  #rest = '';
  constructor(readonly on: TagListener) {}

  push(piece: string): void {
    const text = this.#rest + piece;
    let place = 0;
    for (;;) {
      const open = text.indexOf('<', place);
      if (open < 0) {
        const end = wholeUpTo(text);
        if (end > place) this.on.text(decodeEntities(text.slice(place, end)));
        this.#rest = text.slice(Math.max(place, end));
        return;
      }
      if (open > place) this.on.text(decodeEntities(text.slice(place, open)));
      const end = this.#tag(text, open);
      if (end < 0) {
        this.#rest = text.slice(open);
        if (this.#rest.length > MOST_OF_A_TAG) throw new UnreadableFileError('broken');
        return;
      }
      place = end;
    }
  }

  /** Handles the tag at `open` and returns its end; -1 if it is incomplete. */
  #tag(text: string, open: number): number {
    const until = (words: string) => {
      const end = text.indexOf(words, open);
      return end < 0 ? -1 : end + words.length;
    };
    // Too short to tell a comment from CDATA.
    if (text.length - open < 9 && text[open + 1] === '!') return -1;
    if (text.startsWith('<!--', open)) return until('-->');
    if (text.startsWith('<![CDATA[', open)) {
      const end = until(']]>');
      if (end > 0) this.on.text(text.slice(open + 9, end - 3));
      return end;
    }
    if (text.startsWith('<?', open)) return until('?>');
    if (text.startsWith('<!', open)) return until('>');
    const end = tagEnd(text, open);
    if (end > 0) this.#tell(text.slice(open + 1, end));
    return end < 0 ? -1 : end + 1;
  }

  #tell(tag: string): void {
    if (tag.startsWith('/')) return this.on.close(localName(tag.slice(1).trim()));
    const empty = tag.endsWith('/');
    const inner = empty ? tag.slice(0, -1) : tag;
    const blank = inner.search(/\s/);
    const name = localName(blank < 0 ? inner : inner.slice(0, blank));
    this.on.open(name, blank < 0 ? '' : inner.slice(blank));
    if (empty) this.on.close(name);
  }
}

/** Returns the end of a tag, skipping `>` within attribute values. */
function tagEnd(text: string, open: number): number {
  let quote = '';
  for (let end = text.indexOf('>', open), from = open; end >= 0; from = end, end = text.indexOf('>', end + 1)) {
    for (let place = from; place < end; place += 1) {
      const letter = text[place] ?? '';
      if (quote === '' ? letter === '"' || letter === "'" : letter === quote) quote = quote === '' ? letter : '';
    }
    if (quote === '') return end;
  }
  return -1;
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Returns how much of a text is complete: a partial entity waits for its end. */
function wholeUpTo(text: string): number {
  const letter = text.lastIndexOf('&');
  return letter >= 0 && text.length - letter < 12 && !text.includes(';', letter) ? letter : text.length;
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Decodes the five predefined entities and character references. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(/&(#x?[\da-fA-F]{1,6}|\w{2,4});/g, (whole, name: string) => {
    if (!name.startsWith('#')) return named[name] ?? whole;
    const code = name[1] === 'x' ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}

const patterns = new Map<string, RegExp>();

/** Returns the value of an attribute of a tag. */
export function attributeValue(attributes: string, name: string): string | null {
  const pattern = patterns.get(name) ?? new RegExp(`[\\s:]${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
  patterns.set(name, pattern);
  const found = pattern.exec(attributes);
  return found ? decodeEntities(found[1] ?? found[2] ?? '') : null;
}
