import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { Toaster } from '@/components/ui/toaster';
import { dana } from '@/test/loan.fixture';
import { renderAt } from '@/test/render-at';
import { refusal, serveCalls } from '@/test/server';
import type { TrayFile } from './api';
import { TrayScreen, groupByHandIn } from './screens/tray-screen';

const file = (id: string, name: string, handIn = 'h1'): TrayFile => ({
  id,
  name,
  size: 2_400,
  mimeType: 'text/plain',
  checksum: 'ab',
  locked: id === 'f2',
  cameIn: id === 'f2' ? 'taxes.zip' : null,
  downloadUrl: `/v1/secure-upload/files/${id}/content`,
  virusCheck: null,
  handIn: {
    id: handIn,
    number: '2345-6789',
    senderName: 'Ann Lee',
    emailAddress: 'ann@mail.example',
    note: 'For the Alvarez loan',
    handedInAt: '2026-11-23T08:00:00Z',
  },
});

const page = (content: TrayFile[]) => ({ content, page: 0, size: 50, totalElements: content.length, last: true });

const loans = {
  content: [{ id: 'loan', name: 'Alvarez – purchase', leadBorrowerName: 'Lucia Alvarez' }],
  page: 0,
  size: 20,
  totalElements: 1,
  last: true,
};

function show(handlers: Parameters<typeof serveCalls>[0], beside: ReactNode = null) {
  const calls = serveCalls({
    'GET /v1/users/me': dana,
    'GET /v1/secure-upload/discarded': { files: 0, bytes: 0 },
    ...handlers,
  });
  renderAt('/secure-uploads', () => (
    <>
      <TrayScreen link={null} />
      {beside}
    </>
  ));
  return calls;
}

test('files uploaded together are grouped', () => {
  const groups = groupByHandIn([file('f1', 'a.txt'), file('f2', 'b.txt'), file('f3', 'c.txt', 'h2')]);
  expect(groups.map(({ files }) => files.length)).toEqual([2, 1]);
});

test('each file shows its sender, whether it is locked, and its archive', async () => {
  show({ 'GET /v1/secure-upload/files': page([file('f1', 'a.txt'), file('f2', 'b.pdf')]) });
  const list = await screen.findByRole('list', { name: 'Files from Ann Lee' });
  expect(screen.getByText('For the Alvarez loan')).toBeVisible();
  const [, second] = within(list).getAllByRole('listitem');
  expect(second).toHaveTextContent('Locked');
  expect(second).toHaveTextContent('from taxes.zip');
});

test('a file goes to the shoebox of a loan; a conflict with a colleague is reported', async () => {
  const user = userEvent.setup();
  const calls = show({
    'GET /v1/secure-upload/files': page([file('f1', 'a.txt')]),
    'GET /v1/loans': loans,
    'GET /v1/loans/loan/elements': { content: [] },
    'PUT /v1/secure-upload/files/f1': refusal(409, { code: 'filed-before', message: 'Somebody else has filed it.' }),
  });
  await user.click(await screen.findByRole('button', { name: 'File to… (a.txt)' }));
  await user.click(await screen.findByRole('button', { name: /Alvarez – purchase/ }));
  await user.click(await screen.findByRole('button', { name: /Your shoebox on this loan/ }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      loanId: 'loan',
      elementId: null,
      onSame: 'ASK',
    }),
  );
});

test('Undo returns a filed file to the tray', async () => {
  const user = userEvent.setup();
  let waiting = [file('f1', 'a.txt')];
  const calls = show(
    {
      'GET /v1/secure-upload/files': () => page(waiting),
      'GET /v1/loans': loans,
      'GET /v1/loans/loan/elements': { content: [] },
      'PUT /v1/secure-upload/files/f1': () => {
        waiting = [];
        return { documentId: 'd1' };
      },
      'POST /v1/secure-upload/files/f1/restore': () => {
        waiting = [file('f1', 'a.txt')];
        return null;
      },
    },
    <Toaster />,
  );
  await user.click(await screen.findByRole('button', { name: 'File to… (a.txt)' }));
  await user.click(await screen.findByRole('button', { name: /Alvarez – purchase/ }));
  await user.click(await screen.findByRole('button', { name: /Your shoebox on this loan/ }));
  expect(await screen.findByText('a.txt filed to your shoebox on Alvarez – purchase')).toBeVisible();
  expect(await screen.findByText('No files waiting')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'File to… (a.txt)' })).toBeVisible();
  expect(calls.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
    '/v1/secure-upload/files/f1/restore',
  ]);
});

test('after filing, the focus is on the next file', async () => {
  const user = userEvent.setup();
  let waiting = [file('f1', 'a.txt'), file('f2', 'b.txt')];
  show({
    'GET /v1/secure-upload/files': () => page(waiting),
    'GET /v1/loans': loans,
    'GET /v1/loans/loan/elements': { content: [] },
    'PUT /v1/secure-upload/files/f1': () => {
      waiting = waiting.slice(1);
      return { documentId: 'd1' };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'File to… (a.txt)' }));
  await user.click(await screen.findByRole('button', { name: /Alvarez – purchase/ }));
  await user.click(await screen.findByRole('button', { name: /Your shoebox on this loan/ }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'File to… (b.txt)' })).toHaveFocus());
});

test('duplicate content is asked about after the dialog closed, and filed anyway', async () => {
  const user = userEvent.setup();
  const calls = show(
    {
      'GET /v1/secure-upload/files': page([file('f1', 'a.txt')]),
      'GET /v1/loans': loans,
      'GET /v1/loans/loan/elements': { content: [] },
      'PUT /v1/secure-upload/files/f1': refusal(409, { code: 'same-content', message: '“a.txt” is already there' }),
    },
    <Toaster />,
  );
  const opener = await screen.findByRole('button', { name: 'File to… (a.txt)' });
  await user.click(opener);
  await user.click(await screen.findByRole('button', { name: /Alvarez – purchase/ }));
  await user.click(await screen.findByRole('button', { name: /Your shoebox on this loan/ }));
  expect(await screen.findByText('“a.txt” is already there')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(opener).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'File anyway' }));
  const puts = () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  await waitFor(() => expect(puts()).toHaveLength(2));
  expect(puts()[1]).toEqual({ loanId: 'loan', elementId: null, onSame: 'TAKE' });
});

test('a file, or all discarded ones, are erased after confirmation', async () => {
  const user = userEvent.setup();
  const calls = show({
    'GET /v1/secure-upload/files': page([file('f1', 'a.txt')]),
    'GET /v1/secure-upload/discarded': { files: 2, bytes: 1_500_000 },
    'POST /v1/secure-upload/files/f1/erase': null,
    'DELETE /v1/secure-upload/discarded': null,
  });
  await user.click(await screen.findByRole('button', { name: 'Erase a.txt now' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Erase now' }));
  await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true));
  expect(await screen.findByText(/2 discarded files \(1.5 MB\)/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Erase now' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Erase now' }));
  await waitFor(() => expect(calls.some(({ method }) => method === 'DELETE')).toBe(true));
});
