import { Eye } from 'lucide-react';
import { Field } from '@/components/form/field';
import { Input } from '@/components/form/input';
import { Select } from '@/components/form/select';
import { Button } from '@/components/ui/button';
import { usStates } from '../us-states';
import type { EntityValues } from '../entity-values';

type LicenceValues = EntityValues['licence'];

interface LicenceFieldsProps {
  values: LicenceValues;
  onChange: (licence: LicenceValues) => void;
  errorOf: (field: string) => string | undefined;
  /** Reveals the masked number and date of birth, which can be edited afterwards. */
  masked?: { reveal: () => void; revealing: boolean } | null;
  disabled: boolean;
}

const states = [
  { value: '', label: 'Not given' },
  ...Object.entries(usStates).map(([value, label]) => ({ value, label })),
];

/** A person's driver's license. Identifying fields are masked until someone reveals them. */
export function LicenceFields({ masked = null, disabled, ...form }: LicenceFieldsProps) {
  const { values, onChange } = form;
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <LicenceField {...form} field="number" label="License number" locked={masked !== null || disabled} />
        <Field label="State">
          {({ id }) => (
            <Select
              id={id}
              value={values.state}
              disabled={disabled}
              options={states}
              onValueChange={(state) => onChange({ ...values, state })}
            />
          )}
        </Field>
        <LicenceField {...form} field="expiration" label="Expires" date locked={disabled} />
        <LicenceField
          {...form}
          field="dob"
          label="Date of birth"
          date={masked === null}
          locked={masked !== null || disabled}
        />
      </div>
      {masked && (
        <div className="flex flex-wrap items-center gap-3">
          <Button size="sm" busy={masked.revealing} onClick={masked.reveal}>
            <Eye aria-hidden /> Show number and date of birth
          </Button>
          <p className="text-[13px] text-muted">Every view is logged.</p>
        </div>
      )}
    </>
  );
}

interface LicenceFieldProps extends Pick<LicenceFieldsProps, 'values' | 'onChange' | 'errorOf'> {
  field: 'number' | 'expiration' | 'dob';
  label: string;
  date?: boolean;
  locked: boolean;
}

function LicenceField({ field, label, date, locked, values, onChange, errorOf }: LicenceFieldProps) {
  return (
    <Field label={label} error={errorOf(`licence.${field}`)} limit={{ field, text: values[field] }}>
      {(control) => (
        <Input
          {...control}
          type={date ? 'date' : 'text'}
          autoComplete="off"
          disabled={locked}
          value={values[field]}
          onChange={(event) => onChange({ ...values, [field]: event.target.value })}
        />
      )}
    </Field>
  );
}
