import { ListChecks } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { RequestTarget } from '../../filing/request-targets';
import type { ShoeboxDocument } from '../api';

// Matching requires the upload rules, so it is loaded on demand.
const FilingPlanDialog = lazy(async () => {
  const part = await import('./filing-plan-dialog');
  return { default: part.FilingPlanDialog };
});

interface FileByNameProps {
  loanId: string;
  documents: readonly ShoeboxDocument[];
  targets: readonly RequestTarget[];
}

/** The button that files many documents together; hidden if no request accepts any. */
export function FileByName({ loanId, documents, targets }: FileByNameProps) {
  const [open, setOpen] = useState(false);
  if (!targets.some(({ refusal }) => !refusal)) return null;
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        <ListChecks aria-hidden /> File by name
      </Button>
      {open && (
        <Suspense fallback={null}>
          <FilingPlanDialog loanId={loanId} documents={documents} targets={targets} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
