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

/** The values of the contact form, none missing. */
export type ContactValues = Required<Omit<ContactForm, MaybeNone>> & Record<MaybeNone, string | null>;
type MaybeNone = 'userId' | 'contactSubRoleId' | 'templateId';

/** Somebody on a loan who is changed or moved: a contact of a list, or a borrower. */
export interface ContactPerson {
  loanRoleId: string;
  userId: string;
  /** As their owner wrote them down, or as they wrote themselves. */
  user: RuleInput<'startContactForm'>['user'];
  name: string;
  emailAddress: string;
  role: LoanRole['role'];
  borrowerType: BorrowerType | null;
  keyContact: boolean;
  visibleToBorrower: boolean;
  visibleToLender: boolean;
  contactSubRole: LoanRole['contactSubRole'];
  /** The contact role they have or, on the borrowing team, had before: it comes back with them. */
  formerSubRole: LoanRole['contactSubRole'];
  /** Entered by others, and never signed in. */
  stub: boolean;
  version: number;
}

/** A contact of somebody's list. */
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

/** The contact role that counts: a borrower may still have the one from before they joined the borrowing team. */
const subRoleOf = ({ role, contactSubRole }: LoanRole) =>
  contactSubRole && (roleFacts[role].contact || subRoleTypeFacts[contactSubRole.subRoleType].onBorrowingTeam)
    ? contactSubRole
    : null;

/** Somebody by their role on the loan. */
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

/** The form as it starts; the rule leaves no value out. */
export const startValues = (input: RuleInput<'startContactForm'>): ContactValues =>
  rule('startContactForm', input) as ContactValues;

/** The form filled in with a person. */
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

/** The contact relation as it is sent, in full: what is left out would stay as it is. */
export function relationBody(loan: Loan, form: ContactValues): ContactRelationInput {
  const body = rule('contactBody', { viewerGroup: loan.me.roleGroup, loanId: loan.id, form });
  return {
    ...body,
    contactSubRoleId: body.contactSubRoleId ?? null,
    phoneNumber: { locale: form.phoneNumber.locale ?? 'US', value: form.phoneNumber.value ?? '' },
    companyAddress: { ...noAddress, ...body.companyAddress } as Address,
  };
}

/** A borrower or contact as the call that edits them takes it; with the relation of one who is or becomes a contact. */
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

/** Every address that a new contact can't have: of roles, of contacts seen so far, and of people invited. */
export function takenAddresses(loan: Loan, contacts: readonly ContactRelation[]): string[] {
  const people: UserRef[] = [...loan.loanRoles.map(({ user }) => user), ...loan.pendingInviteUsers];
  const seen = contacts.map(({ userContactEmailAddress }) => userContactEmailAddress);
  return [...people.map(({ emailAddress }) => emailAddress), ...seen];
}
