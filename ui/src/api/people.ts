import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer, api } from './client';
import { keys } from './keys';
import type { LenderUser, NonLenderUser } from './models';

export type { LenderUser, NonLenderUser };

/** Adds a person to a loan: a lender, a borrower or a contact. Returns the new role. */
export const addLenderUser = (loanId: string, body: LenderUser) =>
  answer(api.POST('/v1/loans/{loanId}/lender-users', { params: { path: { loanId } }, body }));

/** Updates a person's loan role at `version`. Fails with code `stale` if there is a later version. */
export const editLenderUser = (loanId: string, userId: string, body: LenderUser & { version: number }) =>
  answer(api.PUT('/v1/loans/{loanId}/lender-users/{userId}', { params: { path: { loanId, userId } }, body }));

/** Updates a borrower's or contact's details and loan role. */
export const editNonLenderUser = (loanId: string, userId: string, body: NonLenderUser) =>
  answer(api.PUT('/v1/loans/{loanId}/users/{userId}', { params: { path: { loanId, userId } }, body }));

/** Emails a person on a loan an invitation link, for the first time or again. */
export const sendInvitation = (loanId: string, userId: string) =>
  answer(api.POST('/v1/loans/{loanId}/users/{userId}/invitation', { params: { path: { loanId, userId } } }));

/** Creates an invitation link for a colleague on a loan; earlier links stop working. */
export const invitationLink = (loanId: string, userId: string) =>
  answer(api.POST('/v1/loans/{loanId}/users/{userId}/invitation-link', { params: { path: { loanId, userId } } }));

/** Users of any company, by part of the name and the email address; for lenders only. */
export const userSearchQuery = (query: string) =>
  queryOptions({
    queryKey: keys.users(query),
    queryFn: ({ signal }) =>
      answer(api.GET('/v1/users/search', { params: { query: { query, page: 0, size: 20 } }, signal })),
    placeholderData: keepPreviousData,
  });

/** All employees of a lending company; needs the permission CrudAssociate. */
export const employeesQuery = (companyId: string) =>
  queryOptions({
    queryKey: keys.employees(companyId),
    queryFn: ({ signal }) =>
      answer(api.GET('/v1/lenders/{companyId}/employees', { params: { path: { companyId } }, signal })),
  });

/** Removes a role from a loan. */
export const removeRole = (loanId: string, loanRoleId: string): Promise<unknown> =>
  answer(api.DELETE('/v1/loans/{loanId}/roles/{loanRoleId}', { params: { path: { loanId, loanRoleId } } }));

/** The query keys of everything that changes when a person joins a loan, changes roles or leaves. */
export const peopleScopes = (loanId: string) => [keys.loan(loanId), keys.contactsOfAllLoans] as const;

/** The status of the user's own two-step sign-in. */
export const secondStepQuery = queryOptions({
  queryKey: keys.secondStep,
  queryFn: () => answer(api.GET('/v1/account/second-step')),
});
