import { messageFor } from '@/api/problem';
import { Checkbox } from '@/components/form/checkbox';
import { Field } from '@/components/form/field';
import { Input } from '@/components/form/input';
import { InviteCheckbox } from '@/components/people/invite-checkbox';
import { Button } from '@/components/ui/button';
import { CancelButton } from '@/components/window/cancel-button';
import { Dialog } from '@/components/window/dialog';
import { rule } from '@/rules/rule';
import { purposes } from '../facts/loan-purposes';
import { BorrowerRows } from './borrower-rows';
import { Colleagues } from './colleagues';
import { ListChoice } from './list-choice';
import { type NewLoanValues, noLoan, proposedName } from './new-loan-values';
import { useNewLoan } from './use-new-loan';

interface NewLoanDialogProps {
  /** The initial values. */
  start?: NewLoanValues;
  /** The loan that is copied. */
  copied?: { id: string; name: string };
  onClose: () => void;
}

/** Creates a loan with borrowers, property, facts and needs list in one call, then opens it. */
export function NewLoanDialog({ start = noLoan, copied, onClose }: NewLoanDialogProps) {
  const { values, waiting, change, errorOf, submit, busy, failure } = useNewLoan(start);
  const proposed = proposedName(values);
  const line = (field: 'propertyAddress' | 'name' | 'loanNumber' | 'loanPurpose' | 'amount') => ({
    autoComplete: 'off',
    value: values[field],
    onChange: (event: { target: { value: string } }) => change({ [field]: event.target.value }),
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={copied ? `Copy of ${copied.name}` : 'New loan'}
      width="lg"
      footer={
        <>
          <CancelButton />
          <Button look="primary" type="submit" form="new-loan" busy={busy}>
            Create loan
          </Button>
        </>
      }
    >
      <form id="new-loan" noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
        <BorrowerRows borrowers={values.borrowers} errorOf={errorOf} onChange={(borrowers) => change({ borrowers })} />
        <Field
          label="Property"
          error={errorOf('propertyAddress')}
          limit={{ field: 'propertyAddress', text: values.propertyAddress }}
        >
          {(control) => <Input {...control} {...line('propertyAddress')} />}
        </Field>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Field
            label="Purpose"
            error={errorOf('loanPurpose')}
            limit={{ field: 'loanPurpose', text: values.loanPurpose }}
          >
            {(control) => <Input {...control} {...line('loanPurpose')} list="loan-purposes" />}
          </Field>
          <Field label="Amount (dollars)" error={errorOf('amount')}>
            {(control) => <Input {...control} {...line('amount')} inputMode="decimal" />}
          </Field>
        </div>
        <datalist id="loan-purposes">
          {purposes.map((purpose) => (
            <option key={purpose}>{purpose}</option>
          ))}
        </datalist>
        <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <Field
            label="Name"
            error={errorOf('name')}
            hint={proposed && !values.name.trim() ? `“${proposed}” if left blank` : undefined}
            limit={{ field: 'name', text: values.name }}
          >
            {(control) => <Input {...control} {...line('name')} placeholder={proposed} />}
          </Field>
          <Field
            label="Loan number"
            error={errorOf('loanNumber')}
            hint={values.loanNumber.trim() ? undefined : 'Leave blank to number automatically'}
            limit={{ field: 'loanNumber', text: values.loanNumber }}
          >
            {(control) => <Input {...control} {...line('loanNumber')} />}
          </Field>
        </div>
        <ListChoice
          value={values}
          copied={copied}
          error={errorOf('templateId') ?? errorOf('needsListOf')}
          onChange={change}
        />
        <Colleagues
          colleagues={values.colleagues}
          errorOf={errorOf}
          onChange={(colleagues) => change({ colleagues })}
        />
        <label className="flex items-center gap-2">
          <Checkbox checked={values.invite} onCheckedChange={(invite) => change({ invite: invite === true })} />
          Invite borrowers by email now
        </label>
        {waiting.length > 0 && (
          <InviteCheckbox
            checked={values.inviteColleagues}
            whom={waiting.map((colleague) => rule('displayName', colleague)).join(', ')}
            onChange={(inviteColleagues) => change({ inviteColleagues })}
          />
        )}
        {failure && (
          <p role="alert" className="rounded-md bg-bad-soft px-3 py-2 text-bad">
            {messageFor(failure.error)}
          </p>
        )}
      </form>
    </Dialog>
  );
}
