import type { Loan, Violation } from '@/api/models';
import { keysOf } from '@/lib/object-keys';
import { formatAmount } from '@/lib/money';
import { rule } from '@/rules/rule';
import type { LoanFacts } from '../api';
import { purposes } from './loan-purposes';

/** The name of a fact in the API and in the rules. */
export type FactKey = keyof LoanFacts;

/** A loan's facts as typed. */
export type TypedFacts = Record<FactKey, string>;

interface FactField {
  /** The label in a loan's details. */
  label: string;
  /** The label in the form for a new loan, if it differs. */
  formLabel?: string;
  kind: 'text' | 'dollars';
  /** The suggestions. */
  offered?: readonly string[];
}

/** All facts of a loan in display order. A loan's details, its application and the form for a new loan are drawn from it. */
export const factFields: Record<FactKey, FactField> = {
  name: { label: 'Name', kind: 'text' },
  loanNumber: { label: 'Number', formLabel: 'Loan number', kind: 'text' },
  amount: { label: 'Amount', formLabel: 'Amount (dollars)', kind: 'dollars' },
  loanPurpose: { label: 'Purpose', kind: 'text', offered: purposes },
  propertyAddress: { label: 'Property', kind: 'text' },
};

/** The names of all facts, in display order. */
export const factKeys = keysOf(factFields);

/** Returns the loan's facts. */
export const factsOf = ({ name, loanNumber, amount, loanPurpose, propertyAddress }: Loan): LoanFacts => ({
  name,
  loanNumber,
  amount,
  loanPurpose,
  propertyAddress,
});

const blank: TypedFacts = { name: '', loanNumber: '', amount: '', loanPurpose: '', propertyAddress: '' };

/** Returns the facts as a person would type them. */
export function typedFacts(facts: Partial<LoanFacts>): TypedFacts {
  const typed = { ...blank };
  for (const key of factKeys) typed[key] = String(facts[key] ?? '');
  return typed;
}

/** Returns a fact as displayed; null if it is unknown. */
export function displayFact(loan: Loan, key: FactKey): string | null {
  const value = loan[key];
  return typeof value === 'number' ? formatAmount(value) : value;
}

/** Returns a typed fact as it is saved. */
export const parseFact = (key: FactKey, typed: string): Partial<LoanFacts> => ({
  [key]: factFields[key].kind === 'dollars' ? (rule('readAmount', { typed }).amount ?? null) : typed,
});

/** Returns the violations of a typed fact of the loan. */
export const checkFact = (loan: Loan, key: FactKey, typed: string): Violation[] =>
  factFields[key].kind === 'dollars'
    ? rule('readAmount', { typed }).violations
    : rule('checkLoanFacts', { ...factsOf(loan), ...parseFact(key, typed) }).filter(({ field }) => field === key);
