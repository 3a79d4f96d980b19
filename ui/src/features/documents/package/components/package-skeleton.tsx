import { Skeleton } from '@/components/ui/skeleton';

/** Documents on their way, in their size. */
export function PackageSkeleton() {
  return (
    <div role="status" aria-label="Loading the package" className="rounded-md border border-line bg-surface">
      {Array.from({ length: 8 }, (_, row) => (
        <div key={row} className="flex h-15.5 items-center gap-3 border-b border-line px-3 last:border-b-0">
          <Skeleton className="size-4.5" />
          <div className="grow">
            <Skeleton className="h-4 w-64 max-w-full" />
            <Skeleton className="mt-1.5 h-3 w-40" />
          </div>
          <Skeleton className="h-5 w-20 rounded-full" />
        </div>
      ))}
    </div>
  );
}
