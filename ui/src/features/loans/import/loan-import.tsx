import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { paths } from '@/address/paths';
import { answer, api } from '@/api/client';
import { keys } from '@/api/keys';
import { Button } from '@/components/ui/button';
import { type ImportKind, ImportDialog, importBody } from '@/features/spreadsheet';

/** The import of loans. */
export const importLoans: ImportKind = {
  name: 'loans',
  title: 'Import loans',
  about:
    'Each row creates a loan or updates the one with that number. You review the result before importing, and either every row is imported or none. No invitations are sent: you send them from the loan when you’re ready.',
  file: 'loans',
  one: '1 loan',
  several: 'loans',
  done: 'Loans imported',
  preview: (file, query, signal) =>
    answer(api.POST('/v1/loans/import/preview', { params: { query }, ...importBody(file), signal })),
  refused: (file, query) =>
    answer(api.POST('/v1/loans/import/refused', { params: { query }, ...importBody(file), parseAs: 'blob' })),
  run: (file, query) =>
    answer(api.POST('/v1/loans/import', { params: { query }, ...importBody(file), parseAs: 'stream' })),
};

/** Imports loans from a CSV file. */
export function LoanImport({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const onImported = () => {
    for (const queryKey of [keys.loanLists, keys.home, keys.contactsOfAllLoans]) {
      void client.invalidateQueries({ queryKey });
    }
  };
  const next = (
    <Button look="primary" asChild>
      <Link to={paths.loans} search={{}} onClick={onClose}>
        Show loans
      </Link>
    </Button>
  );
  return <ImportDialog kind={importLoans} next={next} onImported={onImported} onClose={onClose} />;
}
