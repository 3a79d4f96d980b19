import { useParams } from '@tanstack/react-router';
import { PortalLenderScreen } from '@/features/portal/screens/portal-screen';
import { paths } from './paths';

/** The portal with one lender chosen. */
export function PortalLenderPage() {
  const { lenderId } = useParams({ from: `/signed-in/portal-shell${paths.portalLender}` });
  return <PortalLenderScreen lenderId={lenderId} />;
}
