import { Download } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { saveSpreadsheet } from '@/parts/spreadsheet/save-spreadsheet';
import { type LoanSearch, loansFile } from '../api';

/** Saves what the list shows, all its pages, as a file for spreadsheets. */
export function ExportButton({ search }: { search: LoanSearch }) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    await saveSpreadsheet('loans.csv', () => loansFile(search));
    setBusy(false);
  };
  return (
    <IconButton
      label="Download these loans as CSV"
      disabledReason={busy ? 'On its way' : null}
      className="size-9 border border-line bg-surface max-md:hidden"
      onClick={() => void save()}
    >
      <Download />
    </IconButton>
  );
}
