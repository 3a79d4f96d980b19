import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Loan, UserRef } from '@/api/models';
import { employeesQuery, userSearchQuery } from '@/api/people';
import { wordsFor } from '@/api/problem';
import { Combobox } from '@/components/form/combobox';
import { Field } from '@/components/form/field';
import { usePaused } from '@/lib/use-paused';
import { Avatar } from '@/parts/people/avatar';
import { roleGroupFacts } from '@/rules/facts';
import { rule } from '@/rules/rule';
import { text } from '@/rules/text';

interface EmployeePickerProps {
  loan: Loan;
  value: UserRef | null;
  onChange: (person: UserRef | null) => void;
}

/** The people of the lender who aren't on the loan: all of them where they may be listed, otherwise those a search finds. */
function useEmployees(loan: Loan, typed: string) {
  const { roleGroup: viewerGroup, permissions } = loan.me;
  const sources = rule('peopleSources', { viewerGroup, permissions, companyMode: true });
  const listed = useQuery({ ...employeesQuery(loan.lender.id), enabled: sources.loadEmployees });
  const wanted = usePaused(typed.trim());
  // Who may not list the employees finds those they know of by name.
  const searches = sources.searchUsers && !sources.loadEmployees && wanted !== '';
  const found = useQuery({ ...userSearchQuery(wanted), enabled: searches });
  const all = listed.data ?? (searches ? found.data?.content : null);
  const people = useMemo((): UserRef[] => {
    const onLoan = new Set(loan.loanRoles.map(({ user }) => user.id));
    return (all ?? []).filter(({ id, loggedRoleGroup }) => roleGroupFacts[loggedRoleGroup].lender && !onLoan.has(id));
  }, [all, loan.loanRoles]);
  return {
    people,
    isPending: sources.loadEmployees ? listed.isPending : searches && found.isPending,
    mustSearch: !sources.loadEmployees,
    error: listed.error ?? found.error,
  };
}

/** Chooses somebody of the lender who isn't on the loan yet. */
export function EmployeePicker({ loan, value, onChange }: EmployeePickerProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const { people, isPending, mustSearch, error } = useEmployees(loan, typed ?? '');
  const found = useMemo(() => rule('filterUsers', { query: typed ?? '', people }), [typed, people]);
  const everybody = mustSearch ? text('contact-picker-prompt') : 'Everybody at your company is on this loan already.';
  const nobody = typed?.trim() ? text('user-does-not-exist') : everybody;
  return (
    <Field label="Person" required>
      {({ id }) => (
        <Combobox
          id={id}
          label="Person"
          autoFocus
          placeholder={text('contact-picker-prompt')}
          query={typed ?? (value ? rule('displayName', value) : '')}
          onQuery={setTyped}
          onLeave={() => {
            if (typed?.trim() === '') onChange(null);
            setTyped(null);
          }}
          options={found.flatMap((userId) => {
            const person = people.find((each) => each.id === userId);
            return person ? [{ id: userId, content: <EmployeeLine person={person} /> }] : [];
          })}
          onChoose={(chosen) => {
            setTyped(null);
            onChange(people.find((each) => each.id === chosen) ?? null);
          }}
          note={isPending ? 'Loading people…' : error ? wordsFor(error) : found.length === 0 ? nobody : null}
        />
      )}
    </Field>
  );
}

function EmployeeLine({ person }: { person: UserRef }) {
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <Avatar person={person} size="sm" />
      <span className="min-w-0">
        <span className="block truncate">{rule('displayName', person)}</span>
        <span className="block truncate text-xs text-faint">
          {[person.positionOrTitle, person.emailAddress].filter(Boolean).join(' · ')}
        </span>
      </span>
    </span>
  );
}
