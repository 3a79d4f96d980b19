import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { paths } from '@/address/paths';
import { keys } from '@/api/keys';
import { Button } from '@/components/ui/button';
import { ImportDialog } from '@/features/spreadsheet';
import { importLoans } from './api';

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
