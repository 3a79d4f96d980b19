import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useLoan } from '@/api/loan';
import { Button } from '@/components/ui/button';
import { ContactProvider } from '@/features/contacts/contact-context';
import { personOfRole } from '@/features/contacts/contact-person';
import { ContactTasks, useContactTask } from '@/features/contacts/list/contact-tasks';
import { ContactsDialog } from '@/features/contacts/list/contacts-dialog';
import { ContactMenuItems } from '@/features/contacts/on-team/contact-menu-items';
import { EditContactButton } from '@/features/contacts/on-team/edit-contact-button';
import { useShownContacts } from '@/features/contacts/on-team/use-shown-contacts';
import { EntitiesPanel } from '@/features/entities/components/entities-panel';
import { PersonSheet } from '@/features/individuals/components/person-sheet';
import { OverviewScreen } from '@/features/loans/screens/overview-screen';
import { PersonCard } from '@/features/team/components/person-card';
import { TeamPanel } from '@/features/team/components/team-panel';
import { renderNeedsList } from './template-window';

/** The tab Overview of a loan: its facts and entities, its team with their contacts, the person whose card is open. */
export function OverviewPage() {
  const { loanId } = useParams({ from: '/signed-in/workspace/loans/$loanId/' });
  const { personId } = useSearch({ from: '/signed-in/workspace/loans/$loanId/' });
  const navigate = useNavigate();
  const loan = useLoan(loanId);
  const contacts = useShownContacts(loan);
  const tasks = useContactTask();
  const closeCard = () => void navigate({ to: '.', search: (search: object) => ({ ...search, personId: undefined }) });
  return (
    <>
      <OverviewScreen loan={loan} aside={<EntitiesPanel loan={loan} />}>
        <TeamPanel
          loan={loan}
          renderCard={(role) => <PersonCard role={role} />}
          renderEdit={(role) => (
            <EditContactButton
              loan={loan}
              role={role}
              onEditBorrower={(borrower) => tasks.start({ kind: 'edit', person: personOfRole(borrower) })}
            />
          )}
          renderMenu={(role) => (
            <ContactMenuItems loan={loan} role={role} onTask={tasks.start} onShowContacts={contacts.show} />
          )}
          renderAddBorrower={() => (
            <Button
              size="sm"
              look="quiet"
              className="-mr-2.5"
              onClick={() => tasks.start({ kind: 'add', forBorrower: true })}
            >
              <Plus aria-hidden /> Add borrower
            </Button>
          )}
        />
      </OverviewScreen>
      <ContactProvider loan={loan} renderNeedsList={renderNeedsList}>
        <ContactTasks loan={loan} {...tasks} />
      </ContactProvider>
      {contacts.owner && (
        <ContactProvider loan={loan} ownerRoleId={contacts.owner.id} renderNeedsList={renderNeedsList}>
          <ContactsDialog owner={contacts.owner} onClose={contacts.close} />
        </ContactProvider>
      )}
      {personId && <PersonSheet loan={loan} userId={personId} onClose={closeCard} />}
    </>
  );
}
