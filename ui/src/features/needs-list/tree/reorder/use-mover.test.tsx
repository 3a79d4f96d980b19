import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import type { ElementMove } from '@/api/elements';
import type { MovePlan } from '@/rules/rule';
import { element } from '@/test/element.fixture';
import type { ElementList } from '../element-list';
import type { Tree } from '../session/use-tree';
import { useMover } from './use-mover';

test('fast moves arrive in order and show immediately', async () => {
  const [w2, deed, lease] = [element('W-2'), element('Deed'), element('Lease')];
  const asked: (string | null)[] = [];
  const held: (() => void)[] = [];
  const move = async ({ beforeId }: ElementMove) => {
    asked.push(beforeId);
    await new Promise<void>((go) => held.push(go));
    return [];
  };
  const list = { key: ['list'], scope: ['other'], move } as unknown as ElementList;
  const tree = { planMove: vi.fn() } as unknown as Tree;
  const client = new QueryClient();
  client.setQueryData(['list'], [w2, deed, lease]);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useMover(list, tree), { wrapper });
  const step = (beforeId: string | null) =>
    act(async () => result.current.carryOut({ allowed: true, ids: [w2.id], parentId: null, beforeId } as MovePlan));

  await step(lease.id);
  await step(null);
  expect(client.getQueryData(['list'])).toMatchObject([deed, lease, w2].map(({ id }) => ({ id })));
  expect(asked).toEqual([lease.id]);
  await act(async () => held.pop()?.());
  await waitFor(() => expect(asked).toEqual([lease.id, null]));
  await act(async () => held.pop()?.());
});
