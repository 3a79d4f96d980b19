import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { alvarez, person } from '@/test/loan.fixture';
import { renderAt } from '@/test/render-at';
import { refusal, serveCalls } from '@/test/server';
import type { AccessReport } from './api';
import { linesOf, filterLines } from './report-lines';
import { AccessScreen } from './screens/access-screen';

const lucia = person('lucia');
const tom = person('tom', { givenName: 'Tom', familyName: 'Oakes', loggedRoleGroup: 'LENDER' });

const report = {
  user: lucia,
  loanRole: alvarez.loanRoles[0],
  people: [
    { user: tom, role: 'LENDER', sees: false, because: { code: 'hidden', text: 'Hidden from borrowers' } },
    { user: lucia, role: 'LEAD_BORROWER', sees: true, because: { code: 'self', text: 'This is the person' } },
  ],
  requests: [
    { id: 'f', name: 'Income', parentId: null, sees: true, because: { code: 'visible', text: 'Visible to borrowers' } },
    { id: 'r', name: 'W-2 forms', parentId: 'f', sees: false, because: { code: 'status', text: 'Shows from Closing' } },
  ],
  documents: [],
  threads: [],
} as unknown as AccessReport;

const looks = {
  content: [
    {
      id: '1',
      viewer: tom,
      what: 'CREDIT_SCORE',
      words: 'viewed the credit score of Lucia Alvarez',
      individualId: 'i1',
      subjectName: 'Lucia Alvarez',
      at: '2026-11-20T10:00:00Z',
    },
  ],
  page: 0,
  size: 20,
  last: true,
};

const handlers = {
  'GET /v1/loans/l1/access-report/lucia': report,
  'GET /v1/loans/l1/sensitive-looks': looks,
};

const Screen = () => <AccessScreen loan={alvarez} userId="lucia" />;

test('shows whether each person is visible, and why', async () => {
  serveCalls(handlers);
  renderAt('/loans/l1/access/lucia', Screen);
  const list = await screen.findByRole('list', { name: 'People' });
  const [hidden] = within(list).getAllByRole('listitem');
  expect(hidden).toHaveTextContent('Tom Oakes');
  expect(hidden).toHaveTextContent('Doesn’t');
  expect(hidden).toHaveTextContent('Hidden from borrowers');
  expect(screen.getByText('Sees 1 of 2')).toBeInTheDocument();
});

test('keeps the part and the search in the URL', async () => {
  const user = userEvent.setup();
  serveCalls(handlers);
  const { href } = renderAt('/loans/l1/access/lucia', Screen);
  await user.click(await screen.findByRole('button', { name: 'Requests' }));
  await vi.waitFor(() => expect(href()).toBe('/loans/l1/access/lucia?view=requests'));
  await user.type(screen.getByRole('searchbox'), 'closing');
  const list = await screen.findByRole('list', { name: 'Requests' });
  await vi.waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1));
  expect(list).toHaveTextContent('W-2 forms');
});

test('shows texts for an empty list and an empty search result', async () => {
  serveCalls(handlers);
  renderAt('/loans/l1/access/lucia?view=threads', Screen);
  expect(await screen.findByText('There are no messages on this loan yet.')).toBeInTheDocument();
});

test('shows an error with a retry button', async () => {
  serveCalls({
    ...handlers,
    'GET /v1/loans/l1/access-report/lucia': refusal(503, { message: 'The database is busy.' }),
  });
  renderAt('/loans/l1/access/lucia', Screen);
  expect(await screen.findByText('The database is busy.')).toBeInTheDocument();
});

test('lists who viewed sensitive data', async () => {
  serveCalls(handlers);
  renderAt('/loans/l1/access/lucia', Screen);
  const section = await screen.findByRole('region', { name: 'Views of credit scores and licenses' });
  expect(await within(section).findByText(/viewed the credit score of Lucia Alvarez/)).toBeInTheDocument();
});

test('shows a request with its folders, and finds it by them', () => {
  const lines = linesOf(report, 'requests');
  expect(lines.map(({ about }) => about)).toEqual(['', 'Income']);
  expect(filterLines(lines, 'income').map(({ id }) => id)).toEqual(['f', 'r']);
});
