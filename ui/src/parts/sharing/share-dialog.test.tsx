import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ShareEntry } from '@/rules/rule';
import { alvarez, loanRole, person } from '@/test/loan.fixture';
import { renderAt } from '@/test/render-at';
import { type Call, refusal, serve } from '@/test/server';
import { ShareDialog } from './components/share-dialog';
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

function open(handlers: Parameters<typeof serve>[0] = {}) {
  calls = serve({
    [`POST ${base}/preview`]: preview,
    [`POST ${base}`]: done,
    [`POST ${base}/u1/undo`]: null,
    ...handlers,
  });
  const recipients = [entryOnLoan(tom), surveyor];
  renderAt('/', () => (
    <ShareDialog loan={loan} elements={elements} recipients={recipients} onConfirmed={onConfirmed} onClose={onClose} />
  ));
  return userEvent.setup();
}

const sent = () =>
  calls.filter(({ path }) => path === base).map(({ body }) => body as { send: string; entries: object[] });
const button = (name: string) => screen.findByRole('button', { name });

beforeEach(() => {
  said.length = 0;
  onClose.mockReset();
  onConfirmed.mockReset();
});

test('people stand under On the loan and Not on the loan, each with a checkbox, and what will happen is said', async () => {
  open();
  expect(within(await screen.findByRole('group', { name: 'On the loan' })).getByRole('checkbox')).toBeChecked();
  expect(screen.getByRole('group', { name: 'Not on the loan' })).toHaveTextContent('new@plots.example');
  const outcome = screen.getByRole('region', { name: 'What will happen' });
  await waitFor(() => expect(outcome).toHaveTextContent('2 items are given to 2 people'));
});

test('one checkbox changes one mark; Select all marks everyone, and again nobody', async () => {
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

test('Send and Assign does it at once, says so toast by toast, confirms once, and can be taken back', async () => {
  const me = open();
  await me.click(await button('Send and Assign'));
  await waitFor(() => expect(onConfirmed).toHaveBeenCalledOnce());
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
  expect(said.map(({ words }) => words)).toEqual(done.toasts);
  said.at(-1)?.undo?.();
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain(`${base}/u1/undo`));
});

test('Send Only sends what is ticked, but assigns nothing', async () => {
  const me = open();
  await me.click(await button('Send Only'));
  await waitFor(() => expect(sent()).toMatchObject([{ send: 'ONLY' }]));
});

test('a failure leaves the dialog open with its words, and another try is the same sharing', async () => {
  let times = 0;
  const failing = () => (times++ === 0 ? refusal(422, { message: 'Tom isn’t on the loan any more.' }) : done);
  const me = open({ [`POST ${base}`]: failing });
  await me.click(await button('Send and Assign'));
  expect(await screen.findByText(/Tom isn’t on the loan any more/)).toBeInTheDocument();
  expect(onConfirmed).not.toHaveBeenCalled();
  await me.click(await button('Send and Assign'));
  await waitFor(() => expect(onConfirmed).toHaveBeenCalledOnce());
  const keys = sent().map((each) => (each as unknown as { idempotencyKey: string }).idempotencyKey);
  expect(new Set(keys).size).toBe(1);
});

test('without recipients the dialog asks first; an address is added as it is', async () => {
  serve({ [`POST ${base}/preview`]: preview, 'GET /v1/users/search': { content: [], last: true } });
  const me = userEvent.setup();
  renderAt('/', () => <ShareDialog loan={loan} elements={elements} onClose={onClose} />);
  const next = await button('Continue');
  expect(next).toHaveAttribute('aria-disabled', 'true');
  const other = screen.getByLabelText('Someone who isn’t on the loan');
  // Pasted and entered at once, before anything could have been looked for.
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
