import { MessageSquarePlus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Loan, Progress as LoanShares } from '@/api/models';
import { pageColumn } from '@/components/layout/page';
import { IconButton } from '@/components/ui/icon-button';
import { Progress } from '@/components/ui/progress';
import { useComposer } from '@/features/messaging';
import { cn } from '@/lib/cn';
import { formatAmount } from '@/lib/money';
import { StatusButton } from '../status/status-button';
import { StatusStepper } from '../status/status-stepper';
import { LoanPeople } from './loan-people';

interface LoanHeaderProps {
  loan: Loan;
  /** Shows only its name and the tabs, to save space. */
  short?: boolean;
  /** The tabs. */
  children: ReactNode;
}

/**
 * A loan's name, status and progress. The name and the tabs stay in view while the page scrolls; what is between them
 * scrolls away.
 */
export function LoanHeader({ loan, short = false, children }: LoanHeaderProps) {
  const { open } = useComposer();
  const facts = [formatAmount(loan.amount), loan.propertyAddress].filter(Boolean);
  return (
    <>
      <div className="sticky top-0 z-20 bg-canvas print:hidden">
        <div className={cn(pageColumn, 'flex h-14 items-center gap-2.5')}>
          <h1 className="line-clamp-2 min-w-0 text-lg leading-tight font-semibold tracking-tight max-sm:text-base max-sm:leading-tight">
            {loan.name}
          </h1>
          <StatusButton loan={loan} />
          {!short && (
            <IconButton label="Write a message" className="ml-auto" onClick={() => void open({ loanId: loan.id })}>
              <MessageSquarePlus />
            </IconButton>
          )}
        </div>
      </div>
      {!short && (
        <div className={cn(pageColumn, 'print:hidden')}>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <p className="min-w-0 grow basis-72 text-[13px] text-pretty text-muted tabular-nums">{facts.join(' · ')}</p>
            <LoanPeople roles={loan.loanRoles} />
            <LoanProgress progress={loan.progress} />
          </div>
          <StatusStepper loan={loan} />
        </div>
      )}
      <div className="sticky top-14 z-20 mt-1 border-b border-line bg-canvas print:hidden">
        <div className={pageColumn}>{children}</div>
      </div>
    </>
  );
}

/** The shares of requests that are accepted and to be reviewed. */
function LoanProgress({ progress: { acceptedPct, submittedPct } }: { progress: LoanShares }) {
  return (
    <div className="w-full sm:w-48">
      <p className="mb-1 flex justify-between text-[13px] text-muted tabular-nums">
        <span>{acceptedPct}% accepted</span>
        {submittedPct > 0 && <span>{submittedPct}% to review</span>}
      </p>
      <Progress value={acceptedPct} pending={submittedPct} label="Accepted requests" />
    </div>
  );
}
