import { rule } from '@/rules/rule';

/** The number of a loan's requests that wait for the user; nothing if zero. */
export function AttentionBadge({ count }: { count: number }) {
  const badge = rule('badgeCount', { count });
  if (!badge) return null;
  return (
    <span
      title={`${count} to review`}
      className="relative inline-flex h-5 min-w-5 shrink-0 items-center justify-center rounded-full bg-accent px-1.5 text-[11px] font-semibold text-on-accent tabular-nums"
    >
      {badge}
      <span className="sr-only"> to look at</span>
    </span>
  );
}
