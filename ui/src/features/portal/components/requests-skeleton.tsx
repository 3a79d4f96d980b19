import { Skeleton } from '@/components/ui/skeleton';

/** Placeholders for the cards, in their size. */
export function RequestsSkeleton() {
  return (
    <div role="status" aria-label="Loading what we need from you" className="grid gap-3">
      {[0, 1, 2, 3].map((each) => (
        <div key={each} className="rounded-lg border border-line bg-surface p-4">
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="mt-2 h-4 w-4/5" />
          <Skeleton className="mt-4 h-11 w-32" />
        </div>
      ))}
    </div>
  );
}
