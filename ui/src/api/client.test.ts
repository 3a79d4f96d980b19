import { expect, test, vi } from 'vitest';
import { answer, api } from './client';
import { Problem, messageFor } from './problem';
import { onSignedOut } from './session/session-events';

function serverSays(status: number, body: unknown): void {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body, { status })));
}

const failure = async (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable(),
    (error: unknown) => error as Problem,
  );

test('returns the response data unchanged', async () => {
  serverSays(200, { content: [], total: 0, page: 0, size: 20, last: true });
  expect(await answer(api.GET('/v1/loans'))).toMatchObject({ total: 0, last: true });
});

test('throws a problem with message, code and field errors', async () => {
  const violations = [{ field: 'name', code: 'required', message: 'Name is required' }];
  serverSays(422, { title: 'Invalid', status: 422, code: 'invalid', message: 'Check the form', violations });
  const problem = await failure(answer(api.GET('/v1/loans')));
  expect(problem).toBeInstanceOf(Problem);
  expect(problem).toMatchObject({ status: 422, code: 'invalid', message: 'Check the form' });
  expect(problem.forField('name')).toBe('Name is required');
  expect(problem.forField('size')).toBeUndefined();
});

test('throws a readable problem if the server can’t be reached', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const problem = await failure(answer(api.GET('/v1/loans')));
  expect(problem).toMatchObject({ status: 0, code: 'unreachable' });
  expect(messageFor(problem)).toMatch(/connection/);
});

test('announces an ended session, but not a wrong password', async () => {
  const ended = vi.fn<() => void>();
  const stop = onSignedOut(ended);
  serverSays(401, { code: 'sign-in-failed', message: 'Email or password is incorrect' });
  await failure(answer(api.POST('/v1/session', { body: { emailAddress: 'a@b.example', password: 'x' } })));
  expect(ended).not.toHaveBeenCalled();
  serverSays(401, { code: 'signed-out', message: 'Sign in again' });
  await failure(answer(api.GET('/v1/users/me')));
  expect(ended).toHaveBeenCalledOnce();
  stop();
});
