import { Link } from '@tanstack/react-router';
import { MailWarning, Pencil } from 'lucide-react';
import type { Loan, LoanRole } from '@/api/models';
import { HoverCard } from '@/components/floating/hover-card';
import { Avatar } from '@/components/people/avatar';
import { invitationWords } from '@/components/people/invitation-words';
import { LabelRow } from '@/components/people/label-row';
import { roleEditingRefusal } from '@/components/people/role-editing';
import { Badge } from '@/components/ui/badge';
import { IconButton } from '@/components/ui/icon-button';
import { Progress } from '@/components/ui/progress';
import { borrowerTypeFacts, roleFacts } from '@/rules/facts';
import { type Section, rule } from '@/rules/rule';
import { invitationOf, undeliverableWords } from '../invitation';
import type { Team } from '../use-team';
import { RoleMenu } from './role-menu';
import type { RoleTask } from './role-task-window';
import type { TeamSlots } from './team-slots';
import { VisibilitySwitch } from './visibility-switch';

interface PersonRowProps {
  loan: Loan;
  role: LoanRole;
  section: Section;
  team: Team;
  slots: TeamSlots;
  onTask: (task: RoleTask) => void;
}

/** A person on the loan: name, role, progress of their requests, and the actions on their role. */
export function PersonRow({ loan, role, section, team, slots, onTask }: PersonRowProps) {
  const name = rule('displayName', role.user);
  const editing = roleEditingRefusal(loan, role.role);
  return (
    <li className="@container border-b border-line py-2 last:border-b-0">
      <div className="flex items-center gap-x-2 @md:gap-x-3">
        <Avatar person={role.user} />
        <div className="min-w-0 grow">
          <div className="flex flex-wrap items-center gap-x-2 gap-y-0.5 @md:flex-nowrap">
            <HoverCard card={slots.renderCard(role)}>
              <Link
                to="."
                search={(now: object) => ({ ...now, personId: role.user.id })}
                className="block max-w-full shrink-0 truncate rounded-sm font-medium hover:underline"
              >
                {name}
              </Link>
            </HoverCard>
            <LabelRow labels={role.labels.map(({ title }) => title)} keyContact={section === 'KEY_CONTACTS'} />
          </div>
          <RoleLine loan={loan} role={role} />
          <Undeliverable words={undeliverableWords(loan, role)} />
        </div>
        {section !== 'LENDING_TEAM' && <RequestShares loan={loan} role={role} name={name} />}
        <div className="flex shrink-0 items-center">
          {section !== 'BORROWING_TEAM' && <VisibilitySwitch role={role} name={name} team={team} refusal={editing} />}
          {section === 'LENDING_TEAM' ? (
            <IconButton label={`Edit ${name}`} disabledReason={editing} onClick={() => onTask({ kind: 'edit', role })}>
              <Pencil />
            </IconButton>
          ) : (
            slots.renderEdit?.(role)
          )}
          <RoleMenu loan={loan} role={role} team={team} editing={editing} onTask={onTask}>
            {slots.renderMenu?.(role)}
          </RoleMenu>
        </div>
      </div>
    </li>
  );
}

/** A person's role on the loan, their job, and whether they have signed up. */
function RoleLine({ loan, role: { role, user, contactSubRole, stub, borrowerType } }: { loan: Loan; role: LoanRole }) {
  const invitation = invitationOf(loan, user.id);
  const failed = invitation?.state === 'PENDING' && invitation.undeliverable;
  const joining = invitation && (failed ? 'Undeliverable' : invitationWords(invitation));
  const kind = borrowerType && borrowerTypeFacts[borrowerType].besideRole;
  const place = (roleFacts[role].contact && contactSubRole?.title) || roleFacts[role].label;
  // A realtor's job title is often the same as the role on the loan.
  const title = user.positionOrTitle === place ? null : user.positionOrTitle;
  const work = [title, user.companyName].filter(Boolean).join(', ');
  const parts = [place, kind, work].filter(Boolean).join(' · ');
  return (
    <div className="flex flex-wrap items-center gap-x-2 @md:flex-nowrap">
      <p className="min-w-0 truncate text-[13px] text-muted" title={parts}>
        {parts}
      </p>
      {joining && <Badge tone={invitation.state === 'PENDING' && !failed ? 'info' : 'warn'}>{joining}</Badge>}
      {!joining && (stub || user.stub) && <Badge>Not signed up yet</Badge>}
    </div>
  );
}

/** Why emails don't reach the person. */
function Undeliverable({ words }: { words: string | null }) {
  if (!words) return null;
  return (
    <p className="flex items-start gap-1.5 text-[13px] text-pretty text-bad [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0">
      <MailWarning aria-hidden /> <span className="min-w-0 break-words">{words}</span>
    </p>
  );
}

/** The progress of a person's own requests, if they have any. */
function RequestShares({ loan, role, name }: { loan: Loan; role: LoanRole; name: string }) {
  const shares = loan.userProgress[role.user.id];
  if (!shares) return null;
  return (
    <div
      className="w-10 shrink-0 @md:w-24"
      title={`${shares.acceptedPct}% accepted, ${shares.submittedPct}% to review`}
    >
      <Progress value={shares.acceptedPct} pending={shares.submittedPct} label={`Requests of ${name} accepted`} />
    </div>
  );
}
