import { constantWords } from '@/lib/constant-words';

const words: Partial<Record<string, string>> = {
  CREDIT_SCORE: 'looked at the credit score of',
  DRIVERS_LICENSE: 'looked at the driver’s licence of',
};

/** What somebody looked at, as the rest of a sentence. */
export function lookWords(what: string, subjectName: string): string {
  return `${words[what] ?? `looked at the ${constantWords(what).toLowerCase()} of`} ${subjectName}`;
}
