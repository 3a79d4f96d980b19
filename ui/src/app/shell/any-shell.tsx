import { useCurrentUser } from '@/api/current-user';
import { roleGroupFacts } from '@/rules/facts';
import { PortalShell } from './portal-shell';
import { WorkspaceShell } from './workspace-shell';

/** The frame of the signed-in person's group. */
export function AnyShell() {
  return roleGroupFacts[useCurrentUser().loggedRoleGroup].lender ? <WorkspaceShell /> : <PortalShell />;
}
