import { Suspense, lazy } from 'react';
import type { LoanRole } from '@/api/models';
import { Tooltip } from '@/components/floating/tooltip';
import { Avatar } from '@/components/people/avatar';
import { roleFacts } from '@/rules/facts';
import { rule } from '@/rules/rule';
import { CardLink } from './card-link';

const MorePeople = lazy(() => import('./more-people').then((part) => ({ default: part.MorePeople })));

const shownAtMost = 5;

/** The people of a loan as a row of initials, each linked to their card; the rest behind a number. */
export function LoanPeople({ roles }: { roles: LoanRole[] }) {
  const order = rule('sortMembers', { members: roles });
  const people = order.flatMap((id) => roles.find((role) => role.id === id) ?? []);
  const rest = people.slice(shownAtMost);
  return (
    <ul aria-label="People on this loan" className="flex -space-x-0.5 max-sm:hidden">
      {people.slice(0, shownAtMost).map((role) => (
        <li key={role.id}>
          <Tooltip text={`${rule('displayName', role.user)} · ${roleFacts[role.role].label}`}>
            <CardLink person={role} className="block rounded-full ring-2 ring-canvas">
              <Avatar person={role.user} named />
            </CardLink>
          </Tooltip>
        </li>
      ))}
      {rest.length > 0 && (
        <li>
          <Suspense fallback={<span className="block size-8 rounded-full bg-sunken ring-2 ring-canvas" />}>
            <MorePeople people={rest} />
          </Suspense>
        </li>
      )}
    </ul>
  );
}
