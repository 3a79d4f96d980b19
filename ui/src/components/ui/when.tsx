import { cn } from '@/lib/cn';
import { formatMoment, localDay } from '@/lib/time/clock';
import { rule } from '@/rules/rule';

/** A date; the full moment shows on hover. Tabular figures would widen its hyphens, so it has ordinary ones. */
export function When({ at, className }: { at: string; className?: string }) {
  return (
    <time dateTime={at} title={formatMoment(at)} className={cn('whitespace-nowrap normal-nums', className)}>
      {rule('dateDisplay', { date: localDay(at) })}
    </time>
  );
}
