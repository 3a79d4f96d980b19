import type { Loan } from '@/api/models';
import { type RuleInput, rule } from '@/rules/rule';

type CreditPerson = NonNullable<RuleInput<'creditWidget'>['person']>;

/** Whether the viewer's consent is all that keeps the lender from their credit report, by the shared rule. */
export function consentIsMissing(loan: Loan): boolean {
  const own = loan.loanRoles.find(({ id }) => id === loan.me.loanRoleId);
  if (!own) return false;
  const shownWith = (creditConsentStatus: string | null) =>
    rule('creditWidget', {
      featureOn: loan.lender.individualCreditReport,
      // The one who would look is a lender who may see scores.
      permissions: ['SeeBorrowersCreditScore'],
      person: {
        role: own.role,
        stub: own.stub,
        userStub: own.user.stub,
        pending: own.pending,
        borrowerType: (own.borrowerType ?? null) as CreditPerson['borrowerType'],
        creditConsentStatus,
        hasBorrowerOnboard: loan.lender.hasBorrowerOnboard,
      },
    });
  return shownWith('ACCEPTED') && !shownWith(own.creditConsentStatus ?? null);
}
