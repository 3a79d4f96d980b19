import { afterEach, expect, test, vi } from 'vitest';
import { element } from '@/test/element.fixture';
import { templateList } from './template-list';

/** A [a1], b. */
const before = [
  element('A', { storageType: 'FOLDER', version: 3 }),
  element('a1', { parentId: 'A', priorityType: 'LOW' }),
  element('b', { priorityType: 'HIGH' }),
];

/** The server's undo of a change. */
const wayBack = { elementIds: ['A'], before: [{ id: 'b', version: 2, priorityType: 'HIGH', hidden: false }] };

interface Sent {
  call: string;
  body: unknown;
}

/** A fake server that records its calls. */
function server(): Sent[] {
  const calls: Sent[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname.split('/templates/1/')[1] ?? '';
    calls.push({ call: `${request.method} ${path}`, body: await request.json() });
    return Response.json(path.endsWith('restore') ? [] : { changed: [], undo: wayBack });
  });
  return calls;
}

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['deleted', { delete: true }],
  ['changed', { priorityType: 'URGENT' }],
  ['hidden', { hidden: true }],
] as const)('several are %s in one call, and go back in one', async (_, change) => {
  const calls = server();
  const { undo } = await templateList('1').bulk(before, change);
  await undo?.();
  expect(calls).toEqual([
    { call: 'POST elements/bulk', body: { elementIds: ['A', 'a1', 'b'], ...change } },
    { call: 'POST elements/bulk/restore', body: wayBack },
  ]);
});

test('a deleted template element is restored', async () => {
  const calls = server();
  const { undo } = await templateList('1').remove(element('b'));
  await undo?.();
  expect(calls.map(({ call, body }) => [call, body])).toEqual([
    ['POST elements/bulk', { elementIds: ['b'], delete: true }],
    ['POST elements/bulk/restore', wayBack],
  ]);
});
