import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { HomeSummary } from '@/api/home';
import { dana, person } from '@/test/loan.fixture';
import { renderAt } from '@/test/render-at';
import { fakeResponses } from '@/test/fake-responses';
import { HomeScreen } from '../screens/home-screen';

const place = { elementId: 'e1', elementName: 'W-2', loanId: 'l1', loanName: 'Alvarez – purchase' };
const at = '2026-11-02T10:00:00Z';

const home: HomeSummary = {
  toReview: {
    total: 501,
    totalWords: '500+',
    content: [{ ...place, documentId: 'd1', documentName: 'w2.pdf', uploadedAt: at, uploadedByName: 'Lucia Alvarez' }],
  },
  sentBack: {
    total: 1,
    totalWords: '1',
    content: [{ ...place, elementId: 'e2', elementName: 'Lease', reason: 'It isn’t signed', at }],
  },
  silent: [{ loanId: 'l1', loanName: place.loanName, user: person('lucia'), open: 3, lastAnsweredAt: null, since: at }],
  expiring: {
    documents: [{ ...place, documentName: 'march.pdf', until: '2026-12-02', ended: false }],
    licences: [{ user: person('lucia'), loanId: 'l1', loanName: place.loanName, ended: true, words: 'Expired' }],
  },
  stages: [
    { reviewStatus: 'LEAD', loans: 2, amount: 100_000 },
    { reviewStatus: 'IN_PROGRESS', loans: 1, amount: 350_000 },
  ],
  latest: [{ ...place, id: 'h1', actor: person('lucia'), words: 'uploaded “w2.pdf”', at, elementDeleted: false }],
  unreadable: null,
};

const loans = { content: [], total: 0, page: 0, size: 8, last: true };

function show(answer: HomeSummary) {
  const me = { ...dana, permissions: [] };
  fakeResponses({ 'GET /v1/users/me': me, 'GET /v1/home': answer, 'GET /v1/loans': loans });
  renderAt('/', HomeScreen);
}

test('lists waiting work on Home with links', async () => {
  show(home);
  const waiting = within(await screen.findByRole('region', { name: 'Documents to review' }));
  expect(waiting.getByRole('link', { name: '500+ to review' })).toHaveAttribute(
    'href',
    '/?documentPreviewId=d1&reviewAll=true',
  );
  expect(waiting.getByRole('link', { name: 'w2.pdf' })).toBeVisible();
  const silent = screen.getByRole('region', { name: 'Waiting on borrower' });
  expect(silent).toHaveTextContent('Lucia Alvarez');
  expect(silent).toHaveTextContent('3 items open');
  expect(silent).toHaveTextContent('nothing since 11-02-2026');
  const back = within(screen.getByRole('region', { name: /^Returned/ }));
  expect(back.getByRole('link', { name: 'Lease' })).toHaveAttribute('href', '/loans/l1/needs-list?requestId=e2');
  const ends = within(screen.getByRole('region', { name: 'Expiring soon' }));
  expect(ends.getByRole('link', { name: 'march.pdf' })).toHaveAttribute('href', '/loans/l1/needs-list?requestId=e1');
  expect(ends.getByText('expires 12-02-2026')).toBeVisible();
  expect(ends.getByRole('link', { name: 'Lucia Alvarez' })).toHaveAttribute('href', '/loans/l1?personId=lucia');
  expect(ends.getByText('Expired')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Latest activity' })).toHaveTextContent('Lucia Alvarez uploaded “w2.pdf”');
});

test('lists stages with their amounts and links to their loans', async () => {
  show(home);
  const pipeline = within(await screen.findByRole('region', { name: 'Pipeline' }));
  const application = await pipeline.findByRole('link', { name: /^Application\s*3\s*\$450,000/ });
  expect(application).toHaveAttribute('href', '/loans?status=LEAD,IN_PROGRESS');
});

test('reports that nothing is waiting', async () => {
  const none = { total: 0, totalWords: '0', content: [] };
  show({
    toReview: none,
    sentBack: none,
    silent: [],
    expiring: { documents: [], licences: [] },
    stages: [],
    latest: [],
    unreadable: null,
  });
  expect(await screen.findByText('Nothing left to review')).toBeVisible();
  expect(screen.getByText('No open requests')).toBeVisible();
  expect(screen.getByText('Nothing expires soon')).toBeVisible();
});

test('links a lead lender to unreadable documents if there are any', async () => {
  show({ ...home, unreadable: { count: 3, more: false } });
  expect(await screen.findByRole('link', { name: '3 files can’t be read' })).toHaveAttribute(
    'href',
    '/settings/company/unreadable',
  );
});

test('shows nothing if all documents are readable', async () => {
  show(home);
  expect(await screen.findByRole('region', { name: 'Expiring soon' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /can’t be read/ })).not.toBeInTheDocument();
});
