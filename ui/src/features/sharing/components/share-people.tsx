import { X } from 'lucide-react';
import { useMemo } from 'react';
import type { Loan } from '@/api/models';
import type { ShareEntry } from '@/rules/rule';
import { text } from '@/rules/text';
import { entryOnLoan, membersOf } from '../loan-people';
import { MemberList } from './member-list';
import { OtherPeople } from './other-people';

interface SharePeopleProps {
  loan: Loan;
  entries: readonly ShareEntry[];
  onChange: (entries: readonly ShareEntry[]) => void;
}

/** Picks recipients: people of the loan from their list, others by search or address. */
export function SharePeople({ loan, entries, onChange }: SharePeopleProps) {
  const members = useMemo(() => membersOf(loan), [loan]);
  const onLoan = useMemo(() => new Map(loan.loanRoles.map((role) => [role.user.id, role])), [loan]);
  const others = entries.filter(({ value }) => !onLoan.has(value));
  const choose = (ids: string[]) => {
    const chosen = ids.flatMap((id) => {
      const role = onLoan.get(id);
      return role ? [entryOnLoan(role)] : [];
    });
    onChange([...chosen, ...others]);
  };
  const remove = (value: string) => onChange(entries.filter((entry) => entry.value !== value));
  return (
    <div className="grid gap-4">
      <MemberList
        label="People on the loan"
        members={members}
        viewerGroup={loan.me.roleGroup}
        selected={entries.filter(({ value }) => onLoan.has(value)).map(({ value }) => value)}
        onChange={choose}
      />
      <OtherPeople
        known={new Set([...onLoan.keys(), ...others.map(({ value }) => value)])}
        onAdd={(entry) => onChange([...entries, entry])}
      />
      {others.length > 0 && (
        <ul aria-label={text('not-on-the-loan')} className="flex flex-wrap gap-1.5">
          {others.map(({ value, label }) => (
            <li
              key={value}
              className="inline-flex h-7 max-w-full items-center gap-1 rounded-full bg-sunken pr-1 pl-2.5"
            >
              <span className="min-w-0 truncate text-[13px]">{label || value}</span>
              <button
                type="button"
                aria-label={`Don’t share with ${label || value}`}
                className="rounded-full p-1 hover:bg-hover"
                onClick={() => remove(value)}
              >
                <X aria-hidden className="size-3.5" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
