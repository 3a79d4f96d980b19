import { useCurrentUser } from '@/api/current-user';
import { PortalShell } from './portal-shell';
import { WorkspaceShell } from './workspace-shell';

/** The frame of the signed-in person's group. */
export function AnyShell() {
  return useCurrentUser().loggedRoleGroup === 'LENDER' ? <WorkspaceShell /> : <PortalShell />;
}
