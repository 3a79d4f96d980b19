import { useParams } from '@tanstack/react-router';
import { lazy } from 'react';
import { useLoan } from '@/api/loan';
import { NeedsListScreen } from '@/features/needs-list/screens/needs-list-screen';
import { loadRules } from '@/rules/load';
import { paths } from './paths';

// Whom something may be assigned to are rules about people.
const AssignDialog = lazy(async () => {
  const [part] = await Promise.all([import('@/features/sharing/components/assign-dialog'), loadRules('people')]);
  return { default: part.AssignDialog };
});

/** The tab Needs list of a loan. */
export function NeedsListPage() {
  const { loanId } = useParams({ from: `/signed-in/workspace${paths.needsList}` });
  const loan = useLoan(loanId);
  return (
    <NeedsListScreen
      loanId={loanId}
      renderAssign={(elements, onClose) => <AssignDialog loan={loan} elements={elements} onClose={onClose} />}
    />
  );
}
