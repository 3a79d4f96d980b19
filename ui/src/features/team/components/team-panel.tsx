import type { ReactNode } from 'react';
import type { Loan, LoanRole } from '@/api/models';
import { rule } from '@/rules/rule';
import { PersonRow } from './person-row';

interface TeamPanelProps {
  loan: Loan;
  /** What shows of a person under the pointer. */
  renderCard: (role: LoanRole) => ReactNode;
}

/** The people of a loan in their groups and order, and those invited who are not here yet. */
export function TeamPanel({ loan, renderCard }: TeamPanelProps) {
  const roles = new Map(loan.loanRoles.map((role) => [role.id, role]));
  const groups = rule('teamPanel', { viewerGroup: loan.me.roleGroup, members: loan.loanRoles });
  return (
    <section aria-label="Team" className="grid grid-cols-[minmax(0,1fr)] gap-7">
      {groups.map(({ section, heading, members }) => (
        <div key={section}>
          <h2 className="mb-1 text-base font-semibold">{heading}</h2>
          {members.length === 0 && <p className="py-2 text-muted">No one here yet.</p>}
          <ul>
            {members.map((id) => {
              const role = roles.get(id);
              const progress = role && loan.userProgress[role.user.id];
              return role && <PersonRow key={id} role={role} progress={progress} card={renderCard(role)} />;
            })}
          </ul>
        </div>
      ))}
      {loan.pendingInviteUsers.length > 0 && <Pending users={loan.pendingInviteUsers} />}
    </section>
  );
}

function Pending({ users }: { users: Loan['pendingInviteUsers'] }) {
  return (
    <div>
      <h2 className="mb-1 text-base font-semibold">Invited</h2>
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
