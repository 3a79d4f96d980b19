import type { ReactNode } from 'react';
import type { Loan } from '@/api/models';
import { DateText } from '@/components/ui/date-text';
import { roleFacts } from '@/rules/facts';
import { EditableFact } from '../facts/editable-fact';
import { checkFact, displayFact, factFields, factKeys, parseFact } from '../facts/fact-fields';
import { HistoryButton } from '../facts/history-button';
import { useFacts } from '../facts/use-facts';
import { StatusBadge } from './status-badge';

/** The loan's facts; lenders edit them in place. */
export function LoanFacts({ loan }: { loan: Loan }) {
  const { may, put } = useFacts(loan);
  return (
    <section aria-labelledby="loan-facts">
      <h2 id="loan-facts" className="mb-1 text-base font-semibold">
        Loan
      </h2>
      <dl>
        {factKeys.map((key) => {
          const { label, offered } = factFields[key];
          const shown = displayFact(loan, key);
          return (
            <Fact key={key} term={label} history={<HistoryButton loanId={loan.id} field={key} term={label} />}>
              {may ? (
                <EditableFact
                  term={label}
                  field={key}
                  value={shown ?? ''}
                  {...(offered ? { offered } : {})}
                  check={(typed) => checkFact(loan, key, typed)}
                  onSave={(typed) => put(parseFact(key, typed))}
                >
                  {shown ?? <NotGiven />}
                </EditableFact>
              ) : (
                shown
              )}
            </Fact>
          );
        })}
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
