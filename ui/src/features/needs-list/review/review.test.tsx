import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { type Answer, type NeedsListElement, elementsQuery } from '@/api/elements';
import { Toaster } from '@/components/ui/toaster';
import { DrawnDocument, saveDraftMarks, useBegunDrawing, usePendingDrawing } from '@/features/documents';
import { answered, element } from '@/test/element.fixture';
import { renderAt } from '@/test/render-at';
import { fakeResponses } from '@/test/fake-responses';
import { VerdictBar } from './verdict-bar';

/** Returns a request with a file of that day of November. */
function asked(name: string, day: number): NeedsListElement {
  const own = answered(name);
  const answer: Answer = { ...(own.answer as Answer), uploadedAt: `2026-11-0${day}T10:00:00Z` };
  return element(name, { ...own, answer, answers: [answer] });
}

function Preview() {
  const { documentPreviewId } = useSearch({ strict: false });
  const elements = useQuery(elementsQuery('l1')).data;
  const found = elements?.find(({ answers }) => answers.some(({ documentId }) => documentId === documentPreviewId));
  const answer = found?.answers[0];
  return (
    <>
      <h1>{found?.name}</h1>
      {found && answer && (
        <VerdictBar
          key={answer.documentId}
          loanId="l1"
          element={found}
          answer={answer}
          viewer="LENDER"
          drawn={{ id: answer.documentId, sha256: answer.sha256 }}
        />
      )}
      <Toaster />
    </>
  );
}

const list = 'GET /v1/loans/l1/elements';

const show = (open: string, asks?: NeedsListElement[]) => showIn(Preview, open, asks);

function showIn(
  Screen: () => ReactNode,
  open = 'early',
  asks = [asked('late', 3), asked('early', 1), asked('middle', 2)],
) {
  let all = asks;
  const judged = (name: string) => () => {
    const judge = (each: NeedsListElement): NeedsListElement => ({
      ...each,
      version: 2,
      reviewState: 'ACCEPTED',
      answers: each.answers.map((answer) => ({ ...answer, reviewState: 'ACCEPTED' })),
    });
    all = all.map((each) => (each.name === name ? judge(each) : each));
    return all.find((each) => each.name === name);
  };
  const seen = fakeResponses({
    [list]: () => ({ content: all }),
    'POST /v1/loans/l1/elements/early/review': judged('early'),
    'POST /v1/loans/l1/elements/middle/review': judged('middle'),
  });
  const page = renderAt(`/?documentPreviewId=doc-${open}`, Screen);
  return { ...page, calls: () => seen.map(({ call }) => call).filter((call) => call !== list) };
}

test('the oldest document comes first, and the keys go to the next and the previous one', async () => {
  show('early');
  expect(await screen.findByText('1 of 3 to review')).toBeVisible();
  await userEvent.keyboard('j');
  expect(await screen.findByRole('heading', { name: 'middle' })).toBeVisible();
  expect(screen.getByText('2 of 3 to review')).toBeVisible();
  await userEvent.keyboard('k');
  expect(await screen.findByRole('heading', { name: 'early' })).toBeVisible();
  await userEvent.keyboard('k');
  expect(await screen.findByRole('heading', { name: 'late' })).toBeVisible();
});

test('a key accepts, and the next document opens', async () => {
  const { calls } = show('early');
  await screen.findByText('1 of 3 to review');
  await userEvent.keyboard('a');
  expect(await screen.findByRole('heading', { name: 'middle' })).toBeVisible();
  expect(await screen.findByText('1 of 2 to review')).toBeVisible();
  expect(await screen.findByText('“early” accepted')).toBeVisible();
  await vi.waitFor(() => expect(calls()).toContain('POST /v1/loans/l1/elements/early/review'));
});

test('a file that was sent by link is marked', async () => {
  const own = asked('early', 1);
  show('early', [{ ...own, answers: own.answers.map((answer) => ({ ...answer, sentByLink: true })) }]);
  expect(await screen.findByText('Sent by link')).toBeVisible();
});

test('a file that was sent by a signed-in person has no mark', async () => {
  show('early');
  expect(await screen.findByText('1 of 3 to review')).toBeVisible();
  expect(screen.queryByText('Sent by link')).not.toBeInTheDocument();
});

test('malware can be rejected, but no key accepts it', async () => {
  const own = asked('early', 1);
  const virusCheck = {
    state: 'INFECTED' as const,
    opens: false,
    message: 'Malware found.',
    mayCheck: false,
    mayErase: false,
  };
  const { calls } = show('early', [{ ...own, answers: own.answers.map((answer) => ({ ...answer, virusCheck })) }]);
  expect(await screen.findByRole('button', { name: 'Reject' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
  await userEvent.keyboard('a');
  expect(screen.getByRole('heading', { name: 'early' })).toBeVisible();
  expect(calls()).toEqual([]);
});

test('shortcuts are ignored while typing', async () => {
  const { calls } = show('early');
  await screen.findByText('1 of 3 to review');
  await userEvent.keyboard('r');
  const note = await screen.findByRole('textbox', { name: /Note/ });
  await userEvent.type(note, 'a jar');
  expect(note).toHaveValue('a jar');
  expect(screen.getByText('early', { selector: 'h1' })).toBeInTheDocument();
  expect(calls().filter((call) => call.startsWith('POST'))).toEqual([]);
});

test('reason and note are restored after opening a mark', async () => {
  show('middle');
  await screen.findByText('2 of 3 to review');
  const mark = { id: 'm1', page: 1, x: 0.1, y: 0.1, width: 0.2, height: 0.1, note: 'Blurred' };
  act(() => saveDraftMarks('doc-middle', 'abc', [mark]));
  await userEvent.keyboard('r');
  await userEvent.click((await screen.findAllByRole('radio'))[1] as HTMLElement);
  await userEvent.type(screen.getByRole('textbox', { name: /Note/ }), 'Nearly there.');
  await userEvent.click(screen.getByRole('link', { name: /Blurred/ }));
  expect(screen.queryByRole('dialog')).toBeNull();

  await userEvent.keyboard('r');
  expect((await screen.findAllByRole('radio'))[1]).toBeChecked();
  expect(screen.getByRole('textbox', { name: /Note/ })).toHaveValue('Nearly there.');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.keyboard('r');
  for (const radio of await screen.findAllByRole('radio')) expect(radio).not.toBeChecked();
});

/** A preview whose document is rendered once `drawn` is set. */
function DrawnPreview({ drawn }: { drawn: boolean }) {
  return (
    <DrawnDocument content="early">
      <Page drawn={drawn} />
      <Preview />
    </DrawnDocument>
  );
}

function Page({ drawn }: { drawn: boolean }) {
  usePendingDrawing(!drawn);
  useBegunDrawing();
  return null;
}

test('a key judges only a document that was on screen for half a second, and only once when held', async () => {
  const { calls } = showIn(() => {
    const [drawn, setDrawn] = useState(false);
    return (
      <>
        <button onClick={() => setDrawn(true)}>Draw</button>
        <DrawnPreview drawn={drawn} />
      </>
    );
  });
  await screen.findByText('1 of 3 to review');
  const accept = screen.getByRole('button', { name: 'Accept' });
  await userEvent.keyboard('a');
  expect(accept).not.toHaveAttribute('aria-keyshortcuts');
  await userEvent.click(screen.getByRole('button', { name: 'Draw' }));
  await waitFor(() => expect(accept).toHaveAttribute('aria-keyshortcuts', 'a'));
  fireEvent.keyDown(document.body, { key: 'a', repeat: true });
  expect(calls()).not.toContain('POST /v1/loans/l1/elements/early/review');
  await userEvent.keyboard('a');
  await waitFor(() => expect(calls()).toContain('POST /v1/loans/l1/elements/early/review'));
});
