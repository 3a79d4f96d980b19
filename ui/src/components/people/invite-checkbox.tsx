import { Checkbox } from '@/components/form/checkbox';
import { text } from '@/rules/text';

interface InviteCheckboxProps {
  checked: boolean;
  onChange: (on: boolean) => void;
  /** The names of the people to invite, if the form includes several. */
  whom?: string | undefined;
}

/** Whether people who haven't signed up yet are invited when the form is submitted. */
export function InviteCheckbox({ checked, onChange, whom }: InviteCheckboxProps) {
  return (
    <label className="flex items-center gap-2">
      <Checkbox checked={checked} onCheckedChange={(on) => onChange(on === true)} />
      {text('send-invitation-by-email')}
      {whom && ` to ${whom}`}
    </label>
  );
}
