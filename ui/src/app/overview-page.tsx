import { useParams } from '@tanstack/react-router';
import { useLoan } from '@/api/loan';
import { OverviewScreen } from '@/features/loans/screens/overview-screen';
import { PersonCard } from '@/features/team/components/person-card';
import { TeamPanel } from '@/features/team/components/team-panel';

/** The tab Overview of a loan: its facts, its team, and what else is known of it. */
export function OverviewPage() {
  const { loanId } = useParams({ from: '/signed-in/workspace/loans/$loanId/' });
  const loan = useLoan(loanId);
  return (
    <OverviewScreen loan={loan}>
      <TeamPanel loan={loan} renderCard={(role) => <PersonCard role={role} />} />
    </OverviewScreen>
  );
}
