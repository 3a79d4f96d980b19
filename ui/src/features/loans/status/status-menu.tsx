import type { ReactElement } from 'react';
import type { ReviewStatus } from '@/api/models';
import { Menu, MenuContent, MenuLabel, MenuRadioGroup, MenuRadioItem, MenuTrigger } from '@/components/floating/menu';
import { statuses, statusWord } from '../review-status';

interface StatusMenuProps {
  status: ReviewStatus;
  /** The statuses to offer; all of them by default. */
  offered?: readonly ReviewStatus[];
  onChoose: (to: ReviewStatus) => void;
  /** The button that opens it. */
  children: ReactElement;
}

/** A menu of review statuses; the loan's own is marked, and choosing it does nothing. */
export function StatusMenu({ status, offered = statuses, onChoose, children }: StatusMenuProps) {
  return (
    <Menu>
      <MenuTrigger asChild>{children}</MenuTrigger>
      <MenuContent align="start" className="w-60">
        <MenuLabel>Change status to</MenuLabel>
        <MenuRadioGroup value={status}>
          {offered.map((each) => (
            <MenuRadioItem key={each} value={each} onSelect={() => each !== status && onChoose(each)}>
              {statusWord(each)}
            </MenuRadioItem>
          ))}
        </MenuRadioGroup>
      </MenuContent>
    </Menu>
  );
}
