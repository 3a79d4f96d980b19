import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderAt } from '@/test/render-at';
import { refusal, serveCalls } from '@/test/server';
import type { UnreadableDocument } from './api';
import { UnreadableScreen } from './unreadable-screen';

const row = (id: string, name: string): UnreadableDocument => ({
  id,
  name,
  loanId: 'l1',
  loanName: 'Alvarez – purchase',
  reason: 'LOCKED',
  message: 'It’s password protected.',
  at: new Date(2026, 10, 12, 10).toISOString(),
});

const counts = (unreadable: number, waiting = 0, more = false) => ({ unreadable, more, waiting });
const path = '/v1/company/unreadable-documents';

test('reports that all documents are readable', async () => {
  serveCalls({ [`GET ${path}`]: () => ({ content: [], next: null, reading: true, counts: counts(0) }) });
  renderAt('/settings/company/unreadable', UnreadableScreen);
  expect(await screen.findByText('All documents are readable')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('shows each document’s loan and reason, links to its preview, and reads it again', async () => {
  let rows = [row('d1', 'taxes.pdf'), row('d2', 'lease.pdf')];
  let waiting = 0;
  serveCalls({
    [`GET ${path}`]: () => ({ content: rows, next: null, reading: true, counts: counts(rows.length, waiting) }),
    [`POST ${path}/d1/read`]: () => {
      rows = rows.slice(1);
      waiting = 1;
      return counts(1, 1);
    },
  });
  renderAt('/settings/company/unreadable', UnreadableScreen);
  const link = await screen.findByRole('link', { name: 'taxes.pdf' });
  expect(link).toHaveAttribute('href', '/loans/l1/package?documentPreviewId=d1');
  expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('It’s password protected.Alvarez – purchase');
  expect(screen.getByRole('status')).toHaveTextContent('2 files couldn’t be read.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again: taxes.pdf' }));
  expect(await screen.findByText('1 file couldn’t be read. 1 file being read again.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'taxes.pdf' })).not.toBeInTheDocument();
});

test('keeps refused documents, and offers no retry without text extraction', async () => {
  let reading = true;
  serveCalls({
    [`GET ${path}`]: () => ({ content: [row('d1', 'taxes.pdf')], next: null, reading, counts: counts(1000, 0, true) }),
    [`POST ${path}/d1/read`]: () => refusal(422, { code: 'invalid', message: 'This server doesn’t read documents.' }),
  });
  renderAt('/settings/company/unreadable', UnreadableScreen);
  expect(await screen.findByText('More than 1000 files couldn’t be read.')).toBeVisible();
  reading = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again: taxes.pdf' }));
  expect(await screen.findByText(/Document reading is turned off/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'taxes.pdf' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Try again/ })).not.toBeInTheDocument();
});
