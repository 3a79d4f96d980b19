import { cn } from '@/lib/cn';
import { rule } from '@/rules/rule';

/** The number of unread messages; nothing if zero. */
export function UnreadBadge({
  count,
  quiet = false,
  className,
}: {
  count: number;
  quiet?: boolean;
  className?: string;
}) {
  const shown = rule('badgeCount', { count });
  if (!shown) return null;
  return (
    <span
      className={cn(
        'inline-flex h-4.5 min-w-4.5 shrink-0 items-center justify-center rounded-full px-1 text-[11px] font-semibold tabular-nums',
        quiet ? 'bg-sunken text-muted' : 'bg-accent text-on-accent',
        className,
      )}
    >
      {shown}
      <span className="sr-only"> unread</span>
    </span>
  );
}
