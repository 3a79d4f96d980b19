import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '@/address/paths';
import type { BookEntry } from '@/api/models';
import { Avatar } from '@/components/people/avatar';
import { DateText } from '@/components/ui/date-text';
import { roleFacts } from '@/rules/facts';
import { rule } from '@/rules/rule';
import { text } from '@/rules/text';

const header = 'px-3 py-2 text-left font-medium';
const cell = 'px-3 py-2.5 align-top max-md:px-0 max-md:py-0';

/** People with their contact details and loans; on a phone each row is a short block. */
export function ContactsTable({ people }: { people: BookEntry[] }) {
  return (
    <table className="w-full border-collapse max-md:block">
      <thead className="border-b border-line text-[13px] text-faint max-md:sr-only">
        <tr>
          {['Name', text('phone'), 'Loans', 'Last active'].map((title) => (
            <th key={title} scope="col" className={header}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {people.map((person) => (
          <PersonRow key={person.user.id} person={person} />
        ))}
      </tbody>
    </table>
  );
}

function PersonRow({ person: { user, roles, lastActiveAt } }: { person: BookEntry }) {
  const name = rule('displayName', user);
  const work = [user.positionOrTitle, user.companyName].filter(Boolean).join(', ');
  const phone = rule('phoneDisplay', { value: user.mobilePhone?.value ?? null });
  return (
    <tr className="border-b border-line max-md:grid max-md:gap-1.5 max-md:py-3.5">
      <th scope="row" className={`${cell} text-left font-normal`}>
        <div className="flex items-start gap-3">
          <Avatar person={user} />
          <div className="min-w-0">
            <p className="font-medium break-words">
              <PersonName name={name} userId={user.id} loanId={roles[0]?.loanId} />
            </p>
            {name !== user.emailAddress && (
              <a href={`mailto:${user.emailAddress}`} className="text-[13px] break-all text-accent hover:underline">
                {user.emailAddress}
              </a>
            )}
            {work && <p className="text-[13px] text-muted">{work}</p>}
          </div>
        </div>
      </th>
      <td className={`${cell} whitespace-nowrap text-muted max-md:ml-11 max-md:empty:hidden`}>{phone}</td>
      <td className={`${cell} max-md:ml-11`}>
        <LoanList roles={roles} name={name} />
      </td>
      <td className={`${cell} text-[13px] text-faint max-md:ml-11`}>
        <span className="md:sr-only">Last active: </span>
        {lastActiveAt ? <DateText at={lastActiveAt} /> : 'never'}
      </td>
    </tr>
  );
}

/** A person's name, linked to their card on the first of their loans. */
function PersonName({ name, userId, loanId }: { name: string; userId: string; loanId: string | undefined }) {
  if (!loanId) return name;
  return (
    <Link to={paths.loan} params={{ loanId }} search={{ personId: userId }} className="rounded-sm hover:underline">
      {name}
    </Link>
  );
}

const shownAtMost = 3;

/** A person's loans and roles; the remaining ones on demand. */
function LoanList({ roles, name }: { roles: BookEntry['roles']; name: string }) {
  const [all, setAll] = useState(false);
  const shown = all ? roles : roles.slice(0, shownAtMost);
  const more = roles.length - shown.length;
  return (
    <ul className="grid">
      {shown.map(({ loanId, loanName, role, keyContact, subRoleTitle }) => (
        <li key={loanId} className="flex flex-wrap items-baseline gap-x-2">
          <Link to={paths.loan} params={{ loanId }} className="inline-block min-h-6 leading-6 hover:underline">
            {loanName}
          </Link>
          <span className="text-[13px] text-faint">
            {[subRoleTitle ?? roleFacts[role].label, keyContact && 'key contact'].filter(Boolean).join(', ')}
          </span>
        </li>
      ))}
      {more > 0 && (
        <li>
          <button
            type="button"
            aria-label={`Show ${more} more loans of ${name}`}
            onClick={() => setAll(true)}
            className="min-h-6 rounded-sm text-[13px] font-medium text-accent hover:underline"
          >
            +{more} more
          </button>
        </li>
      )}
    </ul>
  );
}
