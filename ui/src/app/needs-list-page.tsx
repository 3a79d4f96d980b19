import { useParams } from '@tanstack/react-router';
import { NeedsListScreen } from '@/features/needs-list/screens/needs-list-screen';
import { paths } from './paths';

/** The tab Needs list of a loan. */
export function NeedsListPage() {
  const { loanId } = useParams({ from: `/signed-in/workspace${paths.needsList}` });
  return <NeedsListScreen loanId={loanId} />;
}
