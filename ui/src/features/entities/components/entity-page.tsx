import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '@/app/paths';
import type { Loan } from '@/api/models';
import { PageHeader } from '@/components/layout/page-header';
import { usePageTitle } from '@/components/layout/use-page-title';

interface EntityPageProps {
  loan: Loan;
  title: string;
  /** The kind, above the title. */
  kind: string;
  children: ReactNode;
}

/** A page about one entity, with the way back to its loan. */
export function EntityPage({ loan, title, kind, children }: EntityPageProps) {
  usePageTitle(title);
  return (
    <div className="mx-auto max-w-3xl px-4 pt-5 pb-8 sm:px-6">
      <Link
        to={paths.loan}
        params={{ loanId: loan.id }}
        className="mb-4 -ml-1 inline-flex items-center gap-1.5 rounded-sm px-1 py-0.5 text-[13px] text-muted hover:text-ink"
      >
        <ArrowLeft aria-hidden className="size-4" /> {loan.name}
      </Link>
      <p className="text-[13px] text-muted">{kind}</p>
      <PageHeader title={title} />
      {children}
    </div>
  );
}
