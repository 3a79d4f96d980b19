import type { CurrentUser, Loan, Role, UserRef, Violation } from '@/api/models';
import { roleFacts } from '@/rules/facts';
import { rule } from '@/rules/rule';
import type { OpenLoan } from '../api';
import { type TypedFacts, factsOf, typedFacts } from '../facts/fact-fields';

/** A borrower as typed. */
export interface BorrowerValues {
  givenName: string;
  familyName: string;
  emailAddress: string;
}

/** A new loan as typed. */
export interface NewLoanValues extends TypedFacts {
  borrowers: BorrowerValues[];
  colleagues: UserRef[];
  templateId: string;
  /** The loan whose needs list is copied; empty if another source, or none, is chosen. */
  needsListOf: string;
  invite: boolean;
  /** Whether colleagues who haven't signed up yet are invited too. */
  inviteColleagues: boolean;
}

export const noBorrower: BorrowerValues = { givenName: '', familyName: '', emailAddress: '' };

export const noLoan: NewLoanValues = {
  ...typedFacts({}),
  borrowers: [noBorrower],
  colleagues: [],
  templateId: '',
  needsListOf: '',
  invite: true,
  inviteColleagues: true,
};

/** Returns the values of a copy: the same facts, people and requests, with a new number. */
export function copyValues(loan: Loan, me: CurrentUser): NewLoanValues {
  const people = (fits: (role: Loan['loanRoles'][number]) => boolean) => loan.loanRoles.filter(fits);
  const lead = people(({ role }) => roleFacts[role].leadBorrower);
  const others = people(({ role }) => isBorrower(role) && !roleFacts[role].leadBorrower);
  const colleagues = people(({ role, user }) => roleFacts[role].lender && user.employer === me.company?.id);
  return {
    ...noLoan,
    ...typedFacts({ ...factsOf(loan), name: '', loanNumber: null }),
    borrowers: lead.length + others.length > 0 ? [...lead, ...others].map(({ user }) => asTyped(user)) : [noBorrower],
    colleagues: colleagues.map(({ user }) => user).filter(({ id }) => id !== me.id),
    needsListOf: loan.id,
  };
}

const isBorrower = (role: Role) => !roleFacts[role].lender && !roleFacts[role].contact;

const asTyped = ({ givenName, familyName, emailAddress }: UserRef): BorrowerValues => ({
  givenName,
  familyName,
  emailAddress,
});

const isTyped = (borrower: BorrowerValues) => Object.values(borrower).some((value) => value.trim() !== '');

/** Returns the body to send: empty rows are omitted. */
export function bodyOf({
  amount,
  templateId,
  needsListOf,
  ...values
}: NewLoanValues): Omit<OpenLoan, 'idempotencyKey'> {
  const read = rule('readAmount', { typed: amount }).amount ?? null;
  const colleagues = values.colleagues.map(({ id }) => id);
  const borrowers = values.borrowers.filter(isTyped);
  const list = { templateId: templateId || null, needsListOf: needsListOf || null };
  return { ...values, ...list, amount: read, borrowers, colleagues };
}

/** Returns the violations that prevent creating the loan, by the form's fields. */
export function violationsOf(values: NewLoanValues): Violation[] {
  const { invite: _, inviteColleagues: _too, templateId: _template, needsListOf: _list, ...form } = bodyOf(values);
  const wrong = rule('checkNewLoan', form);
  return [...rule('readAmount', { typed: values.amount }).violations, ...withFormRows(values, wrong)];
}

/** Returns the violations with the row numbers of the form. */
export function withFormRows({ borrowers }: NewLoanValues, violations: readonly Violation[]): Violation[] {
  const rows = borrowers.flatMap((borrower, row) => (isTyped(borrower) ? [row] : []));
  const place = (field: string) =>
    field.replace(/^borrowers\.(\d+)/, (_, sent: string) => `borrowers.${rows[Number(sent)] ?? sent}`);
  return violations.map((violation) => ({ ...violation, field: place(violation.field) }));
}

/** Returns the loan's name if none is typed. */
export function proposedName(values: NewLoanValues): string {
  const { borrowers, propertyAddress } = bodyOf(values);
  return rule('proposeLoanName', { borrowers, propertyAddress });
}
