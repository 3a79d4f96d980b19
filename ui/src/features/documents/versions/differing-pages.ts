import { useEffect, useState } from 'react';
import type { PDFDocumentProxy } from '../pdf/open-pdf';
import { type PageTexts, createPageTexts } from '../pdf/page-texts';

/** How a page compares to the page of the same number in the other version. */
export type PageVerdict = 'same' | 'differs' | 'no text' | 'only here' | 'only there';

/** Compares the texts of a page, ignoring white space. */
export function pageVerdict(one: string | null, other: string | null): PageVerdict {
  if (other === null) return 'only here';
  if (one === null) return 'only there';
  const [left, right] = [collapseSpaces(one), collapseSpaces(other)];
  if (left === '' && right === '') return 'no text';
  return left === right ? 'same' : 'differs';
}

const collapseSpaces = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Returns the verdicts known so far, in page order. */
export function useDifferingPages(one: PDFDocumentProxy, other: PDFDocumentProxy): readonly PageVerdict[] {
  const [verdicts, setVerdicts] = useState<readonly PageVerdict[]>([]);
  useEffect(() => {
    const left = new AbortController();
    const [ours, theirs] = [createPageTexts(one), createPageTexts(other)];
    const read = async () => {
      const known: PageVerdict[] = [];
      for (let number = 1; number <= Math.max(ours.count, theirs.count) && !left.signal.aborted; number++) {
        known.push(pageVerdict(await textAt(ours, number), await textAt(theirs, number)));
        if (!left.signal.aborted) setVerdicts([...known]);
      }
    };
    void read();
    return () => left.abort();
  }, [one, other]);
  return verdicts;
}

const textAt = async (texts: PageTexts, number: number): Promise<string | null> =>
  number > texts.count ? null : (await texts.at(number)).text;
