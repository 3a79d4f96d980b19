import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { Answer, NeedsListElement } from '@/api/elements';
import { answered, element } from '@/test/element.fixture';
import { loanWith } from '@/test/people';
import { renderAt } from '@/test/render-at';
import { fakeResponses } from '@/test/fake-responses';
import { LoanWindow } from './components/loan-window';
import { loanList } from './tree/element-list';
import type { LoanTask } from './use-loan-handlers';

const file = (name: string): Answer => ({ ...(answered(name).answer as Answer), reviewState: 'ACCEPTED' });
const request = element('W-2', { answers: [file('one.pdf'), file('two.pdf')], reviewState: 'ACCEPTED' });
const taken = 'DELETE /v1/loans/l1/elements/W-2/answers/doc-one.pdf';

function show(task: LoanTask, elements: NeedsListElement[] = [request]) {
  const [removeAnswer, onClose, onAssign] = [vi.fn(), vi.fn(), vi.fn()];
  const byId = new Map(elements.map((each) => [each.id, each]));
  const mover = { plan: vi.fn(), carryOut: vi.fn(), said: '' };
  renderAt('/', () => (
    <LoanWindow
      {...{ task, byId, mover, removeAnswer, onClose }}
      loan={loanWith()}
      viewer="LENDER"
      list={loanList('l1')}
      onAdded={vi.fn()}
      onAssign={onAssign}
      onJudged={vi.fn()}
      renderTemplates={() => <p>Which template?</p>}
    />
  ));
  return { removeAnswer, onClose, onAssign };
}

test('the template picker is supplied by the page', async () => {
  show({ kind: 'template' });
  expect(await screen.findByText('Which template?')).toBeVisible();
});

test('one file is removed by itself after confirmation', async () => {
  const seen = fakeResponses({ [taken]: element('W-2') });
  const { removeAnswer } = show({ kind: 'removal', elementId: 'W-2', documentIds: ['doc-one.pdf'] });
  await userEvent.click(await screen.findByRole('button', { name: /^(Remove|Delete|Take)/ }));
  await vi.waitFor(() => expect(seen.map(({ call }) => call)).toContain(taken));
  expect(removeAnswer).not.toHaveBeenCalled();
});

test('all files are removed together', async () => {
  const { removeAnswer } = show({ kind: 'removal', elementId: 'W-2' });
  await userEvent.click(await screen.findByRole('button', { name: /^(Remove|Delete|Take)/ }));
  expect(removeAnswer).toHaveBeenCalledWith(request, expect.any(String));
});

test('rejecting asks for a reason', async () => {
  show({ kind: 'reject', elementId: 'W-2' });
  expect(await screen.findByRole('dialog')).toBeVisible();
});

const folder = element('Taxes', { storageType: 'FOLDER' });

test('a request is added with its folder and priority, and assigned right away', async () => {
  const made = element('1040', { parentId: 'Taxes' });
  const seen = fakeResponses({ 'POST /v1/loans/l1/elements': made, 'GET /v1/loans/l1/elements': [folder, made] });
  const { onAssign, onClose } = show({ kind: 'add', folder: null, storageType: 'FILE' }, [folder, request]);
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), '1040');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Folder' }), 'Taxes');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Priority' }), 'HIGH');
  expect(screen.getByRole('dialog', { name: 'Add File Request to “Taxes”' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Add and assign…' }));
  await vi.waitFor(() => expect(onAssign).toHaveBeenCalledWith([made]));
  expect(onClose).toHaveBeenCalled();
  const body = { name: '1040', parentId: 'Taxes', priorityType: 'HIGH', storageType: 'FILE' };
  expect(seen.find(({ call }) => call === 'POST /v1/loans/l1/elements')?.body).toMatchObject(body);
});

test('an edited request saves its fields before it is moved', async () => {
  const moved = element('W-2', { parentId: 'Taxes', version: 8 });
  const seen = fakeResponses({
    'POST /v1/loans/l1/elements/move': [moved],
    'PUT /v1/loans/l1/elements/W-2': { ...moved, priorityType: 'LOW', version: 9 },
    'GET /v1/loans/l1/elements': [folder, moved],
  });
  const { onClose } = show({ kind: 'edit', element: request }, [folder, request]);
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Folder' }), 'Taxes');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Priority' }), 'LOW');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
  const writes = seen.filter(({ call }) => !call.startsWith('GET'));
  expect(writes).toMatchObject([
    { call: 'PUT /v1/loans/l1/elements/W-2', body: { version: 1, priorityType: 'LOW' } },
    { call: 'POST /v1/loans/l1/elements/move', body: { elementIds: ['W-2'], parentId: 'Taxes', beforeId: null } },
  ]);
});
