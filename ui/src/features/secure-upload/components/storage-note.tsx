import { queryOptions, useQuery } from '@tanstack/react-query';
import { HardDrive } from 'lucide-react';
import { answer, api } from '@/api/client';
import { keys } from '@/api/keys';
import { pageColumn } from '@/components/layout/page';
import { cn } from '@/lib/cn';

const storageQuery = queryOptions({
  queryKey: keys.storage,
  queryFn: ({ signal }) => answer(api.GET('/v1/company/storage', { signal })),
  staleTime: 60_000,
});

/** For lead lenders: warns that the server’s file storage is running out, and what to do; hidden if there is enough. */
export function StorageNote() {
  const { data } = useQuery(storageQuery);
  if (!data?.message) return null;
  return (
    <div className={cn(pageColumn, 'pt-4')}>
      <p role="status" className="flex gap-2 rounded-md bg-warn-soft px-3 py-2 text-pretty text-warn">
        <HardDrive aria-hidden className="mt-0.5 size-4 shrink-0" />
        <span className="min-w-0">{data.message}</span>
      </p>
    </div>
  );
}
