import { useQueries, useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '@/api/current-user';
import { lendersQuery, unreadOfLenderQuery } from '@/api/messaging/unread';
import { roleGroupFacts } from '@/rules/facts';
import { rule } from '@/rules/rule';
import { EVERY_MS } from './use-unread';

/** How many on each loan, by its id: asked of one's own company, or of each lender one has loans with. */
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
