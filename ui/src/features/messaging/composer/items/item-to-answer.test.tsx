import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { uploadList } from '@/features/documents';
import { answered, element } from '@/test/element.fixture';
import { loanWith, me, user } from '@/test/people';
import { renderAt } from '@/test/render-at';
import { serveCalls } from '@/test/server';
import { ItemToAnswer } from './item-to-answer';

const asked = user(me.id, 'Dana', 'Whitfield');
const share = { permissions: 'VIEW' as const, sharedWithUser: asked, sharedByUser: asked };

function show(roleGroup: 'LENDER' | 'BORROWER' | 'CONTACT', ...change: Parameters<typeof element>[1][]) {
  const loan = loanWith();
  serveCalls({
    'GET /v1/users/me': me,
    'GET /v1/loans/l1': { ...loan, me: { ...loan.me, roleGroup } },
    'GET /v1/loans/l1/elements': { content: [element('e1', Object.assign({ name: 'W-2' }, ...change))] },
  });
  renderAt('/', () => <ItemToAnswer loanId="l1" elementId="e1" />);
}

const startUpload = vi.fn<typeof uploadList.start>(() => 'upload-1');
beforeEach(() => {
  startUpload.mockClear();
  vi.spyOn(uploadList, 'start').mockImplementation(startUpload);
});

test.each(['BORROWER', 'CONTACT'] as const)('a %s uploads within the message', async (group) => {
  show(group);
  await screen.findByRole('button', { name: 'Upload W-2' });
  const note = new File(['words'], 'w2.txt', { type: 'text/plain' });
  await userEvent.upload(screen.getByLabelText('File for W-2'), note);
  await vi.waitFor(() => expect(startUpload).toHaveBeenCalledWith(note, { loanId: 'l1', elementId: 'e1' }, false));
});

test('refuses an unsupported file type with a message', async () => {
  show('BORROWER');
  await screen.findByRole('button', { name: 'Upload W-2' });
  const program = new File(['MZ'], 'w2.exe', { type: 'application/x-msdownload' });
  await userEvent.upload(screen.getByLabelText('File for W-2'), program, { applyAccept: false });
  expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement();
  expect(startUpload).not.toHaveBeenCalled();
});

test('shows only the status to a lender who isn’t assigned', async () => {
  show('LENDER');
  expect(await screen.findByText('W-2')).toBeVisible();
  expect(await screen.findByText('Open')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('lets an assigned lender upload', async () => {
  show('LENDER', { sharedInfo: [share] });
  expect(await screen.findByRole('button', { name: 'Upload W-2' })).toBeVisible();
});

test('accepts more files for a waiting request, but not for an accepted one', async () => {
  show('BORROWER', { reviewState: 'ACCEPTED' });
  expect(await screen.findByText('W-2')).toBeVisible();
  await screen.findByText('Accepted');
  expect(screen.queryByRole('button')).toBeNull();
});

test('accepts another file while the first waits for review', async () => {
  const { answer } = answered('w2.pdf');
  show('BORROWER', answered('w2.pdf'), { answers: answer ? [answer] : [] });
  expect(await screen.findByRole('button', { name: 'Add a file to W-2' })).toBeVisible();
  expect(screen.getByText('1 file uploaded')).toBeVisible();
});
