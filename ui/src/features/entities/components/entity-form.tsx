import type { ReactNode } from 'react';
import { Field } from '@/components/form/field';
import { Input } from '@/components/form/input';
import { PhoneInput } from '@/components/people/phone-input';
import { entityTypeFacts } from '@/rules/facts';
import { text } from '@/rules/text';
import type { EntityFieldsProps, EntityValues } from '../entity-values';
import { CompanyAddresses } from './company-addresses';
import { Residences } from './residences';

/** A section of the form with a heading. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-4 border-t border-line pt-5" aria-label={title}>
      <h2 className="text-base font-semibold">{title}</h2>
      {children}
    </section>
  );
}

/** The fields for name, number and addresses, as far as the kind has them. */
export function EntityFields(props: EntityFieldsProps) {
  const { entityType, values, onChange, errorOf, disabled } = props;
  const { organisation, person, reachable, addressLabel } = entityTypeFacts[entityType];
  const put = (change: Partial<EntityValues>) => onChange({ ...values, ...change });
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField {...props} field="name" label="Name" required />
        {organisation && <TextField {...props} field="ein" label="EIN" hint="Nine digits, like 12-3456789" />}
        {reachable && <TextField {...props} field="emailAddress" label={text('email-address')} type="email" />}
        {reachable && (
          <Field label={text('phone')} error={errorOf('phoneNumber')}>
            {(control) => (
              <PhoneInput
                {...control}
                disabled={disabled}
                value={values.phoneNumber}
                onValueChange={(phoneNumber) => put({ phoneNumber })}
              />
            )}
          </Field>
        )}
      </div>
      <FormSection title={addressLabel}>
        {person ? <Residences {...props} /> : <CompanyAddresses {...props} withMailing={organisation} />}
      </FormSection>
    </>
  );
}

interface TextFieldProps extends EntityFieldsProps {
  field: 'name' | 'ein' | 'emailAddress';
  label: string;
  hint?: string;
  type?: 'email';
  required?: boolean;
}

function TextField({ field, label, hint, type, required, values, onChange, errorOf, disabled }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={errorOf(field)} limit={{ field, text: values[field] }}>
      {(control) => (
        <Input
          {...control}
          // `inputMode` instead of `type`, because the shared rule validates instead of the browser.
          inputMode={type}
          autoComplete="off"
          aria-required={required}
          disabled={disabled}
          value={values[field]}
          onChange={(event) => onChange({ ...values, [field]: event.target.value })}
        />
      )}
    </Field>
  );
}
