import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { toast } from 'sonner';
import { paths } from '@/address/paths';
import { loanQuery } from '@/api/loan';
import type { Loan, LoanRole } from '@/api/models';
import { editLenderUser, refreshPeople, sendInvitation } from '@/api/people';
import { Problem, wordsFor } from '@/api/problem';
import { rule } from '@/rules/rule';
import { removeRole, revokeInvitation } from './api';
import { changed } from './lender-user';

type Change = Parameters<typeof changed>[1];

/** What can be done to the team of a loan; each answers whether it worked, and leaves the loan fresh. */
export function useTeam(loan: Loan) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const refresh = () => refreshPeople(cache, loan.id);

  /** Does a thing and says what became of it. */
  const attempt = async (work: () => Promise<unknown>, success: string) => {
    try {
      await work();
      toast.success(success);
      return true;
    } catch (error) {
      toast.error(wordsFor(error));
      return false;
    } finally {
      await refresh();
    }
  };

  return {
    /** Shows a change at once. Errors from editing people of the lender are not spoken of; what was comes back. */
    async change(role: LoanRole, change: Change) {
      const key = loanQuery(loan.id).queryKey;
      await cache.cancelQueries({ queryKey: key, exact: true });
      const swap = (each: LoanRole) => (each.id === role.id ? { ...each, ...change } : each);
      cache.setQueryData(key, (now) => now && { ...now, loanRoles: now.loanRoles.map(swap) });
      const worked = await editLenderUser(loan.id, role.user.id, changed(role, change)).then(
        () => true,
        () => false,
      );
      await refresh();
      return worked;
    },

    async remove(role: LoanRole) {
      const ownRole = role.id === loan.me.loanRoleId;
      const question = { viewerRole: loan.me.role, ownRole, loanStatus: loan.reviewStatus };
      try {
        await removeRole(loan.id, role.id);
      } catch (error) {
        toast.error(wordsFor(error));
        await refresh();
        return false;
      }
      toast.success(ownRole ? `You left ${loan.name}` : `${rule('displayName', role.user)} was taken off the loan`);
      if (rule('afterRoleRemoval', question) === 'HOME') {
        await navigate({ to: paths.home });
        cache.removeQueries({ queryKey: loanQuery(loan.id).queryKey });
      } else await refresh();
      return true;
    },

    invite: (role: LoanRole, again: boolean) =>
      attempt(
        () => sendInvitation(loan.id, role.user.id),
        `Invitation sent ${again ? 'again ' : ''}to ${role.user.emailAddress}`,
      ),

    revoke: (userId: string, name: string) =>
      attempt(() => revokeInvitation(loan.id, userId), `Invitation of ${name} withdrawn`),
  };
}

export type Team = ReturnType<typeof useTeam>;

/** The role as it is now, when a change came too late. */
export function currentRole(error: unknown): LoanRole | null {
  return error instanceof Problem && error.code === 'stale' ? (error.body['current'] as LoanRole) : null;
}
