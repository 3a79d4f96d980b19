import { queryOptions } from '@tanstack/react-query';
import { answer, api } from './client';
import { keys } from './keys';
import type { components } from './schema';

type Schemas = components['schemas'];

export type Home = Schemas['Home'];
export type DocumentToReview = Schemas['DocumentToReview'];
export type LoansAtStatus = Schemas['LoansAtStatus'];

/** Without word from a loan on Home, it is asked this often. */
const EVERY_MS = 60_000;

/** What waits on all loans that the person lends on. */
export const homeQuery = queryOptions({
  queryKey: keys.home,
  queryFn: ({ signal }) => answer(api.GET('/v1/home', { signal })),
  refetchInterval: EVERY_MS,
});
