import { useState } from 'react';
import { Dialog } from '@/components/window/dialog';
import { text } from '@/rules/text';
import { ContactForm } from './contact-form';
import { SimpleFooter } from './contact-form-footer';
import type { FormPurpose } from './use-contact-form';

interface ContactFormDialogProps extends FormPurpose {
  companyMode?: boolean;
  onClose: () => void;
}

function titleOf({ person, forBorrower }: FormPurpose): string {
  if (person) return `Edit ${person.name}`;
  return forBorrower ? 'Add Borrower' : text('add-contact');
}

/** The contact form in a window, with only Cancel and Save. Closing it asks first while there are unsaved changes. */
export function ContactFormDialog({ onClose, ...purpose }: ContactFormDialogProps) {
  const [dirty, setDirty] = useState(false);
  return (
    <Dialog open onOpenChange={onClose} unsaved={dirty} title={titleOf(purpose)} width="lg">
      <ContactForm
        {...purpose}
        onDirty={setDirty}
        onSaved={onClose}
        renderFooter={(footer) => <SimpleFooter footer={footer} />}
      />
    </Dialog>
  );
}
