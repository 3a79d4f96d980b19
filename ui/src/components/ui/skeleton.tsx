import { cn } from '@/lib/cn';

/** A placeholder with the size of the content being loaded. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cn('animate-pulse rounded-sm bg-sunken', className)} />;
}
