import { Checkbox } from '@/components/form/checkbox';
import { text } from '@/rules/text';
import type { ContactValues } from '../contact-person';
import type { ContactFormFields } from './use-contact-form';

interface VisibilityChecksProps {
  values: ContactValues;
  fields: ContactFormFields;
  onChange: (part: Partial<ContactValues>) => void;
}

/** Whether a person is a key contact, and who sees them; a rule decides which checkboxes show. */
export function VisibilityChecks({ values, fields, onChange }: VisibilityChecksProps) {
  const ticks = [
    { field: 'keyContact', shown: fields.keyContact, label: text('key-contact') },
    { field: 'visibleToBorrower', shown: fields.visibleToBorrowers, label: text('visible-to-borrowers') },
    { field: 'visibleToLender', shown: fields.visibleToLenders, label: text('visible-to-lenders') },
  ] as const;
  if (!ticks.some(({ shown }) => shown)) return null;
  return (
    <div className="flex flex-wrap gap-x-6 gap-y-2">
      {ticks
        .filter(({ shown }) => shown)
        .map(({ field, label }) => (
          <label key={field} className="flex min-h-8 items-center gap-2.5">
            <Checkbox checked={values[field]} onCheckedChange={(on) => onChange({ [field]: on === true })} />
            {label}
          </label>
        ))}
    </div>
  );
}
