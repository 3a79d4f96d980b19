import { useState } from 'react';
import type { Loan } from '@/api/models';
import { rule } from '@/rules/rule';
import { useTeam } from '../use-team';
import { PendingList } from './pending-list';
import { RoleTaskWindow, type RoleTask } from './role-task-window';
import { TeamGroup } from './team-group';
import type { TeamSlots } from './team-slots';

interface TeamPanelProps extends TeamSlots {
  loan: Loan;
}

/** The people of a loan by group, and invited people who haven't joined yet. */
export function TeamPanel({ loan, ...slots }: TeamPanelProps) {
  const team = useTeam(loan);
  const [task, setTask] = useState<RoleTask | null>(null);
  const people = { viewerGroup: loan.me.roleGroup, members: loan.loanRoles };
  const groups = [...rule('teamPanel', people), rule('plainContacts', people)];
  return (
    <section aria-label="Team" className="grid grid-cols-[minmax(0,1fr)] gap-7">
      {groups.map((group) => (
        <TeamGroup key={group.section} loan={loan} group={group} team={team} slots={slots} onTask={setTask} />
      ))}
      <PendingList loan={loan} team={team} />
      {task && <RoleTaskWindow loan={loan} team={team} task={task} onClose={() => setTask(null)} />}
    </section>
  );
}
