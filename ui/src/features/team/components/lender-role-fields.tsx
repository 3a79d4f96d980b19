import type { Loan, LoanRole } from '@/api/models';
import { Field } from '@/components/form/field';
import { Select } from '@/components/form/select';
import { Switch } from '@/components/form/switch';
import { roleFacts } from '@/rules/facts';
import { rule } from '@/rules/rule';
import { text } from '@/rules/text';

/** A lender's role on a loan, while it is being edited. */
export type LenderRoleValues = Pick<LoanRole, 'role' | 'visibleToBorrower' | 'canAcceptFiles'>;

interface LenderRoleFieldsProps {
  loan: Loan;
  /** The role to edit; undefined for a new member. */
  held?: LoanRole;
  place: LenderRoleValues;
  onChange: (place: LenderRoleValues) => void;
  /** The error of the role. */
  error?: string | undefined;
}

/** Returns all lender roles, and why the viewer can't assign each. */
function roleOptions({ me }: Loan, held: LoanRole | undefined) {
  const own = held !== undefined && held.id === me.loanRoleId;
  const { role: viewerRole, permissions } = me;
  return rule('roleChoices', { viewerRole, permissions, own, role: held?.role ?? null }).map(({ role, refusal }) => ({
    value: role,
    label: roleFacts[role].label,
    disabledReason: refusal,
  }));
}

/** A lender's role, whether borrowers see them, and whether they accept files. */
export function LenderRoleFields({ loan, held, place, onChange, error }: LenderRoleFieldsProps) {
  return (
    <div className="grid gap-4">
      <Field label="Role" error={error}>
        {(control) => (
          <Select
            {...control}
            value={place.role}
            options={roleOptions(loan, held)}
            onValueChange={(role) => onChange({ ...place, role })}
          />
        )}
      </Field>
      <label className="flex items-center gap-2.5">
        <Switch
          checked={place.visibleToBorrower}
          onCheckedChange={(visibleToBorrower) => onChange({ ...place, visibleToBorrower })}
        />
        {text('visible-to-borrowers')}
      </label>
      <label className="flex items-center gap-2.5">
        <Switch
          checked={place.canAcceptFiles}
          onCheckedChange={(canAcceptFiles) => onChange({ ...place, canAcceptFiles })}
        />
        Can accept files
      </label>
    </div>
  );
}
