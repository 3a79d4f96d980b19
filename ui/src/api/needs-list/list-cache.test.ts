import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { elementsQuery } from '../elements';
import type { NeedsListElement } from '../models';

const row = (name: string) => ({ id: name, name }) as NeedsListElement;

test('reuses an unmodified list, without the optimistic updates in the cache', async () => {
  let names = ['a', 'b'];
  const asked: (string | null)[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const etag = `W/"${names.join('')}"`;
    const known = request.headers.get('If-None-Match');
    asked.push(known);
    if (known === etag) return new Response(null, { status: 304, headers: { ETag: etag } });
    return Response.json({ content: names.map(row) }, { headers: { ETag: etag } });
  });
  const client = new QueryClient();
  const query = elementsQuery('l1');
  const ask = async () => (await client.fetchQuery({ ...query, staleTime: 0 })).map(({ name }) => name).join('');
  expect(await ask()).toBe('ab');
  expect(await ask()).toBe('ab');
  client.setQueryData(query.queryKey, [row('guessed')]);
  expect(await ask()).toBe('ab');
  names = ['a', 'c'];
  expect(await ask()).toBe('ac');
  // A list dropped from the cache is requested in full.
  client.clear();
  expect(await ask()).toBe('ac');
  expect(asked).toEqual([null, 'W/"ab"', 'W/"ab"', 'W/"ab"', null]);
});
