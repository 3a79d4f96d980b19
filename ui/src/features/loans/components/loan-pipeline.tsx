import { Link } from '@tanstack/react-router';
import { paths } from '@/address/paths';
import type { LoansAtStatus } from '@/api/home';
import type { ReviewStatus } from '@/api/models';
import { formatAmount } from '@/lib/money';
import { Skeleton } from '@/components/ui/skeleton';
import { aside, stages } from '../review-status';

const columns = [...stages, aside];

/** The number of loans at each stage and their amounts, each linked to those loans. Without data it is loading. */
export function LoanPipeline({ at }: { at: readonly LoansAtStatus[] | undefined }) {
  return (
    <section aria-label="Pipeline">
      <ul className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line sm:grid-cols-4 xl:grid-cols-7">
        {columns.map(({ title, statuses }) => (
          <li key={title} className="bg-surface last:col-span-2 xl:last:col-span-1">
            <Link
              to={paths.loans}
              search={{ status: [...statuses] }}
              className="block h-full px-4 py-3 transition-colors hover:bg-hover focus-visible:-outline-offset-2"
            >
              <span className="block text-[13px] text-muted">{title}</span>
              <StageFigures at={at} statuses={statuses} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface StageFiguresProps {
  at: readonly LoansAtStatus[] | undefined;
  statuses: readonly ReviewStatus[];
}

function StageFigures({ at, statuses }: StageFiguresProps) {
  if (!at) return <Skeleton className="mt-1 h-12 w-16" />;
  const own = at.filter(({ reviewStatus }) => statuses.includes(reviewStatus));
  const loans = own.reduce((sum, each) => sum + each.loans, 0);
  const amount = own.reduce((sum, each) => sum + each.amount, 0);
  return (
    <>
      <span className={`block text-2xl leading-9 font-semibold tabular-nums ${loans ? '' : 'text-faint'}`}>
        {loans}
      </span>
      <span className="block text-[13px] text-muted tabular-nums">{amount > 0 ? formatAmount(amount) : ' '}</span>
    </>
  );
}
