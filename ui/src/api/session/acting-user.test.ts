import { beforeEach, expect, test, vi } from 'vitest';
import { problemResponse } from '@/test/fake-responses';

const at = (path: string, method = 'GET') => new Request(new URL(path, location.origin), { method });

/** Opens a page. Returns it with its calls. */
async function openPage(answer: () => Response = () => Response.json({})) {
  vi.resetModules();
  const page = await import('./acting-user');
  const left: (string | null)[] = [];
  const send = vi.fn(async (request: Request) => {
    left.push(request.headers.get('X-Acting-User'));
    return answer();
  });
  return { page, left, send };
}

const refused = () => problemResponse(409, 'acting-user-mismatch');

beforeEach(() => vi.resetModules());

test('adds the page’s user to every call once known', async () => {
  const { page, left, send } = await openPage();
  await page.sendAsActingUser(at('/v1/users/me'), send);
  page.setActingUser('dana');
  await page.sendAsActingUser(at('/v1/loans'), send);
  await page.sendAsActingUser(at('/v1/messages', 'POST'), send);
  expect(left).toEqual([null, 'dana', 'dana']);
});

test('adds the page’s user to addresses that the browser requests itself', async () => {
  const { page } = await openPage();
  expect(page.withActingUser('/v1/documents/7/content')).toBe('/v1/documents/7/content');
  page.setActingUser('dana');
  expect(page.withActingUser('/v1/documents/7/content')).toBe('/v1/documents/7/content?actingUser=dana');
  expect(page.withActingUser('/v1/users/7/photo?v=a%20b')).toBe('/v1/users/7/photo?v=a%20b&actingUser=dana');
  expect(page.withActingUser('/v1/action?id=7#top?')).toBe('/v1/action?id=7&actingUser=dana#top?');
  page.setActingUser('lucia');
  expect(page.withActingUser('/v1/documents/7/content')).toBe('/v1/documents/7/content?actingUser=lucia');
});

test('sends no user when signing in, but does when signing out', async () => {
  const { page, left, send } = await openPage();
  page.setActingUser('dana');
  for (const path of ['/v1/session', '/v1/session/passkey', '/v1/session/link'])
    await page.sendAsActingUser(at(path, 'POST'), send);
  await page.sendAsActingUser(at('/v1/session', 'DELETE'), send);
  await page.sendAsActingUser(at('/v1/sessions', 'DELETE'), send);
  expect(left).toEqual([null, null, null, 'dana', 'dana']);
});

test('sends nothing after a mismatch until the page’s user is signed in again', async () => {
  const { page, send } = await openPage(refused);
  const told: boolean[] = [];
  page.onMismatch((now) => told.push(now));
  page.setActingUser('dana');
  expect((await page.sendAsActingUser(at('/v1/loans'), send)).status).toBe(409);
  const kept = await page.sendAsActingUser(at('/v1/messages/draft', 'POST'), send);
  expect(kept.status).toBe(409);
  expect(await kept.json()).toMatchObject({ code: 'acting-user-mismatch' });
  expect(send).toHaveBeenCalledTimes(1);
  await page.sendAsActingUser(at('/v1/session', 'POST'), send);
  expect(send).toHaveBeenCalledTimes(2);
  page.setActingUser('dana');
  send.mockImplementation(async () => Response.json({}));
  expect((await page.sendAsActingUser(at('/v1/loans'), send)).status).toBe(200);
  expect(told).toEqual([true, false]);
});

test('continues after other conflicts', async () => {
  const { page, send } = await openPage(() => problemResponse(409, 'stale'));
  page.setActingUser('dana');
  await page.sendAsActingUser(at('/v1/loans'), send);
  expect(page.isMismatch()).toBe(false);
});
