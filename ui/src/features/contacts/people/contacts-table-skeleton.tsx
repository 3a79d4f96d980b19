import { Skeleton } from '@/components/ui/skeleton';

/** The loading state of a page of people. */
export function ContactsTableSkeleton() {
  return (
    <div role="status" aria-label="Loading contacts">
      <div className="h-9.5 border-b border-line max-md:hidden" />
      {Array.from({ length: 10 }, (_, row) => (
        <div key={row} className="flex h-19 items-center gap-6 border-b border-line px-3">
          <Skeleton className="size-8 rounded-full" />
          <div className="grow">
            <Skeleton className="h-4 w-40" />
            <Skeleton className="mt-1.5 h-3 w-56 max-w-full" />
          </div>
          <Skeleton className="h-4 w-28 max-md:hidden" />
          <Skeleton className="h-4 w-64 max-md:hidden" />
        </div>
      ))}
    </div>
  );
}
