import type { ReactNode } from 'react';
import type { Loan } from '@/api/models';
import { DateText } from '@/components/ui/date-text';
import { formatAmount } from '@/lib/money';
import { roleFacts } from '@/rules/facts';
import { rule } from '@/rules/rule';
import type { LoanFacts as Facts } from '../api';
import { EditableFact } from '../facts/editable-fact';
import { HistoryButton } from '../facts/history-button';
import { purposes } from '../facts/loan-purposes';
import { useFacts } from '../facts/use-facts';
import { StatusBadge } from './status-badge';

/** The loan's facts; lenders edit them in place. */
export function LoanFacts({ loan }: { loan: Loan }) {
  const { may, put } = useFacts(loan);
  const checked = (part: Partial<Facts>, field: string) => {
    const { name, loanNumber, amount, loanPurpose, propertyAddress } = { ...loan, ...part };
    const facts = {
      name,
      loanNumber: loanNumber ?? '',
      amount,
      loanPurpose: loanPurpose ?? '',
      propertyAddress: propertyAddress ?? '',
    };
    return rule('checkLoanFacts', facts).filter((violation) => violation.field === field);
  };
  const line = (
    field: 'name' | 'loanNumber' | 'loanPurpose' | 'propertyAddress',
    term: string,
    offered?: readonly string[],
  ) => (
    <Fact term={term} history={<HistoryButton loanId={loan.id} field={field} term={term} />}>
      {may ? (
        <EditableFact
          term={term}
          field={field}
          value={loan[field] ?? ''}
          {...(offered ? { offered } : {})}
          check={(typed) => checked({ [field]: typed }, field)}
          onSave={(typed) => put({ [field]: typed })}
        >
          {loan[field] ?? <NotGiven />}
        </EditableFact>
      ) : (
        loan[field]
      )}
    </Fact>
  );
  const amount = formatAmount(loan.amount);
  return (
    <section aria-labelledby="loan-facts">
      <h2 id="loan-facts" className="mb-1 text-base font-semibold">
        Loan
      </h2>
      <dl>
        {line('name', 'Name')}
        {line('loanNumber', 'Number')}
        <Fact term="Amount" history={<HistoryButton loanId={loan.id} field="amount" term="Amount" />}>
          {may ? (
            <EditableFact
              term="Amount"
              field="amount"
              value={amount ?? ''}
              check={(typed) => rule('readAmount', { typed }).violations}
              onSave={(typed) => put({ amount: rule('readAmount', { typed }).amount ?? null })}
            >
              {amount ?? <NotGiven />}
            </EditableFact>
          ) : (
            amount
          )}
        </Fact>
        {line('loanPurpose', 'Purpose', purposes)}
        {line('propertyAddress', 'Property')}
        <Fact term="Review status">
          <StatusBadge status={loan.reviewStatus} />
        </Fact>
        <Fact term="Lender">{loan.lender.name}</Fact>
        <Fact term="Your role">{roleFacts[loan.me.role].label}</Fact>
        <Fact term="Updated">
          <DateText at={loan.updatedAt} />
        </Fact>
      </dl>
    </section>
  );
}

const NotGiven = () => <span className="text-faint">Not provided</span>;

function Fact({ term, history, children }: { term: string; history?: ReactNode; children: ReactNode }) {
  return (
    <div className="grid min-h-10 grid-cols-[8rem_minmax(0,1fr)] items-center gap-3 border-b border-line py-2 last:border-b-0">
      <dt className="text-muted">{term}</dt>
      <dd className="flex items-center gap-1 tabular-nums">
        <span className="min-w-0 grow">{children ?? <NotGiven />}</span>
        {history}
      </dd>
    </div>
  );
}
