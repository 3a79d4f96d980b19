import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from '@/api/query-client';
import { element } from '@/parts/tree/element.fixture';
import { templateElementsQuery } from './api';
import { templateList } from './template-list';

/** A [a1], b. */
const before = [
  element('A', { storageType: 'FOLDER', version: 3 }),
  element('a1', { parentId: 'A', priorityType: 'LOW' }),
  element('b', { priorityType: 'HIGH' }),
];

interface Sent {
  method: string;
  path: string;
  body: Record<string, unknown>;
}

/** Answers each call as the server would, and remembers them. */
function server(): Sent[] {
  const calls: Sent[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const text = await request.text();
    const body = text ? (JSON.parse(text) as Record<string, unknown>) : {};
    calls.push({ method: request.method, path: new URL(request.url).pathname.split('/templates/1/')[1] ?? '', body });
    const version = typeof body['version'] === 'number' ? body['version'] + 1 : 1;
    const id = request.method === 'POST' ? `new-${String(body['name'])}` : request.url.split('/').at(-1);
    return request.method === 'DELETE'
      ? new Response(null, { status: 204 })
      : Response.json({ ...element('x'), ...body, id, version });
  });
  return calls;
}

afterEach(() => vi.unstubAllGlobals());

test('deleting together deletes a folder once, and the way back makes it anew with its contents in its place', async () => {
  queryClient.setQueryData(templateElementsQuery('1').queryKey, before);
  const calls = server();
  const { undo } = await templateList('1').bulk(before.slice(0, 2), { delete: true });
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['DELETE elements/A']);
  calls.length = 0;
  await undo?.();
  expect(calls.map(({ path, body }) => [path, body['name'] ?? body['elementIds'], body['parentId']])).toEqual([
    ['elements', 'A', null],
    ['elements', 'a1', 'new-A'],
    ['elements/move', ['new-A'], null],
  ]);
  expect(calls.at(-1)?.body['beforeId']).toBe('b');
});

test('a change of several is taken back to what each was, at the version it has by then', async () => {
  const calls = server();
  const { undo } = await templateList('1').bulk(before.slice(1), { priorityType: 'URGENT' });
  await undo?.();
  const puts = calls.map(({ path, body }) => [path, body['priorityType'], body['version']]);
  expect(puts).toEqual([
    ['elements/a1', 'URGENT', 1],
    ['elements/b', 'URGENT', 1],
    ['elements/a1', 'LOW', 2],
    ['elements/b', 'HIGH', 2],
  ]);
});
