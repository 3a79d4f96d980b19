import type { Loan } from '@/api/models';
import { type CreditConsentStatus, rule } from '@/rules/rule';

/** Whether only the viewer's consent keeps the lender from their credit report, by the shared rule. */
export function consentIsMissing(loan: Loan): boolean {
  const own = loan.loanRoles.find(({ id }) => id === loan.me.loanRoleId);
  if (!own) return false;
  const shownWith = (creditConsentStatus: CreditConsentStatus | null) =>
    rule('creditWidget', {
      featureOn: loan.lender.individualCreditReport,
      // Assumes a lender who may see scores.
      permissions: ['SeeBorrowersCreditScore'],
      person: {
        role: own.role,
        stub: own.stub,
        userStub: own.user.stub,
        pending: own.pending,
        borrowerType: own.borrowerType,
        creditConsentStatus,
        hasBorrowerOnboard: loan.lender.hasBorrowerOnboard,
      },
    });
  return shownWith('ACCEPTED') && !shownWith(own.creditConsentStatus);
}
