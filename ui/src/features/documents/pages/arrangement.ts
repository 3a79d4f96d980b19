/** A page on its way into a file. */
export interface ArrangedPage {
  id: string;
  /** Which of the PDFs it comes from, and which of its pages it is, from 0. */
  source: number;
  page: number;
  /** Quarters clockwise from how it is kept. */
  turns: number;
}

/** Pages that become one file. */
export interface Pile {
  id: string;
  pages: readonly ArrangedPage[];
}

/** All pages: those of each file, and behind them those that are left out. */
export type Arrangement = readonly Pile[];

/** The pile of what goes into no file. */
export const LEFT_OUT = 'left-out';

let counted = 0;
const fresh = (): string => `pile-${++counted}`;

/** All pages of a PDF, as they stand in it. */
export const pagesOf = (source: number, count: number): ArrangedPage[] =>
  Array.from({ length: count }, (_, page) => ({ id: `page-${source}-${page}`, source, page, turns: 0 }));

/** One file of these pages, and none left out. */
export const onePile = (pages: readonly ArrangedPage[]): Arrangement => [
  { id: fresh(), pages },
  { id: LEFT_OUT, pages: [] },
];

const everyPage = (piles: Arrangement) => piles.flatMap(({ pages }) => pages);

const without = (piles: Arrangement, ids: ReadonlySet<string>): Arrangement =>
  piles.map((pile) => ({ ...pile, pages: pile.pages.filter(({ id }) => !ids.has(id)) }));

/** The pages with these ids, in the order in which they stand. */
const taken = (piles: Arrangement, ids: ReadonlySet<string>): ArrangedPage[] =>
  everyPage(piles).filter(({ id }) => ids.has(id));

/** Puts pages into a pile: at its end, or in the place of one of its pages. */
export function moved(piles: Arrangement, ids: ReadonlySet<string>, to: string, over?: string): Arrangement {
  const pages = taken(piles, ids);
  const before = piles.find(({ id }) => id === to)?.pages ?? [];
  const place = over === undefined ? -1 : before.findIndex(({ id }) => id === over);
  // What comes from further up goes behind the page it was dropped on: that one moves up.
  const down = place >= 0 && before.slice(0, place).some(({ id }) => ids.has(id));
  return without(piles, ids).map((pile) => {
    if (pile.id !== to) return pile;
    const at =
      place < 0 ? pile.pages.length : before.slice(0, place + (down ? 1 : 0)).filter(({ id }) => !ids.has(id)).length;
    return { ...pile, pages: pile.pages.toSpliced(at, 0, ...pages) };
  });
}

/** Moves pages by one place within their piles. */
export function shifted(piles: Arrangement, ids: ReadonlySet<string>, by: 1 | -1): Arrangement {
  return piles.map((pile) => {
    const row = by < 0 ? [...pile.pages] : pile.pages.toReversed();
    for (const [place, page] of row.entries()) {
      const other = row[place - 1];
      if (ids.has(page.id) && other && !ids.has(other.id)) [row[place - 1], row[place]] = [page, other];
    }
    return { ...pile, pages: by < 0 ? row : row.toReversed() };
  });
}

/** Turns pages by a quarter. */
export const turned = (piles: Arrangement, ids: ReadonlySet<string>): Arrangement =>
  piles.map((pile) => ({
    ...pile,
    pages: pile.pages.map((page) => (ids.has(page.id) ? { ...page, turns: (page.turns + 1) % 4 } : page)),
  }));

/** Pages become a file of their own, behind that of the first of them. */
export function split(piles: Arrangement, ids: ReadonlySet<string>): Arrangement {
  const at = piles.findIndex(({ pages }) => pages.some(({ id }) => ids.has(id)));
  const behind = piles[at]?.id === LEFT_OUT ? at : at + 1;
  return without(piles, ids).toSpliced(behind, 0, { id: fresh(), pages: taken(piles, ids) });
}

/** Everything from a page on to the end of its pile. */
export function fromHereOn(piles: Arrangement, pageId: string): Set<string> {
  const pages = piles.find((pile) => pile.pages.some(({ id }) => id === pageId))?.pages ?? [];
  return new Set(pages.slice(pages.findIndex(({ id }) => id === pageId)).map(({ id }) => id));
}

/** Everything between two pages, both included, wherever they are. */
export function between(piles: Arrangement, one: string, other: string): Set<string> {
  const all = everyPage(piles);
  const places = [one, other].map((wanted) => all.findIndex(({ id }) => id === wanted)).toSorted((a, b) => a - b);
  return new Set(all.slice(places[0], (places[1] ?? 0) + 1).map(({ id }) => id));
}

/** Takes away a file that has no pages. */
export const removed = (piles: Arrangement, pileId: string): Arrangement =>
  piles.filter(({ id, pages }) => id !== pileId || pages.length > 0);

/** More pages, at the end of the last file. */
export function added(piles: Arrangement, pages: readonly ArrangedPage[]): Arrangement {
  const last = piles.findLast(({ id }) => id !== LEFT_OUT);
  return piles.map((pile) => (pile === last ? { ...pile, pages: [...pile.pages, ...pages] } : pile));
}

/** The piles that become files. */
export const filesOf = (piles: Arrangement): readonly Pile[] =>
  piles.filter(({ id, pages }) => id !== LEFT_OUT && pages.length > 0);

/** The PDFs that pages of these piles come from. */
export const sourcesOf = (piles: readonly Pile[]): number[] =>
  [...new Set(everyPage(piles).map(({ source }) => source))].toSorted((a, b) => a - b);
