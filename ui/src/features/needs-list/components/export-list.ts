import { answer, api } from '@/api/client';
import { saveSpreadsheet } from '@/features/spreadsheet';

/** Saves the requests of a loan as a CSV file. */
export const exportList = (loanId: string): Promise<void> =>
  saveSpreadsheet('needs-list.csv', () =>
    answer(api.GET('/v1/loans/{loanId}/elements/export', { params: { path: { loanId } }, parseAs: 'blob' })),
  );
