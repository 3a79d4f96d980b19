import { rule } from '@/rules/rule';

/** How many requests of a loan wait for the person; nothing where none do. */
export function Attention({ count }: { count: number }) {
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
