import { type RuleAnswer, type SoftCreditStatus, rule } from '@/rules/rule';
import type { ReportEntry } from './api';

/** How a report can have ended. */
export const outcomes: { value: SoftCreditStatus; label: string }[] = [
  { value: 'PROCESSED', label: 'A score' },
  { value: 'PROCESSED_ERROR', label: 'The report failed' },
  { value: 'PROCESSED_INCOMPLETE', label: 'The report is incomplete' },
  { value: 'ERROR', label: 'The bureau returned an error' },
];

/** A report while it is typed. */
export interface ReportValues {
  score: string;
  softCreditStatus: SoftCreditStatus;
  description: string;
}

export const blankReport: ReportValues = { score: '', softCreditStatus: 'PROCESSED', description: '' };

/** What isn't a whole number is sent as 0, which no score is, so that the rule refuses it in its words. */
function wholeNumber(typed: string): number | null {
  if (typed.trim() === '') return null;
  return /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : 0;
}

/** What the server takes. */
export function entryOf({ score, softCreditStatus, description }: ReportValues) {
  const failed = rule('creditReport', { softCreditStatus }).error;
  return {
    score: failed ? null : wholeNumber(score),
    softCreditStatus,
    error: failed ? description.trim() || null : null,
  } satisfies ReportEntry;
}

/** What the shared rule says of a form. */
export function violationsOf(values: ReportValues) {
  const { score, softCreditStatus, error } = entryOf(values);
  return rule('checkReport', { score, softCreditStatus, description: error });
}

type Read = NonNullable<RuleAnswer<'readReport'>['report']>;

/** A report that was read from a file, ready to be looked over. */
export function valuesOfFile({ score, softCreditStatus, description }: Read): ReportValues {
  return {
    score: typeof score === 'number' ? String(score) : '',
    softCreditStatus: softCreditStatus ?? blankReport.softCreditStatus,
    description: description ?? '',
  };
}
