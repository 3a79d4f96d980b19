import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import type { NeedsListElement } from '@/api/elements';
import { element } from '@/test/element.fixture';
import type { ElementList } from '../element-list';
import { valuesOf } from './element-values';
import { useSaveElement } from './use-save-element';

const w2 = element('W-2');
const typed = { ...valuesOf(w2), name: 'W-2 of 2025', parentId: 'income' };

function saving(over: Partial<ElementList>) {
  const done: string[] = [];
  const list = {
    key: ['list'],
    scope: ['list'],
    update: (before: NeedsListElement, change: object) => {
      done.push('edit');
      const answered = { ...before, ...change, version: before.version + 1 };
      const undo = () => {
        done.push('edit taken back');
        return Promise.resolve({ ...before, version: before.version + 2 });
      };
      return Promise.resolve({ answered, undo });
    },
    move: ({ parentId }: { parentId: string | null }) => {
      done.push('move');
      return Promise.resolve([{ ...w2, parentId }]);
    },
    ...over,
  } as unknown as ElementList;
  const client = new QueryClient();
  client.setQueryData(['list'], [w2]);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useSaveElement(list), { wrapper });
  return { done, change: result.current.change };
}

test('fields and folder are saved together', async () => {
  const { done, change } = saving({});
  await change(w2, typed, vi.fn());
  expect(done).toEqual(['edit', 'move']);
});

test('a failed edit leaves the request in its folder', async () => {
  const { done, change } = saving({ update: () => Promise.reject(new Error('too late')) });
  const onChanged = vi.fn();
  await expect(change(w2, typed, onChanged)).rejects.toThrow('too late');
  expect(done).toEqual([]);
  expect(onChanged).not.toHaveBeenCalled();
});

test('a failed move reverts the edit, and a retry starts from there', async () => {
  const { done, change } = saving({ move: () => Promise.reject(new Error('no such folder')) });
  const onChanged = vi.fn();
  await expect(change(w2, typed, onChanged)).rejects.toThrow('no such folder');
  expect(done).toEqual(['edit', 'edit taken back']);
  expect(onChanged).toHaveBeenCalledWith({ ...w2, version: 3 });
});

test('a change of only the folder edits nothing', async () => {
  const { done, change } = saving({});
  await change(w2, { ...valuesOf(w2), parentId: 'income' }, vi.fn());
  expect(done).toEqual(['move']);
});
