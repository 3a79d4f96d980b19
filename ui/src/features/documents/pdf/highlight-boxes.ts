import type { SearchHit } from './find-in-pages';
import { normalizeText } from './normalize-text';
import type { PageText } from './page-texts';

/** The position of a highlight on its page, in CSS pixels. */
export interface HighlightBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A range within one of the text pieces of a page. */
export interface PieceRange {
  piece: number;
  from: number;
  to: number;
}

/** Returns the ranges of text pieces that a hit covers. `wordsOf` returns the original text of a piece. */
export function pieceRanges(
  { from, to }: SearchHit,
  { text, starts }: PageText,
  wordsOf: (piece: number) => string,
): PieceRange[] {
  const spans: PieceRange[] = [];
  for (let piece = lastIndexAtMost(starts, from); piece < starts.length && (starts[piece] ?? to) < to; piece += 1) {
    const start = starts[piece] ?? 0;
    const { text: words, at } = normalizeText(wordsOf(piece), text[start - 1] === ' ');
    const first = Math.max(0, from - start);
    const last = Math.min(words.length, to - start);
    if (first < last) spans.push({ piece, from: at[first] ?? 0, to: originalOffsetAfter(at, last) });
  }
  return spans;
}

/**
 * Returns the original offset after the normalized character before `last`, so that ligatures are highlighted whole.
 */
function originalOffsetAfter(at: number[], last: number): number {
  const place = at[last - 1] ?? 0;
  return at.slice(last).find((next) => next > place) ?? place + 1;
}

/** Returns the index of the last entry in the ascending `starts` that is at most `value`. */
function lastIndexAtMost(starts: number[], value: number): number {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Returns the boxes of a hit on a page whose text layer is complete. */
export function highlightBoxes(
  hit: SearchHit,
  text: PageText,
  pieces: HTMLElement[],
  page: HTMLElement,
): HighlightBox[] {
  const { left, top } = page.getBoundingClientRect();
  return pieceRanges(hit, text, (piece) => pieces[piece]?.textContent ?? '').flatMap(({ piece, from, to }) => {
    const words = pieces[piece]?.firstChild;
    if (!(words instanceof Text)) return [];
    const range = document.createRange();
    range.setStart(words, Math.min(from, words.length));
    range.setEnd(words, Math.min(to, words.length));
    return [...range.getClientRects()].map((box) => ({
      left: box.left - left,
      top: box.top - top,
      width: box.width,
      height: box.height,
    }));
  });
}
