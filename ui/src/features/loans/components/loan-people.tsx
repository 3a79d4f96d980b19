import { Link, useParams } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import type { LoanRole } from '@/api/models';
import { paths } from '@/app/paths';
import { Avatar } from '@/components/ui/avatar';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '@/components/ui/menu';
import { Tooltip } from '@/components/ui/tooltip';
import { rule } from '@/rules/rule';
import { constantWords } from '@/lib/constant-words';

const shownAtMost = 5;

/** The people of a loan, as a row of initials; the rest behind a number that opens them. Each leads to their card. */
export function LoanPeople({ roles }: { roles: LoanRole[] }) {
  const order = rule('sortMembers', { members: roles });
  const people = order.flatMap((id) => roles.find((role) => role.id === id) ?? []);
  const rest = people.slice(shownAtMost);
  return (
    <ul aria-label="People on this loan" className="flex -space-x-0.5 max-sm:hidden">
      {people.slice(0, shownAtMost).map((role) => (
        <li key={role.id}>
          <Tooltip text={`${rule('displayName', role.user)} · ${constantWords(role.role)}`}>
            <CardLink role={role} className="block rounded-full ring-2 ring-canvas">
              <Avatar person={role.user} named />
            </CardLink>
          </Tooltip>
        </li>
      ))}
      {rest.length > 0 && (
        <li>
          <Rest people={rest} />
        </li>
      )}
    </ul>
  );
}

function Rest({ people }: { people: LoanRole[] }) {
  return (
    <Menu>
      <MenuTrigger
        aria-label={`${people.length} more people`}
        className="flex size-8 items-center justify-center rounded-full bg-sunken text-xs font-medium text-muted ring-2 ring-canvas hover:text-ink"
      >
        +{people.length}
      </MenuTrigger>
      <MenuContent className="max-w-80">
        {people.map((role) => (
          <MenuItem key={role.id} asChild>
            <CardLink role={role}>
              <Avatar person={role.user} size="sm" />
              <span className="min-w-0 truncate">{rule('displayName', role.user)}</span>
              <span className="ml-auto pl-3 text-[13px] text-faint">{constantWords(role.role)}</span>
            </CardLink>
          </MenuItem>
        ))}
      </MenuContent>
    </Menu>
  );
}

interface CardLinkProps extends Omit<ComponentProps<'a'>, 'role' | 'href'> {
  role: LoanRole;
}

/** To the person's card, on the loan's overview. */
function CardLink({ role, ...rest }: CardLinkProps) {
  const { loanId = '' } = useParams({ strict: false });
  return <Link {...rest} to={paths.loan} params={{ loanId }} search={{ personId: role.user.id }} />;
}
