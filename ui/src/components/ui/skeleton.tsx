import { cn } from '@/lib/cn';

/** Stands where something will be, in its size. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cn('animate-pulse rounded-sm bg-sunken', className)} />;
}
