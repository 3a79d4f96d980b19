import { beforeEach, expect, test, vi } from 'vitest';

const ask = (path: string, method = 'GET') => new Request(new URL(path, location.origin), { method });

/** Simulates opening a page whose document contains these responses. */
async function opened(answers: object) {
  vi.resetModules();
  document.body.innerHTML = `<script type="application/json" id="first-answers">${JSON.stringify(answers)}</script>`;
  return (await import('./embedded-responses')).takeEmbeddedResponse;
}

beforeEach(() => {
  document.body.innerHTML = '';
  vi.spyOn(performance, 'now').mockReturnValue(900);
});

test('uses an embedded response once and removes it from the page', async () => {
  const takeEmbeddedResponse = await opened({ '/v1/loans?p=0&s=20': { total: 3 } });
  expect(takeEmbeddedResponse(ask('/v1/loans?p=1&s=20'))).toBeNull();
  expect(await takeEmbeddedResponse(ask('/v1/loans?p=0&s=20'))?.json()).toEqual({ total: 3 });
  expect(takeEmbeddedResponse(ask('/v1/loans?p=0&s=20'))).toBeNull();
  expect(document.getElementById('first-answers')).toBeNull();
});

test('treats an embedded null user as signed out, and other nulls as responses', async () => {
  const takeEmbeddedResponse = await opened({ '/v1/users/me': null, '/v1/preferences/loan-columns': null });
  expect(takeEmbeddedResponse(ask('/v1/users/me'))?.status).toBe(401);
  expect(await takeEmbeddedResponse(ask('/v1/preferences/loan-columns'))?.json()).toBeNull();
});

test('ignores embedded responses after a change', async () => {
  const takeEmbeddedResponse = await opened({ '/v1/users/me': { id: 'u' } });
  expect(takeEmbeddedResponse(ask('/v1/sessions', 'POST'))).toBeNull();
  expect(takeEmbeddedResponse(ask('/v1/users/me'))).toBeNull();
});

test('ignores embedded responses after a few seconds', async () => {
  const takeEmbeddedResponse = await opened({ '/v1/users/me': { id: 'u' } });
  vi.mocked(performance.now).mockReturnValue(60_000);
  expect(takeEmbeddedResponse(ask('/v1/users/me'))).toBeNull();
});

test('makes every call without readable embedded responses', async () => {
  const takeEmbeddedResponse = await opened({});
  expect(takeEmbeddedResponse(ask('/v1/users/me'))).toBeNull();
  vi.resetModules();
  document.body.innerHTML = '<script type="application/json" id="first-answers">{"/v1</script>';
  expect((await import('./embedded-responses')).takeEmbeddedResponse(ask('/v1/users/me'))).toBeNull();
});
