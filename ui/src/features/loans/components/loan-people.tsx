import type { LoanRole } from '@/api/models';
import { Avatar } from '@/components/ui/avatar';
import { Tooltip } from '@/components/ui/tooltip';
import { rule } from '@/rules/rule';
import { constantWords } from '@/lib/constant-words';

const shownAtMost = 5;

/** The people of a loan, as a row of initials; the rest as a number. */
export function LoanPeople({ roles }: { roles: LoanRole[] }) {
  const order = rule('sortMembers', { members: roles });
  const people = order.flatMap((id) => roles.find((role) => role.id === id) ?? []);
  const rest = people.length - shownAtMost;
  return (
    <ul aria-label="People on this loan" className="flex -space-x-0.5 max-sm:hidden">
      {people.slice(0, shownAtMost).map(({ id, role, user }) => (
        <li key={id}>
          <Tooltip text={`${rule('displayName', user)} · ${constantWords(role)}`}>
            <span className="block rounded-full ring-2 ring-canvas">
              <Avatar person={user} named />
            </span>
          </Tooltip>
        </li>
      ))}
      {rest > 0 && (
        <li className="flex size-8 items-center justify-center rounded-full bg-sunken text-xs font-medium text-muted ring-2 ring-canvas">
          <span aria-hidden>+{rest}</span>
          <span className="sr-only">and {rest} more</span>
        </li>
      )}
    </ul>
  );
}
