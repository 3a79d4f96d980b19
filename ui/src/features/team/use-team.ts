import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { toast } from 'sonner';
import { paths } from '@/address/paths';
import { loanQuery } from '@/api/loan';
import type { Loan, LoanRole, UserRef } from '@/api/models';
import { editLenderUser, invitationLink, peopleScopes, removeRole, sendInvitation } from '@/api/people';
import { messageFor } from '@/api/problem';
import { sendOnLatestVersion } from '@/components/undo/run-in-sequence';
import { useUndoable } from '@/components/undo/use-undoable';
import { pickKeys } from '@/lib/object-keys';
import { rule } from '@/rules/rule';
import { retryAddress, revokeInvitation } from './api';
import { type RoleSettings, changedPayload, roleChangeMessage, roleSettingsOf } from './role-change';

/** The actions on a loan's team. Each returns whether it succeeded, and refetches the loan. */
export function useTeam(loan: Loan) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { refresh, say, run } = useUndoable(...peopleScopes(loan.id));
  const key = loanQuery(loan.id).queryKey;

  /** Changes a person's role as seen; other properties keep their latest values. */
  const put = (seen: LoanRole, change: Partial<RoleSettings>, there = () => seen) =>
    sendOnLatestVersion(seen, (version) =>
      editLenderUser(loan.id, seen.user.id, { ...changedPayload(there(), change), version }),
    );

  /** Shows a toast about a role change, with undo. */
  const saidChange = (before: LoanRole, now: LoanRole, change: Partial<RoleSettings>) => {
    const was = pickKeys(roleSettingsOf(before), (field) => field in change);
    const there = () => cache.getQueryData(key)?.loanRoles.find(({ id }) => id === now.id) ?? now;
    say(roleChangeMessage(rule('displayName', before.user), change), () => put(now, was, there));
  };

  return {
    /**
     * Applies a change optimistically. The specification requires errors of editing lenders to be silent; the change is
     * reverted.
     */
    async change(role: LoanRole, change: Partial<RoleSettings>) {
      await cache.cancelQueries({ queryKey: key, exact: true });
      const swap = (each: LoanRole) => (each.id === role.id ? { ...each, ...change } : each);
      cache.setQueryData(key, (now) => now && { ...now, loanRoles: now.loanRoles.map(swap) });
      const made = await put(role, change).catch(() => null);
      if (made) saidChange(role, made, change);
      await refresh();
    },

    saidChange,

    async remove(role: LoanRole) {
      const ownRole = role.id === loan.me.loanRoleId;
      const question = { viewerRole: loan.me.role, ownRole, loanStatus: loan.reviewStatus };
      try {
        await removeRole(loan.id, role.id);
      } catch (error) {
        toast.error(messageFor(error));
        await refresh();
        return false;
      }
      say(ownRole ? `You left ${loan.name}` : `${rule('displayName', role.user)} was removed from the loan`);
      if (rule('afterRoleRemoval', question) === 'HOME') {
        await navigate({ to: paths.home });
        cache.removeQueries({ queryKey: loanQuery(loan.id).queryKey });
      } else await refresh();
      return true;
    },

    /** Undoing a first invitation revokes it; a repeated one can only be revoked from the menu. */
    invite: ({ user: { id, emailAddress } }: LoanRole, again: boolean) =>
      run({
        call: async () => ({
          answered: await sendInvitation(loan.id, id),
          undo: again ? undefined : () => revokeInvitation(loan.id, id),
        }),
        words: `Invitation sent ${again ? 'again ' : ''}to ${emailAddress}`,
      }),

    /** Creates a link for a colleague, which replaces all earlier ones. */
    async makeLink(user: UserRef) {
      const made = await invitationLink(loan.id, user.id);
      void refresh();
      return made;
    },

    /** Sends failed emails to a person's address again. */
    retry: (user: UserRef) =>
      run({
        call: async () => ({ answered: await retryAddress(loan.id, user.id) }),
        words: `Emails to ${user.emailAddress} are being sent again`,
      }),

    revoke: (user: UserRef) =>
      run({
        call: async () => ({ answered: await revokeInvitation(loan.id, user.id) }),
        words: `Invitation of ${rule('displayName', user)} withdrawn`,
      }),
  };
}

export type Team = ReturnType<typeof useTeam>;
