import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer, api } from '@/api/client';
import { keys } from '@/api/keys';
import type { ContactRelationInput } from '@/api/models';
import type { RuleAnswer } from '@/rules/rule';

type RoleToAdd = RuleAnswer<'newRole'>['roles'][number];

const at = (loanId: string, loanRoleId: string) => ({ params: { path: { loanId, loanRoleId } } });

/** The contacts in the list of the person with that loan role. */
export const contactRelationsQuery = (loanId: string, loanRoleId: string) =>
  queryOptions({
    queryKey: keys.contactRelations(loanId, loanRoleId),
    queryFn: ({ signal }) =>
      answer(api.GET('/v1/loans/{loanId}/contactRelation/{loanRoleId}', { ...at(loanId, loanRoleId), signal })),
  });

/** Adds a contact to the list of the person with that role. */
export const addContact = (loanId: string, ownerRoleId: string, body: ContactRelationInput) =>
  answer(api.POST('/v1/loans/{loanId}/contactRelation/{loanRoleId}', { ...at(loanId, ownerRoleId), body }));

/**
 * Updates a contact, by the contact's loan role, at `version`; omitted fields stay. Fails with code `stale` if there is
 * a later version.
 */
export const editContact = (loanId: string, contactRoleId: string, body: ContactRelationInput & { version: number }) =>
  answer(api.PUT('/v1/loans/{loanId}/contactRelation/{loanRoleId}', { ...at(loanId, contactRoleId), body }));

/** Removes a contact from its owner's list and the loan. */
export const removeContact = (loanId: string, contactRoleId: string): Promise<unknown> =>
  answer(api.DELETE('/v1/loans/{loanId}/contactRelation/{loanRoleId}', at(loanId, contactRoleId)));

/** The contact roles of a lending company. */
export const subRolesQuery = (companyId: string) =>
  queryOptions({
    queryKey: keys.subRoles(companyId),
    queryFn: ({ signal }) =>
      answer(api.GET('/v1/lenders/{companyId}/subroles', { params: { path: { companyId } }, signal })),
    staleTime: 60_000,
  });

export const addSubRoles = (body: RoleToAdd[]) => answer(api.POST('/v1/lenders/subroles', { body }));

/** The groups that the Contacts page can be filtered by. */
export const contactsGroups = ['ALL', 'LENDER', 'BORROWER', 'CONTACT'] as const;
export type ContactsGroup = (typeof contactsGroups)[number];

/** The filter and page of a lender's contacts. */
export interface ContactsSearch {
  query: string;
  group: ContactsGroup;
  /** Page, from 0. */
  page: number;
  size: number;
}

/** One page of all people a lender works with, over all loans. The previous page stays while another one loads. */
export const contactsQuery = (query: ContactsSearch) =>
  queryOptions({
    queryKey: keys.contacts(query),
    queryFn: ({ signal }) => answer(api.GET('/v1/contacts', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });

/** All pages of a search as a CSV file. */
export function contactsFile({ query, group }: ContactsSearch): Promise<Blob> {
  const params = { query: { ...(query ? { query } : {}), group } };
  return answer(api.GET('/v1/contacts/export', { params, parseAs: 'blob' }));
}

/** The borrowers and contacts of a loan as a CSV file. */
export const peopleFile = (loanId: string): Promise<Blob> =>
  answer(api.GET('/v1/loans/{loanId}/people/export', { params: { path: { loanId } }, parseAs: 'blob' }));

/** The needs-list templates of the signed-in lender's company. */
export const templatesQuery = queryOptions({
  queryKey: keys.templates,
  queryFn: ({ signal }) => answer(api.GET('/v1/templates', { signal })),
  staleTime: 60_000,
});

/** The loans to choose from, by part of the name, borrower or address. */
export const loanChoicesQuery = (q: string) => {
  const query = { p: 0, s: 20, ...(q ? { q } : {}) };
  return queryOptions({
    queryKey: keys.loans(query),
    queryFn: ({ signal }) => answer(api.GET('/v1/loans', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });
};
