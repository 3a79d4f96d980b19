import { cn } from '@/lib/cn';

/** The product's logo and name. `compact` keeps the name for screen readers only. */
export function Logo({ compact, className }: { compact?: boolean; className?: string }) {
  return (
    <span className={cn('inline-flex items-center gap-2.5', className)}>
      <svg aria-hidden viewBox="0 0 28 28" className="size-7 shrink-0">
        <rect width="28" height="28" rx="8" className="fill-accent" />
        <path
          d="M9 8v12h10.5"
          className="fill-none stroke-on-accent"
          strokeWidth="2.4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path
          d="m13.5 12.6 2.4 2.4 4.1-4.6"
          className="fill-none stroke-on-accent"
          strokeWidth="2.2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span className={cn('text-[17px] font-semibold tracking-tight', compact && 'sr-only')}>Loanroom</span>
    </span>
  );
}
