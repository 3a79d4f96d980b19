import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { paths } from '@/address/paths';
import { answer, api } from '@/api/client';
import { keys } from '@/api/keys';
import { Button } from '@/components/ui/button';
import { type ImportKind, ImportDialog, bodyOf } from '@/features/spreadsheet';

/** Loans, as a file to import. */
export const importLoans: ImportKind = {
  name: 'loans',
  title: 'Import loans',
  about:
    'Each row opens a loan, or changes the one that has its number. You see first what becomes of each row; then all of it is imported, or nothing. Nobody is invited by mail: that is done on a loan, when you are ready.',
  file: 'the file of loans',
  one: '1 loan',
  several: 'loans',
  done: 'The loans are imported',
  preview: (file, query, signal) =>
    answer(api.POST('/v1/loans/import/preview', { params: { query }, ...bodyOf(file), signal })),
  refused: (file, query) =>
    answer(api.POST('/v1/loans/import/refused', { params: { query }, ...bodyOf(file), parseAs: 'blob' })),
  run: (file, query) => answer(api.POST('/v1/loans/import', { params: { query }, ...bodyOf(file), parseAs: 'stream' })),
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
        Show the loans
      </Link>
    </Button>
  );
  return <ImportDialog kind={importLoans} next={next} onImported={onImported} onClose={onClose} />;
}
