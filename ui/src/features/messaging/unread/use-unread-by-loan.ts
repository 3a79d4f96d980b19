import { useQueries, useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '@/api/current-user';
import { lendersQuery, unreadOfLenderQuery } from '@/api/messaging/unread';
import { roleGroupFacts } from '@/rules/facts';
import { rule } from '@/rules/rule';
import { EVERY_MS } from './use-unread';

/** Returns the unread counts by loan id: of the user's company, or of each lender the user has loans with. */
export function useUnreadByLoan(): { counts: ReadonlyMap<string, number>; known: boolean } {
  const { id, company, loggedRoleGroup: viewerGroup } = useCurrentUser();
  const lenders = useQuery({ ...lendersQuery(id), enabled: !roleGroupFacts[viewerGroup].lender }).data ?? [];
  const { counted } = rule('messageLenders', {
    viewerGroup,
    companyId: company?.id ?? null,
    lenders: lenders.map((lender) => lender.id),
  });
  const categories = rule('unreadCategories', { viewerGroup });
  return useQueries({
    queries: counted.map((companyId) => ({
      ...unreadOfLenderQuery(companyId, categories),
      refetchInterval: EVERY_MS,
    })),
    combine: (answers) => ({
      counts: new Map(answers.flatMap(({ data }) => Object.entries(data ?? {}))),
      known: answers.every(({ isPending }) => !isPending),
    }),
  });
}
