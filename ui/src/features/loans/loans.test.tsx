import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { LoanSummary } from '@/api/models';
import { Toaster } from '@/components/ui/toaster';
import { dana } from '@/test/loan.fixture';
import { renderAt } from '@/test/render-at';
import { LoansScreen } from './screens/loans-screen';

const alvarez: LoanSummary = {
  id: 'l1',
  name: 'Alvarez – purchase',
  loanNumber: '2026-014',
  amount: 450_000,
  loanPurpose: null,
  propertyAddress: '418 Larkspur Ct',
  reviewStatus: 'IN_PROGRESS',
  lender: { id: 'h', name: 'Harbor & Pine', logo: null },
  leadBorrowerName: 'Lucia Alvarez',
  myRole: 'LEAD_LENDER',
  attention: 120,
  nextDue: null,
  counts: { open: 12, submitted: 2, accepted: 0, rejected: 0 },
  updatedAt: '2026-11-12T10:00:00Z',
};

let asked: URLSearchParams[];
let respond: () => Response;
let kept: Record<string, unknown>;

const page =
  (content: LoanSummary[], total = content.length) =>
  () =>
    Response.json({ content, total, page: 0, size: 20, last: total <= 20 });

beforeEach(() => {
  asked = [];
  kept = {};
  respond = page([alvarez], 43);
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/v1/users/me') return Response.json(dana);
    if (pathname.startsWith('/v1/messages/')) return Response.json({ unreadMap: {} });
    const key = /preferences\/(.*)$/.exec(pathname)?.[1];
    if (!key) {
      asked.push(searchParams);
      return respond();
    }
    if (request.method === 'PUT') kept[key] = await request.json();
    return Response.json(kept[key] ?? null);
  });
});

test('shows a loan’s amount, status, requests and date', async () => {
  renderAt('/loans', LoansScreen);
  const row = (await screen.findByRole('link', { name: 'Alvarez – purchase' })).closest('tr')!;
  expect(row).toHaveTextContent('$450,000');
  expect(row).toHaveTextContent('In progress');
  expect(within(row).getByTitle('2 to review')).toBeInTheDocument();
  expect(row).toHaveTextContent('12 open');
  expect(row).toHaveTextContent('11-12-2026');
  expect(row).not.toHaveTextContent('rejected');
});

test('queries by the URL, and ignores unknown parameters', async () => {
  renderAt('/loans?q=plaza&status=CLOSING,NONSENSE&sort=sideways&p=2', LoansScreen);
  await screen.findByRole('link', { name: 'Alvarez – purchase' });
  expect(Object.fromEntries(asked[0]!)).toEqual({
    q: 'plaza',
    status: 'CLOSING',
    sort: '-updated',
    archived: 'false',
    p: '2',
    s: '20',
  });
});

test('hides archived loans until requested by the URL', async () => {
  const person = userEvent.setup();
  const { href } = renderAt('/loans', LoansScreen);
  await person.click(await screen.findByRole('button', { name: /Filter by status/ }));
  await person.click(await screen.findByRole('menuitemcheckbox', { name: 'Include archived' }));
  await vi.waitFor(() => expect(asked.at(-1)!.get('archived')).toBe('true'));
  expect(asked[0]!.get('archived')).toBe('false');
  expect(href()).toContain('archived=true');
});

test('sorts by a column header, reverses on the second click, and keeps the order in the URL', async () => {
  const person = userEvent.setup();
  const { href } = renderAt('/loans?p=1', LoansScreen);
  await person.click(await screen.findByRole('button', { name: 'Amount' }));
  await vi.waitFor(() => expect(href()).toBe('/loans?sort=-amount'));
  expect(screen.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute('aria-sort', 'descending');
  await person.click(screen.getByRole('button', { name: 'Amount' }));
  await vi.waitFor(() => expect(href()).toBe('/loans?sort=amount'));
});

test('searches once after typing pauses', async () => {
  const { href } = renderAt('/loans', LoansScreen);
  await screen.findByRole('link', { name: 'Alvarez – purchase' });
  const box = screen.getByRole('searchbox', { name: 'Search loans' });
  for (const typed of ['a', 'al', 'alva']) fireEvent.change(box, { target: { value: typed } });
  await vi.waitFor(() => expect(href()).toBe('/loans?q=alva'));
  await vi.waitFor(() => expect(asked.map((search) => search.get('q'))).toEqual([null, 'alva']));
  expect(screen.getByRole('searchbox')).toHaveValue('alva');
});

test('reports an empty search result and links to all loans', async () => {
  const person = userEvent.setup();
  respond = page([]);
  const { href } = renderAt('/loans?q=zzz', LoansScreen);
  expect(await screen.findByText('No matching loans')).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Show all loans' }));
  await vi.waitFor(() => expect(href()).toBe('/loans'));
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('shows an error with a retry button', async () => {
  const person = userEvent.setup();
  respond = () => Response.json({ code: 'busy', message: 'The database is busy. Try again.' }, { status: 503 });
  renderAt('/loans', LoansScreen);
  expect(await screen.findByRole('alert')).toHaveTextContent('The database is busy. Try again.');
  respond = page([alvarez]);
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Alvarez – purchase' })).toBeInTheDocument();
});

test('shows the number of waiting requests next to the name, up to 99+', async () => {
  renderAt('/loans', LoansScreen);
  const row = (await screen.findByRole('link', { name: 'Alvarez – purchase' })).closest('tr')!;
  expect(row).toHaveTextContent('99+ to look at');
});

test('saves the chosen columns', async () => {
  const person = userEvent.setup();
  renderAt('/loans', LoansScreen);
  await screen.findByRole('columnheader', { name: 'Amount' });
  await person.click(screen.getByRole('button', { name: 'Choose columns' }));
  await person.click(screen.getByRole('menuitemcheckbox', { name: 'Amount' }));
  await person.click(screen.getByRole('menuitemcheckbox', { name: 'Purpose' }));
  await person.keyboard('{Escape}');
  expect(screen.queryByRole('columnheader', { name: 'Amount' })).not.toBeInTheDocument();
  expect(screen.getByRole('columnheader', { name: 'Purpose' })).toBeInTheDocument();
  expect(kept['loan-columns']).toEqual(['borrower', 'status', 'requests', 'updated', 'purpose']);
});

test('saves, applies and deletes a named filter', async () => {
  const person = userEvent.setup();
  const { href } = renderAt('/loans?q=plaza&status=CLOSING', LoansScreen);
  await screen.findByRole('link', { name: 'Alvarez – purchase' });
  await person.click(screen.getByRole('button', { name: 'Saved filters' }));
  await person.click(screen.getByRole('menuitem', { name: 'Save this filter…' }));
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Enter a filter name')).toBeInTheDocument();
  await person.type(screen.getByLabelText('Name'), 'Closing plazas{Enter}');
  await person.click(screen.getByRole('button', { name: 'Clear' }));
  await vi.waitFor(() => expect(href()).toBe('/loans'));
  await person.click(screen.getByRole('button', { name: 'Saved filters' }));
  await person.click(screen.getByRole('menuitem', { name: 'Closing plazas' }));
  await vi.waitFor(() => expect(href()).toBe('/loans?q=plaza&status=CLOSING'));
  await person.click(screen.getByRole('button', { name: 'Closing plazas' }));
  await person.click(screen.getByRole('menuitem', { name: 'Delete “Closing plazas”' }));
  await vi.waitFor(() => expect(kept['loan-filters']).toEqual([]));
});

test('exports the list as a spreadsheet, and reports a failure', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:loans', revokeObjectURL: () => undefined }));
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  renderAt('/loans?q=larkspur&status=IN_PROGRESS&p=2', () => (
    <>
      <LoansScreen />
      <Toaster />
    </>
  ));
  await screen.findByRole('link', { name: 'Alvarez – purchase' });
  respond = () => new Response('Loan,Borrower');
  await userEvent.click(screen.getByRole('button', { name: 'Download loans as CSV' }));
  expect(await screen.findByText('loans.csv downloaded')).toBeInTheDocument();
  expect(Object.fromEntries(asked.at(-1)!)).toEqual({
    q: 'larkspur',
    archived: 'false',
    status: 'IN_PROGRESS',
    sort: '-updated',
  });
  expect(click).toHaveBeenCalledOnce();
  respond = () => Response.json({ code: 'busy', message: 'Try again in a minute.' }, { status: 503 });
  await userEvent.click(screen.getByRole('button', { name: 'Download loans as CSV' }));
  expect(await screen.findByText(/Try again in a minute/)).toBeInTheDocument();
  expect(click).toHaveBeenCalledOnce();
});
