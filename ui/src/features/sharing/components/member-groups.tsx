import type { ReactNode } from 'react';
import type { SelectGroup } from '@/rules/rule';

interface MemberGroupsProps {
  groups: readonly SelectGroup[];
  renderMember: (id: string) => ReactNode;
}

/** People under the headings of their groups. */
export function MemberGroups({ groups, renderMember }: MemberGroupsProps) {
  return groups.map(({ section, heading, members }) => (
    <div key={section} role="group" aria-label={heading} className="pt-2">
      <p aria-hidden className="px-2 pb-1 text-xs font-medium text-faint">
        {heading}
      </p>
      {members.map(renderMember)}
    </div>
  ));
}

/** Why the list is empty: there are no people, or none match. */
export function NoMembers({ count, typed }: { count: number; typed: string }) {
  const words = count === 0 ? 'No one to choose yet.' : `No people match “${typed.trim()}”.`;
  return (
    <div role="presentation" className="px-3 py-10 text-center text-muted">
      {words}
    </div>
  );
}
