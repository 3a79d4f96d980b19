import type { Loan } from '@/api/models';
import { LoanFacts } from '../components/loan-facts';
import { TeamPanel } from '../components/team-panel';

/** A loan at a glance: the facts on one side, its people on the other. */
export function OverviewScreen({ loan }: { loan: Loan }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.35fr)]">
      <LoanFacts loan={loan} />
      <TeamPanel loan={loan} />
    </div>
  );
}
