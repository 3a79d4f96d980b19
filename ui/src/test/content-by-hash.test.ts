import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { type Document, documentBytesQuery } from '@/api/documents';
import { keys } from '@/api/keys';

test('content addressed by its hash isn’t replaced by a later version', async () => {
  let content = 'unlocked';
  const fetched = vi.fn<typeof fetch>(async () => new Response(content));
  vi.stubGlobal('fetch', fetched);
  const client = new QueryClient();
  const document = { id: 'd1', sha256: 'a', size: 8, downloadUrl: '/content' } as Document;
  const read = async () => (await client.fetchQuery(documentBytesQuery(document))).text();
  expect(await read()).toBe('unlocked');
  // Restoring the original invalidates all data of the document.
  content = 'locked';
  await client.invalidateQueries({ queryKey: keys.document('d1'), refetchType: 'all' });
  expect(await read()).toBe('unlocked');
  expect(fetched).toHaveBeenCalledOnce();
});
