import { ListChecks } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { RequestTarget } from '../../filing/request-targets';
import type { ShoeboxDocument } from '../api';

// Which request a name fits is asked of the rules that come with uploads.
const FilingPlanDialog = lazy(async () => {
  const part = await import('./filing-plan-dialog');
  return { default: part.FilingPlanDialog };
});

interface FileByNameProps {
  loanId: string;
  documents: readonly ShoeboxDocument[];
  targets: readonly RequestTarget[];
}

/** The way to file many documents at once; none where no request takes one. */
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
