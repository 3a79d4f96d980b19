import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '@/api/client';
import { keys } from '@/api/keys';
import type { components } from '@/api/schema';

type Schemas = components['schemas'];

export type LoanEntity = Schemas['LoanEntity'];
export type EntityType = Schemas['EntityType'];
export type EntityLabel = Schemas['EntityLabel'];
/** The fields of an entity to save; missing ones are unchanged. */
export type EntityBody = Partial<Schemas['EntityFacts']>;

/** The entities of a loan: assets, companies, people and trusts, with their labels on it. */
export const entitiesQuery = (loanId: string) =>
  queryOptions({
    queryKey: keys.entities(loanId),
    queryFn: ({ signal }) => answer(api.GET('/v1/loans/{loanId}/entities', { params: { path: { loanId } }, signal })),
  });

const at = (loanId: string, entityId: string) => ({ params: { path: { loanId, entityId } } });

/** One entity in full. Fails with status 404 if it isn't on the loan. */
export const entityQuery = (loanId: string, entityId: string) =>
  queryOptions({
    queryKey: keys.entity(loanId, entityId),
    queryFn: () => answer(api.GET('/v1/loans/{loanId}/entities/{entityId}', at(loanId, entityId))),
    // A form must not change while it is being edited.
    staleTime: Infinity,
    gcTime: 0,
  });

export const createEntity = (loanId: string, entityType: EntityType, facts: EntityBody) => {
  const body = { entityType, ...facts } as Schemas['CreateEntity'];
  return answer(api.POST('/v1/loans/{loanId}/entities', { params: { path: { loanId } }, body }));
};

/** Changes an entity at `version`; fails with code `stale` if there is a later version. */
export const updateEntity = (loanId: string, { id, version }: LoanEntity, facts: EntityBody) => {
  const body = { version, ...facts } as Schemas['UpdateEntity'];
  return answer(api.PUT('/v1/loans/{loanId}/entities/{entityId}', { ...at(loanId, id), body }));
};

/** Removes an entity from the loan. */
export const deleteEntity = (loanId: string, entityId: string): Promise<unknown> =>
  answer(api.DELETE('/v1/loans/{loanId}/entities/{entityId}', at(loanId, entityId)));

/** Sets the labels that an entity has on this loan only. */
export const putEntityLabels = (loanId: string, entityId: string, labels: EntityLabel[]) =>
  answer(api.PUT('/v1/loans/{loanId}/entities/{entityId}/labels', { ...at(loanId, entityId), body: { labels } }));

/** Returns the full driver's license. The access is logged. */
export const revealLicence = (loanId: string, entityId: string) =>
  answer(api.POST('/v1/loans/{loanId}/entities/{entityId}/licence/reveal', at(loanId, entityId)));
