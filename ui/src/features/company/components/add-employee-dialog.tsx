import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { toast } from 'sonner';
import { keys } from '@/api/keys';
import type { Role, Violation } from '@/api/models';
import { refusalFor, messageFor } from '@/api/problem';
import { Field } from '@/components/form/field';
import { Input } from '@/components/form/input';
import { Select } from '@/components/form/select';
import { useFormCheck } from '@/components/form/use-form-check';
import { InviteCheckbox } from '@/components/people/invite-checkbox';
import { Button } from '@/components/ui/button';
import { CancelButton } from '@/components/window/cancel-button';
import { Dialog } from '@/components/window/dialog';
import { rule } from '@/rules/rule';
import { text } from '@/rules/text';
import { type Permission, addEmployee } from '../api';
import { employeeRoles } from '../employee-roles';

interface EmployeeValues {
  emailAddress: string;
  givenName: string;
  familyName: string;
  companyRole: Role;
  invite: boolean;
}

const blank: EmployeeValues = { emailAddress: '', givenName: '', familyName: '', companyRole: 'LENDER', invite: true };

const violationsOf = ({ emailAddress, givenName, familyName }: EmployeeValues): Violation[] =>
  rule('checkContact', { emailAddress, givenName, familyName });

const fields: { field: 'givenName' | 'familyName' | 'emailAddress'; code: string }[] = [
  { field: 'givenName', code: 'first-name' },
  { field: 'familyName', code: 'last-name' },
  { field: 'emailAddress', code: 'email-address' },
];

interface AddEmployeeDialogProps {
  /** The viewer's role at the company. */
  viewerRole: Role;
  /** The permissions of that role. */
  permissions: readonly Permission[];
  onClose: () => void;
}

/** Adds an employee to the company. */
export function AddEmployeeDialog({ viewerRole, permissions, onClose }: AddEmployeeDialogProps) {
  const cache = useQueryClient();
  const [values, setValues] = useState(blank);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const check = useFormCheck(values, blank, violationsOf);
  const refused = (field: string) => refusalFor(problem, field);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    check.showAll();
    if (check.violations.length > 0) return;
    setBusy(true);
    try {
      const added = await addEmployee(values);
      await cache.invalidateQueries({ queryKey: keys.companyParts('employees') });
      const name = rule('displayName', added);
      toast.success(values.invite ? `${name} added and invited at ${added.emailAddress}` : `${name} added`);
      onClose();
    } catch (error) {
      setProblem(error);
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Add an employee"
      footer={
        <>
          <CancelButton />
          <Button look="primary" type="submit" form="new-employee" busy={busy}>
            {text('row-add')}
          </Button>
        </>
      }
    >
      <form id="new-employee" noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        {fields.map(({ field, code }) => (
          <Field
            key={field}
            label={text(code)}
            error={check.errorOf(field) ?? refused(field)}
            limit={{ field, text: values[field] }}
          >
            {(control) => (
              <Input
                {...control}
                autoComplete="off"
                value={values[field]}
                onChange={(event) => setValues({ ...values, [field]: event.target.value })}
              />
            )}
          </Field>
        ))}
        <Field label="Role">
          {({ id }) => (
            <Select
              id={id}
              value={values.companyRole}
              options={employeeRoles({ viewerRole, permissions, own: false, role: null, leadLenders: 1 })}
              onValueChange={(companyRole) => setValues({ ...values, companyRole })}
            />
          )}
        </Field>
        <InviteCheckbox checked={values.invite} onChange={(invite) => setValues({ ...values, invite })} />
        {problem !== null && !fields.some(({ field }) => refused(field)) && (
          <p role="alert" className="text-[13px] text-bad">
            {messageFor(problem)}
          </p>
        )}
      </form>
    </Dialog>
  );
}
