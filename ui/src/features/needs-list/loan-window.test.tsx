import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Answer, NeedsListElement } from '@/api/elements';
import { loanList } from '@/parts/tree/element-list';
import { answered, element } from '@/parts/tree/element.fixture';
import { loanWith } from '@/test/people';
import { renderAt } from '@/test/render-at';
import { serve } from '@/test/serve';
import { LoanWindow } from './components/loan-window';
import type { LoanTask } from './use-loan-handlers';

const file = (name: string): Answer => ({ ...(answered(name).answer as Answer), reviewState: 'ACCEPTED' });
const request = element('W-2', { answers: [file('one.pdf'), file('two.pdf')], reviewState: 'ACCEPTED' });
const taken = 'DELETE /v1/loans/l1/elements/W-2/answers/doc-one.pdf';

function show(task: LoanTask, elements: NeedsListElement[] = [request]) {
  const [removeAnswer, onClose] = [vi.fn(), vi.fn()];
  const byId = new Map(elements.map((each) => [each.id, each]));
  const mover = { plan: vi.fn(), carryOut: vi.fn(), said: '' };
  renderAt('/', () => (
    <LoanWindow
      {...{ task, byId, mover, removeAnswer, onClose }}
      loan={loanWith()}
      list={loanList('l1')}
      onAdded={vi.fn()}
      onJudged={vi.fn()}
      renderTemplates={() => <p>Which template?</p>}
    />
  ));
  return { removeAnswer, onClose };
}

test('the choice of a template comes from the page', async () => {
  show({ kind: 'template' });
  expect(await screen.findByText('Which template?')).toBeVisible();
});

test('one file goes by itself once that is confirmed', async () => {
  const seen = serve({ [taken]: element('W-2') });
  const { removeAnswer } = show({ kind: 'removal', elementId: 'W-2', documentIds: ['doc-one.pdf'] });
  await userEvent.click(await screen.findByRole('button', { name: /^(Remove|Delete|Take)/ }));
  await vi.waitFor(() => expect(seen.map(({ call }) => call)).toContain(taken));
  expect(removeAnswer).not.toHaveBeenCalled();
});

test('all files go together', async () => {
  const { removeAnswer } = show({ kind: 'removal', elementId: 'W-2' });
  await userEvent.click(await screen.findByRole('button', { name: /^(Remove|Delete|Take)/ }));
  expect(removeAnswer).toHaveBeenCalledWith(request, expect.any(String));
});

test('what is sent back is asked for its reason', async () => {
  show({ kind: 'reject', elementId: 'W-2' });
  expect(await screen.findByRole('dialog')).toBeVisible();
});
