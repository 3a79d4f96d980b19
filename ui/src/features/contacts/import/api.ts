import { answer, api } from '@/api/client';
import { type ImportKind, importBody } from '@/features/spreadsheet';

/** The options for people added to the loan. */
export interface PeopleImportOptions {
  /** The needs-list template for borrowers. */
  templateId: string | null;
  invite: boolean;
}

/** The import of a loan's borrowers and contacts. */
export function importPeople(
  loan: { id: string; name: string },
  { templateId, invite }: PeopleImportOptions,
): ImportKind {
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
          ...importBody(file),
          signal,
        }),
      ),
    refused: (file, query) =>
      answer(
        api.POST('/v1/loans/{loanId}/people/import/refused', {
          params: { path, query: { ...query, ...joining } },
          ...importBody(file),
          parseAs: 'blob',
        }),
      ),
    run: (file, query) =>
      answer(
        api.POST('/v1/loans/{loanId}/people/import', {
          params: { path, query: { ...query, ...joining } },
          ...importBody(file),
          parseAs: 'stream',
        }),
      ),
  };
}
