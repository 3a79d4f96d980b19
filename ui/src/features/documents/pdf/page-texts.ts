import type { PDFDocumentProxy } from './open-pdf';
import { normalizeText } from './normalize-text';

/** The normalized text of a page, and the offset at which each of its pieces starts. */
export interface PageText {
  text: string;
  starts: number[];
}

/** The texts of a document's pages. */
export interface PageTexts {
  count: number;
  at: (number: number) => Promise<PageText>;
}

/** A piece of text from pdf.js; structure marks have none. */
type TextPiece = { str: string; hasEOL: boolean } | { type: string };

/** The cache limit in characters; texts beyond it are read again. */
const MOST_KEPT = 30_000_000;
/** The limit for a single page in characters. */
const MOST_OF_A_PAGE = 1_000_000;

const known = new WeakMap<PDFDocumentProxy, PageTexts>();

/** Returns the texts of a PDF, read on demand in the worker and cached. */
export function createPageTexts(pdf: PDFDocumentProxy): PageTexts {
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
    const text = joinPieces(await readPieces(pdf, number));
    characters += text.text.length;
    if (characters <= MOST_KEPT) kept.set(number, text);
    return text;
  };
  return { count: pdf.numPages, at };
}

/** Returns the pieces of a page; none if it can't be read. */
async function readPieces(pdf: PDFDocumentProxy, number: number): Promise<TextPiece[]> {
  try {
    const page = await pdf.getPage(number);
    return (await page.getTextContent()).items;
  } catch {
    return [];
  }
}

/** Joins the pieces of a page, so that words across pieces are found. */
export function joinPieces(pieces: TextPiece[]): PageText {
  let text = '';
  const starts: number[] = [];
  for (const piece of pieces) {
    if (!('str' in piece)) continue;
    starts.push(text.length);
    if (text.length > MOST_OF_A_PAGE) continue;
    text += normalizeText(piece.str, text.endsWith(' ')).text;
    if (piece.hasEOL && !text.endsWith(' ')) text += ' ';
  }
  return { text, starts };
}
