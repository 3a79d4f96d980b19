import { Checkbox } from '@/components/form/checkbox';
import { Field } from '@/components/form/field';
import { Select } from '@/components/form/select';
import { keysOf } from '@/lib/object-keys';
import { borrowerTypeFacts } from '@/rules/facts';
import type { BorrowerType } from '@/rules/rule';
import { text } from '@/rules/text';
import type { BorrowerPlace, ContactFormFields } from './use-contact-form';

interface BorrowerPlaceFieldsProps {
  place: BorrowerPlace;
  /** The effective type: the chosen one, or the role's. */
  borrowerType: BorrowerType | null;
  fields: ContactFormFields;
  onChange: (part: Partial<BorrowerPlace>) => void;
}

/** A borrower's fields on the borrowing team: the type, whether they lead it, and whether they are invited. */
export function BorrowerPlaceFields({ place, borrowerType, fields, onChange }: BorrowerPlaceFieldsProps) {
  if (!fields.borrowerPlace || !borrowerType) return null;
  const locked = fields.leadBorrowerLocked ?? undefined;
  return (
    <div className="grid items-end gap-x-4 gap-y-3 sm:grid-cols-2">
      <Field label={text('borrower-type')}>
        {(control) => (
          <Select
            {...control}
            value={borrowerType}
            options={keysOf(borrowerTypeFacts).map((type) => ({ value: type, label: borrowerTypeFacts[type].label }))}
            onValueChange={(chosen) => onChange({ borrowerType: chosen })}
          />
        )}
      </Field>
      <div className="flex min-h-9 flex-wrap items-center gap-x-6 gap-y-2">
        <label className="flex items-center gap-2.5" title={locked}>
          <Checkbox
            checked={place.leadBorrower || Boolean(locked)}
            disabled={Boolean(locked)}
            aria-describedby={locked ? 'lead-borrower-locked' : undefined}
            onCheckedChange={(on) => onChange({ leadBorrower: on === true })}
          />
          {text('lead-borrower')}
        </label>
        {locked && (
          <p id="lead-borrower-locked" className="text-[13px] text-muted">
            {locked}
          </p>
        )}
        {fields.invitation && (
          <label className="flex items-center gap-2.5">
            <Checkbox checked={place.invite} onCheckedChange={(on) => onChange({ invite: on === true })} />
            {text('send-invitation')}
          </label>
        )}
      </div>
    </div>
  );
}
