import { type RuleAnswer, type SoftCreditStatus, rule } from '@/rules/rule';
import type { ReportEntry } from './api';

/** The possible outcomes of a report. */
export const outcomes: { value: SoftCreditStatus; label: string }[] = [
  { value: 'PROCESSED', label: 'A score' },
  { value: 'PROCESSED_ERROR', label: 'The report failed' },
  { value: 'PROCESSED_INCOMPLETE', label: 'The report is incomplete' },
  { value: 'ERROR', label: 'The bureau returned an error' },
];

/** A report as typed. */
export interface ReportValues {
  score: string;
  softCreditStatus: SoftCreditStatus;
  description: string;
}

export const blankReport: ReportValues = { score: '', softCreditStatus: 'PROCESSED', description: '' };

/** Input that isn't a whole number is sent as 0, an impossible score, so that the rule refuses it with its message. */
function wholeNumber(typed: string): number | null {
  if (typed.trim() === '') return null;
  return /^\d{1,9}$/.test(typed.trim()) ? Number(typed) : 0;
}

/** Returns the body to send. */
export function toReportEntry({ score, softCreditStatus, description }: ReportValues) {
  const failed = rule('creditReport', { softCreditStatus }).error;
  return {
    score: failed ? null : wholeNumber(score),
    softCreditStatus,
    error: failed ? description.trim() || null : null,
  } satisfies ReportEntry;
}

/** Returns the shared rule's violations of a form. */
export function violationsOf(values: ReportValues) {
  const { score, softCreditStatus, error } = toReportEntry(values);
  return rule('checkReport', { score, softCreditStatus, description: error });
}

type ReadReport = NonNullable<RuleAnswer<'readReport'>['report']>;

/** Returns the form values of a report read from a file, for review. */
export function valuesOfFile({ score, softCreditStatus, description }: ReadReport): ReportValues {
  return {
    score: typeof score === 'number' ? String(score) : '',
    softCreditStatus: softCreditStatus ?? blankReport.softCreditStatus,
    description: description ?? '',
  };
}
