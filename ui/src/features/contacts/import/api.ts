import { answer, api } from '@/api/client';
import { type ImportKind, bodyOf } from '@/features/spreadsheet';

/** What happens to those who come onto the loan. */
export interface Joining {
  /** The needs list that borrowers start with. */
  templateId: string | null;
  invite: boolean;
}

/** The borrowers and contacts of a loan, as a file to import. */
export function importPeople(loan: { id: string; name: string }, { templateId, invite }: Joining): ImportKind {
  const path = { loanId: loan.id };
  const joining = { invite, ...(templateId ? { templateId } : {}) };
  return {
    name: `people ${loan.id} ${templateId} ${invite}`,
    title: 'Import people',
    about: `Each row adds a borrower or contact to “${loan.name}”. People already on the loan don’t change. You review the result before importing, and either every row is imported or none.`,
    file: 'people',
    one: '1 person',
    several: 'people',
    done: 'People imported',
    preview: (file, query, signal) =>
      answer(
        api.POST('/v1/loans/{loanId}/people/import/preview', {
          params: { path, query: { ...query, ...joining } },
          ...bodyOf(file),
          signal,
        }),
      ),
    refused: (file, query) =>
      answer(
        api.POST('/v1/loans/{loanId}/people/import/refused', {
          params: { path, query: { ...query, ...joining } },
          ...bodyOf(file),
          parseAs: 'blob',
        }),
      ),
    run: (file, query) =>
      answer(
        api.POST('/v1/loans/{loanId}/people/import', {
          params: { path, query: { ...query, ...joining } },
          ...bodyOf(file),
          parseAs: 'stream',
        }),
      ),
  };
}
