import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '@/api/client';
import { keys } from '@/api/keys';
import type { components } from '@/api/schema';

type Schemas = components['schemas'];

export type Account = Schemas['Account'];
export type OwnSession = Schemas['OwnSession'];
/** What one says of oneself. */
export type Profile = Required<Omit<Schemas['UpdateAccount'], 'timeZone'>> & { timeZone: string | null };

/** One's own account. */
export const accountQuery = queryOptions({
  queryKey: keys.account,
  queryFn: () => answer(api.GET('/v1/account')),
});

/** The lenders whose invitations wait for the user's answer. */
export const waitingInvitationsQuery = queryOptions({
  queryKey: keys.waitingInvitations,
  queryFn: () => answer(api.GET('/v1/account/invitations')),
});

export const putAccount = (body: Profile) => answer(api.PUT('/v1/account', { body }));

const binary = { 'Content-Type': 'application/octet-stream' };

/** Gives oneself a photo, in the place of the one there is. */
export function putPhoto(photo: Blob): Promise<Account> {
  // The contract says a list of numbers where a file goes.
  return answer(api.PUT('/v1/account/photo', { headers: binary, body: [], bodySerializer: () => photo }));
}

export const removePhoto = () => answer(api.DELETE('/v1/account/photo'));

/** The photo that one has, to be put back. */
export async function photoOf({ userId, avatarDocId }: Account): Promise<Blob | null> {
  if (!avatarDocId) return null;
  const params = { path: { userId }, query: { v: avatarDocId } };
  return answer(api.GET('/v1/users/{userId}/photo', { params, parseAs: 'blob' }));
}

/** A new password for who knows the present one; whoever is signed in elsewhere is signed out there. */
export async function changePassword(currentPassword: string, password: string): Promise<void> {
  await answer(api.PUT('/v1/password', { body: { currentPassword, password } }));
}

/** Has a link sent to another address; it counts once that is followed. */
export async function askForAddress(emailAddress: string, proof: Schemas['FreshProof']): Promise<void> {
  await answer(api.POST('/v1/account/address', { body: { emailAddress, ...proof } }));
}

/** Keeps the address one has: the link that was sent doesn't work any more. */
export async function keepAddress(): Promise<void> {
  await answer(api.DELETE('/v1/account/address'));
}

/** Where one is signed in. */
export const sessionsQuery = queryOptions({
  queryKey: keys.sessions,
  queryFn: () => answer(api.GET('/v1/sessions')),
});

/** Signs one browser out. */
export async function endSession(sessionId: string): Promise<void> {
  await answer(api.DELETE('/v1/sessions/{sessionId}', { params: { path: { sessionId } } }));
}

/** Signs every browser out but this one. */
export async function endOtherSessions(): Promise<void> {
  await answer(api.DELETE('/v1/sessions', { params: { query: { others: true } } }));
}
