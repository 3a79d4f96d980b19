import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { toast } from 'sonner';
import { expect, test, vi } from 'vitest';
import { type NeedsListElement, elementsQuery } from '@/api/elements';
import type { PriorityType } from '@/api/models';
import { element } from '@/test/element.fixture';
import { refusal, serveCalls } from '@/test/server';
import { loanList } from './element-list';
import { useElementsCache } from './use-elements-cache';

/** Returns a loan's list on a fake server that responds to each change on demand. */
function served() {
  vi.spyOn(toast, 'success').mockReturnValue('');
  const said = vi.spyOn(toast, 'error').mockReturnValue('');
  const rows = [element('W-2', { priorityType: 'LOW' }), element('Deed', { priorityType: 'LOW' })];
  const held: ((refused: boolean) => void)[] = [];
  const change =
    (at: number) =>
    async ({ body }: { body: unknown }) => {
      const refused = await new Promise<boolean>((go) => held.push(go));
      if (refused) return refusal(500, { message: 'Broken.' });
      const { version, ...wanted } = body as { version: number };
      rows[at] = { ...rows[at]!, ...wanted, version: version + 1 };
      return rows[at];
    };
  const list = () => Response.json({ content: rows });
  serveCalls({
    'GET /v1/loans/l1/elements': list,
    [`PUT /v1/loans/l1/elements/${rows[0]!.id}`]: change(0),
    [`PUT /v1/loans/l1/elements/${rows[1]!.id}`]: change(1),
  });
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const loan = loanList('l1');
  const seen: string[] = [];
  const { result } = renderHook(
    () => {
      const { data } = useQuery(elementsQuery('l1'));
      seen.push(data?.map(({ priorityType }) => priorityType).join(' ') ?? '');
      return { cache: useElementsCache(loan), data };
    },
    { wrapper },
  );
  const set = (row: NeedsListElement, priorityType: PriorityType) =>
    result.current.cache.change({
      guess: (all) => all.map((each) => (each.id === row.id ? { ...each, priorityType } : each)),
      call: () => loan.update(row, { priorityType }),
      words: 'Done',
    });
  return { rows, held, seen, said, set, data: () => result.current.data, client };
}

test('server updates show together with pending changes', async () => {
  const { rows, held, seen, set, data, client } = served();
  await waitFor(() => expect(data()).toHaveLength(2));
  const [w2, deed] = [...rows] as [NeedsListElement, NeedsListElement];
  const first = set(w2, 'HIGH');
  const second = set(deed, 'URGENT');
  const third = set(w2, 'CRITICAL');
  await waitFor(() => expect(seen.at(-1)).toBe('CRITICAL URGENT'));
  await waitFor(() => expect(held).toHaveLength(2));
  const before = seen.length;
  await act(async () => {
    held.shift()?.(false);
    await first;
    await client.refetchQueries();
  });
  await act(async () => {
    held.shift()?.(false);
    await second;
    await client.refetchQueries();
  });
  await waitFor(() => expect(held).toHaveLength(1));
  await act(async () => {
    held.shift()?.(false);
    await third;
    await client.refetchQueries();
  });
  expect(new Set(seen.slice(before))).toEqual(new Set(['CRITICAL URGENT']));
  expect(rows.map(({ priorityType }) => priorityType)).toEqual(['CRITICAL', 'URGENT']);
});

test('a failed change is rolled back, and pending ones stay', async () => {
  const { rows, held, said, seen, set, data } = served();
  await waitFor(() => expect(data()).toHaveLength(2));
  const [w2, deed] = [...rows] as [NeedsListElement, NeedsListElement];
  const first = set(w2, 'HIGH');
  const second = set(deed, 'URGENT');
  await waitFor(() => expect(held).toHaveLength(2));
  await act(async () => {
    held.shift()?.(true);
    await first;
  });
  expect(said).toHaveBeenCalledWith('Broken.');
  await waitFor(() => expect(seen.at(-1)).toBe('LOW URGENT'));
  await act(async () => {
    held.shift()?.(false);
    await second;
  });
  await waitFor(() => expect(seen.at(-1)).toBe('LOW URGENT'));
});
