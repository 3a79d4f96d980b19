import type { ReactNode } from 'react';
import type { Loan } from '@/api/models';
import { When } from '@/components/ui/when';
import { formatAmount } from '@/lib/format';
import { roleFacts } from '@/rules/facts';
import { StatusBadge } from './status-badge';

/** What is known of the loan itself. */
export function LoanFacts({ loan }: { loan: Loan }) {
  return (
    <section aria-labelledby="loan-facts">
      <h2 id="loan-facts" className="mb-1 text-base font-semibold">
        Loan
      </h2>
      <dl>
        <Fact term="Amount">{formatAmount(loan.amount)}</Fact>
        <Fact term="Purpose">{loan.loanPurpose}</Fact>
        <Fact term="Property">{loan.propertyAddress}</Fact>
        <Fact term="Review status">
          <StatusBadge status={loan.reviewStatus} />
        </Fact>
        <Fact term="Lender">{loan.lender.name}</Fact>
        <Fact term="Your role">{roleFacts[loan.me.role].label}</Fact>
        <Fact term="Updated">
          <When at={loan.updatedAt} />
        </Fact>
      </dl>
    </section>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid min-h-10 grid-cols-[8rem_minmax(0,1fr)] items-center gap-3 border-b border-line py-2 last:border-b-0">
      <dt className="text-muted">{term}</dt>
      <dd className="tabular-nums">{children ?? <span className="text-faint">Not given</span>}</dd>
    </div>
  );
}
