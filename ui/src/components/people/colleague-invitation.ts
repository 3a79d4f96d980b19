import { useQuery } from '@tanstack/react-query';
import { currentUserQuery } from '@/api/current-user';
import type { UserRef } from '@/api/models';
import { rule } from '@/rules/rule';

/**
 * Returns why the signed-in user can't invite a colleague or get an invitation link; nothing when they can. Checked
 * only if `wanted`.
 */
export function useColleagueInvitation(wanted: boolean) {
  const { data: user } = useQuery({ ...currentUserQuery, enabled: wanted });
  return ({ loggedCompanyRole: role, stub }: UserRef, showsLink = false): string | null => {
    const viewerRole = user?.loggedCompanyRole ?? 'CONTACT';
    const asked = { viewerRole, permissions: user?.permissions ?? [], role, joined: !stub, showsLink };
    return rule('employeeInvitation', asked).violations[0]?.message ?? null;
  };
}
