import { useParams } from '@tanstack/react-router';
import { Suspense, lazy } from 'react';
import { NeedsListScreen } from '@/features/needs-list/screens/needs-list-screen';
import { loadRules } from '@/rules/load';
import { paths } from './paths';

const AssignWindow = lazy(async () => {
  // Who can be chosen, and what that brings about, are rules about people; the list itself does without them.
  const [part] = await Promise.all([import('./pages/assign-window'), loadRules('people')]);
  return { default: part.AssignWindow };
});

/** The tab Needs list of a loan. */
export function NeedsListPage() {
  const { loanId } = useParams({ from: `/signed-in/workspace${paths.needsList}` });
  return (
    <NeedsListScreen
      loanId={loanId}
      renderAssign={(elements, onClose) => (
        <Suspense fallback={null}>
          <AssignWindow loanId={loanId} elements={elements} onClose={onClose} />
        </Suspense>
      )}
    />
  );
}
