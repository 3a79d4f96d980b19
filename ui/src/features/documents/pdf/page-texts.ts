import type { PDFDocumentProxy } from './open-pdf';
import { fold } from './fold';

/** The text of a page, folded, and where in it each of its pieces begins. */
export interface PageText {
  text: string;
  starts: number[];
}

/** The pages of a document, as text. */
export interface PageTexts {
  count: number;
  at: (number: number) => Promise<PageText>;
}

/** A piece of text as pdf.js reads it; marks of structure have none. */
type Piece = { str: string; hasEOL: boolean } | { type: string };

/** More characters than this aren't kept: they are read again. */
const MOST_KEPT = 30_000_000;
/** More of a single page than this is no text that anybody reads. */
const MOST_OF_A_PAGE = 1_000_000;

const known = new WeakMap<PDFDocumentProxy, PageTexts>();

/** The texts of a PDF, each read once, in the worker, when it is asked for. */
export function textsOf(pdf: PDFDocumentProxy): PageTexts {
  const texts = known.get(pdf) ?? readTexts(pdf);
  known.set(pdf, texts);
  return texts;
}

function readTexts(pdf: PDFDocumentProxy): PageTexts {
  const kept = new Map<number, PageText>();
  let characters = 0;
  const at = async (number: number): Promise<PageText> => {
    const before = kept.get(number);
    if (before) return before;
    const text = joined(await piecesOf(pdf, number));
    characters += text.text.length;
    if (characters <= MOST_KEPT) kept.set(number, text);
    return text;
  };
  return { count: pdf.numPages, at };
}

/** The pieces of a page; a page that can't be read has none. */
async function piecesOf(pdf: PDFDocumentProxy, number: number): Promise<Piece[]> {
  try {
    const page = await pdf.getPage(number);
    return (await page.getTextContent()).items;
  } catch {
    return [];
  }
}

/** Puts the pieces of a page together, so that words over several of them are found. */
export function joined(pieces: Piece[]): PageText {
  let text = '';
  const starts: number[] = [];
  for (const piece of pieces) {
    if (!('str' in piece)) continue;
    starts.push(text.length);
    if (text.length > MOST_OF_A_PAGE) continue;
    text += fold(piece.str, text.endsWith(' ')).text;
    if (piece.hasEOL && !text.endsWith(' ')) text += ' ';
  }
  return { text, starts };
}
