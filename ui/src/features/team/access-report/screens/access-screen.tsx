import { useNavigate, useSearch } from '@tanstack/react-router';
import { paths } from '@/address/paths';
import type { Loan } from '@/api/models';
import { Input } from '@/components/form/input';
import { Select } from '@/components/form/select';
import { usePageTitle } from '@/components/layout/use-page-title';
import { cn } from '@/lib/cn';
import { roleFacts } from '@/rules/facts';
import { rule } from '@/rules/rule';
import { ReportBody } from '../components/report-body';
import { SensitiveLooks } from '../components/sensitive-looks';
import { partOf, partWords, parts } from '../report-lines';

/** Explains to a lender what a person on the loan sees, and why or why not. */
export function AccessScreen({ loan, userId }: { loan: Loan; userId: string }) {
  const navigate = useNavigate();
  const { view, q = '' } = useSearch({ strict: false });
  const part = partOf(view);
  const people = loan.loanRoles.map(({ user, role }) => ({
    value: user.id,
    label: `${rule('displayName', user)} · ${roleFacts[role].label}`,
  }));
  usePageTitle(`Who sees what – ${loan.name}`);
  const put = (change: object) =>
    navigate({ to: '.', replace: true, search: (search: object) => ({ ...search, ...change }) });
  return (
    <div className="max-w-4xl">
      <h2 className="text-base font-semibold">Who sees what</h2>
      <p className="mt-1 mb-4 max-w-2xl text-muted">
        Based on the same rules that decide what each person receives. Choose a person to see the loan as they do.
      </p>
      <div className="grid gap-3 sm:grid-cols-2">
        <Select
          label="Person"
          value={userId}
          options={people}
          onValueChange={(chosen) =>
            void navigate({
              to: paths.access,
              params: { loanId: loan.id, userId: chosen },
              search: (search: object) => search,
            })
          }
        />
        <Input
          type="search"
          aria-label="Search what they see"
          placeholder="Search by name or reason"
          value={q}
          onChange={(event) => void put({ q: event.target.value || undefined })}
        />
      </div>
      <div role="group" aria-label="Part" className="mt-4 flex gap-5 border-b border-line">
        {parts.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === part}
            onClick={() => void put({ view: each === 'people' ? undefined : each })}
            className={cn(
              '-mb-px border-b-2 px-1 py-2 font-medium hover:text-ink',
              each === part ? 'border-accent text-ink' : 'border-transparent text-muted',
            )}
          >
            {partWords[each]}
          </button>
        ))}
      </div>
      <ReportBody loanId={loan.id} userId={userId} part={part} typed={q} />
      <SensitiveLooks loanId={loan.id} />
    </div>
  );
}
