import { cn } from '@/lib/cn';
import { formatMoment, localDay } from '@/lib/time/clock';
import { rule } from '@/rules/rule';

/** A date with the full time on hover. Without tabular figures, which would widen its hyphens. */
export function DateText({ at, className }: { at: string; className?: string }) {
  return (
    <time dateTime={at} title={formatMoment(at)} className={cn('whitespace-nowrap normal-nums', className)}>
      {rule('dateDisplay', { date: localDay(at) })}
    </time>
  );
}
