import {
  BriefcaseBusiness,
  Building2,
  Contact,
  type LucideIcon,
  User,
  UserPlus,
  Users,
  UsersRound,
} from 'lucide-react';
import type { NeedsListElement } from '@/api/elements';
import type { RoleGroup } from '@/api/models';
import { Tooltip } from '@/components/floating/tooltip';
import { IconButton } from '@/components/ui/icon-button';
import { type AvatarMode, describeAssignees } from './assignment';
import { type RowHandlers, actionRefusal } from './row-actions';

interface AssignmentAvatarProps {
  element: NeedsListElement;
  viewer: RoleGroup;
  handlers: RowHandlers;
  tabIndex: number;
}

const faces: Record<AvatarMode, { Icon: LucideIcon; kind: string }> = {
  DEFAULT: { Icon: UserPlus, kind: 'nobody' },
  BORROWER: { Icon: User, kind: 'a borrower' },
  BORROWERS: { Icon: Users, kind: 'borrowers' },
  LENDER: { Icon: BriefcaseBusiness, kind: 'a lender' },
  LENDERS: { Icon: Building2, kind: 'lenders' },
  CONTACT: { Icon: Contact, kind: 'a contact' },
  CONTACTS: { Icon: Contact, kind: 'contacts' },
  MIXED: { Icon: UsersRound, kind: 'people in several roles' },
};

/** The assignees of an element, and the button to assign it if allowed. */
export function AssignmentAvatar({ element, viewer, handlers, tabIndex }: AssignmentAvatarProps) {
  const { mode, names } = describeAssignees(element);
  const { Icon, kind } = faces[mode];
  const given = mode !== 'DEFAULT';
  if (handlers.onAssign || !given) {
    return (
      <IconButton
        label={
          given ? `Assigned to ${kind}: ${names}. Assign ${element.name} to more` : `Assign ${element.name} to user`
        }
        disabledReason={actionRefusal('ASSIGN', { element, viewer, handlers })}
        tabIndex={tabIndex}
        onClick={() => handlers.onAssign?.([element])}
      >
        {given ? <RoleIcon Icon={Icon} /> : <Icon />}
      </IconButton>
    );
  }
  return (
    <Tooltip text={`Assigned to ${kind}: ${names}`}>
      <span
        role="img"
        aria-label={`${element.name} is assigned to ${kind}: ${names}`}
        tabIndex={tabIndex}
        className="inline-flex size-8 shrink-0 items-center justify-center rounded-full"
      >
        <RoleIcon Icon={Icon} />
      </span>
    </Tooltip>
  );
}

/** The role of the assignees as an icon in a circle. */
function RoleIcon({ Icon }: { Icon: LucideIcon }) {
  return (
    <span className="inline-flex size-6 items-center justify-center rounded-full bg-accent-soft text-accent">
      <Icon aria-hidden className="size-3.5!" />
    </span>
  );
}
