import { fold } from './fold';
import type { PageTexts } from './page-texts';

/** A place in the folded text of a page. */
export interface Hit {
  from: number;
  to: number;
}

/** What was found on a page. */
export interface FoundOnPage {
  page: number;
  hits: Hit[];
  /** Whether the page has text at all; a scan has none. */
  hasText: boolean;
}

/** More hits than these nobody goes through. */
export const MOST_HITS = 5000;

/** What is looked for, as the texts of pages are written. */
export const folded = (query: string): string => fold(query).text.trim();

/** All places of `sought`, which is folded, in a text. */
export function hitsIn(text: string, sought: string, most = MOST_HITS): Hit[] {
  const hits: Hit[] = [];
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
 * Looks through the pages one after the other, from `first` to the end and then from the beginning, so that what is
 * near is found at once. Ends when it is told to, or with more hits than anybody goes through.
 */
export async function* findInPages(
  texts: PageTexts,
  query: string,
  first: number,
  signal: AbortSignal,
): AsyncGenerator<FoundOnPage> {
  const sought = folded(query);
  let room = MOST_HITS;
  for (let step = 0; step < texts.count && room > 0; step += 1) {
    const page = ((first - 1 + step) % texts.count) + 1;
    const { text } = await texts.at(page);
    if (signal.aborted) return;
    const hits = hitsIn(text, sought, room);
    room -= hits.length;
    yield { page, hits, hasText: text.trim() !== '' };
  }
}
