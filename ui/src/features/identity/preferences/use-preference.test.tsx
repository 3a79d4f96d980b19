import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { toast } from 'sonner';
import { expect, test, vi } from 'vitest';
import { refusal, serveCalls } from '@/test/server';
import { readTexts, usePreference } from './use-preference';

/** A preference on a server that takes its time to store the first value. */
function keeping(first: () => Response | object) {
  const kept: unknown[] = [];
  let goOn = () => {};
  const held = new Promise<void>((go) => (goOn = go));
  serveCalls({
    'GET /v1/preferences/order': () => Response.json([]),
    'PUT /v1/preferences/order': async ({ body }) => {
      if (kept.push(body) === 1) {
        await held;
        return first();
      }
      return Response.json(null);
    },
  });
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => usePreference('order', readTexts), { wrapper });
  return { kept, goOn, result };
}

test('saves the last choice last, even if the first call is slow', async () => {
  const { kept, goOn, result } = keeping(() => Response.json(null));
  await waitFor(() => expect(result.current.isKnown).toBe(true));
  const both = [result.current.keep(['a']), result.current.keep(['a', 'b'])];
  await waitFor(() => expect(kept).toHaveLength(1));
  await waitFor(() => expect(result.current.value).toEqual(['a', 'b']));
  await act(async () => {
    goOn();
    await Promise.all(both);
  });
  expect(kept).toEqual([['a'], ['a', 'b']]);
});

test('reverts a choice that can’t be saved, unless it was changed again', async () => {
  const said = vi.spyOn(toast, 'error').mockReturnValue('');
  const { goOn, result } = keeping(() => refusal(503, { code: 'unavailable' }));
  await waitFor(() => expect(result.current.isKnown).toBe(true));
  const both = [result.current.keep(['a']), result.current.keep(['a', 'b'])];
  await act(async () => {
    goOn();
    await Promise.all(both);
  });
  expect(said).toHaveBeenCalledOnce();
  await waitFor(() => expect(result.current.value).toEqual(['a', 'b']));
});

test('merges a change made before the stored value has loaded', async () => {
  const kept: unknown[] = [];
  let answer = (_: Response) => {};
  const client = new QueryClient();
  serveCalls({
    'GET /v1/preferences/order': () => new Promise<Response>((go) => (answer = go)),
    'PUT /v1/preferences/order': ({ body }) => {
      kept.push(body);
      return Response.json(null);
    },
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => usePreference('order', readTexts), { wrapper });
  const changed = result.current.change((now) => [...now, 'b']);
  await waitFor(() => expect(result.current.isKnown).toBe(false));
  await act(async () => {
    answer(Response.json(['a']));
    await changed;
  });
  expect(kept).toEqual([['a', 'b']]);
});
