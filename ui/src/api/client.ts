import createClient from 'openapi-fetch';
import { firstAnswer } from './session/first-answers';
import { sendOnce } from './session/send-once';
import { announceSecondStepMissing, announceSignedOut } from './session/session';
import { Problem, asProblem, secondSteps } from './problem';
import type { paths } from './schema';

/** Every call of the server's contract, typed. Ask through {@link answer}. */
export const api = createClient<paths>({
  baseUrl: location.origin,
  fetch: async (request) => firstAnswer(request) ?? sendOnce(request, globalThis.fetch),
});

interface Outcome<T> {
  data?: T;
  error?: unknown;
  response: Response;
}

/** The answer of a call, or a thrown {@link Problem}. A session that has ended is announced to the whole application. */
export async function answer<T>(call: Promise<Outcome<T>>): Promise<NonNullable<T>> {
  const outcome = await call.catch((error: unknown) => {
    throw error instanceof DOMException && error.name === 'AbortError' ? error : new Problem(0, {});
  });
  if (outcome.response.ok) return outcome.data as NonNullable<T>;
  const problem = asProblem(outcome.response.status, outcome.error, outcome.response.headers.get('Retry-After'));
  if (problem.code === 'second-step-missing') announceSecondStepMissing();
  // At the door nobody is signed in yet.
  if (problem.status === 401 && problem.code !== 'sign-in-failed' && !secondSteps.has(problem.code))
    announceSignedOut(problem.code === 'has-left' ? problem.message : undefined);
  throw problem;
}
