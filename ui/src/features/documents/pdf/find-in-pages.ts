import { normalizeText } from './normalize-text';
import type { PageTexts } from './page-texts';

/** A range in the folded text of a page. */
export interface SearchHit {
  from: number;
  to: number;
}

/** The hits on a page. */
export interface PageSearchResult {
  page: number;
  hits: SearchHit[];
  /** Whether the page has a text layer; a scan has none. */
  hasText: boolean;
}

/** The maximum number of hits. */
export const MOST_HITS = 5000;

/** Normalizes a query like the texts of pages. */
export const normalizeQuery = (query: string): string => normalizeText(query).text.trim();

/** Returns all ranges of `sought`, which is normalized, in a text. */
export function findHits(text: string, sought: string, most = MOST_HITS): SearchHit[] {
  const hits: SearchHit[] = [];
  if (sought === '') return hits;
  for (
    let from = text.indexOf(sought);
    from >= 0 && hits.length < most;
    from = text.indexOf(sought, from + sought.length)
  )
    hits.push({ from, to: from + sought.length });
  return hits;
}

/**
 * Searches page by page from `first` to the end and then from the beginning, so that close hits come first. Stops when
 * aborted, or at the maximum number of hits.
 */
export async function* findInPages(
  texts: PageTexts,
  query: string,
  first: number,
  signal: AbortSignal,
): AsyncGenerator<PageSearchResult> {
  const sought = normalizeQuery(query);
  let room = MOST_HITS;
  for (let step = 0; step < texts.count && room > 0; step += 1) {
    const page = ((first - 1 + step) % texts.count) + 1;
    const { text } = await texts.at(page);
    if (signal.aborted) return;
    const hits = findHits(text, sought, room);
    room -= hits.length;
    yield { page, hits, hasText: text.trim() !== '' };
  }
}
