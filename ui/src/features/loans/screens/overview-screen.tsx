import { useNavigate } from '@tanstack/react-router';
import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Loan } from '@/api/models';
import { Button } from '@/components/ui/button';
import { ArchiveButton } from '../archive/archive-button';
import { DeleteButton } from '../archive/delete-button';
import { LoanFacts } from '../components/loan-facts';
import { useCanCreateLoans } from '../new-loan/use-show-new-loan';

interface OverviewScreenProps {
  loan: Loan;
  /** Content below the loan's facts. */
  aside?: ReactNode;
  /** The people of the loan. */
  children: ReactNode;
}

/** A loan's overview: the facts on one side, its people on the other. */
export function OverviewScreen({ loan, aside, children }: OverviewScreenProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.35fr)]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <div>
          <LoanFacts loan={loan} />
          <div className="mt-2 -ml-2.5 flex flex-wrap">
            <CopyButton loanId={loan.id} />
            <ArchiveButton loan={loan} />
            {loan.mayDelete && <DeleteButton loan={loan} />}
          </div>
        </div>
        {aside}
      </div>
      {children}
    </div>
  );
}

/** Opens the window for a copy of this loan; hidden from users who may not create loans. */
export function CopyButton({ loanId }: { loanId: string }) {
  const allowed = useCanCreateLoans();
  const navigate = useNavigate();
  if (!allowed) return null;
  const show = () =>
    void navigate({ to: '.', search: (search: object) => ({ ...search, newLoan: true, copyOf: loanId }) });
  return (
    <Button look="quiet" size="sm" onClick={show}>
      <Copy aria-hidden /> Copy this loan…
    </Button>
  );
}
