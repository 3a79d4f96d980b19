import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { UNDO_MS } from '@/components/undo/held-send';
import { undoLatestChange } from '@/components/undo/last-undo';
import type { ShareEntry } from '@/rules/rule';
import { alvarez, loanRole, person } from '@/test/loan.fixture';
import { renderAt } from '@/test/render-at';
import { type Call, refusal, serveCalls } from '@/test/server';
import { ShareDialog } from './components/share-dialog';
import { sendHeldSharings } from './held-sharings';
import { entryOnLoan } from './loan-people';

const said = vi.hoisted(() => [] as { words: string; undo?: () => void }[]);
vi.mock('sonner', () => {
  const say = (words: string, told?: { action?: { onClick: () => void } }) =>
    said.push(told?.action ? { words, undo: told.action.onClick } : { words });
  return { toast: Object.assign(say, { success: say, error: say, dismiss: () => undefined }) };
});

const tom = loanRole('LENDER', person('tom', { givenName: 'Tom', familyName: 'Guthrie' }), {
  visibleToBorrower: false,
});
const surveyor: ShareEntry = { value: 'new@plots.example', label: 'new@plots.example' };
const loan = { ...alvarez, loanRoles: [...alvarez.loanRoles, tom] };
const elements = [
  { id: 'w2', name: 'W-2' },
  { id: '1099', name: '1099' },
];
const base = '/v1/loans/l1/sharing';
const preview = {
  groups: [],
  steps: [
    { call: 'ADD_CONTACT', words: 'new@plots.example becomes a contact', value: 'new@plots.example', shares: 0 },
    { call: 'CREATE_SHARES', words: '2 items are given to 2 people', value: null, shares: 4 },
  ],
  toasts: [],
};
const done = { toasts: ['Tom Guthrie made visible to borrowers', '2 items sent and assigned to users'], undoId: 'u1' };

let calls: Call[];
const onClose = vi.fn<() => void>();
const onConfirmed = vi.fn<() => void>();

function open(handlers: Parameters<typeof serveCalls>[0] = {}) {
  calls = serveCalls({
    [`POST ${base}/preview`]: preview,
    [`POST ${base}`]: done,
    [`POST ${base}/u1/undo`]: null,
    ...handlers,
  });
  const recipients = [entryOnLoan(tom), surveyor];
  renderAt('/', () => (
    <ShareDialog loan={loan} elements={elements} recipients={recipients} onConfirmed={onConfirmed} onClose={onClose} />
  ));
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
}

const sent = () =>
  calls.filter(({ path }) => path === base).map(({ body }) => body as { send: string; entries: object[] });
const button = (name: string) => screen.findByRole('button', { name });

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  said.length = 0;
  onClose.mockReset();
  onConfirmed.mockReset();
});

afterEach(() => void vi.useRealTimers());

test('people are listed under On the loan and Not on the loan with checkboxes, and the outcome is shown', async () => {
  open();
  expect(within(await screen.findByRole('group', { name: 'On the loan' })).getByRole('checkbox')).toBeChecked();
  expect(screen.getByRole('group', { name: 'Not on the loan' })).toHaveTextContent('new@plots.example');
  const outcome = screen.getByRole('region', { name: 'What will happen' });
  await waitFor(() => expect(outcome).toHaveTextContent('2 items are given to 2 people'));
});

test('a checkbox changes one person; Select all selects everyone, and then no one', async () => {
  const me = open();
  const all = await screen.findByRole('checkbox', { name: 'Select all' });
  await me.click(screen.getByRole('checkbox', { name: 'Tom Guthrie' }));
  expect(screen.getByRole('checkbox', { name: 'new@plots.example' })).toBeChecked();
  expect(all).toHaveAttribute('data-state', 'indeterminate');
  await me.click(all);
  expect(screen.getByRole('checkbox', { name: 'Tom Guthrie' })).toBeChecked();
  await me.click(all);
  expect(screen.getByRole('checkbox', { name: 'Tom Guthrie' })).not.toBeChecked();
});

test('there is Cancel, Send Only and exactly one of Send and Assign and Send Message', async () => {
  const me = open();
  expect(await button('Send and Assign')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Send Message' })).not.toBeInTheDocument();
  await me.click(screen.getByRole('checkbox', { name: 'Select all' }));
  expect(await button('Send Message')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Send and Assign' })).not.toBeInTheDocument();
  await me.click(await button('Cancel'));
  expect(onClose).toHaveBeenCalledOnce();
  expect(sent()).toEqual([]);
});

/** Clicks a button of the dialog and waits until its sharing is held. */
async function send(me: ReturnType<typeof open>, name: string) {
  await me.click(await button(name));
  await waitFor(() => expect(onConfirmed).toHaveBeenCalledOnce());
}

test('Send and Assign is held for the undo time, then done and reported without Undo', async () => {
  const me = open();
  await send(me, 'Send and Assign');
  expect(said).toMatchObject([{ words: 'Sending…' }]);
  expect(sent()).toEqual([]);
  await vi.advanceTimersByTimeAsync(UNDO_MS);
  await waitFor(() => expect(said.slice(1)).toEqual(done.toasts.map((words) => ({ words }))));
  expect(sent()).toMatchObject([
    {
      send: 'ASSIGN',
      elementIds: ['w2', '1099'],
      entries: [
        { userId: 'tom', assign: true, onLoan: true },
        { email: 'new@plots.example', assign: true },
      ],
    },
  ]);
});

test.each(['the toast', 'the keyboard'])('undone by %s, nothing is sent or assigned', async (way) => {
  const me = open();
  await send(me, 'Send and Assign');
  if (way === 'the toast') said[0]?.undo?.();
  else expect(undoLatestChange()).toBe(true);
  await vi.advanceTimersByTimeAsync(2 * UNDO_MS);
  expect(sent()).toEqual([]);
  expect(said.map(({ words }) => words)).toEqual(['Sending…', 'Undone']);
});

test('a closing page sends held sharings once', async () => {
  const me = open();
  await send(me, 'Send and Assign');
  dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(said.map(({ words }) => words)).toEqual(['Sending…', ...done.toasts]));
  await vi.advanceTimersByTimeAsync(2 * UNDO_MS);
  expect(sent()).toHaveLength(1);
});

test('held sharings are sent before the session ends', async () => {
  const me = open();
  await send(me, 'Send and Assign');
  await sendHeldSharings();
  expect(sent()).toHaveLength(1);
});

test('Send Only sends the selected items but assigns nothing', async () => {
  const me = open();
  await send(me, 'Send Only');
  await vi.advanceTimersByTimeAsync(UNDO_MS);
  await waitFor(() => expect(sent()).toMatchObject([{ send: 'ONLY' }]));
});

test('a refusal keeps the dialog open and tells why', async () => {
  let times = 0;
  const refused = () => (times++ === 1 ? refusal(422, { message: 'Tom isn’t on the loan any more.' }) : preview);
  const me = open({ [`POST ${base}/preview`]: refused });
  await waitFor(() => expect(times).toBe(1));
  await me.click(await button('Send and Assign'));
  expect(await screen.findByText(/Tom isn’t on the loan any more.*Nothing was shared/)).toBeInTheDocument();
  expect(onConfirmed).not.toHaveBeenCalled();
  await send(me, 'Send and Assign');
});

test('a refusal after the undo time is reported, and a retry is the same sharing', async () => {
  let times = 0;
  const failing = () => (times++ === 0 ? refusal(422, { message: 'Tom isn’t on the loan any more.' }) : done);
  const me = open({ [`POST ${base}`]: failing });
  await send(me, 'Send and Assign');
  await vi.advanceTimersByTimeAsync(UNDO_MS);
  await waitFor(() => expect(said.at(-1)?.words).toBe('Tom isn’t on the loan any more.'));
  said.at(-1)?.undo?.();
  await vi.advanceTimersByTimeAsync(UNDO_MS);
  await waitFor(() => expect(said.map(({ words }) => words)).toContain(done.toasts[1]));
  const keys = sent().map((each) => (each as unknown as { idempotencyKey: string }).idempotencyKey);
  expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
});

test('without recipients the dialog asks first; a typed address is added', async () => {
  serveCalls({ [`POST ${base}/preview`]: preview, 'GET /v1/users/search': { content: [], last: true } });
  const me = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  renderAt('/', () => <ShareDialog loan={loan} elements={elements} onClose={onClose} />);
  const next = await button('Continue');
  expect(next).toHaveAttribute('aria-disabled', 'true');
  const other = screen.getByLabelText('Someone who isn’t on the loan');
  // Pasted and entered immediately, before any search result.
  act(() => {
    fireEvent.change(other, { target: { value: 'new@plots.example' } });
  });
  fireEvent.keyDown(other, { key: 'Enter' });
  await me.click(screen.getByRole('option', { name: /Tom Guthrie/ }));
  await me.click(next);
  expect(await screen.findByRole('group', { name: 'On the loan' })).toHaveTextContent('Tom Guthrie');
  expect(screen.getByRole('group', { name: 'Not on the loan' })).toHaveTextContent('new@plots.example');
  await me.click(await button('Back'));
  expect(screen.getByRole('list', { name: 'Not on the loan' })).toHaveTextContent('new@plots.example');
});
