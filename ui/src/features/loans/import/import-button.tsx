import { FileUp } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { Button } from '@/components/ui/button';
import { useCanCreateLoans } from '../new-loan/use-show-new-loan';

// Import is rarely used, so its code is loaded on demand.
const LoanImport = lazy(async () => ({ default: (await import('./loan-import')).LoanImport }));

/** Opens the window that imports loans; hidden from users who may not create one. */
export function ImportButton() {
  const allowed = useCanCreateLoans();
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
