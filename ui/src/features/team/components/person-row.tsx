import type { ReactNode } from 'react';
import type { LoanRole, Progress as Shares } from '@/api/models';
import { Avatar } from '@/components/ui/avatar';
import { Badge } from '@/components/ui/badge';
import { Progress } from '@/components/ui/progress';
import { HoverCard } from '@/components/ui/hover-card';
import { rule } from '@/rules/rule';
import { constantWords } from '@/lib/constant-words';

interface PersonRowProps {
  role: LoanRole;
  /** How far the person's own requests are, if any were asked of them. */
  progress: Shares | undefined;
  /** What shows of the person under the pointer. */
  card: ReactNode;
}

/** A person on the loan: who, in which role, how to reach them, and how far their requests are. */
export function PersonRow({ role, progress, card }: PersonRowProps) {
  const { user } = role;
  const name = rule('displayName', user);
  const work = [user.positionOrTitle, user.companyName].filter(Boolean).join(', ');
  const about = work || (name === user.emailAddress ? '' : user.emailAddress);
  return (
    <li className="flex items-center gap-x-3 border-b border-line py-2.5 last:border-b-0">
      <Avatar person={user} />
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <HoverCard card={card}>
            <span tabIndex={0} className="block max-w-full truncate rounded-sm font-medium">
              {name}
            </span>
          </HoverCard>
          <Badge>{constantWords(role.role)}</Badge>
          {role.role !== 'CONTACT' && !role.visibleToBorrower && <Badge>Hidden from borrowers</Badge>}
        </div>
        {about && (
          <p className="truncate text-[13px] text-faint" title={about}>
            {about}
          </p>
        )}
      </div>
      {progress && (
        <div
          className="w-16 shrink-0 sm:w-28"
          title={`${progress.acceptedPct}% accepted, ${progress.submittedPct}% to review`}
        >
          <Progress
            value={progress.acceptedPct}
            pending={progress.submittedPct}
            label={`Requests of ${name} accepted`}
          />
        </div>
      )}
    </li>
  );
}
