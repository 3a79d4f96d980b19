import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { TooltipProvider } from '@/components/floating/tooltip';
import { element } from '@/test/element.fixture';
import { FilterBar } from '../search/filter-bar';
import { BulkBar } from './bulk-bar';
import type { BulkActions } from './use-bulk';

function show(elements: BulkActions['elements'], onAssign?: () => void) {
  const bulk = { elements, prioritize: vi.fn(), hide: vi.fn(), remove: vi.fn() };
  const [onMove, onClear, onRemind] = [vi.fn(), vi.fn(), vi.fn()];
  render(
    <TooltipProvider>
      <BulkBar bulk={bulk} viewer="LENDER" onAssign={onAssign} onRemind={onRemind} onMove={onMove} onClear={onClear} />
    </TooltipProvider>,
  );
  return { bulk, onMove, onClear, onRemind, bar: within(screen.getByRole('toolbar')) };
}

test('all actions are available for the selection', async () => {
  const onAssign = vi.fn();
  const chosen = [element('a'), element('b')];
  const { bulk, onMove, onClear, onRemind, bar } = show(chosen, onAssign);
  expect(bar.getByRole('status')).toHaveTextContent('2 items chosen');
  await userEvent.click(bar.getByRole('button', { name: 'Assign' }));
  expect(onAssign).toHaveBeenCalledWith(chosen);
  await userEvent.click(bar.getByRole('button', { name: 'Remind' }));
  expect(onRemind).toHaveBeenCalledWith(chosen);
  await userEvent.click(bar.getByRole('button', { name: 'Priority' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'High' }));
  expect(bulk.prioritize).toHaveBeenCalledWith('HIGH');
  await userEvent.click(bar.getByRole('button', { name: 'Move' }));
  expect(onMove).toHaveBeenCalledOnce();
  await userEvent.click(bar.getByRole('button', { name: 'Delete' }));
  expect(bulk.remove).toHaveBeenCalledOnce();
  await userEvent.click(bar.getByRole('button', { name: 'Clear selection' }));
  expect(onClear).toHaveBeenCalledOnce();
});

test('a fully hidden selection is shown, any other is hidden', async () => {
  const some = show([element('a', { hidden: true }), element('b')]);
  await userEvent.click(some.bar.getByRole('button', { name: 'Hide' }));
  expect(some.bulk.hide).toHaveBeenCalledWith(true);
});

test('without people to assign, the button stays but is disabled', async () => {
  const { bar } = show([element('a', { hidden: true })]);
  const assign = bar.getByRole('button', { name: 'Assign' });
  expect(assign).toHaveAttribute('aria-disabled', 'true');
  expect(bar.getByRole('button', { name: 'Show' })).toBeVisible();
});

test('filters are added and removed', async () => {
  const onFilter = vi.fn();
  render(<FilterBar chosen={['OPEN']} onFilter={onFilter} />);
  expect(screen.getByRole('button', { name: 'Open' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Mine' }));
  expect(onFilter).toHaveBeenCalledWith(['OPEN', 'MINE']);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(onFilter).toHaveBeenLastCalledWith([]);
});
