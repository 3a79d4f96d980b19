import { useEffect, useRef, useState } from 'react';
import type { NeedsListElement } from '@/api/elements';

/** Returns the screen reader announcement when documents arrive or change while the list is open. */
export function useArrivals(elements: readonly NeedsListElement[] | undefined): string {
  const before = useRef<Map<string, NeedsListElement>>(undefined);
  const [news, setNews] = useState('');
  useEffect(() => {
    if (!elements) return;
    const known = before.current;
    before.current = new Map(elements.map((element) => [element.id, element]));
    const arrived = known ? elements.filter((element) => isNewAnswer(known.get(element.id), element)) : [];
    if (arrived.length > 0) setNews(arrived.map(arrivalMessage).join(' '));
  }, [elements]);
  return news;
}

function isNewAnswer(before: NeedsListElement | undefined, now: NeedsListElement): boolean {
  return Boolean(now.answer) && before?.answer?.documentId !== now.answer?.documentId;
}

function arrivalMessage({ name, answer }: NeedsListElement): string {
  return `${answer?.uploadedByName ?? 'Someone'} uploaded ${answer?.documentName ?? 'a document'} for ${name}.`;
}
