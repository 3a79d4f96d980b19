/** A page in the arrangement. */
export interface ArrangedPage {
  id: string;
  /** The index of its PDF, and its page in that PDF, from 0. */
  source: number;
  page: number;
  /** Clockwise quarter turns from the stored orientation. */
  turns: number;
}

/** The pages of one file. */
export interface PagePile {
  id: string;
  pages: readonly ArrangedPage[];
}

/** All pages: those of each file, followed by the left-out ones. */
export type PageArrangement = readonly PagePile[];

/** The id of the pile of left-out pages. */
export const LEFT_OUT = 'left-out';

let lastPileNumber = 0;
const nextPileId = (): string => `pile-${++lastPileNumber}`;

/** Returns all pages of a PDF in their order. */
export const pagesOf = (source: number, count: number): ArrangedPage[] =>
  Array.from({ length: count }, (_, page) => ({ id: `page-${source}-${page}`, source, page, turns: 0 }));

/** Returns an arrangement with one file of these pages, and none left out. */
export const singlePile = (pages: readonly ArrangedPage[]): PageArrangement => [
  { id: nextPileId(), pages },
  { id: LEFT_OUT, pages: [] },
];

const everyPage = (piles: PageArrangement) => piles.flatMap(({ pages }) => pages);

const withoutPages = (piles: PageArrangement, ids: ReadonlySet<string>): PageArrangement =>
  piles.map((pile) => ({ ...pile, pages: pile.pages.filter(({ id }) => !ids.has(id)) }));

/** Returns the pages with these ids, in their order. */
const pagesById = (piles: PageArrangement, ids: ReadonlySet<string>): ArrangedPage[] =>
  everyPage(piles).filter(({ id }) => ids.has(id));

/** Moves pages to a pile: to its end, or to the position of one of its pages. */
export function movePages(
  piles: PageArrangement,
  ids: ReadonlySet<string>,
  to: string,
  over?: string,
): PageArrangement {
  const pages = pagesById(piles, ids);
  const before = piles.find(({ id }) => id === to)?.pages ?? [];
  const place = over === undefined ? -1 : before.findIndex(({ id }) => id === over);
  // Pages that come from further up are inserted behind the page they were dropped on, which moves up.
  const down = place >= 0 && before.slice(0, place).some(({ id }) => ids.has(id));
  return withoutPages(piles, ids).map((pile) => {
    if (pile.id !== to) return pile;
    const at =
      place < 0 ? pile.pages.length : before.slice(0, place + (down ? 1 : 0)).filter(({ id }) => !ids.has(id)).length;
    return { ...pile, pages: pile.pages.toSpliced(at, 0, ...pages) };
  });
}

/** Moves pages by one position within their piles. */
export function shiftPages(piles: PageArrangement, ids: ReadonlySet<string>, by: 1 | -1): PageArrangement {
  return piles.map((pile) => {
    const row = by < 0 ? [...pile.pages] : pile.pages.toReversed();
    for (const [place, page] of row.entries()) {
      const other = row[place - 1];
      if (ids.has(page.id) && other && !ids.has(other.id)) [row[place - 1], row[place]] = [page, other];
    }
    return { ...pile, pages: by < 0 ? row : row.toReversed() };
  });
}

/** Rotates pages clockwise by 90°. */
export const rotatePages = (piles: PageArrangement, ids: ReadonlySet<string>): PageArrangement =>
  piles.map((pile) => ({
    ...pile,
    pages: pile.pages.map((page) => (ids.has(page.id) ? { ...page, turns: (page.turns + 1) % 4 } : page)),
  }));

/** Moves pages to a new file, which is inserted behind the file of the first of them. */
export function splitPages(piles: PageArrangement, ids: ReadonlySet<string>): PageArrangement {
  const at = piles.findIndex(({ pages }) => pages.some(({ id }) => ids.has(id)));
  const behind = piles[at]?.id === LEFT_OUT ? at : at + 1;
  return withoutPages(piles, ids).toSpliced(behind, 0, { id: nextPileId(), pages: pagesById(piles, ids) });
}

/** Returns the ids from a page to the end of its pile. */
export function pageIdsFrom(piles: PageArrangement, pageId: string): Set<string> {
  const pages = piles.find((pile) => pile.pages.some(({ id }) => id === pageId))?.pages ?? [];
  return new Set(pages.slice(pages.findIndex(({ id }) => id === pageId)).map(({ id }) => id));
}

/** Returns the ids between two pages, both included, across piles. */
export function pageIdsBetween(piles: PageArrangement, one: string, other: string): Set<string> {
  const all = everyPage(piles);
  const places = [one, other].map((wanted) => all.findIndex(({ id }) => id === wanted)).toSorted((a, b) => a - b);
  return new Set(all.slice(places[0], (places[1] ?? 0) + 1).map(({ id }) => id));
}

/** Removes an empty file. */
export const removePile = (piles: PageArrangement, pileId: string): PageArrangement =>
  piles.filter(({ id, pages }) => id !== pileId || pages.length > 0);

/** Appends pages to the last file. */
export function appendPages(piles: PageArrangement, pages: readonly ArrangedPage[]): PageArrangement {
  const last = piles.findLast(({ id }) => id !== LEFT_OUT);
  return piles.map((pile) => (pile === last ? { ...pile, pages: [...pile.pages, ...pages] } : pile));
}

/** Returns the piles that become files. */
export const filePiles = (piles: PageArrangement): readonly PagePile[] =>
  piles.filter(({ id, pages }) => id !== LEFT_OUT && pages.length > 0);

/** Returns the indexes of the PDFs that these pages come from. */
export const sourceIndexes = (piles: readonly PagePile[]): number[] =>
  [...new Set(everyPage(piles).map(({ source }) => source))].toSorted((a, b) => a - b);
