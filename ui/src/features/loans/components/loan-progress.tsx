import type { Progress as LoanShares } from '@/api/models';
import { Progress } from '@/components/ui/progress';

/** How much of what was asked for is accepted, and how much waits for a review. */
export function LoanProgress({ progress: { acceptedPct, submittedPct } }: { progress: LoanShares }) {
  return (
    <div className="w-full sm:w-48">
      <p className="mb-1 flex justify-between text-[13px] text-muted tabular-nums">
        <span>{acceptedPct}% accepted</span>
        {submittedPct > 0 && <span>{submittedPct}% to review</span>}
      </p>
      <Progress value={acceptedPct} pending={submittedPct} label="Accepted requests" />
    </div>
  );
}
