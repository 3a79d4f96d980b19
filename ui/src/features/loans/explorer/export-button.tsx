import { FileDown } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button';
import { useSpreadsheet } from '@/parts/spreadsheet/use-spreadsheet';
import { type LoanSearch, loansFile } from '../api';

/** Saves what the list shows, all its pages, as a file for spreadsheets. */
export function ExportButton({ search }: { search: LoanSearch }) {
  const { busy, save } = useSpreadsheet('loans.csv', () => loansFile(search));
  return (
    <IconButton
      label="Download these loans as CSV"
      disabledReason={busy ? 'On its way' : null}
      className="size-9 border border-line bg-surface max-md:hidden"
      onClick={() => void save()}
    >
      <FileDown />
    </IconButton>
  );
}
