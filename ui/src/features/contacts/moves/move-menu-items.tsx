import { ArrowRightLeft } from 'lucide-react';
import type { Loan } from '@/api/models';
import { MenuItem } from '@/components/floating/menu';
import { type MoveTo, rule } from '@/rules/rule';
import type { ContactPerson } from '../contact-person';
import { moveRuleInput } from './move-question';

/** A requested move; a dialog asks for the rest. */
export interface WantedMove {
  person: ContactPerson;
  to: MoveTo;
}

const targets: readonly MoveTo[] = ['KEY_CONTACT', 'CONTACT', 'BORROWING_TEAM'];

const words: Record<MoveTo, string> = {
  KEY_CONTACT: 'Move to key contacts…',
  CONTACT: 'Move to contacts…',
  BORROWING_TEAM: 'Move to borrowing team…',
};

interface MoveMenuItemsProps {
  loan: Loan;
  person: ContactPerson;
  /** Only these targets, for lists that restrict them. */
  among?: readonly MoveTo[];
  onMove: (move: WantedMove) => void;
}

/** The possible targets of a move, as menu items; a forbidden one shows why. */
export function MoveMenuItems({ loan, person, among = targets, onMove }: MoveMenuItemsProps) {
  return among.map((to) => {
    // The dialog asks for the missing input.
    const refusal = rule('contactMove', moveRuleInput(loan, { person, to })).violations.find(
      ({ field }) => field !== 'chosenRole',
    );
    if (refusal?.code === 'not-a-contact-move') return null;
    return (
      <MenuItem
        key={to}
        disabledReason={loan.archive.words ?? refusal?.message}
        onSelect={() => onMove({ person, to })}
      >
        <ArrowRightLeft aria-hidden /> {words[to]}
      </MenuItem>
    );
  });
}
