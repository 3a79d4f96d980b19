import { Link, type LinkProps } from '@tanstack/react-router';
import { ChevronLeft } from 'lucide-react';

/** A link back, labeled with its target. */
export function BackLink({ children, ...to }: LinkProps & { children: string }) {
  return (
    <Link
      {...to}
      className="mb-3 -ml-1.5 inline-flex min-h-8 items-center gap-1 rounded-md pr-2 pl-0.5 text-[13px] text-muted hover:text-ink print:hidden"
    >
      <ChevronLeft aria-hidden className="size-4 shrink-0" /> {children}
    </Link>
  );
}
