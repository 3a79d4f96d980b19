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

/** The most blocks that a signature is looked for in, from the end of the body. */
const LONGEST_SEARCH = 60;

/** The first and last block of a signature in a body. The editor writes HTML its own way, so that its words are compared. */
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

/** The body around its signature. Without one all of it is before; a signature of pictures alone is found as it was put in. */
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

/** The body with blocks between what is typed and the signature. */
export function insertAboveSignature(body: string, signature: string | null, blocks: string): string {
  const split = splitAtSignature(body, signature);
  return `${split.before || '<p></p>'}${blocks}<p></p>${split.signature}${split.after}`;
}

/** The body with another signature in place of the one that it had; one message carries one signature. */
export function replaceSignature(body: string, signature: string | null, next: string): string {
  const split = splitAtSignature(body, signature);
  return `${split.before || '<p></p>'}${next}${split.after}`;
}

/** The signature among these that a body carries, for a body that comes without that knowledge. */
export function signatureIn(body: string, signatures: readonly string[]): string | null {
  return signatures.find((each) => splitAtSignature(body, each).signature !== '') ?? null;
}
