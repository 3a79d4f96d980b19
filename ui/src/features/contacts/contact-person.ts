import type {
  Address,
  ContactRelation,
  ContactRelationInput,
  Loan,
  LoanRole,
  NonLenderUser,
  UserRef,
} from '@/api/models';
import { roleFacts, subRoleTypeFacts } from '@/rules/facts';
import { type BorrowerType, type ContactForm, type RuleInput, rule } from '@/rules/rule';

/** The values of the contact form, complete. */
export type ContactValues = Required<Omit<ContactForm, MaybeNone>> & Record<MaybeNone, string | null>;
type MaybeNone = 'userId' | 'contactSubRoleId' | 'templateId';

/** A person on a loan to edit or move: a contact in a list, or a borrower. */
export interface ContactPerson {
  loanRoleId: string;
  userId: string;
  /** As entered by the list's owner or by the person. */
  user: RuleInput<'startContactForm'>['user'];
  name: string;
  emailAddress: string;
  role: LoanRole['role'];
  borrowerType: BorrowerType | null;
  keyContact: boolean;
  visibleToBorrower: boolean;
  visibleToLender: boolean;
  contactSubRole: LoanRole['contactSubRole'];
  /**
   * The current contact role or, for members of the borrowing team, the former one, which is restored with a move back.
   */
  formerSubRole: LoanRole['contactSubRole'];
  /** Entered by others and never signed in. */
  stub: boolean;
  version: number;
}

/** Returns the person of a contact in a list. */
export function personOfRelation(relation: ContactRelation, role?: LoanRole): ContactPerson {
  const { contactUser, givenName, familyName } = relation;
  const emailAddress = relation.userContactEmailAddress || contactUser.emailAddress;
  const { positionOrTitle, companyName, companyWebsite, companyAddress } = relation;
  const work = { positionOrTitle, companyName, companyWebsite, companyAddress };
  return {
    loanRoleId: relation.contactLoanRoleId,
    userId: contactUser.id,
    user: {
      id: contactUser.id,
      givenName,
      familyName,
      emailAddress,
      mobilePhone: relation.phoneNumber ?? null,
      ...work,
    },
    name: rule('displayName', { givenName, familyName, emailAddress }),
    emailAddress,
    role: role?.role ?? 'CONTACT',
    borrowerType: role?.borrowerType ?? null,
    keyContact: relation.keyContact,
    visibleToBorrower: relation.visibleToBorrower,
    visibleToLender: relation.visibleToLender,
    contactSubRole: relation.contactSubRole ?? null,
    formerSubRole: relation.contactSubRole ?? null,
    stub: contactUser.stub || (role?.stub ?? false),
    version: relation.version,
  };
}

/** The effective contact role: a borrower may still have the one from before joining the borrowing team. */
const subRoleOf = ({ role, contactSubRole }: LoanRole) =>
  contactSubRole && (roleFacts[role].contact || subRoleTypeFacts[contactSubRole.subRoleType].onBorrowingTeam)
    ? contactSubRole
    : null;

/** Returns the person of a loan role. */
export function personOfRole(role: LoanRole): ContactPerson {
  const { user, keyContact, visibleToBorrower, visibleToLender, version } = role;
  return {
    loanRoleId: role.id,
    userId: user.id,
    user,
    name: rule('displayName', user),
    emailAddress: user.emailAddress,
    role: role.role,
    borrowerType: role?.borrowerType ?? null,
    keyContact,
    visibleToBorrower,
    visibleToLender,
    contactSubRole: subRoleOf(role),
    formerSubRole: role.contactSubRole ?? null,
    stub: user.stub || role.stub,
    version,
  };
}

/** Returns the form's initial values; the rule fills in all of them. */
export const startValues = (input: RuleInput<'startContactForm'>): ContactValues =>
  rule('startContactForm', input) as ContactValues;

/** Returns the form values of a person. */
export function valuesOf(person: ContactPerson): ContactValues {
  const { user, contactSubRole, keyContact, visibleToBorrower, visibleToLender } = person;
  const contact = { contactSubRole, keyContact, visibleToBorrower, visibleToLender };
  return startValues({ user, contact });
}

const noAddress: Address = {
  citySuburb: null,
  country: null,
  currentAddress: false,
  moveInDate: null,
  moveOutDate: null,
  postOfficeBox: null,
  postalCode: null,
  stateProvinceRegion: null,
  streetAddressLine1: null,
  streetAddressLine2: null,
};

/** Returns the complete contact relation to send: omitted fields would keep their values. */
export function relationBody(loan: Loan, form: ContactValues): ContactRelationInput {
  const body = rule('contactBody', { viewerGroup: loan.me.roleGroup, loanId: loan.id, form });
  return {
    ...body,
    contactSubRoleId: body.contactSubRoleId ?? null,
    phoneNumber: { locale: form.phoneNumber.locale ?? 'US', value: form.phoneNumber.value ?? '' },
    companyAddress: { ...noAddress, ...body.companyAddress } as Address,
  };
}

/**
 * Returns the body of the call that edits a borrower or contact; with the relation for a person who is or becomes a
 * contact.
 */
export function nonLenderBody(
  loan: Loan,
  form: ContactValues,
  place: Pick<NonLenderUser, 'role' | 'borrowerType' | 'version'>,
): NonLenderUser {
  const relation = relationBody(loan, form);
  const { givenName, familyName, positionOrTitle, companyName, companyWebsite, companyAddress } = relation;
  return {
    ...place,
    givenName,
    familyName,
    positionOrTitle,
    companyName,
    companyWebsite,
    companyAddress,
    mobilePhone: relation.phoneNumber,
    templateId: relation.templateId ?? null,
    contactRelationDto: place.role && roleFacts[place.role].contact ? relation : null,
  };
}

/** Returns all addresses that a new contact can't have: of roles, known contacts and invited people. */
export function takenAddresses(loan: Loan, contacts: readonly ContactRelation[]): string[] {
  const people: UserRef[] = [...loan.loanRoles.map(({ user }) => user), ...loan.pendingInviteUsers];
  const seen = contacts.map(({ userContactEmailAddress }) => userContactEmailAddress);
  return [...people.map(({ emailAddress }) => emailAddress), ...seen];
}
