import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '@/api/client';
import { keys } from '@/api/keys';
import type { components } from '@/api/schema';

type Schemas = components['schemas'];

export type LoanEntity = Schemas['LoanEntity'];
export type EntityType = Schemas['EntityType'];
export type EntityLabel = Schemas['EntityLabel'];
/** What is typed about an entity; what is left out stays. */
export type EntityBody = Partial<Schemas['EntityFacts']>;

/** The entities of a loan: assets, companies, persons and trusts, with the labels they have on it. */
export const entitiesQuery = (loanId: string) =>
  queryOptions({
    queryKey: keys.entities(loanId),
    queryFn: ({ signal }) => answer(api.GET('/v1/loans/{loanId}/entities', { params: { path: { loanId } }, signal })),
  });

const at = (loanId: string, entityId: string) => ({ params: { path: { loanId, entityId } } });

/** One entity in full. One that isn't on the loan fails with status 404. */
export const entityQuery = (loanId: string, entityId: string) =>
  queryOptions({
    queryKey: keys.entity(loanId, entityId),
    queryFn: () => answer(api.GET('/v1/loans/{loanId}/entities/{entityId}', at(loanId, entityId))),
    // A form that is being filled in must not change under one's hands.
    staleTime: Infinity,
    gcTime: 0,
  });

export const createEntity = (loanId: string, entityType: EntityType, facts: EntityBody) => {
  const body = { entityType, ...facts } as Schemas['CreateEntity'];
  return answer(api.POST('/v1/loans/{loanId}/entities', { params: { path: { loanId } }, body }));
};

/** Changes an entity as it was at `version`; a later version makes it fail with code `stale`. */
export const updateEntity = (loanId: string, { id, version }: LoanEntity, facts: EntityBody) => {
  const body = { version, ...facts } as Schemas['UpdateEntity'];
  return answer(api.PUT('/v1/loans/{loanId}/entities/{entityId}', { ...at(loanId, id), body }));
};

/** Takes an entity off the loan; answers nothing. */
export const deleteEntity = (loanId: string, entityId: string): Promise<unknown> =>
  answer(api.DELETE('/v1/loans/{loanId}/entities/{entityId}', at(loanId, entityId)));

/** The labels an entity has on this loan, and on no other. */
export const putEntityLabels = (loanId: string, entityId: string, labels: EntityLabel[]) =>
  answer(api.PUT('/v1/loans/{loanId}/entities/{entityId}/labels', { ...at(loanId, entityId), body: { labels } }));

/** The whole licence. That it was looked at is written down. */
export const revealLicence = (loanId: string, entityId: string) =>
  answer(api.POST('/v1/loans/{loanId}/entities/{entityId}/licence/reveal', at(loanId, entityId)));
