import { Skeleton } from '@/components/ui/skeleton';

/** The loading state of a page of loans. */
export function LoanTableSkeleton({ rows = 10 }: { rows?: number }) {
  return (
    <div role="status" aria-label="Loading loans">
      <div className="h-9.5 border-b border-line max-md:hidden" />
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="flex h-15.5 items-center gap-6 border-b border-line px-3">
          <div className="grow">
            <Skeleton className="h-4 w-56 max-w-full" />
            <Skeleton className="mt-1.5 h-3 w-40" />
          </div>
          <Skeleton className="h-4 w-20 max-md:hidden" />
          <Skeleton className="h-5 w-24 rounded-full" />
          <Skeleton className="h-4 w-28 max-md:hidden" />
        </div>
      ))}
    </div>
  );
}
