import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { UserX } from 'lucide-react';
import { useState } from 'react';
import { paths } from '@/address/paths';
import { useLeaveGuard } from '@/components/window/use-leave-guard';
import { PageHeader } from '@/components/layout/page-header';
import { usePageTitle } from '@/components/layout/use-page-title';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { text } from '@/rules/text';
import { contactRelationsQuery } from '../api';
import { useContactPlace } from '../contact-context';
import { type ContactPerson, personOfRelation } from '../contact-person';
import { ContactForm } from '../form/contact-form';
import { FullFooter } from '../form/contact-form-footer';
import { useAfterSave } from '../use-after-save';

/** The page that edits a contact of the user's own list. */
export function KeyContactEditScreen({ loanRoleId }: { loanRoleId: string }) {
  usePageTitle('Edit contact');
  const { loan } = useContactPlace();
  const contacts = useQuery(contactRelationsQuery(loan.id, loan.me.loanRoleId));
  const relation = contacts.data?.find(({ contactLoanRoleId }) => contactLoanRoleId === loanRoleId);
  const role = loan.loanRoles.find(({ id }) => id === loanRoleId);
  if (relation) return <EditForm key={loanRoleId} person={personOfRelation(relation, role)} />;
  if (contacts.isPending) return <FormSkeleton />;
  if (contacts.isError) {
    return (
      <ErrorState title="Couldn’t load the contact" error={contacts.error} onRetry={() => void contacts.refetch()} />
    );
  }
  return <ReadOnlyNote there={Boolean(role)} />;
}

function EditForm({ person }: { person: ContactPerson }) {
  const { loan } = useContactPlace();
  const navigate = useNavigate();
  const [dirty, setDirty] = useState(false);
  // The open form keeps its initial person; changes by others are merged when saving.
  const [opened] = useState(person);
  const guard = useLeaveGuard(dirty);
  const leave = useAfterSave(loan.id, guard.release);
  return (
    <>
      <PageHeader title={person.name} />
      <ContactForm
        person={opened}
        onDirty={setDirty}
        onSaved={leave}
        renderFooter={(footer) => (
          <FullFooter footer={footer} onCancel={() => void navigate({ to: paths.loan, params: { loanId: loan.id } })} />
        )}
      />
      {guard.question}
    </>
  );
}

function ReadOnlyNote({ there }: { there: boolean }) {
  const { loan } = useContactPlace();
  return (
    <EmptyState
      icon={<UserX aria-hidden />}
      page
      title={there ? text('not-list-owner') : 'This contact is no longer on the loan'}
      action={
        <Button asChild>
          <Link to={paths.loan} params={{ loanId: loan.id }}>
            Go to the loan
          </Link>
        </Button>
      }
    >
      {there && 'Ask the person who added this contact to change it.'}
    </EmptyState>
  );
}

function FormSkeleton() {
  return (
    <div role="status" aria-label="Loading the contact" className="grid max-w-3xl gap-4 sm:grid-cols-2">
      {Array.from({ length: 6 }, (_, field) => (
        <div key={field}>
          <Skeleton className="h-4 w-24" />
          <Skeleton className="mt-1.5 h-9" />
        </div>
      ))}
    </div>
  );
}
