import { useParams } from '@tanstack/react-router';
import { PortalLenderScreen, PortalScreen, PortalTasksScreen } from '@/features/portal/screens/portal-screen';
import { useLoanEvents } from '@/features/realtime/use-loan-events';
import { paths } from './paths';

function Live({ loanId }: { loanId: string }): null {
  useLoanEvents(loanId);
  return null;
}

/** The portal over all lenders. */
export function PortalPage() {
  return <PortalScreen Live={Live} />;
}

/** The portal with one lender chosen. */
export function PortalLenderPage() {
  const { lenderId } = useParams({ from: `/signed-in/portal-shell${paths.portalLender}` });
  return <PortalLenderScreen Live={Live} lenderId={lenderId} />;
}

/** What one lender needs from the person. */
export function PortalTasksPage() {
  const { lenderId } = useParams({ from: `/signed-in/portal-shell${paths.portalTasks}` });
  return <PortalTasksScreen Live={Live} lenderId={lenderId} />;
}
