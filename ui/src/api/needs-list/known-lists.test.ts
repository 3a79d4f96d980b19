import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { serve } from '@/test/serve';
import { elementsQuery } from '../elements';
import { patched } from './known-lists';
import type { NeedsListElement } from '../models';

const row = (id: string, name = id) => ({ id, name }) as NeedsListElement;
const names = (rows: readonly NeedsListElement[] | null) => rows?.map(({ name }) => name).join('');

test('rows that changed, came, moved and went stand in their places', () => {
  const rows = ['a', 'b', 'c', 'd', 'e'].map((id) => row(id));
  const now = patched(rows, {
    changed: [
      { after: null, element: row('n') },
      { after: 'n', element: row('a', 'A') },
      { after: 'd', element: row('b') },
      { after: 'a', element: row('d') },
      { after: 'b', element: row('e') },
    ],
    gone: ['c'],
  });
  expect(names(now)).toBe('nAdbe');
});

test('what did not change is the same row, and rows that do not fit together are none', () => {
  const rows = ['a', 'b', 'c'].map((id) => row(id));
  expect(patched(rows, { changed: [], gone: [] })?.[1]).toBe(rows[1]);
  expect(patched(rows, { changed: [], gone: ['a'] })).toBeNull();
  expect(patched(rows, { changed: [{ after: 'x', element: row('n') }], gone: [] })).toBeNull();
});

test('after the first time a list is asked for what changed, of what the server said and not of a guess', async () => {
  const lists = [
    { stamp: '1-l', content: [row('a'), row('b'), row('c')] },
    { stamp: '9-l', content: [row('z')] },
    { stamp: '9-l', content: [row('z')] },
  ];
  const changes = [
    { known: true, stamp: '2-l', changed: [{ after: 'a', element: row('b', 'B') }], gone: [] },
    { known: true, stamp: '3-l', changed: [], gone: [] },
    { known: false, stamp: null, changed: [], gone: [] },
  ];
  const asked: (string | null)[] = [];
  serve({
    'GET /v1/loans/l1/elements': () => {
      asked.push('whole');
      return lists.shift() ?? {};
    },
    'GET /v1/loans/l1/elements/changes': (_: unknown, url: URL) => {
      asked.push(url.searchParams.get('since'));
      return changes.shift() ?? {};
    },
  });
  const client = new QueryClient();
  const query = elementsQuery('l1');
  const ask = async () => names(await client.fetchQuery({ ...query, staleTime: 0 }));
  expect(await ask()).toBe('abc');
  expect(await ask()).toBe('aBc');
  client.setQueryData(query.queryKey, [row('a', 'guessed')]);
  expect(await ask()).toBe('aBc');
  expect(await ask()).toBe('z');
  // What is no longer in the cache is asked for whole.
  client.clear();
  expect(await ask()).toBe('z');
  expect(asked).toEqual(['whole', '1-l', '2-l', '3-l', 'whole', 'whole']);
});
