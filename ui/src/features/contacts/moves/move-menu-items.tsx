import { ArrowRightLeft } from 'lucide-react';
import type { Loan } from '@/api/models';
import { MenuItem } from '@/components/floating/menu';
import { type MoveTo, rule } from '@/rules/rule';
import type { ContactPerson } from '../contact-person';
import { moveQuestion } from './move-question';

/** A move that somebody wants to make; it waits for the answer of a dialog. */
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
  /** Only these, where a list says where its people can go. */
  among?: readonly MoveTo[];
  onMove: (move: WantedMove) => void;
}

/** The places somebody on a loan can be moved to, in a menu; a move that isn't allowed says why. */
export function MoveMenuItems({ loan, person, among = targets, onMove }: MoveMenuItemsProps) {
  return among.map((to) => {
    // What the dialog asks for is answered there.
    const refusal = rule('contactMove', moveQuestion(loan, { person, to })).violations.find(
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
