import type { Loan } from '@/api/models';
import { offsetMinutes } from '@/lib/time/clock';
import { rule } from '@/rules/rule';
import type { PersonCard } from './api';

/** Whether the card has the credit score widget, by the shared rule. */
export function isCreditShown(loan: Loan, { user, loanRole, permissions }: PersonCard, pending: boolean): boolean {
  return rule('creditWidget', {
    featureOn: loan.lender.individualCreditReport,
    permissions,
    person: {
      role: loanRole.role,
      stub: loanRole.stub,
      userStub: user.stub,
      pending,
      borrowerType: loanRole.borrowerType,
      creditConsentStatus: loanRole.creditConsentStatus,
      hasBorrowerOnboard: loan.lender.hasBorrowerOnboard,
    },
  });
}

/** Returns whether the card has a license section, and its values and badge, by the shared rule. */
export function licenceSection({ loanRole, permissions, licence }: PersonCard, own: boolean) {
  const now = new Date().toISOString();
  return rule('licenceSection', {
    role: loanRole.role,
    own,
    permissions,
    licence,
    now,
    utcOffsetMinutes: offsetMinutes(now),
  });
}
