import { FileUp } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { Button } from '@/components/ui/button';
import { useMayOpenLoans } from '../new-loan/may-open';

// Few import, and then once: its parts are loaded when it is opened.
const LoanImport = lazy(async () => ({ default: (await import('./loan-import')).LoanImport }));

/** Leads to the window that imports loans; nothing for those who may not open one. */
export function ImportButton() {
  const allowed = useMayOpenLoans();
  const [open, setOpen] = useState(false);
  if (!allowed) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <FileUp aria-hidden /> Import
      </Button>
      {open && (
        <Suspense fallback={null}>
          <LoanImport onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
