import { FileUp } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import type { Loan } from '@/api/models';
import { Button } from '@/components/ui/button';
import { ExportButton } from '@/features/spreadsheet';
import { roleFacts } from '@/rules/facts';
import { peopleFile } from '../api';

// Few import, and then once: its parts are loaded when it is opened.
const PeopleImport = lazy(async () => ({ default: (await import('./people-import')).PeopleImport }));

/** Leads to the window that puts people on the loan, and saves those who are; nothing for those who don't lend on it. */
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
