import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useLoan } from '@/api/loan';
import { Button } from '@/components/ui/button';
import {
  ContactMenuItems,
  ContactProvider,
  ContactTasks,
  ContactsDialog,
  EditContactButton,
  personOfRole,
  useContactTask,
  useShownContacts,
} from '@/features/contacts';
import { EntitiesPanel } from '@/features/entities';
import { PersonSheet } from '@/features/individuals';
import { OverviewScreen } from '@/features/loans/screens/overview-screen';
import { PersonCard, TeamPanel } from '@/features/team';
import { renderNeedsList } from './template-window';

/** The Overview tab of a loan: details, entities, team and contacts, and the open person's card. */
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
