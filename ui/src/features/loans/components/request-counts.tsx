import { CircleCheck, CircleX, Clock, type LucideIcon } from 'lucide-react';
import type { LoanSummary } from '@/api/models';
import { cn } from '@/lib/cn';

const shown: { key: 'submitted' | 'rejected' | 'accepted'; words: string; icon: LucideIcon; look: string }[] = [
  { key: 'submitted', words: 'to review', icon: Clock, look: 'text-info' },
  { key: 'rejected', words: 'rejected', icon: CircleX, look: 'text-bad' },
  { key: 'accepted', words: 'accepted', icon: CircleCheck, look: 'text-ok' },
];

/**
 * The counts of a loan's requests: to review first, then open. In a medium-width table (`tight`) icons replace the
 * words, which stay for screen readers and as tooltips.
 */
export function RequestCounts({ counts, tight }: { counts: LoanSummary['counts']; tight?: boolean }) {
  if (Object.values(counts).every((count) => count === 0))
    return <span className="text-[13px] text-faint">No requests</span>;
  const wordsLook = tight ? 'md:max-xl:sr-only' : undefined;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-[13px] text-muted tabular-nums">
      {shown.map(({ key, words, icon: Icon, look }) =>
        counts[key] > 0 ? (
          <span
            key={key}
            title={`${counts[key]} ${words}`}
            className={cn('inline-flex items-center gap-1 whitespace-nowrap', look)}
          >
            <Icon aria-hidden className="size-3.5" /> {counts[key]}
            <span className={wordsLook}>{words}</span>
          </span>
        ) : null,
      )}
      <span className="whitespace-nowrap">{counts.open} open</span>
    </span>
  );
}
