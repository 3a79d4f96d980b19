import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FolderPlus } from 'lucide-react';
import { beforeEach, expect, test, vi } from 'vitest';
import { type PageCommand, usePageCommands } from '@/components/commands/page-commands';
import { ann, me } from '@/test/people';
import { renderAt } from '@/test/render-at';
import { fakeResponses } from '@/test/fake-responses';
import { CommandPalette } from './command-palette';

const page = (content: object[]) => ({ content, page: 0, size: 6, totalElements: content.length, last: true });
const loan = { id: 'l1', name: 'Alvarez purchase', leadBorrowerName: 'Lucia Alvarez' };
const bill = { id: 'e1', name: 'Property tax bill', loanId: 'l1', loanName: loan.name };
const nothing = () => undefined;

/** Responds with results for the words `found`, and with none for others. */
function server(found: string, { loans = [loan], requests = [bill], people = [{ user: ann }] } = {}) {
  const looked = (name: 'q' | 'query', list: object[]) => (_: unknown, url: URL) =>
    page(url.searchParams.get(name) === found ? list : []);
  fakeResponses({
    'GET /v1/users/me': me,
    'GET /v1/loans': looked('q', loans),
    'GET /v1/requests': looked('q', requests),
    'GET /v1/contacts': looked('query', people),
    'GET /v1/templates': [{ id: 't1', name: 'Annual review' }],
  });
}

/** Types words into the palette. Returns the headings and their lines once all results are loaded. */
async function typed(words: string) {
  const at = renderAt('/', () => <CommandPalette onClose={nothing} onShowShortcuts={nothing} />);
  const field = await screen.findByRole('combobox');
  if (words) await userEvent.type(field, words);
  const groups = () =>
    Object.fromEntries(
      screen.queryAllByRole('group').map((group) => {
        const heading = document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent ?? '';
        return [
          heading,
          within(group)
            .queryAllByRole('option')
            .map((line) => line.textContent),
        ];
      }),
    );
  return { ...at, groups };
}

beforeEach(() => vi.stubGlobal('scrollTo', nothing));

test('finds loans, requests, people and templates by name, grouped by kind', async () => {
  server('an');
  const { groups } = await typed('an');
  await waitFor(() =>
    expect(groups()).toMatchObject({
      Loans: ['Alvarez purchaseLucia Alvarez'],
      Requests: ['Property tax billAlvarez purchase'],
      People: ['Ann Leeann@x.com'],
      Templates: ['Annual review'],
    }),
  );
});

test('queries the server after typing pauses, and not for a single letter', async () => {
  const asked: string[] = [];
  const looked = (name: 'q' | 'query') => (_: unknown, url: URL) => {
    asked.push(url.searchParams.get(name) ?? '');
    return page([]);
  };
  fakeResponses({
    'GET /v1/users/me': me,
    'GET /v1/loans': page([loan]),
    'GET /v1/requests': looked('q'),
    'GET /v1/contacts': looked('query'),
    'GET /v1/templates': [],
  });
  await typed('a');
  const field = screen.getByRole('combobox');
  await screen.findByRole('option', { name: /^Alvarez purchase/ });
  for (const value of ['al', 'alva', 'alvarez']) fireEvent.change(field, { target: { value } });
  await waitFor(() => expect(asked).toEqual(['alvarez', 'alvarez']));
});

test('shows no empty group, and reports when nothing is found', async () => {
  server('tax', { loans: [], people: [] });
  const { groups } = await typed('tax');
  await waitFor(() => expect(groups()).toEqual({ Requests: ['Property tax billAlvarez purchase'] }));
  await userEvent.type(screen.getByRole('combobox'), 'idermy');
  await waitFor(() => expect(groups()).toEqual({}));
  expect(await screen.findByText('Nothing found for “taxidermy”. Try part of a name.')).toBeVisible();
});

test.each([
  ['Property', 'Property tax bill', '/loans/l1/needs-list?formElementId=e1'],
  ['Property', 'Alvarez purchase', '/loans/l1'],
  ['Property', 'Ann Lee', '/contacts?q=ann@x.com'],
  ['Annual', 'Annual review', '/templates/t1'],
  ['employ', 'Employees', '/settings/company#employees'],
  ['signat', 'Signatures', '/settings/messages#signatures'],
  ['passw', 'Password', '/account#password'],
  ['notif', 'Notifications', '/account#notices'],
])('“%s” finds %s, which leads to its page', async (words, name, address) => {
  server('Property');
  const { href } = await typed(words);
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(`^${name}`) }));
  await waitFor(() => expect(decodeURIComponent(href())).toBe(address));
});

test('lists the page’s actions first and runs them', async () => {
  server('');
  const act = vi.fn<() => void>();
  const commands: PageCommand[] = [{ label: 'Add folder', icon: <FolderPlus />, act }];
  function Page() {
    usePageCommands(commands);
    return <CommandPalette onClose={nothing} onShowShortcuts={nothing} />;
  }
  renderAt('/', Page);
  await userEvent.type(await screen.findByRole('combobox'), 'add fol');
  const group = await screen.findByRole('group', { name: 'On this page' });
  await userEvent.click(within(group).getByRole('option', { name: 'Add folder' }));
  expect(act).toHaveBeenCalledOnce();
});
