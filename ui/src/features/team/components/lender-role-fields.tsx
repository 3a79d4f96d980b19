import type { LoanRole } from '@/api/models';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { Switch } from '@/components/ui/switch';
import { constantWords } from '@/lib/constant-words';
import { text } from '@/rules/text';
import { lenderRoles } from '../lender-user';

/** A lender's place on a loan, while it is chosen. */
export type LenderPlace = Pick<LoanRole, 'role' | 'visibleToBorrower' | 'canAcceptFiles'>;

interface LenderRoleFieldsProps {
  place: LenderPlace;
  onChange: (place: LenderPlace) => void;
  /** What is wrong with the role. */
  error?: string | undefined;
}

const options = lenderRoles.map((role) => ({ value: role, label: constantWords(role) }));

/** The role of a lender, whether borrowers see them, and whether they accept files. */
export function LenderRoleFields({ place, onChange, error }: LenderRoleFieldsProps) {
  return (
    <div className="grid gap-4">
      <Field label="Role" error={error}>
        {(control) => (
          <Select
            {...control}
            value={place.role}
            options={options}
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
