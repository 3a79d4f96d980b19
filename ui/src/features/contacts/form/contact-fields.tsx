import type { Problem } from '@/api/problem';
import { Field } from '@/components/form/field';
import { Input } from '@/components/form/input';
import { PhoneInput } from '@/components/people/phone-input';
import { type FormField, rule } from '@/rules/rule';
import { text } from '@/rules/text';
import { useContactPlace } from '../contact-context';
import { RolePicker } from '../pickers/role-picker';
import { TemplateField } from './template-field';
import type { ContactFormState } from './use-contact-form';

interface ContactFieldsProps {
  form: ContactFormState;
  /** The server's errors by field. */
  problem: Problem | null;
  /** Whether roles of the borrowing team can be chosen. */
  teamRolesOffered: boolean;
}

const lockedHint = 'Only this person can change this.';

/** A person's name, contact details and loan role. */
export function ContactFields({ form, problem, teamRolesOffered }: ContactFieldsProps) {
  const { loan } = useContactPlace();
  const { values, fields, change } = form;
  const locked = (field: FormField) => fields.locked.includes(field);
  const errorOf = (field: string) => form.errorOf(field) ?? problem?.forField(field);
  const hint = (field: FormField) => (locked(field) ? lockedHint : undefined);
  const emailError = errorOf('emailAddress') ?? problem?.forField('userContactEmailAddress');
  return (
    <div className="grid items-start gap-x-4 gap-y-4 sm:grid-cols-2">
      <TextField label={text('first-name')} field="givenName" {...{ values, change, locked, errorOf }} />
      <TextField label={text('last-name')} field="familyName" {...{ values, change, locked, errorOf }} />
      <Field label={text('email-address')} required error={emailError} hint={hint('emailAddress')}>
        {(control) => (
          <Input
            {...control}
            type="email"
            autoComplete="off"
            required
            disabled={locked('emailAddress')}
            value={values.emailAddress}
            onChange={(event) => change({ emailAddress: event.target.value })}
          />
        )}
      </Field>
      <Field label={text('phone')} error={errorOf('phoneNumber')}>
        {(control) => (
          <PhoneInput
            {...control}
            disabled={locked('phoneNumber')}
            value={rule('phoneDisplay', { value: values.phoneNumber.value ?? '' })}
            onValueChange={(value) => change({ phoneNumber: { ...values.phoneNumber, value } })}
          />
        )}
      </Field>
      <TextField label={text('job-title')} field="positionOrTitle" {...{ values, change, locked, errorOf }} />
      <Field label={text('loan-role')} error={errorOf('contactSubRoleId')}>
        {(control) => (
          <RolePicker
            id={control.id}
            describedBy={control['aria-describedby']}
            companyId={loan.lender.id}
            viewerGroup={loan.me.roleGroup}
            value={values.contactSubRoleTitle ? { title: values.contactSubRoleTitle } : null}
            onChange={form.choose}
            teamRolesOffered={teamRolesOffered}
          />
        )}
      </Field>
      {fields.template && (
        <TemplateField
          value={values.templateId}
          error={errorOf('templateId')}
          onChange={(templateId) => change({ templateId })}
        />
      )}
    </div>
  );
}

type PlainField = 'givenName' | 'familyName' | 'positionOrTitle';

interface TextFieldProps {
  label: string;
  field: PlainField;
  values: ContactFormState['values'];
  change: ContactFormState['change'];
  locked: (field: FormField) => boolean;
  errorOf: (field: string) => string | undefined;
}

function TextField({ label, field, values, change, locked, errorOf }: TextFieldProps) {
  return (
    <Field
      label={label}
      error={errorOf(field)}
      hint={locked(field) ? lockedHint : undefined}
      limit={{ field, text: values[field] }}
    >
      {(control) => (
        <Input
          {...control}
          autoComplete="off"
          disabled={locked(field)}
          value={values[field]}
          onChange={(event) => change({ [field]: event.target.value })}
        />
      )}
    </Field>
  );
}
