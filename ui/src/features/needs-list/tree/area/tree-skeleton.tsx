import { Skeleton } from '@/components/ui/skeleton';

const indents = [0, 1, 1, 1, 0, 1, 1, 2, 2, 1, 0, 1];

/** The placeholder while the tree is loading, with rows of the same height. */
export function TreeSkeleton() {
  return (
    <div role="status" aria-label="Loading the needs list">
      {indents.map((indent, index) => (
        <div key={index} className="flex h-14 items-center gap-3 border-b border-line px-4 md:h-12">
          <Skeleton className="size-4" />
          <div style={{ paddingLeft: indent * 20 }} className="grow">
            <Skeleton className="h-4 w-2/5" />
          </div>
          <Skeleton className="h-5 w-20" />
        </div>
      ))}
    </div>
  );
}
