/** Text normalized for searching: without case, accents and ligatures, and with repeated spaces collapsed. */
export interface NormalizedText {
  text: string;
  /** For each character of `text`, its offset in the original; plus one entry for the end. */
  at: number[];
}

const plain = /^[\x21-\x7e]$/;

/** Normalizes a piece of text; `afterBlank` if the preceding text ends with a space. */
export function normalizeText(piece: string, afterBlank = false): NormalizedText {
  let text = '';
  const at: number[] = [];
  let blank = afterBlank;
  let place = 0;
  for (const letter of piece) {
    const folded = foldLetter(letter);
    for (const each of folded) {
      if (each === ' ' && blank) continue;
      blank = each === ' ';
      text += each;
      for (let unit = 0; unit < each.length; unit += 1) at.push(place);
    }
    place += letter.length;
  }
  at.push(place);
  return { text, at };
}

function foldLetter(letter: string): string {
  if (plain.test(letter)) return letter.toLowerCase();
  if (/\s/.test(letter)) return ' ';
  return letter.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}
