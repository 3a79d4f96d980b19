import { useCurrentUser } from '@/api/current-user';
import { roleGroupFacts } from '@/rules/facts';
import { PortalShell } from './portal-shell';
import { WorkspaceShell } from './workspace-shell';

/** The frame for the signed-in user's role group. */
export function RoleShell() {
  return roleGroupFacts[useCurrentUser().loggedRoleGroup].lender ? <WorkspaceShell /> : <PortalShell />;
}
