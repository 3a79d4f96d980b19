import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '@/api/client';
import { keys } from '@/api/keys';
import type { components } from '@/api/schema';

type Schemas = components['schemas'];

export type PersonCard = Schemas['PersonCard'];
export type Credit = NonNullable<PersonCard['credit']>;
export type CardLicence = NonNullable<PersonCard['licence']>;
export type ReportEntry = Schemas['RecordReport'];

/** The data of a person's card, without the sections that the viewer may not see. */
export const cardQuery = (loanId: string, userId: string) =>
  queryOptions({
    queryKey: keys.card(loanId, userId),
    queryFn: ({ signal }) =>
      answer(api.GET('/v1/loans/{loanId}/users/{userId}/card', { params: { path: { loanId, userId } }, signal })),
    // Each response with a score counts as a view: one each time the card is opened, and no background refetch.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
  });

const individualOf = (userId: string) =>
  answer(api.GET('/v1/users/{userId}/individual', { params: { path: { userId } } }));

/** Orders a new credit report for the user's individual. */
export async function regenerateReport(loanId: string, userId: string): Promise<Credit> {
  const { id: individualId } = await individualOf(userId);
  const path = { loanId, individualId };
  return answer(api.POST('/v1/loans/{loanId}/individuals/{individualId}/credit-report', { params: { path } }));
}

/** Records a credit report manually. */
export const recordReport = (loanId: string, individualId: string, body: ReportEntry) =>
  answer(
    api.PUT('/v1/loans/{loanId}/individuals/{individualId}/credit-report', {
      params: { path: { loanId, individualId } },
      body,
    }),
  );

/** Returns the full license. The access is logged. */
export const revealLicence = (loanId: string, individualId: string) =>
  answer(
    api.POST('/v1/loans/{loanId}/individuals/{individualId}/licence/reveal', {
      params: { path: { loanId, individualId } },
    }),
  );
