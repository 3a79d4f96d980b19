import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '@/api/client';
import { keys } from '@/api/keys';
import type { components } from '@/api/schema';

type Schemas = components['schemas'];

export type Account = Schemas['Account'];
export type OwnSession = Schemas['OwnSession'];
/** The user's editable profile. */
export type Profile = Required<Omit<Schemas['UpdateAccount'], 'timeZone'>> & { timeZone: string | null };

/** The user's own account. */
export const accountQuery = queryOptions({
  queryKey: keys.account,
  queryFn: () => answer(api.GET('/v1/account')),
});

/** The lenders whose invitations await the user's answer. */
export const waitingInvitationsQuery = queryOptions({
  queryKey: keys.waitingInvitations,
  queryFn: () => answer(api.GET('/v1/account/invitations')),
});

export const putAccount = (body: Profile) => answer(api.PUT('/v1/account', { body }));

const binary = { 'Content-Type': 'application/octet-stream' };

/** Replaces the user's photo. */
export function putPhoto(photo: Blob): Promise<Account> {
  // The schema types a file upload as a list of numbers.
  return answer(api.PUT('/v1/account/photo', { headers: binary, body: [], bodySerializer: () => photo }));
}

export const removePhoto = () => answer(api.DELETE('/v1/account/photo'));

/** Returns the user's current photo, for undo. */
export async function photoOf({ userId, avatarDocId }: Account): Promise<Blob | null> {
  if (!avatarDocId) return null;
  const params = { path: { userId }, query: { v: avatarDocId } };
  return answer(api.GET('/v1/users/{userId}/photo', { params, parseAs: 'blob' }));
}

/** Changes the password, given the current one. The user's other sessions end. */
export async function changePassword(currentPassword: string, password: string): Promise<void> {
  await answer(api.PUT('/v1/password', { body: { currentPassword, password } }));
}

/** Emails a confirmation link to a new address, which replaces the old one once confirmed. */
export async function askForAddress(emailAddress: string, proof: Schemas['FreshProof']): Promise<void> {
  await answer(api.POST('/v1/account/address', { body: { emailAddress, ...proof } }));
}

/** Keeps the current address: the link sent to the new one stops working. */
export async function keepAddress(): Promise<void> {
  await answer(api.DELETE('/v1/account/address'));
}

/** The user's open sessions. */
export const sessionsQuery = queryOptions({
  queryKey: keys.sessions,
  queryFn: () => answer(api.GET('/v1/sessions')),
});

/** Signs out one session. */
export async function endSession(sessionId: string): Promise<void> {
  await answer(api.DELETE('/v1/sessions/{sessionId}', { params: { path: { sessionId } } }));
}

/** Signs out all sessions but this one. */
export async function endOtherSessions(): Promise<void> {
  await answer(api.DELETE('/v1/sessions', { params: { query: { others: true } } }));
}
