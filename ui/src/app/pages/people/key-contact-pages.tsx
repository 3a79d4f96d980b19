import { useSearch } from '@tanstack/react-router';
import { paths } from '@/address/paths';
import { useLoan } from '@/api/loan';
import { ContactProvider } from '@/features/contacts';
import { KeyContactCreateScreen } from '@/features/contacts/screens/key-contact-create-screen';
import { KeyContactEditScreen } from '@/features/contacts/screens/key-contact-edit-screen';
import { LoanPage } from '../../shell/loan-page';
import { renderNeedsList } from '../template-window';

/** Adds a contact to the loan of the address. */
export function KeyContactNewPage() {
  const { loanId = '', keyContact } = useSearch({ from: `/signed-in/any-shell${paths.keyContactNew}` });
  const loan = useLoan(loanId);
  return (
    <LoanPage loan={loan}>
      <ContactProvider loan={loan} renderNeedsList={renderNeedsList}>
        <KeyContactCreateScreen key={loanId} forKeyContact={keyContact ?? false} />
      </ContactProvider>
    </LoanPage>
  );
}

/** Edits the contact of the address. */
export function KeyContactEditPage() {
  const { loanId = '', loanRoleId = '' } = useSearch({ from: `/signed-in/any-shell${paths.keyContactEdit}` });
  const loan = useLoan(loanId);
  return (
    <LoanPage loan={loan}>
      <ContactProvider loan={loan} renderNeedsList={renderNeedsList}>
        <KeyContactEditScreen loanRoleId={loanRoleId} />
      </ContactProvider>
    </LoanPage>
  );
}
