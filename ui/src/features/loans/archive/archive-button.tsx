import { Archive } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import type { Loan } from '@/api/models';
import { Button } from '@/components/ui/button';

const StatusDialog = lazy(() => import('../status/status-dialog').then((part) => ({ default: part.StatusDialog })));

/** Archives the loan, for those who may, after a confirmation. */
export function ArchiveButton({ loan }: { loan: Loan }) {
  const [asking, setAsking] = useState(false);
  const { to, words } = loan.archive;
  if (!to || words) return null;
  return (
    <>
      <Button look="quiet" size="sm" onClick={() => setAsking(true)}>
        <Archive aria-hidden /> Archive this loan…
      </Button>
      {asking && (
        <Suspense fallback={null}>
          <StatusDialog loan={loan} to={to} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}
