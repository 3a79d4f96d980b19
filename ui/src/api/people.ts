import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer, api } from './client';
import { keys } from './keys';
import type { LenderUser, NonLenderUser } from './models';

export type { LenderUser, NonLenderUser };

/** Puts somebody on a loan: a lender, a borrower or a contact. Answers the new role. */
export const addLenderUser = (loanId: string, body: LenderUser) =>
  answer(api.POST('/v1/loans/{loanId}/lender-users', { params: { path: { loanId } }, body }));

/** Changes the role of somebody on a loan as it was at `version`; a later version fails with code `stale`. */
export const editLenderUser = (loanId: string, userId: string, body: LenderUser & { version: number }) =>
  answer(api.PUT('/v1/loans/{loanId}/lender-users/{userId}', { params: { path: { loanId, userId } }, body }));

/** Changes a borrower or a contact: who they are, and in which role they are on the loan. */
export const editNonLenderUser = (loanId: string, userId: string, body: NonLenderUser) =>
  answer(api.PUT('/v1/loans/{loanId}/users/{userId}', { params: { path: { loanId, userId } }, body }));

/** Sends somebody on a loan the mail with a link to join, for the first time or again. */
export const sendInvitation = (loanId: string, userId: string) =>
  answer(api.POST('/v1/loans/{loanId}/users/{userId}/invitation', { params: { path: { loanId, userId } } }));

/** Makes a link with which a colleague on a loan joins; earlier ones stop working. */
export const invitationLink = (loanId: string, userId: string) =>
  answer(api.POST('/v1/loans/{loanId}/users/{userId}/invitation-link', { params: { path: { loanId, userId } } }));

/** Users of any company by a part of name plus e-mail address; for lenders only. */
export const userSearchQuery = (query: string) =>
  queryOptions({
    queryKey: keys.users(query),
    queryFn: ({ signal }) =>
      answer(api.GET('/v1/users/search', { params: { query: { query, page: 0, size: 20 } }, signal })),
    placeholderData: keepPreviousData,
  });

/** Everybody at a lending company; needs the permission CrudAssociate. */
export const employeesQuery = (companyId: string) =>
  queryOptions({
    queryKey: keys.employees(companyId),
    queryFn: ({ signal }) =>
      answer(api.GET('/v1/lenders/{companyId}/employees', { params: { path: { companyId } }, signal })),
  });

/** Takes a role off a loan; answers nothing. */
export const removeRole = (loanId: string, loanRoleId: string): Promise<unknown> =>
  answer(api.DELETE('/v1/loans/{loanId}/roles/{loanRoleId}', { params: { path: { loanId, loanRoleId } } }));

/** Under which everything stands that changes when somebody joins a loan, moves or leaves. */
export const peopleScopes = (loanId: string) => [keys.loan(loanId), keys.contactsOfAllLoans] as const;

/** How one's own second step of signing in stands. */
export const secondStepQuery = queryOptions({
  queryKey: keys.secondStep,
  queryFn: () => answer(api.GET('/v1/account/second-step')),
});
