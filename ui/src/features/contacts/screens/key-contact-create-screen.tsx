import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { paths } from '@/address/paths';
import { useLeaveGuard } from '@/components/window/use-leave-guard';
import { PageHeader } from '@/components/layout/page-header';
import { usePageTitle } from '@/components/layout/use-page-title';
import { useContactPlace } from '../contact-context';
import { ContactForm } from '../form/contact-form';
import { FullFooter } from '../form/contact-form-footer';
import { useAfterSave } from '../use-after-save';

/** The page that adds a contact to a loan. */
export function KeyContactCreateScreen({ forKeyContact }: { forKeyContact: boolean }) {
  usePageTitle('Add contact');
  const { loan } = useContactPlace();
  const navigate = useNavigate();
  const [dirty, setDirty] = useState(false);
  const guard = useLeaveGuard(dirty);
  const leave = useAfterSave(loan.id, guard.release, forKeyContact);
  return (
    <>
      <PageHeader title="Add a contact" />
      <ContactForm
        forKeyContact={forKeyContact}
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
