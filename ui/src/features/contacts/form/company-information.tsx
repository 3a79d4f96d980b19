import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { Field } from '@/components/form/field';
import { Input } from '@/components/form/input';
import { type AddressValues, addressFrom, addressValues } from '@/components/people/address';
import { AddressFields } from '@/components/people/address-fields';
import { cn } from '@/lib/cn';
import type { Address, FormField } from '@/rules/rule';
import { text } from '@/rules/text';
import type { ContactValues } from '../contact-person';

interface CompanyInformationProps {
  values: ContactValues;
  locked: readonly FormField[];
  onChange: (part: Partial<ContactValues>) => void;
}

/** The company a person works for; collapsed at first. Typed text stays while it is collapsed. */
export function CompanyInformation({ values, locked, onChange }: CompanyInformationProps) {
  const [open, setOpen] = useState(false);
  const part = useId();
  return (
    <section className="border-t border-line pt-3">
      <h2>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={part}
          onClick={() => setOpen(!open)}
          className="-ml-1 flex min-h-8 items-center gap-1.5 rounded-md px-1 font-medium hover:bg-hover"
        >
          <ChevronRight aria-hidden className={cn('size-4 text-faint transition-transform', open && 'rotate-90')} />
          {text('company-information')}
        </button>
      </h2>
      <div id={part} hidden={!open} className="pt-3">
        <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2">
          <Field label={text('company-name')} limit={{ field: 'companyName', text: values.companyName }}>
            {(control) => (
              <Input
                {...control}
                disabled={locked.includes('companyName')}
                value={values.companyName}
                onChange={(event) => onChange({ companyName: event.target.value })}
              />
            )}
          </Field>
          <Field label={text('company-website')} limit={{ field: 'companyWebsite', text: values.companyWebsite }}>
            {(control) => (
              <Input
                {...control}
                type="url"
                disabled={locked.includes('companyWebsite')}
                value={values.companyWebsite}
                onChange={(event) => onChange({ companyWebsite: event.target.value })}
              />
            )}
          </Field>
        </div>
        <fieldset className="mt-4">
          <legend className="mb-3 text-[13px] font-medium">{text('company-address')}</legend>
          <AddressFields
            values={addressValues(values.companyAddress)}
            disabled={locked.includes('companyAddress')}
            onChange={(typed) => onChange({ companyAddress: typedAddress(typed) })}
          />
        </fieldset>
      </div>
    </section>
  );
}

/** Returns the address with only its typed parts. */
function typedAddress(values: AddressValues): Address {
  const kept = Object.entries(addressFrom(values) ?? {}).filter(([, value]) => value !== null);
  return { ...Object.fromEntries(kept), currentAddress: values.currentAddress };
}
