import { localDay } from '@/lib/time/clock';
import { usePrinting } from '@/lib/page/use-printing';
import { rule } from '@/rules/rule';

interface PrintHeadProps {
  /** The loan's name. */
  title: string;
  /** Facts about the loan: the lender and the status. */
  facts: readonly (string | null | undefined)[];
}

/** The header of a printed page: the loan and the print date. Hidden on screen. */
export function PrintHead({ title, facts }: PrintHeadProps) {
  // Computed for each printing: the page may have been open since yesterday.
  const since = usePrinting();
  if (!since) return null;
  const today = rule('dateDisplay', { date: localDay(since) });
  return (
    <div data-print-head className="mb-5 border-b border-control pb-3">
      <p className="text-xl font-semibold">{title}</p>
      <p className="mt-0.5 text-[13px] text-muted">{[...facts.filter(Boolean), `Printed ${today}`].join(' · ')}</p>
    </div>
  );
}
