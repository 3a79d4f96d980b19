import { loanQuery } from '@/api/loan';
import { queryClient } from '@/api/query-client';
import { roleFacts } from '@/rules/facts';
import { rule } from '@/rules/rule';

const escaped = (words: string) =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A template with the loan's words in place of {borrower}, {loan} and {lender}. */
export async function filledIn(body: string, loanId: string): Promise<string> {
  const loan = await queryClient.ensureQueryData(loanQuery(loanId)).catch(() => null);
  if (!loan) return body;
  const lead = loan.loanRoles.find(({ role }) => roleFacts[role].leadBorrower);
  const values: Record<string, string | undefined> = {
    borrower: lead && rule('displayName', lead.user),
    loan: loan.name,
    lender: loan.lender.name,
  };
  return body.replaceAll(/\{(borrower|loan|lender)\}/g, (as, name: string) => escaped(values[name] ?? as));
}
