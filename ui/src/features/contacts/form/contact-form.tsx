import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId } from 'react';
import type { UserRef } from '@/api/models';
import { IconButton } from '@/components/ui/icon-button';
import { ContactPicker } from '../pickers/contact-picker';
import { PersonLine } from '../pickers/person-line';
import { BorrowerPlaceFields } from './borrower-place-fields';
import { CompanyInformation } from './company-information';
import { ContactFields } from './contact-fields';
import type { FooterProps } from './contact-form-footer';
import { TeamChange } from './team-change';
import { type FormPurpose, useContactForm } from './use-contact-form';
import { type SaveResult, useSaveContact } from './use-save-contact';
import { VisibilityChecks } from './visibility-checks';

interface ContactFormProps extends FormPurpose {
  /** Whether employees and borrowers who aren't on the loan can be picked too. */
  companyMode?: boolean;
  renderFooter: (props: FooterProps) => ReactNode;
  /** Called after saving; `reset` clears the form. */
  onSaved: (saved: SaveResult, reset: () => void) => void;
  /** Called when the form has unsaved changes or no longer has any. */
  onDirty?: (dirty: boolean) => void;
}

/** Adds a contact to a loan, or edits a contact or borrower. */
export function ContactForm({ companyMode = false, renderFooter, onSaved, onDirty, ...purpose }: ContactFormProps) {
  const form = useContactForm(purpose);
  const saving = useSaveContact(form, purpose.person, (saved) => onSaved(saved, form.reset));
  const heading = useId();
  useEffect(() => onDirty?.(form.dirty), [onDirty, form.dirty]);
  const { fields, values, picked } = form;
  return (
    <form
      noValidate
      aria-labelledby={heading}
      className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (form.dirty && !saving.busy) saving.save('SAVE');
      }}
    >
      <span id={heading} className="sr-only">
        {purpose.person ? saving.name : 'New contact'}
      </span>
      {!purpose.person && !picked && <ContactPicker companyMode={companyMode} onPick={form.pick} onAdd={form.add} />}
      {picked && <PickedPerson person={picked} onClear={form.unpick} />}
      {fields.fields && (
        <>
          <ContactFields
            form={form}
            problem={saving.problem}
            teamRolesOffered={Boolean(purpose.person) || (purpose.forBorrower ?? false)}
          />
          <BorrowerPlaceFields
            place={form.place}
            borrowerType={saving.borrowerType}
            fields={fields}
            onChange={form.changePlace}
          />
          <VisibilityChecks values={values} fields={fields} onChange={form.change} />
          <CompanyInformation values={values} locked={fields.locked} onChange={form.change} />
        </>
      )}
      {saving.meanwhile && (
        <p role="alert" className="rounded-md bg-warn-soft px-3 py-2 text-warn">
          {saving.meanwhile}
        </p>
      )}
      {renderFooter({
        dirty: form.dirty,
        busy: saving.busy,
        onSave: saving.save,
        mineAnyway: Boolean(saving.meanwhile),
      })}
      {saving.asking && <TeamChange name={saving.name} {...saving.asking} />}
    </form>
  );
}

/** The user picked as the new contact, with a button to pick again. */
function PickedPerson({ person, onClear }: { person: UserRef; onClear: () => void }) {
  return (
    <div className="flex items-center justify-between gap-3 rounded-md border border-line bg-sunken px-3 py-2">
      <PersonLine person={person} remark={person.companyName} />
      <IconButton label="Clear, and choose someone else" onClick={onClear}>
        <X />
      </IconButton>
    </div>
  );
}
