import { messageFor } from '@/api/problem';
import { Checkbox } from '@/components/form/checkbox';
import { InviteCheckbox } from '@/components/people/invite-checkbox';
import { Button } from '@/components/ui/button';
import { CancelButton } from '@/components/window/cancel-button';
import { Dialog } from '@/components/window/dialog';
import { rule } from '@/rules/rule';
import { factKeys } from '../facts/fact-fields';
import { BorrowerRows } from './borrower-rows';
import { Colleagues } from './colleagues';
import { FactInput } from './fact-input';
import { ListChoice } from './list-choice';
import { type NewLoanValues, noLoan, proposedName } from './new-loan-values';
import { useNewLoan } from './use-new-loan';

/** The facts that don't depend on others; the property proposes the name, and the number can be assigned. */
const otherFacts = factKeys.filter((fact) => !['propertyAddress', 'name', 'loanNumber'].includes(fact));

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
  const fields = { values, errorOf, onChange: change };
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
        <FactInput {...fields} fact="propertyAddress" />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          {otherFacts.map((fact) => (
            <FactInput key={fact} {...fields} fact={fact} />
          ))}
        </div>
        <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <FactInput
            {...fields}
            fact="name"
            hint={proposed && !values.name.trim() ? `“${proposed}” if left blank` : undefined}
            placeholder={proposed}
          />
          <FactInput
            {...fields}
            fact="loanNumber"
            hint={values.loanNumber.trim() ? undefined : 'Leave blank to number automatically'}
          />
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
