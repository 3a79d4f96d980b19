import type { ReactNode } from 'react';
import type { LoanRole } from '@/api/models';

/** Content that other features add to a team's people. */
export interface TeamSlots {
  /** Renders the hover card of a person. */
  renderCard: (role: LoanRole) => ReactNode;
  /** Renders the edit button of a borrower or contact. */
  renderEdit?: (role: LoanRole) => ReactNode;
  /** Renders additional menu items for a person. */
  renderMenu?: (role: LoanRole) => ReactNode;
  /** Renders the button that adds a borrower. */
  renderAddBorrower?: () => ReactNode;
}
