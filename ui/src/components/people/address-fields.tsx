import { Field } from '@/components/form/field';
import { Input } from '@/components/form/input';
import type { AddressValues } from './address';

interface AddressFieldsProps {
  values: AddressValues;
  onChange: (values: AddressValues) => void;
  /** Errors by the address's field names. */
  errorOf?: (field: keyof AddressValues) => string | undefined;
  /** Also asks for the dates of residence. */
  withDates?: boolean;
  disabled?: boolean;
}

interface AddressPart {
  field: Exclude<keyof AddressValues, 'currentAddress'>;
  label: string;
  wide: string;
  type?: 'date';
}

const parts: AddressPart[] = [
  { field: 'streetAddressLine1', label: 'Street address', wide: 'col-span-6' },
  { field: 'streetAddressLine2', label: 'Apartment, suite, floor', wide: 'col-span-6 sm:col-span-4' },
  { field: 'postOfficeBox', label: 'P.O. box', wide: 'col-span-6 sm:col-span-2' },
  { field: 'citySuburb', label: 'City', wide: 'col-span-6 sm:col-span-2' },
  { field: 'stateProvinceRegion', label: 'State', wide: 'col-span-3 sm:col-span-2' },
  { field: 'postalCode', label: 'ZIP code', wide: 'col-span-3 sm:col-span-2' },
  { field: 'country', label: 'Country', wide: 'col-span-6 sm:col-span-2' },
];

const dates: AddressPart[] = [
  { field: 'moveInDate', label: 'Moved in', wide: 'col-span-3 sm:col-span-2', type: 'date' },
  { field: 'moveOutDate', label: 'Moved out', wide: 'col-span-3 sm:col-span-2', type: 'date' },
];

/** The fields of a postal address. */
export function AddressFields({ values, onChange, errorOf, withDates, disabled }: AddressFieldsProps) {
  return (
    <div className="grid grid-cols-6 items-start gap-x-3 gap-y-4">
      {[...parts, ...(withDates ? dates : [])].map(({ field, label, wide, type }) => (
        <div key={field} className={wide}>
          <Field label={label} error={errorOf?.(field)} limit={{ field, text: values[field] }}>
            {(control) => (
              <Input
                {...control}
                type={type}
                autoComplete="off"
                disabled={disabled}
                value={values[field]}
                onChange={(event) => onChange({ ...values, [field]: event.target.value })}
              />
            )}
          </Field>
        </div>
      ))}
    </div>
  );
}
