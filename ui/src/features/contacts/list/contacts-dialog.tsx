import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useCurrentUser } from '@/api/current-user';
import type { ContactRelation, LoanRole } from '@/api/models';
import { SearchField } from '@/components/form/search-field';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { Dialog } from '@/components/window/dialog';
import { rule } from '@/rules/rule';
import { text } from '@/rules/text';
import { contactRelationsQuery } from '../api';
import { useContactPlace } from '../contact-context';
import { personOfRelation } from '../contact-person';
import { PeopleFiles } from '../import/people-files';
import { ContactSection } from './contact-section';
import { ContactTasks, useContactTask } from './contact-tasks';

interface ContactsDialogProps {
  /** The owner of the contacts. */
  owner: LoanRole;
  onClose: () => void;
}

/** A person's contacts on a loan: searchable, with editing by their owner. */
export function ContactsDialog({ owner, onClose }: ContactsDialogProps) {
  const { loan } = useContactPlace();
  const own = owner.user.id === useCurrentUser().id;
  const [query, setQuery] = useState('');
  const contacts = useQuery(contactRelationsQuery(loan.id, owner.id));
  const tasks = useContactTask();
  const relations = contacts.data ?? noContacts;
  const found = useMemo(
    () => rule('contactList', { query, contacts: relations.map(groupContacts) }),
    [query, relations],
  );
  const pick = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const relation = relations.find((each) => each.id === id);
      if (!relation) return [];
      return personOfRelation(
        relation,
        loan.loanRoles.find((role) => role.id === relation.contactLoanRoleId),
      );
    });
  const section = { loan, own, onTask: tasks.start };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={rule('listTitle', { own, name: rule('displayName', owner.user) })}
      width="md"
    >
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <SearchField
          label="Search contacts"
          placeholder="Name or email"
          className="min-w-40 grow basis-0"
          autoFocus
          value={query}
          onChange={setQuery}
        />
        {own && !loan.archive.words && (
          <Button onClick={() => tasks.start({ kind: 'add' })}>
            <Plus aria-hidden /> {text('add-contact')}
          </Button>
        )}
        {own && <PeopleFiles loan={loan} />}
      </div>
      {contacts.isPending && <ContactsSkeleton />}
      {contacts.isError && !contacts.data && (
        <ErrorState title="Couldn’t load contacts" error={contacts.error} onRetry={() => void contacts.refetch()} />
      )}
      {contacts.data && (
        <div className="min-h-48">
          <ContactSection heading={text('key-contacts')} people={pick(found.keyContacts)} {...section} />
          <ContactSection heading={text('contacts')} people={pick(found.contacts)} {...section} />
          {found.emptyText && <EmptyState title={found.emptyText}>{whatNext(query, own)}</EmptyState>}
        </div>
      )}
      <ContactTasks loan={loan} {...tasks} />
    </Dialog>
  );
}

const noContacts: readonly ContactRelation[] = [];

const groupContacts = ({
  id,
  contactUser,
  givenName,
  familyName,
  userContactEmailAddress,
  keyContact,
}: ContactRelation) => ({
  id,
  keyContact,
  user: { id: contactUser.id, givenName, familyName, emailAddress: userContactEmailAddress },
});

function whatNext(query: string, own: boolean): string {
  if (query.trim()) return 'Try another part of the name or email address.';
  return own ? 'Add the people you work with on this loan.' : 'No one has been added to this list yet.';
}

/** The loading state of a list of contacts. */
function ContactsSkeleton() {
  return (
    <div role="status" aria-label="Loading contacts" className="min-h-48">
      {Array.from({ length: 3 }, (_, row) => (
        <div key={row} className="flex h-14 items-center gap-3 border-b border-line">
          <Skeleton className="size-8 rounded-full" />
          <div className="grow">
            <Skeleton className="h-4 w-40" />
            <Skeleton className="mt-1.5 h-3 w-56" />
          </div>
        </div>
      ))}
    </div>
  );
}
