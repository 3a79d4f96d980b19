import type { CurrentUser, Loan, LoanRole, Role, UserRef } from '@/api/models';

/** Returns a person with the given properties. */
export function person(id: string, change: Partial<UserRef> = {}): UserRef {
  return {
    id,
    givenName: 'Lucia',
    familyName: 'Alvarez',
    emailAddress: `${id}@mail.example`,
    loggedRoleGroup: 'BORROWER',
    positionOrTitle: null,
    mobilePhone: null,
    companyName: null,
    companyWebsite: null,
    companyAddress: null,
    avatarDocId: null,
    loggedCompanyRole: null,
    employer: null,
    stub: false,
    ...change,
  };
}

/** Returns a person's role on the loan. */
export function loanRole(role: Role, user: UserRef, change: Partial<LoanRole> = {}): LoanRole {
  return {
    id: `role-of-${user.id}`,
    loan: { id: 'loan' },
    role,
    user,
    keyContact: false,
    visibleToBorrower: true,
    visibleToLender: true,
    canAcceptFiles: false,
    borrowerType: 'INDIVIDUAL',
    stub: false,
    pending: false,
    undeliverable: null,
    labels: [],
    contactSubRole: null,
    contactRelations: [],
    creditConsentStatus: 'ACCEPTED',
    softCreditStatus: null,
    creditScore: null,
    creditReportError: null,
    version: 1,
    ...change,
  };
}

export const dana: CurrentUser = {
  id: 'dana',
  givenName: 'Dana',
  familyName: 'Whitfield',
  emailAddress: 'dana@harborpine.example',
  loggedRoleGroup: 'LENDER',
  loggedCompanyRole: 'LEAD_LENDER',
  avatarDocId: null,
  positionOrTitle: null,
  company: { id: 'harbor', name: 'Harbor & Pine', slug: 'harbor-pine' },
  secondStepMissing: false,
  timeZone: 'UTC',
  permissions: [
    'CrudAssociate',
    'UpdateBorrower',
    'SeeBorrowersCreditScore',
    'SeeBorrowersTasks',
    'SeeDriversLicense',
    'LendingTeamCommunication',
    'BorrowerTeamCommunication',
  ],
};

/** The loan of the tests, as seen by its lead lender. */
export const alvarez: Loan = {
  id: 'l1',
  name: 'Alvarez – purchase',
  loanNumber: null,
  amount: null,
  loanPurpose: null,
  propertyAddress: null,
  reviewStatus: 'IN_PROGRESS',
  archive: { to: 'ARCHIVE', words: null },
  mayDelete: false,
  lender: { id: 'harbor', name: 'Harbor & Pine', logo: null, hasBorrowerOnboard: true, individualCreditReport: true },
  loanRoles: [loanRole('LEAD_BORROWER', person('lucia'))],
  pendingInviteUsers: [],
  invitations: [],
  userProgress: {},
  progress: { acceptedPct: 0, openPct: 100, submittedPct: 0 },
  me: { loanRoleId: 'role-of-dana', role: 'LEAD_LENDER', roleGroup: 'LENDER', permissions: dana.permissions },
  maxUploadBytes: 4_294_967_296,
  acceptsMail: false,
  updatedAt: '2026-11-12T10:00:00Z',
  version: 1,
};

/** Returns the same loan as seen in another role or with other permissions. */
export const seenBy = (loan: Loan, me: Partial<Loan['me']>): Loan => ({ ...loan, me: { ...loan.me, ...me } });
