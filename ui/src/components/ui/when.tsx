import { formatDate, formatMoment } from '@/lib/format';

/** A date; the full moment shows on hover. */
export function When({ at, className }: { at: string; className?: string }) {
  return (
    <time dateTime={at} title={formatMoment(at)} className={`whitespace-nowrap tabular-nums ${className ?? ''}`}>
      {formatDate(at)}
    </time>
  );
}
