import type { ContactRelation, CurrentUser, Loan, LoanRole, UserRef } from '@/api/models';

/** Returns a person of the tests. */
export const user = (id: string, givenName: string, familyName: string, more: Partial<UserRef> = {}): UserRef => ({
  id,
  givenName,
  familyName,
  emailAddress: `${givenName.toLowerCase()}@x.com`,
  loggedRoleGroup: 'CONTACT',
  positionOrTitle: null,
  mobilePhone: null,
  companyName: null,
  companyWebsite: null,
  companyAddress: null,
  avatarDocId: null,
  loggedCompanyRole: null,
  employer: null,
  stub: false,
  ...more,
});

/** Returns a role on the loan of the tests. */
export const role = (id: string, which: LoanRole['role'], person: UserRef, more: Partial<LoanRole> = {}): LoanRole => ({
  id,
  loan: { id: 'l1' },
  role: which,
  user: person,
  keyContact: false,
  visibleToBorrower: true,
  visibleToLender: true,
  canAcceptFiles: true,
  stub: false,
  pending: false,
  undeliverable: null,
  labels: [],
  borrowerType: null,
  contactSubRole: null,
  contactRelations: [],
  creditConsentStatus: null,
  softCreditStatus: null,
  creditScore: null,
  creditReportError: null,
  version: 1,
  ...more,
});

export const dana = user('u-dana', 'Dana', 'Whitfield', { loggedRoleGroup: 'LENDER' });
export const ann = user('u-ann', 'Ann', 'Lee');

/** Returns a contact in Dana's list. */
export const relation = (more: Partial<ContactRelation> = {}): ContactRelation => ({
  id: 'c-ann',
  contactUser: ann,
  userRelatedTo: dana,
  contactSubRole: null,
  contactSubRoleId: null,
  keyContact: false,
  visibleToBorrower: false,
  visibleToLender: true,
  givenName: 'Ann',
  familyName: 'Lee',
  phoneNumber: null,
  positionOrTitle: null,
  companyName: null,
  companyWebsite: null,
  companyAddress: null,
  userContactId: ann.id,
  userContactEmailAddress: ann.emailAddress,
  contactCompanyRole: null,
  loanId: 'l1',
  contactLoanRoleId: 'r-ann',
  version: 3,
  ...more,
});

/** Returns the loan of the tests, on which Dana is the lead lender. */
export function loanWith(more: Partial<Loan> = {}): Loan {
  const loanRoles = more.loanRoles ?? [role('r-dana', 'LEAD_LENDER', dana)];
  return {
    id: 'l1',
    name: 'Loan One',
    loanNumber: null,
    amount: null,
    loanPurpose: null,
    propertyAddress: null,
    reviewStatus: 'CLOSING',
    archive: { to: 'ARCHIVE', words: null },
    mayDelete: false,
    lender: { id: 'co', name: 'Harbor', logo: null, hasBorrowerOnboard: true, individualCreditReport: true },
    loanRoles,
    invitations: [],
    pendingInviteUsers: [],
    userProgress: {},
    progress: { acceptedPct: 0, openPct: 100, submittedPct: 0 },
    me: {
      loanRoleId: 'r-dana',
      role: 'LEAD_LENDER',
      roleGroup: 'LENDER',
      permissions: ['UpdateBorrower', 'CrudAssociate'],
    },
    maxUploadBytes: 4_294_967_296,
    acceptsMail: false,
    updatedAt: '2026-11-12T10:00:00Z',
    version: 1,
    ...more,
  };
}

/** The signed-in user, Dana. */
export const me: CurrentUser = {
  id: dana.id,
  givenName: 'Dana',
  familyName: 'Whitfield',
  emailAddress: dana.emailAddress,
  loggedRoleGroup: 'LENDER',
  loggedCompanyRole: null,
  avatarDocId: null,
  positionOrTitle: null,
  company: null,
  secondStepMissing: false,
  timeZone: 'UTC',
  permissions: [],
};
