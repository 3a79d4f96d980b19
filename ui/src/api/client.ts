import createClient from 'openapi-fetch';
import { isMismatch, resumeCalls, sendAsActingUser } from './session/acting-user';
import { takeEmbeddedResponse } from './session/embedded-responses';
import { sendOnce } from './session/send-once';
import { announceSecondStepMissing, announceSignedOut } from './session/session-events';
import { Problem, asProblem, secondSteps } from './problem';
import type { paths } from './schema';

/** The typed client of the server's API. Call it through {@link answer}. */
export const api = createClient<paths>({
  baseUrl: location.origin,
  fetch: async (request) => takeEmbeddedResponse(request) ?? sendAsActingUser(request, sendOncePerAction),
});

function sendOncePerAction(request: Request): Promise<Response> {
  return sendOnce(request, globalThis.fetch);
}

/**
 * Checks with the server whether this page still belongs to the signed-in user, after another tab reported a sign-in.
 * Without a connection nothing changes; the next call finds out.
 */
export async function checkActingUser(): Promise<void> {
  const request = new Request(new URL('/v1/users/me', location.origin), { credentials: 'same-origin' });
  const response = await sendAsActingUser(request, sendOncePerAction, true).catch(() => null);
  if (response?.ok) resumeCalls();
  if (response?.status === 401 && !isMismatch()) announceSignedOut();
}

interface Outcome<T> {
  data?: T;
  error?: unknown;
  response: Response;
}

/** Returns the data of a call, or throws a {@link Problem}. Announces an ended session to the whole application. */
export async function answer<T>(call: Promise<Outcome<T>>): Promise<NonNullable<T>> {
  return readOutcome(await call.catch(throwCallError));
}

/** Throws the error of a call without a response: a {@link Problem} with status 0, or the abort itself. */
export function throwCallError(error: unknown): never {
  throw error instanceof DOMException && error.name === 'AbortError' ? error : new Problem(0, {});
}

/** Returns the data of a response, or throws its {@link Problem}, as {@link answer} does. */
export function readOutcome<T>(outcome: Outcome<T>): NonNullable<T> {
  if (outcome.response.ok) return outcome.data as NonNullable<T>;
  const problem = asProblem(outcome.response.status, outcome.error, outcome.response.headers.get('Retry-After'));
  if (problem.code === 'second-step-missing') announceSecondStepMissing();
  // On the sign-in screen no user is signed in yet.
  if (problem.status === 401 && problem.code !== 'sign-in-failed' && !secondSteps.has(problem.code))
    announceSignedOut(problem.code === 'has-left' ? problem.message : undefined);
  throw problem;
}
