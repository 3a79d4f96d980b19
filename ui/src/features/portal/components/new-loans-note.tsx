import { Link } from '@tanstack/react-router';
import { Sparkles } from 'lucide-react';
import type { LoanSummary } from '@/api/models';
import { Button } from '@/components/ui/button';
import { useOpenedLoans } from '../use-opened-loans';

/** Notes other loans that the person hasn't opened yet. */
export function NewLoansNote({ loans, hereId }: { loans: readonly LoanSummary[]; hereId: string }) {
  const { isNew } = useOpenedLoans();
  const fresh = loans.filter(({ id }) => id !== hereId && isNew(id));
  const [only] = fresh;
  if (!only) return null;
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg bg-info-soft p-3 text-[15px]">
      <Sparkles aria-hidden className="size-4 shrink-0 text-info" />
      <p className="min-w-0 grow basis-48 text-pretty">
        {fresh.length === 1 ? `You have a new loan: ${only.name}` : `You have ${fresh.length} new loans`}
      </p>
      <Button asChild>
        <Link to="." search={(now: object) => ({ ...now, selectBorrowerPortalNewLoans: true })}>
          View
        </Link>
      </Button>
    </div>
  );
}
