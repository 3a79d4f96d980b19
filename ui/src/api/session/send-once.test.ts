import { expect, test, vi } from 'vitest';
import { problemResponse } from '@/test/fake-responses';
import { sendOnce } from './send-once';

const post = (body: object, more: RequestInit = {}) =>
  new Request('http://localhost/v1/loans/l1/elements', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    ...more,
  });

/** A server that gives these responses one after the other, and records the keys. */
function answers(...all: (Response | 'lost')[]) {
  const keys: (string | null)[] = [];
  const send = async (request: Request | string | URL) => {
    if (!(request instanceof Request)) throw new TypeError('not a request');
    keys.push(request.headers.get('Idempotency-Key'));
    await request.text();
    const answer = all.shift() ?? Response.json({});
    if (answer === 'lost') throw new TypeError('Failed to fetch');
    return answer;
  };
  return { keys, send };
}

test('gives each action its own key', async () => {
  const { keys, send } = answers();
  await sendOnce(post({ name: 'W-2' }), send);
  await sendOnce(post({ name: 'W-2' }), send);
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBeTruthy();
  expect(keys[0]).not.toBe(keys[1]);
});

test('reuses the key for a second click, but not for another action', async () => {
  const { keys, send } = answers();
  await Promise.all([
    sendOnce(post({ name: 'Lease' }), send),
    sendOnce(post({ name: 'Lease' }), send),
    sendOnce(post({ name: 'Deed' }), send),
  ]);
  expect(new Set(keys).size).toBe(2);
});

test('retries an action with the same key after a lost response', async () => {
  const { keys, send } = answers('lost', problemResponse(503, 'busy'), Response.json({}), Response.json({}));
  await expect(sendOnce(post({ name: 'Stubs' }), send)).rejects.toThrow('Failed to fetch');
  expect((await sendOnce(post({ name: 'Stubs' }), send)).status).toBe(503);
  await sendOnce(post({ name: 'Stubs' }), send);
  await sendOnce(post({ name: 'Stubs' }), send);
  expect(keys[0]).toBe(keys[1]);
  expect(keys[1]).toBe(keys[2]);
  expect(keys[3]).not.toBe(keys[2]);
});

test('waits for the response of a request still being processed', async () => {
  vi.useFakeTimers();
  const { keys, send } = answers(
    problemResponse(409, 'still-running'),
    problemResponse(409, 'still-running'),
    Response.json({ id: 1 }),
  );
  const sent = sendOnce(post({ name: 'Title' }), send);
  await vi.runAllTimersAsync();
  expect(await (await sent).json()).toEqual({ id: 1 });
  expect(new Set(keys).size).toBe(1);
  vi.useRealTimers();
});

test('keeps the key of a completed action, so that another click has no effect', async () => {
  const { keys, send } = answers(problemResponse(409, 'done-already'));
  await sendOnce(post({ name: 'Survey' }), send);
  await sendOnce(post({ name: 'Survey' }), send);
  expect(keys[0]).toBe(keys[1]);
});

test('returns other conflicts unchanged', async () => {
  const { keys, send } = answers(problemResponse(409, 'stale'));
  expect((await sendOnce(post({ name: 'Flood' }), send)).status).toBe(409);
  expect(keys).toHaveLength(1);
});

test('accepts a caller’s own key, and sends none with other methods', async () => {
  const { keys, send } = answers();
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': 'own' };
  await sendOnce(post({ name: 'Own' }, { headers }), send);
  await sendOnce(new Request('http://localhost/v1/users/me'), send);
  expect(keys).toEqual(['own', null]);
});
