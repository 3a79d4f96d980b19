import type { QueryClient } from '@tanstack/react-query';
import { peopleScopes } from '@/api/people';

/** Fetches a loan again with all its people, after somebody joined, moved or left. */
export const refreshPeople = (client: QueryClient, loanId: string): Promise<unknown> =>
  Promise.all(peopleScopes(loanId).map((queryKey) => client.invalidateQueries({ queryKey })));
