import { Check } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import type { Loan, ReviewStatus } from '@/api/models';
import { cn } from '@/lib/cn';
import { type Stage, stages, statusWord } from '../review-status';
import { StatusMenu } from './status-menu';

const StatusDialog = lazy(() => import('./status-dialog').then((part) => ({ default: part.StatusDialog })));

/**
 * The stages of a loan with the current one. On hold and withdrawn are outside of the stages. Each step offers its
 * statuses.
 */
export function StatusStepper({ loan }: { loan: Loan }) {
  const [to, setTo] = useState<ReviewStatus>();
  const here = stages.findIndex((stage) => stage.statuses.includes(loan.reviewStatus));
  return (
    <>
      <ol aria-label="Review status" className="mt-3 flex items-center gap-2 overflow-hidden text-[13px] max-md:hidden">
        {stages.map((stage, step) => (
          <li
            key={stage.title}
            aria-current={step === here ? 'step' : undefined}
            className="flex min-w-0 items-center gap-1.5 whitespace-nowrap not-last:grow not-last:after:h-px not-last:after:grow not-last:after:bg-line"
          >
            <StatusMenu status={loan.reviewStatus} offered={stage.statuses} onChoose={setTo}>
              <StatusStep stage={stage} step={step} here={here} status={loan.reviewStatus} />
            </StatusMenu>
          </li>
        ))}
      </ol>
      {to && (
        <Suspense fallback={null}>
          <StatusDialog loan={loan} to={to} onClose={() => setTo(undefined)} />
        </Suspense>
      )}
    </>
  );
}

interface StatusStepProps extends React.ComponentProps<'button'> {
  stage: Stage;
  /** Its index, and the index of the loan's current step; -1 outside of the stages. */
  step: number;
  here: number;
  status: ReviewStatus;
}

function StatusStep({ stage, step, here, status, ...trigger }: StatusStepProps) {
  const current = step === here;
  const done = step < here;
  return (
    <button
      type="button"
      {...trigger}
      title={current ? statusWord(status) : undefined}
      className={cn(
        '-m-1 flex items-center gap-1.5 rounded-md p-1 hover:text-ink focus-visible:-outline-offset-2',
        current ? 'font-medium text-ink' : 'text-faint',
      )}
    >
      <span
        aria-hidden
        className={cn(
          'flex size-4.5 shrink-0 items-center justify-center rounded-full border text-[10px] tabular-nums',
          done && 'border-accent text-accent',
          current && 'border-accent bg-accent text-on-accent',
          !done && !current && 'border-line',
        )}
      >
        {done ? <Check className="size-3" /> : step + 1}
      </span>
      {stage.title}
      {done && <span className="sr-only">, done</span>}
    </button>
  );
}
