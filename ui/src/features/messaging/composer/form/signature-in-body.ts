const wordsOf = (nodes: readonly Node[]): string =>
  nodes
    .map(({ textContent }) => textContent)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();

const parse = (html: string): ChildNode[] => [...new DOMParser().parseFromString(html, 'text/html').body.childNodes];

const htmlOf = (nodes: readonly Node[]): string => {
  const box = document.implementation.createHTMLDocument().createElement('div');
  box.append(...nodes);
  return box.innerHTML;
};

/** The maximum number of blocks searched for a signature, from the end of the body. */
const LONGEST_SEARCH = 60;

/** Returns the first and last block of a signature in a body. The editor normalizes HTML, so texts are compared. */
function findSignature(blocks: readonly ChildNode[], words: string): [number, number] | null {
  const from = Math.max(0, blocks.length - LONGEST_SEARCH);
  for (let start = blocks.length - 1; start >= from; start -= 1) {
    for (let end = start; end < blocks.length; end += 1) {
      const found = wordsOf(blocks.slice(start, end + 1));
      if (found.length > words.length) break;
      if (found === words) return [start, end + 1];
    }
  }
  return null;
}

interface SplitBody {
  before: string;
  signature: string;
  after: string;
}

/**
 * Splits a body around its signature. Without one all of it is before; a signature of only images is found by its HTML.
 */
export function splitAtSignature(body: string, signature: string | null): SplitBody {
  const whole = { before: body, signature: '', after: '' };
  if (!signature) return whole;
  const at = body.lastIndexOf(signature);
  if (at >= 0) return { before: body.slice(0, at), signature, after: body.slice(at + signature.length) };
  const words = wordsOf(parse(signature));
  if (words === '') return whole;
  const blocks = parse(body);
  const found = findSignature(blocks, words);
  if (!found) return whole;
  const [start, end] = found;
  return {
    before: htmlOf(blocks.slice(0, start)),
    signature: htmlOf(blocks.slice(start, end)),
    after: htmlOf(blocks.slice(end)),
  };
}

/** Inserts blocks between the text and the signature. */
export function insertAboveSignature(body: string, signature: string | null, blocks: string): string {
  const split = splitAtSignature(body, signature);
  return `${split.before || '<p></p>'}${blocks}<p></p>${split.signature}${split.after}`;
}

/** Replaces a body's signature; a message has one signature. */
export function replaceSignature(body: string, signature: string | null, next: string): string {
  const split = splitAtSignature(body, signature);
  return `${split.before || '<p></p>'}${next}${split.after}`;
}

/** Returns the signature that a body contains, for a body without that information. */
export function signatureIn(body: string, signatures: readonly string[]): string | null {
  return signatures.find((each) => splitAtSignature(body, each).signature !== '') ?? null;
}
