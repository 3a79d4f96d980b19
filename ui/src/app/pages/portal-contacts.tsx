import { BookUser } from 'lucide-react';
import type { Loan } from '@/api/models';
import { Button } from '@/components/ui/button';
import { ContactProvider, ContactsDialog, useShownContacts } from '@/features/contacts';
import { text } from '@/rules/text';

/** The people a borrower or contact adds to a loan: their own list, with a form to add to it. */
export function PortalContacts({ loan }: { loan: Loan }) {
  const { owner, show, close } = useShownContacts(loan);
  const own = loan.loanRoles.find(({ id }) => id === loan.me.loanRoleId);
  if (!own) return null;
  return (
    <section aria-labelledby="my-contacts" className="mt-10 border-t border-line pt-6">
      <h2 id="my-contacts" className="text-lg font-semibold">
        Does someone help you with this loan?
      </h2>
      <p className="mt-1 mb-4 text-[15px] text-pretty text-muted">
        Add your accountant, attorney or agent, for example. You choose whether your lender sees them.
      </p>
      <Button size="lg" onClick={() => show(own)}>
        <BookUser aria-hidden /> {text('my-contacts')}
      </Button>
      {owner && (
        <ContactProvider loan={loan} ownerRoleId={owner.id}>
          <ContactsDialog owner={owner} onClose={close} />
        </ContactProvider>
      )}
    </section>
  );
}
