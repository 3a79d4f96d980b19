import { Eye, EyeOff } from 'lucide-react';
import type { LoanRole } from '@/api/models';
import { IconButton } from '@/components/ui/icon-button';
import { text } from '@/rules/text';
import type { Team } from '../use-team';

interface VisibilitySwitchProps {
  role: LoanRole;
  name: string;
  team: Team;
  /** Why it can't be changed; nothing when it can. */
  refusal: string | null;
}

/** Whether borrowers see a person on the loan. */
export function VisibilitySwitch({ role, name, team, refusal }: VisibilitySwitchProps) {
  const visible = role.visibleToBorrower;
  return (
    <IconButton
      role="switch"
      aria-checked={visible}
      label={`${text('visible-to-borrowers')}: ${name}`}
      disabledReason={refusal}
      className={visible ? undefined : 'text-faint'}
      onClick={() => void team.change(role, { visibleToBorrower: !visible })}
    >
      {visible ? <Eye /> : <EyeOff />}
    </IconButton>
  );
}
