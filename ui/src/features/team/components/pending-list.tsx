import { MailX } from 'lucide-react';
import { useState } from 'react';
import type { Loan, UserRef } from '@/api/models';
import { Avatar } from '@/components/people/avatar';
import { invitationWords } from '@/components/people/invitation-words';
import { roleEditingRefusal } from '@/components/people/role-editing';
import { IconButton } from '@/components/ui/icon-button';
import { cn } from '@/lib/cn';
import { rule } from '@/rules/rule';
import { invitationOf } from '../invitation';
import type { Team } from '../use-team';
import { RevokeQuestion } from './revoke-question';

/** Invited people who aren't in one of the groups yet. */
export function PendingList({ loan, team }: { loan: Loan; team: Team }) {
  const [revoking, setRevoking] = useState<UserRef | null>(null);
  const shown = new Set(loan.loanRoles.map(({ user }) => user.id));
  const people = loan.pendingInviteUsers.filter(({ id }) => !shown.has(id));
  if (people.length === 0) return null;
  const editing = roleEditingRefusal(loan, 'CONTACT');
  return (
    <div>
      <h2 className="mb-1 text-base font-semibold">Invited</h2>
      <ul aria-label="Invited">
        {people.map((user) => {
          const name = rule('displayName', user);
          const invitation = invitationOf(loan, user.id);
          return (
            <li key={user.id} className="flex items-center gap-3 border-b border-line py-2 last:border-b-0">
              <Avatar person={user} />
              <div className="min-w-0 grow">
                <p className="truncate font-medium">{name}</p>
                <p className={cn('text-[13px] text-muted', invitation?.undeliverable ? 'text-pretty' : 'truncate')}>
                  {(invitation && invitationWords(invitation)) ?? 'Invitation pending'}
                </p>
              </div>
              {invitation?.state === 'PENDING' && (
                <IconButton
                  label={`Revoke invitation of ${name}`}
                  disabledReason={editing}
                  onClick={() => setRevoking(user)}
                >
                  <MailX />
                </IconButton>
              )}
            </li>
          );
        })}
      </ul>
      {revoking && <RevokeQuestion team={team} user={revoking} onClose={() => setRevoking(null)} />}
    </div>
  );
}
