import { Skeleton } from '@/components/ui/skeleton';

/** Stands for a list of contacts. */
export function ContactsSkeleton() {
  return (
    <div role="status" aria-label="Loading contacts" className="min-h-48">
      {Array.from({ length: 3 }, (_, row) => (
        <div key={row} className="flex h-14 items-center gap-3 border-b border-line">
          <Skeleton className="size-8 rounded-full" />
          <div className="grow">
            <Skeleton className="h-4 w-40" />
            <Skeleton className="mt-1.5 h-3 w-56" />
          </div>
        </div>
      ))}
    </div>
  );
}
