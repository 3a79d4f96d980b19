import type { Loan, LoanRole } from '@/api/models';
import { rule } from '@/rules/rule';
import { PersonRow } from './person-row';

interface Group {
  title: string;
  empty: string;
  has: (role: LoanRole) => boolean;
}

const groupOf = ({ role }: LoanRole) => rule('roleGroup', { role });

const groups: Group[] = [
  { title: 'Lending team', empty: 'No one from the lender yet.', has: (role) => groupOf(role) === 'LENDER' },
  { title: 'Borrowing team', empty: 'No borrower yet.', has: (role) => groupOf(role) === 'BORROWER' },
  {
    title: 'Key contacts',
    empty: 'No key contacts yet.',
    has: (role) => groupOf(role) === 'CONTACT' && role.keyContact,
  },
  { title: 'Contacts', empty: '', has: (role) => groupOf(role) === 'CONTACT' && !role.keyContact },
];

/** The people of a loan in their groups, in the order the server gives, and those invited but not here yet. */
export function TeamPanel({ loan }: { loan: Loan }) {
  return (
    <section aria-labelledby="loan-team">
      <h2 id="loan-team" className="sr-only">
        Team
      </h2>
      <div className="grid gap-7">
        {groups.map(({ title, empty, has }) => {
          const people = loan.loanRoles.filter(has);
          if (people.length === 0 && !empty) return null;
          return (
            <div key={title}>
              <h3 className="mb-1 text-base font-semibold">{title}</h3>
              {people.length === 0 && <p className="py-2 text-muted">{empty}</p>}
              <ul>
                {people.map((role) => (
                  <PersonRow key={role.id} role={role} progress={loan.userProgress[role.user.id]} />
                ))}
              </ul>
            </div>
          );
        })}
        {loan.pendingInviteUsers.length > 0 && <Pending users={loan.pendingInviteUsers} />}
      </div>
    </section>
  );
}

function Pending({ users }: { users: Loan['pendingInviteUsers'] }) {
  return (
    <div>
      <h3 className="mb-1 text-base font-semibold">Invited</h3>
      <ul>
        {users.map((user) => (
          <li key={user.id} className="border-b border-line py-2.5 text-muted last:border-b-0">
            {rule('displayName', user)} — waiting for an answer to the invitation
          </li>
        ))}
      </ul>
    </div>
  );
}
