import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer, api } from '@/api/client';
import { keys } from '@/api/keys';
import type { ContactRelationInput } from '@/api/models';
import type { RuleAnswer } from '@/rules/rule';

type RoleToAdd = RuleAnswer<'newRole'>['roles'][number];

const at = (loanId: string, loanRoleId: string) => ({ params: { path: { loanId, loanRoleId } } });

/** The contacts in the list of the person with that role on a loan. */
export const contactRelationsQuery = (loanId: string, loanRoleId: string) =>
  queryOptions({
    queryKey: keys.contactRelations(loanId, loanRoleId),
    queryFn: ({ signal }) =>
      answer(api.GET('/v1/loans/{loanId}/contactRelation/{loanRoleId}', { ...at(loanId, loanRoleId), signal })),
  });

/** Adds a contact to the list of the person with that role. */
export const addContact = (loanId: string, ownerRoleId: string, body: ContactRelationInput) =>
  answer(api.POST('/v1/loans/{loanId}/contactRelation/{loanRoleId}', { ...at(loanId, ownerRoleId), body }));

/** Changes a contact, by its own loan role, as it was at `version`; what is left out stays. A later version fails with code `stale`. */
export const editContact = (loanId: string, contactRoleId: string, body: ContactRelationInput & { version: number }) =>
  answer(api.PUT('/v1/loans/{loanId}/contactRelation/{loanRoleId}', { ...at(loanId, contactRoleId), body }));

/** Takes a contact off its owner's list and the loan; answers nothing. */
export const removeContact = (loanId: string, contactRoleId: string): Promise<unknown> =>
  answer(api.DELETE('/v1/loans/{loanId}/contactRelation/{loanRoleId}', at(loanId, contactRoleId)));

/** The roles that contacts can have at a lending company. */
export const subRolesQuery = (companyId: string) =>
  queryOptions({
    queryKey: keys.subRoles(companyId),
    queryFn: ({ signal }) =>
      answer(api.GET('/v1/lenders/{companyId}/subroles', { params: { path: { companyId } }, signal })),
    staleTime: 60_000,
  });

export const addSubRoles = (body: RoleToAdd[]) => answer(api.POST('/v1/lenders/subroles', { body }));

/** The groups of people the page of all contacts can be narrowed to. */
export const groups = ['ALL', 'LENDER', 'BORROWER', 'CONTACT'] as const;
export type Group = (typeof groups)[number];

/** Which of the people a lender works with. */
export interface ContactsSearch {
  query: string;
  group: Group;
  /** Page, from 0. */
  page: number;
  size: number;
}

/** One page of everybody a lender works with, over all loans. While another page loads, the last one stays. */
export const contactsQuery = (query: ContactsSearch) =>
  queryOptions({
    queryKey: keys.contacts(query),
    queryFn: ({ signal }) => answer(api.GET('/v1/contacts', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });

/** The people of a search, all pages in one, as a file for spreadsheets. */
export function contactsFile({ query, group }: ContactsSearch): Promise<Blob> {
  const params = { query: { ...(query ? { query } : {}), group } };
  return answer(api.GET('/v1/contacts/export', { params, parseAs: 'blob' }));
}

/** The borrowers and contacts of a loan, as a file for spreadsheets. */
export const peopleFile = (loanId: string): Promise<Blob> =>
  answer(api.GET('/v1/loans/{loanId}/people/export', { params: { path: { loanId } }, parseAs: 'blob' }));

/** The needs-list templates of the signed-in lender's company. */
export const templatesQuery = queryOptions({
  queryKey: keys.templates,
  queryFn: ({ signal }) => answer(api.GET('/v1/templates', { signal })),
  staleTime: 60_000,
});

/** Loans to choose from, by a part of name, borrower or address. */
export const loanChoicesQuery = (q: string) => {
  const query = { p: 0, s: 20, ...(q ? { q } : {}) };
  return queryOptions({
    queryKey: keys.loans(query),
    queryFn: ({ signal }) => answer(api.GET('/v1/loans', { params: { query }, signal })),
    placeholderData: keepPreviousData,
  });
};
