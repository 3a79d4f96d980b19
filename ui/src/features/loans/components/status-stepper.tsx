import { Check } from 'lucide-react';
import type { ReviewStatus } from '@/api/models';
import { cn } from '@/lib/cn';
import { stages, statusWords } from '../review-status';

/** The way of a loan with the place it has reached. A loan on hold or withdrawn stands beside the way. */
export function StatusStepper({ status }: { status: ReviewStatus }) {
  const here = stages.findIndex((stage) => stage.statuses.includes(status));
  return (
    <ol aria-label="Review status" className="mt-3 flex items-center gap-2 overflow-hidden text-[13px] max-md:hidden">
      {stages.map(({ title }, step) => {
        const current = step === here;
        const done = step < here;
        return (
          <li
            key={title}
            aria-current={current ? 'step' : undefined}
            className={cn(
              'flex min-w-0 items-center gap-1.5 whitespace-nowrap not-last:grow not-last:after:h-px not-last:after:grow not-last:after:bg-line',
              current ? 'font-medium text-ink' : 'text-faint',
            )}
          >
            <span
              aria-hidden
              className={cn(
                'flex size-4.5 shrink-0 items-center justify-center rounded-full border text-[10px] tabular-nums',
                done && 'border-accent text-accent',
                current && 'border-accent bg-accent text-on-accent',
                !done && !current && 'border-line',
              )}
            >
              {done ? <Check className="size-3" /> : step + 1}
            </span>
            <span title={current ? statusWords[status] : undefined}>{title}</span>
            {done && <span className="sr-only">, done</span>}
          </li>
        );
      })}
    </ol>
  );
}
