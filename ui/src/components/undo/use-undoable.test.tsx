import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'sonner';
import { afterEach, expect, test, vi } from 'vitest';
import { Problem } from '@/api/problem';
import { Toaster } from '@/components/ui/toaster';
import { undoLatestChange } from './last-undo';
import { type UndoableChange, useUndoable } from './use-undoable';

function Page({ change }: { change: UndoableChange<string> }) {
  const { run } = useUndoable(['things']);
  return (
    <>
      <input aria-label="Field" />
      <button type="button" onClick={() => void run(change)}>
        Change it
      </button>
      <Toaster />
    </>
  );
}

function show(change: UndoableChange<string>) {
  const client = new QueryClient();
  const refreshed = vi.spyOn(client, 'invalidateQueries');
  render(
    <QueryClientProvider client={client}>
      <Page change={change} />
    </QueryClientProvider>,
  );
  return { refreshed, press: () => userEvent.click(screen.getByRole('button', { name: 'Change it' })) };
}

afterEach(() => {
  act(() => void toast.dismiss());
});

const refused = (message: string) => new Problem(409, { code: 'x', message });

test('reports a change and undoes it with the button', async () => {
  const undo = vi.fn().mockResolvedValue(null);
  const { refreshed, press } = show({
    call: async () => ({ answered: 'W-2', undo }),
    words: (name) => `“${name}” accepted`,
  });
  await press();
  await screen.findByText('“W-2” accepted');
  expect(refreshed).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledOnce();
  await screen.findByText('Undone');
  expect(refreshed).toHaveBeenCalledTimes(2);
});

test('undoes the latest change once with Ctrl+Z, except in a text field', async () => {
  const undo = vi.fn().mockResolvedValue(null);
  const { press } = show({ call: async () => ({ answered: '', undo }), words: 'Done' });
  await press();
  await screen.findByText('Done');
  screen.getByRole('textbox').focus();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(undo).not.toHaveBeenCalled();
  screen.getByRole('button', { name: 'Change it' }).focus();
  await userEvent.keyboard('{Control>}z{/Control}');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(undo).toHaveBeenCalledOnce();
});

test('restores the previous state after a failed change and shows why', async () => {
  const showAgain = vi.fn();
  const { press } = show({
    ahead: () => showAgain,
    call: () => Promise.reject(refused('Somebody was faster.')),
    words: 'Done',
  });
  await press();
  await screen.findByText('Somebody was faster.');
  expect(showAgain).toHaveBeenCalledOnce();
  expect(screen.queryByText('Done')).toBeNull();
});

test('reports an undo that is no longer possible', async () => {
  const undo = vi.fn().mockRejectedValue(refused('This has changed since then, so it can’t be undone'));
  const { press } = show({ call: async () => ({ answered: '', undo }), words: 'Done' });
  await press();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText('This has changed since then, so it can’t be undone');
  await waitFor(() => expect(screen.queryByText('Undone')).toBeNull());
});

test('offers no undo for a change without one', async () => {
  const { press } = show({ call: async () => ({ answered: '' }), words: 'Sent' });
  await press();
  await screen.findByText('Sent');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('undoes the pending change, not the one before it', async () => {
  const first = vi.fn().mockResolvedValue(null);
  const { press } = show({ call: async () => ({ answered: '', undo: first }), words: 'First' });
  await press();
  await screen.findByText('First');
  const second = vi.fn().mockResolvedValue(null);
  const answering: (() => void)[] = [];
  const call = () =>
    new Promise<{ answered: string; undo: typeof second }>((resolve) =>
      answering.push(() => resolve({ answered: '', undo: second })),
    );
  const later = show({ call, words: 'Second' });
  await userEvent.click(screen.getAllByRole('button', { name: 'Change it' })[1] ?? document.body);
  expect(undoLatestChange()).toBe(true);
  expect(first).not.toHaveBeenCalled();
  answering.forEach((answer) => answer());
  await waitFor(() => expect(second).toHaveBeenCalledOnce());
  expect(first).not.toHaveBeenCalled();
  expect(later.refreshed).toHaveBeenCalled();
});
