import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useLoan } from '@/api/loan';
import { EntitiesPanel } from '@/features/entities/components/entities-panel';
import { PersonSheet } from '@/features/individuals/components/person-sheet';
import { OverviewScreen } from '@/features/loans/screens/overview-screen';
import { PersonCard } from '@/features/team/components/person-card';
import { TeamPanel } from '@/features/team/components/team-panel';

/** The tab Overview of a loan: its facts, its entities, its team, and the person whose card is open. */
export function OverviewPage() {
  const { loanId } = useParams({ from: '/signed-in/workspace/loans/$loanId/' });
  const { personId } = useSearch({ from: '/signed-in/workspace/loans/$loanId/' });
  const navigate = useNavigate();
  const loan = useLoan(loanId);
  const close = () => void navigate({ to: '.', search: (search: object) => ({ ...search, personId: undefined }) });
  return (
    <>
      <OverviewScreen loan={loan} aside={<EntitiesPanel loan={loan} />}>
        <TeamPanel loan={loan} renderCard={(role) => <PersonCard role={role} />} />
      </OverviewScreen>
      {personId && <PersonSheet loan={loan} userId={personId} onClose={close} />}
    </>
  );
}
