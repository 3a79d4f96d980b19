import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { paths } from '@/address/paths';
import type { Loan, Role } from '@/api/models';
import { Tooltip } from '@/components/floating/tooltip';
import { roleEditingRefusal } from '@/components/people/role-editing';
import { Button } from '@/components/ui/button';
import type { PanelGroup, Section } from '@/rules/rule';
import type { Team } from '../use-team';
import { PersonRow } from './person-row';
import type { RoleTask } from './role-task-window';
import type { TeamSlots } from './team-slots';

interface TeamGroupProps {
  loan: Loan;
  group: Pick<PanelGroup, 'section' | 'heading' | 'members'>;
  team: Team;
  slots: TeamSlots;
  onTask: (task: RoleTask) => void;
}

/** A group of the team: heading, add button and people. */
export function TeamGroup({ loan, group: { section, heading, members }, ...rest }: TeamGroupProps) {
  const people = members.flatMap((id) => loan.loanRoles.find((role) => role.id === id) ?? []);
  return (
    <div>
      <div className="mb-1 flex min-h-8 items-center justify-between gap-2">
        <h2 className="text-base font-semibold">{heading}</h2>
        {section === 'BORROWING_TEAM' ? (
          <AddBorrower loan={loan} slots={rest.slots} />
        ) : (
          <AddLink loan={loan} section={section} />
        )}
      </div>
      {people.length === 0 && <p className="py-2 text-muted">No one here yet.</p>}
      <ul aria-label={heading}>
        {people.map((role) => (
          <PersonRow key={role.id} loan={loan} role={role} section={section} {...rest} />
        ))}
      </ul>
    </div>
  );
}

function AddBorrower({ loan, slots }: { loan: Loan; slots: TeamSlots }) {
  const why = roleEditingRefusal(loan, 'BORROWER');
  return why ? <DisabledAddButton what="Add borrower" why={why} /> : slots.renderAddBorrower?.();
}

const additions: Record<Exclude<Section, 'BORROWING_TEAM'>, { what: string; role: Role }> = {
  LENDING_TEAM: { what: 'Add lender', role: 'LENDER' },
  KEY_CONTACTS: { what: 'Add key contact', role: 'CONTACT' },
  CONTACTS: { what: 'Add contact', role: 'CONTACT' },
};

function AddLink({ loan, section }: { loan: Loan; section: Exclude<Section, 'BORROWING_TEAM'> }) {
  const { what, role } = additions[section];
  const why = roleEditingRefusal(loan, role);
  if (why) return <DisabledAddButton what={what} why={why} />;
  const search = section === 'KEY_CONTACTS' ? { loanId: loan.id, keyContact: true } : { loanId: loan.id };
  return (
    <Button asChild size="sm" look="quiet" className="-mr-2.5">
      <Link to={section === 'LENDING_TEAM' ? paths.newLenderRole : paths.keyContactNew} search={search}>
        <Plus aria-hidden /> {what}
      </Link>
    </Button>
  );
}

function DisabledAddButton({ what, why }: { what: string; why: string }) {
  return (
    <Tooltip text={why}>
      <Button size="sm" look="quiet" className="-mr-2.5" aria-disabled>
        <Plus aria-hidden /> {what}
      </Button>
    </Tooltip>
  );
}
