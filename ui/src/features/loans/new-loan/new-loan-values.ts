import type { UserRef, Violation } from '@/api/models';
import { rule } from '@/rules/rule';
import type { OpenLoan } from '../api';

/** A borrower as typed. */
export interface BorrowerValues {
  givenName: string;
  familyName: string;
  emailAddress: string;
}

/** A new loan as typed. */
export interface NewLoanValues {
  name: string;
  amount: string;
  loanPurpose: string;
  propertyAddress: string;
  borrowers: BorrowerValues[];
  colleagues: UserRef[];
  templateId: string;
  invite: boolean;
}

export const noBorrower: BorrowerValues = { givenName: '', familyName: '', emailAddress: '' };

export const noLoan: NewLoanValues = {
  name: '',
  amount: '',
  loanPurpose: '',
  propertyAddress: '',
  borrowers: [noBorrower],
  colleagues: [],
  templateId: '',
  invite: true,
};

const isTyped = (borrower: BorrowerValues) => Object.values(borrower).some((value) => value.trim() !== '');

/** What is sent: rows in which nothing was typed name nobody. */
export function bodyOf({ amount, templateId, ...values }: NewLoanValues): Omit<OpenLoan, 'idempotencyKey'> {
  const read = rule('readAmount', { typed: amount }).amount ?? null;
  const colleagues = values.colleagues.map(({ id }) => id);
  const borrowers = values.borrowers.filter(isTyped);
  return { ...values, amount: read, templateId: templateId || null, borrowers, colleagues };
}

/** What stands against opening it, by the fields of the form. */
export function violationsOf(values: NewLoanValues): Violation[] {
  const { name, amount, loanPurpose, propertyAddress, borrowers, colleagues } = bodyOf(values);
  const wrong = rule('checkNewLoan', { name, amount, loanPurpose, propertyAddress, borrowers, colleagues });
  return [...rule('readAmount', { typed: values.amount }).violations, ...inForm(values, wrong)];
}

/** The same with the rows counted as the form has them. */
export function inForm({ borrowers }: NewLoanValues, violations: readonly Violation[]): Violation[] {
  const rows = borrowers.flatMap((borrower, row) => (isTyped(borrower) ? [row] : []));
  const place = (field: string) =>
    field.replace(/^borrowers\.(\d+)/, (_, sent: string) => `borrowers.${rows[Number(sent)] ?? sent}`);
  return violations.map((violation) => ({ ...violation, field: place(violation.field) }));
}

/** The name the loan gets when none is typed. */
export function proposedName(values: NewLoanValues): string {
  const { borrowers, propertyAddress } = bodyOf(values);
  return rule('proposeLoanName', { borrowers, propertyAddress });
}
