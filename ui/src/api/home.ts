import { queryOptions } from '@tanstack/react-query';
import { answer, api } from './client';
import { keys } from './keys';
import type { components } from './schema';

type Schemas = components['schemas'];

export type HomeSummary = Schemas['HomeDashboard'];
export type DocumentToReview = Schemas['DocumentToReview'];
export type LoansAtStatus = Schemas['LoansAtStatus'];

/** The polling interval for loans on Home without realtime events, in milliseconds. */
const EVERY_MS = 60_000;

/** The pending work on all loans where the user is a lender. */
export const homeQuery = queryOptions({
  queryKey: keys.home,
  queryFn: ({ signal }) => answer(api.GET('/v1/home', { signal })),
  refetchInterval: EVERY_MS,
});
