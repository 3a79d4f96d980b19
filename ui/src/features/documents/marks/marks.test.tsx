import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Document } from '@/api/documents';
import type { Answer, NeedsListElement, PageMark } from '@/api/elements';
import type { RoleGroup } from '@/api/models';
import { Toaster } from '@/components/ui/toaster';
import { renderAt } from '@/test/render-at';
import { fakeResponses } from '@/test/fake-responses';
import { MarkButton } from './drawing/mark-button';
import { saveDraftMarks } from './draft-marks';
import { DocumentWithMarks } from './document-with-marks';
import { PageMarks } from './page-marks';

const scan = { id: 'd1', loanId: 'l1', sha256: 'now', name: 'w2.pdf' } as Document;
const mark = (page: number, y: number, note = ''): PageMark => ({ page, x: 0.1, y, width: 0.2, height: 0.1, note });

function show(viewer: RoleGroup, reviewState: Answer['reviewState'], marked: object | null = null, address = '/') {
  const rejection =
    reviewState === 'REJECTED' ? { reason: 'UNREADABLE', note: null, byName: 'Dana', at: '', marked } : null;
  const answers = [{ documentId: 'd1', reviewState, rejection }];
  const seen = fakeResponses({
    'GET /v1/loans/l1': { id: 'l1', me: { roleGroup: viewer } },
    'GET /v1/loans/l1/elements': { content: [{ id: 'e1', answers } as unknown as NeedsListElement] },
  });
  renderAt(address, () => (
    <div role="dialog" aria-label="w2.pdf">
      <DocumentWithMarks document={scan} actionsDisabled={false}>
        {[1, 2].map((page) => (
          <div key={page} role="group" aria-label={`Page ${page}`}>
            <PageMarks page={page} turn={0} />
          </div>
        ))}
        <MarkButton />
      </DocumentWithMarks>
      <Toaster />
    </div>
  ));
  return seen;
}

const box = (number: number) => screen.findByRole('button', { name: new RegExp(`^Mark ${number} of`) });
const place = async (number: number) => {
  const { left, top, width, height } = (await box(number)).style;
  return [left, top, width, height].map((side) => Math.round(Number.parseFloat(side)));
};

beforeEach(() => saveDraftMarks('d1', 'now', []));

test('a box is added, moved, resized, annotated, removed and restored with the keyboard', async () => {
  show('LENDER', 'SUBMITTED');
  (await screen.findByRole('button', { name: 'Mark a problem' })).focus();
  await userEvent.keyboard('m');
  await userEvent.click(await screen.findByRole('button', { name: 'Add a box' }));
  expect(await box(1)).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowUp}{ArrowUp}{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
  expect(await place(1)).toEqual([31, 40, 41, 17]);
  await userEvent.keyboard('{Enter}a mark{Enter}');
  expect(await box(1)).toHaveAccessibleName('Mark 1 of 1, page 1: a mark');
  expect(await box(1)).toHaveFocus();
  await userEvent.keyboard('{Delete}');
  expect(screen.queryByRole('button', { name: /^Mark 1/ })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await box(1)).toHaveAccessibleName(/a mark$/);
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(await screen.findByText('Not sent yet')).toBeInTheDocument();
});

test('Escape leaves the note, then the mark, then drawing mode', async () => {
  show('LENDER', 'SUBMITTED');
  await userEvent.click(await screen.findByRole('button', { name: 'Mark a problem' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Add a box' }));
  await userEvent.click(screen.getByRole('textbox', { name: 'Note for mark 1' }));
  await userEvent.keyboard('{Escape}');
  expect(await box(1)).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByText(/^Draw a box/)).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByText(/^Draw a box/)).toBeNull();
});

test('people who can’t reject the document can’t draw on it', async () => {
  show('BORROWER', 'REJECTED', { sha256: 'now', marks: [mark(2, 0.5, 'Page 3 is missing'), mark(1, 0.1)] });
  expect(await screen.findByText('Please check this area')).toBeVisible();
  expect(await box(2)).toHaveAccessibleName('Mark 2 of 2: Page 3 is missing');
  expect(screen.queryByRole('button', { name: 'Mark a problem' })).toBeNull();
  await userEvent.keyboard('m');
  await userEvent.click(screen.getByRole('button', { name: 'Next mark' }));
  expect(screen.getByRole('status')).toHaveTextContent('Page 3 is missing · page 2');
  expect(await box(2)).toHaveAttribute('aria-current', 'true');
});

test('the URL opens a mark; newer content has none', async () => {
  show('BORROWER', 'REJECTED', { sha256: 'now', marks: [mark(1, 0.1, 'One'), mark(2, 0.5, 'Two')] }, '/?previewMark=2');
  expect(await screen.findByText('2 of 2')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Two');
});

test('marks on a replaced version aren’t shown on the new one', async () => {
  const seen = show('BORROWER', 'REJECTED', { sha256: 'before', marks: [mark(1, 0.1, 'Blurred')] });
  await screen.findByRole('group', { name: 'Page 1' });
  await vi.waitFor(() => expect(seen.length).toBe(2));
  expect(screen.queryByRole('button', { name: /^Mark/ })).toBeNull();
});
