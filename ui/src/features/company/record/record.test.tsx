import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ActivityEntry } from '@/features/activity';
import { renderAt } from '@/test/render-at';
import { RecordScreen } from './record-screen';

const entry = (id: string, change: Partial<ActivityEntry> = {}): ActivityEntry => ({
  id,
  at: new Date(2026, 10, 12, 10).toISOString(),
  actor: { id: 'dana', name: 'Dana Whitfield' },
  kind: 'downloads',
  words: 'opened or downloaded a document',
  on: 'w2.pdf',
  leadsTo: null,
  changes: [],
  loan: { id: 'l1', name: 'Alvarez – purchase' },
  ...change,
});

let asked: URLSearchParams[];
let content: ActivityEntry[];

beforeEach(() => {
  asked = [];
  content = [entry('1')];
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.endsWith('/choices')) {
      const kinds = [{ kind: 'sign-ins', label: 'Sign-ins' }];
      return Response.json({ kinds, people: [{ id: 'dana', name: 'Dana Whitfield' }] });
    }
    asked.push(searchParams);
    return Response.json({ content, next: null });
  });
});

test('lists the record by day, with the loan of each entry', async () => {
  renderAt('/settings/company/record', RecordScreen);
  const day = await screen.findByRole('region', { name: '11-12-2026' });
  expect(within(day).getByRole('listitem')).toHaveTextContent(
    'Dana Whitfield opened or downloaded a document · w2.pdf · Alvarez – purchase',
  );
  expect(within(day).getByRole('link', { name: 'Alvarez – purchase' })).toHaveAttribute('href', '/loans/l1');
});

test('filters by kind and days, which the URL keeps', async () => {
  const { href } = renderAt('/settings/company/record?since=2026-11-01&upTo=2026-11-12', RecordScreen);
  await screen.findByText('w2.pdf', { exact: false });
  expect(asked.at(-1)?.get('from')).toBe(new Date(2026, 10, 1).toISOString());
  expect(asked.at(-1)?.get('until')).toBe(new Date(2026, 10, 13).toISOString());
  content = [];
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Sign-ins');
  await vi.waitFor(() => expect(href()).toContain('kind=sign-ins'));
  content = [entry('2', { on: 'lease.pdf' })];
  await userEvent.click(await screen.findByRole('button', { name: 'Show everything' }));
  expect(await screen.findByText('lease.pdf', { exact: false })).toBeVisible();
  expect(href()).toBe('/settings/company/record');
});
