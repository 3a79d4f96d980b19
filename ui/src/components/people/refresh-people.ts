import type { QueryClient } from '@tanstack/react-query';
import { peopleScopes } from '@/api/people';

/** Refetches a loan with its people after a person joined, moved or left. */
export const refreshPeople = (client: QueryClient, loanId: string): Promise<unknown> =>
  Promise.all(peopleScopes(loanId).map((queryKey) => client.invalidateQueries({ queryKey })));
