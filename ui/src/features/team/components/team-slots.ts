import type { ReactNode } from 'react';
import type { LoanRole } from '@/api/models';

/** What other parts of the application bring to the people of a team. */
export interface TeamSlots {
  /** What shows of a person under the pointer. */
  renderCard: (role: LoanRole) => ReactNode;
  /** The way to change a borrower or a contact. */
  renderEdit?: (role: LoanRole) => ReactNode;
  /** What more can be done with a person, as menu items. */
  renderMenu?: (role: LoanRole) => ReactNode;
  /** The way to add a borrower. */
  renderAddBorrower?: () => ReactNode;
}
