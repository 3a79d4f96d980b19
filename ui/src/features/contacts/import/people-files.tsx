import { FileUp } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import type { Loan } from '@/api/models';
import { Button } from '@/components/ui/button';
import { ExportButton } from '@/features/spreadsheet';
import { roleFacts } from '@/rules/facts';
import { peopleFile } from '../api';

// Import is rarely used, so its code is loaded on demand.
const PeopleImport = lazy(async () => ({ default: (await import('./people-import')).PeopleImport }));

/** Opens the import of people and downloads the loan's people; shown only to the loan's lenders. */
export function PeopleFiles({ loan }: { loan: Loan }) {
  const [open, setOpen] = useState(false);
  if (!roleFacts[loan.me.role].lender) return null;
  return (
    <>
      {!loan.archive.words && loan.me.loanRoleId && (
        <Button onClick={() => setOpen(true)}>
          <FileUp aria-hidden /> Import
        </Button>
      )}
      <ExportButton
        label="Download this loan’s people as CSV"
        name="people.csv"
        fetchFile={() => peopleFile(loan.id)}
      />
      {open && (
        <Suspense fallback={null}>
          <PeopleImport loan={loan} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
