import { ArrowDown } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/lib/cn';
import type { PDFDocumentProxy } from '../pdf/open-pdf';
import { useElementWidth } from '../preview/tools/use-element-width';
import { ComparedPage } from './compared-page';
import { type PageVerdict, useDifferingPages } from './differing-pages';

interface VersionSide {
  pdf: PDFDocumentProxy;
  ratio: number;
  /** The version number. */
  number: number;
}

/** The pages of two versions side by side, scrolling together. */
export function ComparedPages({ before, now }: { before: VersionSide; now: VersionSide }) {
  const verdicts = useDifferingPages(before.pdf, now.pdf);
  const pages = useRef<HTMLOListElement>(null);
  const width = useElementWidth(pages);
  const count = Math.max(before.pdf.numPages, now.pdf.numPages);
  const each = Math.max(0, Math.floor((width - 8) / 2));
  const differing = verdicts.flatMap((verdict, place) => (isMarked(verdict) ? [place] : []));
  const goOn = () => {
    const rows = [...(pages.current?.children ?? [])];
    const next = differing.find((place) => (rows[place]?.getBoundingClientRect().top ?? 0) > 160) ?? differing[0];
    if (next !== undefined) rows[next]?.scrollIntoView({ block: 'start' });
  };
  return (
    <div className="flex h-full flex-col">
      <div className="flex flex-wrap items-center gap-2 border-b border-line bg-surface px-4 py-1.5">
        <p role="status" className="grow text-[13px] text-muted tabular-nums">
          {verdicts.length < count
            ? `Reading page ${verdicts.length + 1} of ${count}…`
            : differing.length === 0
              ? 'All pages have the same text.'
              : `${differing.length} of ${count === 1 ? '1 page differs' : `${count} pages differ`}.`}
        </p>
        {differing.length > 0 && (
          <Button size="sm" onClick={goOn}>
            <ArrowDown aria-hidden /> Next difference
          </Button>
        )}
      </div>
      <div aria-hidden className="border-b border-line bg-sunken px-2 sm:px-4">
        <div className="mx-auto grid max-w-6xl grid-cols-2 gap-2 py-1 text-[13px] font-medium">
          <span>Version {before.number}</span>
          <span>Version {now.number}</span>
        </div>
      </div>
      <div tabIndex={0} role="group" aria-label="Pages" className="min-h-0 grow overflow-y-auto px-2 pb-4 sm:px-4">
        <ol ref={pages} className="mx-auto max-w-6xl">
          {Array.from({ length: count }, (_, place) => place + 1).map((number) => (
            <li key={number} className="scroll-mt-2 pt-3">
              <PageMark number={number} verdict={verdicts[number - 1]} before={before.number} now={now.number} />
              <div className={cn('grid grid-cols-2 gap-2', isMarked(verdicts[number - 1]) && 'outline-3 outline-warn')}>
                {[before, now].map((side) =>
                  number <= side.pdf.numPages ? (
                    <ComparedPage
                      key={side.number}
                      {...side}
                      number={number}
                      width={each}
                      label={`Version ${side.number}, page ${number}`}
                    />
                  ) : (
                    <p key={side.number} className="grid place-items-center bg-sunken p-4 text-center text-muted">
                      Version {side.number} has no page {number}.
                    </p>
                  ),
                )}
              </div>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

const isMarked = (verdict: PageVerdict | undefined): boolean =>
  verdict === 'differs' || verdict === 'only here' || verdict === 'only there';

interface PageMarkProps {
  number: number;
  verdict: PageVerdict | undefined;
  before: number;
  now: number;
}

function PageMark({ number, verdict, before, now }: PageMarkProps) {
  const words = {
    same: 'same text',
    differs: 'different text',
    'no text': 'no text to compare: check by eye',
    'only here': `only in version ${before}`,
    'only there': `only in version ${now}`,
  };
  return (
    <p className={cn('mb-1 text-[13px]', isMarked(verdict) ? 'font-medium text-warn' : 'text-muted')}>
      Page {number}
      {verdict && ` · ${words[verdict]}`}
    </p>
  );
}
