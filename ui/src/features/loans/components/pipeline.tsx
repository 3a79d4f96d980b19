import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { paths } from '@/address/paths';
import { Skeleton } from '@/components/ui/skeleton';
import { loansQuery } from '../api';
import { aside, stages } from '../review-status';

const columns = [...stages, aside];

/** How many loans stand at each stage; each figure leads to those loans. */
export function Pipeline() {
  const counts = useQueries({ queries: columns.map(({ statuses }) => loansQuery({ status: statuses, s: 1 })) });
  return (
    <section aria-label="Pipeline">
      <ul className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-4 xl:grid-cols-7">
        {columns.map(({ title, statuses }, column) => (
          <li key={title} className="bg-surface last:col-span-2 xl:last:col-span-1">
            <Link
              to={paths.loans}
              search={{ status: [...statuses] }}
              className="block h-full px-4 py-3 transition-colors hover:bg-hover focus-visible:-outline-offset-2"
            >
              <span className="block text-[13px] text-muted">{title}</span>
              <Figure total={counts[column]?.data?.total} failed={counts[column]?.isError ?? false} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Figure({ total, failed }: { total: number | undefined; failed: boolean }) {
  if (total === undefined && !failed) return <Skeleton className="mt-1 h-8 w-8" />;
  return (
    <span
      className={`block text-2xl leading-9 font-semibold tabular-nums ${total ? '' : 'text-faint'}`}
      title={failed ? 'The count could not be loaded' : undefined}
    >
      {total ?? '–'}
    </span>
  );
}
