import { ChevronDown } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import type { ReviewStatus } from '@/api/models';
import { StatusBadge } from '../components/status-badge';
import { statusWord } from '../review-status';
import { StatusMenu } from './status-menu';

const StatusDialog = lazy(() => import('./status-dialog').then((part) => ({ default: part.StatusDialog })));

interface StatusButtonProps {
  loan: { id: string; name: string; reviewStatus: ReviewStatus };
}

/** A loan's status; pressed, it offers the others, and asks for confirmation. */
export function StatusButton({ loan }: StatusButtonProps) {
  const [to, setTo] = useState<ReviewStatus>();
  return (
    <>
      <StatusMenu status={loan.reviewStatus} onChoose={setTo}>
        <button
          type="button"
          className="group relative inline-flex items-center gap-0.5 rounded-full"
          aria-label={`Status of ${loan.name}: ${statusWord(loan.reviewStatus)}. Change it`}
        >
          <StatusBadge status={loan.reviewStatus} />
          <ChevronDown aria-hidden className="size-3.5 text-faint group-hover:text-ink" />
        </button>
      </StatusMenu>
      {to && (
        <Suspense fallback={null}>
          <StatusDialog loan={loan} to={to} onClose={() => setTo(undefined)} />
        </Suspense>
      )}
    </>
  );
}
