import { Link, useNavigate } from '@tanstack/react-router';
import { ChevronDown, EllipsisVertical, MessageSquare, Pencil, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { paths } from '@/address/paths';
import type { Loan } from '@/api/models';
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from '@/components/floating/menu';
import { Avatar } from '@/components/people/avatar';
import { Badge } from '@/components/ui/badge';
import { IconButton } from '@/components/ui/icon-button';
import { useComposer } from '@/features/messaging';
import { cn } from '@/lib/cn';
import { rule } from '@/rules/rule';
import { text } from '@/rules/text';
import type { ContactPerson } from '../contact-person';
import { MoveMenuItems } from '../moves/move-menu-items';
import { ContactDetails } from './contact-details';
import type { ContactTask } from './contact-tasks';

interface ContactLineProps {
  person: ContactPerson;
  loan: Loan;
  own: boolean;
  onTask: (task: ContactTask) => void;
}

/** A contact in a list: name, role, and the viewer's actions. */
export function ContactLine({ person, loan, own, onTask }: ContactLineProps) {
  const [open, setOpen] = useState(false);
  const details = useId();
  const navigate = useNavigate();
  const composer = useComposer();
  const write = async () => {
    // The list may be in a window over the page; the message is written on the page.
    await navigate({ to: '.', search: (now: object) => ({ ...now, contactsOf: undefined }) });
    await composer.open({ loanId: loan.id, recipientIds: [person.userId] });
  };
  const { name, emailAddress, keyContact, contactSubRole } = person;
  const can = rule('contactActions', { viewerGroup: loan.me.roleGroup, owner: own, keyContact });
  const { givenName, familyName } = person.user ?? {};
  const photo = loan.loanRoles.find(({ id }) => id === person.loanRoleId)?.user.avatarDocId ?? null;
  const avatar = {
    id: person.userId,
    givenName: givenName ?? '',
    familyName: familyName ?? '',
    emailAddress,
    avatarDocId: photo,
  };
  return (
    <li className="border-b border-line py-2.5 last:border-b-0">
      <div className="flex items-center gap-3">
        <Avatar person={avatar} />
        <div className="min-w-0 grow">
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <PersonName loanId={loan.id} person={person} linked={can.card} />
            {contactSubRole && <Badge>{contactSubRole.title}</Badge>}
            {keyContact && person.visibleToBorrower && <Badge tone="info">{text('visible-to-borrowers')}</Badge>}
          </div>
          {name !== emailAddress && <p className="truncate text-[13px] text-faint">{emailAddress}</p>}
        </div>
        {can.view && (
          <IconButton
            label={`${open ? 'Hide' : 'View'} ${name}`}
            aria-expanded={open}
            aria-controls={open ? details : undefined}
            onClick={() => setOpen(!open)}
          >
            <ChevronDown className={cn('transition-transform', open && 'rotate-180')} />
          </IconButton>
        )}
        <Menu>
          <MenuTrigger asChild>
            <IconButton label={`More for ${name}`}>
              <EllipsisVertical />
            </IconButton>
          </MenuTrigger>
          <MenuContent>
            {can.message && (
              <MenuItem onSelect={() => void write()}>
                <MessageSquare aria-hidden /> {text('send-message')}
              </MenuItem>
            )}
            {can.edit && (
              <MenuItem disabledReason={loan.archive.words} onSelect={() => onTask({ kind: 'edit', person })}>
                <Pencil aria-hidden /> {text('row-edit')}
              </MenuItem>
            )}
            <MoveMenuItems
              loan={loan}
              person={person}
              among={can.moves}
              onMove={(move) => onTask({ kind: 'move', move })}
            />
            {can.remove && (
              <>
                <MenuSeparator />
                <MenuItem
                  danger
                  disabledReason={loan.archive.words}
                  onSelect={() => onTask({ kind: 'remove', person, own })}
                >
                  <Trash2 aria-hidden /> Remove
                </MenuItem>
              </>
            )}
          </MenuContent>
        </Menu>
      </div>
      {open && <ContactDetails id={details} person={person} />}
    </li>
  );
}

interface PersonNameProps {
  loanId: string;
  person: ContactPerson;
  /** Whether the name links to the person's card on the loan. */
  linked: boolean;
}

function PersonName({ loanId, person: { name, userId }, linked }: PersonNameProps) {
  if (!linked) return <span className="truncate font-medium">{name}</span>;
  return (
    <Link
      to={paths.loan}
      params={{ loanId }}
      search={{ personId: userId }}
      className="truncate rounded-sm font-medium hover:underline"
    >
      {name}
    </Link>
  );
}
