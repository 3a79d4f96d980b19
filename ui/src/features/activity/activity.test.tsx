import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { HistoryButton } from '@/features/loans';
import { alvarez as loan } from '@/test/loan.fixture';
import { renderAt } from '@/test/render-at';
import type { ActivityEntry } from './activity';
import { ActivityScreen } from './activity-screen';

const entry = (id: string, change: Partial<ActivityEntry> = {}): ActivityEntry => ({
  id,
  at: new Date(2026, 10, 12, 10).toISOString(),
  actor: { id: 'dana', name: 'Dana Whitfield' },
  kind: 'requests',
  words: 'added this',
  on: 'W-2',
  leadsTo: { place: 'request', id: 'e1', threadId: null },
  changes: [],
  loan: null,
  ...change,
});

let asked: string[];
let answer: (search: URLSearchParams) => { content: ActivityEntry[]; next: string | null };

beforeEach(() => {
  asked = [];
  answer = () => ({ content: [entry('1')], next: null });
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, searchParams, search } = new URL(request.url);
    if (pathname.endsWith('/choices')) {
      const kinds = [{ kind: 'facts', label: 'Loan details' }];
      return Response.json({ kinds, people: [{ id: 'dana', name: 'Dana Whitfield' }] });
    }
    asked.push(search);
    return Response.json(answer(searchParams));
  });
});

const show = (search = '') => renderAt(`/loans/loan/activity${search}`, () => <ActivityScreen loan={loan} />);

test('activity is grouped by day, with links to what still exists', async () => {
  const gone = entry('2', { words: 'deleted this', on: 'Lease', leadsTo: null, actor: null });
  answer = () => ({ content: [entry('1'), gone], next: null });
  show();
  const day = await screen.findByRole('region', { name: '11-12-2026' });
  const [first, second] = within(day).getAllByRole('listitem');
  expect(first).toHaveTextContent('Dana Whitfield added this · W-2');
  expect(within(first!).getByRole('link', { name: 'W-2' })).toHaveAttribute(
    'href',
    `/loans/${loan.id}/needs-list?requestId=e1`,
  );
  expect(second).toHaveTextContent('Someone deleted this · Lease');
  expect(within(second!).queryByRole('link')).toBeNull();
});

test('person and kind are in the URL, and earlier entries are loaded on demand', async () => {
  answer = (search) =>
    search.get('before')
      ? { content: [entry('2', { on: 'Lease' })], next: null }
      : { content: [entry('1')], next: 'further' };
  const { href } = show('?byUserId=dana');
  await screen.findByRole('link', { name: 'W-2' });
  expect(asked).toEqual(['?personId=dana']);
  await userEvent.click(screen.getByRole('button', { name: 'Show earlier' }));
  expect(await screen.findByRole('link', { name: 'Lease' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show earlier' })).toBeNull();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Loan details');
  expect(href()).toContain('kind=facts');
  expect(asked.at(-1)).toBe('?kind=facts&personId=dana');
});

test('an empty filter result offers to show everything', async () => {
  answer = (search) => ({ content: search.get('kind') ? [] : [entry('1')], next: null });
  show('?kind=facts');
  await userEvent.click(await screen.findByRole('button', { name: 'Show everything' }));
  expect(await screen.findByRole('link', { name: 'W-2' })).toBeVisible();
});

test('a changed fact shows its old and new value', async () => {
  const changes: ActivityEntry['changes'] = [
    { fact: 'amount', from: '', to: '$2,000' },
    { fact: 'name', from: 'Alvarez', to: 'Pryce' },
  ];
  answer = () => ({ content: [entry('1', { kind: 'facts', changes })], next: null });
  renderAt('/loans/loan', () => <HistoryButton loanId="loan" field="amount" term="Amount" />);
  await userEvent.click(await screen.findByRole('button', { name: 'History of amount' }));
  const history = await screen.findByRole('dialog', { name: 'History of amount' });
  expect(await within(history).findByText(/\$2,000/)).toHaveTextContent('Not provided → $2,000');
  expect(history).not.toHaveTextContent('Pryce');
});
