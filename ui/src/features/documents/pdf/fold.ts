/** Text as it is looked for: without case, accents and ligatures, and with one blank where there are several. */
export interface Folded {
  text: string;
  /** For each character of `text`, where the original has it; one more for the end. */
  at: number[];
}

const plain = /^[\x21-\x7e]$/;

/** Folds a piece of text; `afterBlank` when what stands before it ends with a blank. */
export function fold(piece: string, afterBlank = false): Folded {
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
