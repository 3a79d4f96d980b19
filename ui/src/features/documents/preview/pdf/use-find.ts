import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { PDFDocumentProxy } from '../../pdf/open-pdf';
import { type PageSearchResult, type SearchHit, MOST_HITS, findInPages, normalizeQuery } from '../../pdf/find-in-pages';
import { createPageTexts } from '../../pdf/page-texts';
import type { PageHits } from './pdf-page';

/** A hit by its page and its index on that page. */
interface HitPosition {
  page: number;
  index: number;
}

/** The hits found so far. */
interface SearchResults {
  byPage: ReadonlyMap<number, readonly SearchHit[]>;
  total: number;
  /** The number of pages searched. */
  read: number;
  hasText: boolean;
  done: boolean;
}

const noResults: SearchResults = { byPage: new Map(), total: 0, read: 0, hasText: false, done: false };
/** The interval of result updates, and the debounce delay, in milliseconds. */
const pace = 120;

/** A search in a PDF. */
export interface DocumentSearch {
  query: string;
  setQuery: (query: string) => void;
  found: SearchResults;
  /** The position of the current hit, from 1; 0 if there is none. */
  at: number;
  /** Whether the maximum number of hits was exceeded. */
  more: boolean;
  step: (by: 1 | -1) => void;
  hitsOf: (page: number) => PageHits | null;
}

/** Searches page by page without blocking, initially for `first`. `onGo` scrolls near enough to a page to render it. */
export function useFind(
  pdf: PDFDocumentProxy,
  open: boolean,
  page: number,
  onGo: (page: number) => void,
  first = '',
): DocumentSearch {
  const [query, setQuery] = useState(first);
  const [found, setFound] = useState(noResults);
  const [current, setCurrent] = useState<HitPosition | null>(null);
  const wanted = useRef(false);
  const look = useRef({ page, onGo });
  useEffect(() => {
    look.current = { page, onGo };
  });
  const show = useCallback((place: HitPosition) => {
    wanted.current = true;
    setCurrent(place);
    look.current.onGo(place.page);
  }, []);
  const sought = open ? normalizeQuery(query) : '';

  useEffect(() => {
    setFound(noResults);
    setCurrent(null);
    if (sought === '') return;
    const stop = new AbortController();
    const reach = (hit: PageSearchResult) => show({ page: hit.page, index: 0 });
    const timer = setTimeout(
      () => void findHitsInPages(pdf, sought, look.current.page, stop.signal, setFound, reach),
      pace,
    );
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [pdf, sought, show]);

  const order = useMemo(() => [...found.byPage.keys()].sort((a, b) => a - b), [found]);
  const step = (by: 1 | -1) => {
    const next = adjacentHit(found.byPage, order, current, by);
    if (next) show(next);
  };
  const marks = useMemo(() => {
    const of = (hits: readonly SearchHit[], number: number): PageHits => ({
      hits,
      current: current?.page === number ? current.index : null,
      wanted,
    });
    return new Map([...found.byPage].map(([number, hits]) => [number, of(hits, number)]));
  }, [found, current]);
  return {
    query,
    setQuery,
    found,
    at: current ? hitOrdinal(found.byPage, order, current) : 0,
    more: found.total >= MOST_HITS,
    step,
    hitsOf: (number) => marks.get(number) ?? null,
  };
}

async function findHitsInPages(
  pdf: PDFDocumentProxy,
  query: string,
  from: number,
  signal: AbortSignal,
  onFound: (found: SearchResults) => void,
  onFirst: (hit: PageSearchResult) => void,
): Promise<void> {
  const byPage = new Map<number, SearchHit[]>();
  let now = noResults;
  let shown = performance.now();
  for await (const page of findInPages(createPageTexts(pdf), query, from, signal)) {
    if (page.hits.length > 0) byPage.set(page.page, page.hits);
    now = {
      ...now,
      total: now.total + page.hits.length,
      read: now.read + 1,
      hasText: now.hasText || page.hasText,
    };
    const first = page.hits.length > 0 && byPage.size === 1;
    if (first || performance.now() - shown > pace) {
      shown = performance.now();
      onFound({ ...now, byPage: new Map(byPage) });
    }
    if (first) onFirst(page);
  }
  if (!signal.aborted) onFound({ ...now, byPage, done: true });
}

/** Returns the next or previous hit across pages; wraps around. */
function adjacentHit(
  byPage: ReadonlyMap<number, readonly SearchHit[]>,
  order: number[],
  current: HitPosition | null,
  by: 1 | -1,
): HitPosition | null {
  const lastOf = (page: number) => (byPage.get(page)?.length ?? 1) - 1;
  const [first] = order;
  if (first === undefined) return null;
  if (!current) return { page: first, index: 0 };
  const index = current.index + by;
  if (index >= 0 && index <= lastOf(current.page)) return { page: current.page, index };
  const page = order.at((order.indexOf(current.page) + by) % order.length) ?? first;
  return { page, index: by > 0 ? 0 : lastOf(page) };
}

/** Returns the position of this hit among all hits. */
function hitOrdinal(
  byPage: ReadonlyMap<number, readonly SearchHit[]>,
  order: number[],
  { page, index }: HitPosition,
): number {
  const before = order.filter((each) => each < page);
  return before.reduce((sum, each) => sum + (byPage.get(each)?.length ?? 0), 0) + index + 1;
}
