import type { LoanRole, Progress as Shares } from '@/api/models';
import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { Progress } from '@/components/ui/progress';
import { HoverCard } from '@/components/ui/hover-card';
import { rule } from '@/rules/rule';
import { roleWords } from '../roles';
import { PersonCard } from './person-card';

interface PersonRowProps {
  role: LoanRole;
  /** How far the person's own requests are, if any were asked of them. */
  progress: Shares | undefined;
}

/** A person on the loan: who, in which role, how to reach them, and how far their requests are. */
export function PersonRow({ role, progress }: PersonRowProps) {
  const { user } = role;
  const name = rule('displayName', user);
  const work = [user.positionOrTitle, user.companyName].filter(Boolean).join(', ');
  const about = work || (name === user.emailAddress ? '' : user.emailAddress);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line py-2.5 last:border-b-0">
      <Avatar person={user} />
      <div className="min-w-0 grow basis-40">
        <HoverCard card={<PersonCard role={role} />}>
          <span tabIndex={0} className="block w-fit max-w-full truncate rounded-sm font-medium">
            {name}
          </span>
        </HoverCard>
        {about && <p className="truncate text-[13px] text-faint">{about}</p>}
      </div>
      {progress && (
        <div className="w-28" title={`${progress.acceptedPct}% accepted, ${progress.submittedPct}% to review`}>
          <Progress
            value={progress.acceptedPct}
            pending={progress.submittedPct}
            label={`Requests of ${name} accepted`}
          />
        </div>
      )}
      {role.role !== 'CONTACT' && !role.visibleToBorrower && <Badge>Hidden from borrowers</Badge>}
      <div className="flex sm:w-32 sm:justify-end">
        <Badge>{roleWords[role.role]}</Badge>
      </div>
    </li>
  );
}
