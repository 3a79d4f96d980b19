import type { LoanRole } from '@/api/models';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '@/components/floating/menu';
import { Avatar } from '@/components/people/avatar';
import { roleFacts } from '@/rules/facts';
import { rule } from '@/rules/rule';
import { CardLink } from './card-link';

/** The number of further people; opens a list with links to their cards. */
export function MorePeople({ people }: { people: LoanRole[] }) {
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
            <CardLink person={role}>
              <Avatar person={role.user} size="sm" />
              <span className="min-w-0 truncate">{rule('displayName', role.user)}</span>
              <span className="ml-auto pl-3 text-[13px] text-faint">{roleFacts[role.role].label}</span>
            </CardLink>
          </MenuItem>
        ))}
      </MenuContent>
    </Menu>
  );
}
