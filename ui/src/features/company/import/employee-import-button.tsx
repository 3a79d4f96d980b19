import { FileUp } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { Button } from '@/components/ui/button';

// Import is rarely used, so its code is loaded on demand.
const EmployeeImport = lazy(async () => ({ default: (await import('./employee-import')).EmployeeImport }));

/** Opens the window that imports employees. */
export function EmployeeImportButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <FileUp aria-hidden /> Import
      </Button>
      {open && (
        <Suspense fallback={null}>
          <EmployeeImport onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
