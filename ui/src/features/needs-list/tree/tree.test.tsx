import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { TooltipProvider } from '@/components/floating/tooltip';
import { answered, element } from '@/test/element.fixture';
import { changesIn, valuesOf } from './element/element-values';
import { AddButton } from './row/add-menu';
import { MoreMenu } from './row/more-menu';
import { Priority } from './row/priority-menu';
import type { RowHandlers } from './row/row-actions';

const show = (node: React.ReactNode) => render(<TooltipProvider>{node}</TooltipProvider>);
const file = element('W-2');
const folder = element('Income', { storageType: 'FOLDER' });

async function menuOf(target: typeof file, handlers: RowHandlers) {
  show(<MoreMenu element={target} viewer="LENDER" handlers={handlers} tabIndex={0} />);
  await userEvent.click(screen.getByRole('button', { name: /^Actions for/ }));
  const items = screen.getAllByRole('menuitem');
  return (name: string) => items.find((item) => item.textContent.startsWith(name) || item.textContent.includes(name));
}

test('actions without a handler are disabled and tell why', async () => {
  const onEdit = vi.fn();
  const item = await menuOf(element('W-2', answered('w2.pdf')), { onEdit });
  for (const name of ['Preview', 'Upload file', 'Remove document', 'Assign to user', 'Delete']) {
    expect(item(name)).toHaveAttribute('aria-disabled', 'true');
  }
  expect(item('Edit')).not.toHaveAttribute('aria-disabled');
  await userEvent.click(item('Edit') as HTMLElement);
  expect(onEdit).toHaveBeenCalledOnce();
});

test('a folder has no upload, a request has no add', async () => {
  const item = await menuOf(folder, {});
  expect(item('Upload file')).toBeUndefined();
  expect(item('Delete')).toBeDefined();
});

test('add offers exactly a folder and a file request', async () => {
  const onAdd = vi.fn();
  show(<AddButton folder={folder} viewer="LENDER" handlers={{ onAdd }} tabIndex={0} />);
  await userEvent.click(screen.getByRole('button', { name: 'Add to Income' }));
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent.trim())).toEqual([
    'Add Folder',
    'Add File Request',
  ]);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Add File Request' }));
  expect(onAdd).toHaveBeenCalledWith(folder, 'FILE');
});

test('the priority menu offers every value once, at least 112 px wide', async () => {
  const onPriority = vi.fn();
  show(<Priority element={file} viewer="LENDER" handlers={{ onPriority }} tabIndex={0} />);
  await userEvent.click(screen.getByRole('button', { name: /Priority of W-2/ }));
  const words = screen.getAllByRole('menuitemradio').map((item) => item.textContent);
  expect(words).toEqual([
    'Unset',
    'Hidden',
    'Private',
    'Ignore',
    'Blocker',
    'Low',
    'Medium',
    'High',
    'Critical',
    'Urgent',
  ]);
  expect(screen.getByRole('menu')).toHaveStyle({ minWidth: '112px' });
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'High' }));
  expect(onPriority).toHaveBeenCalledWith(file, 'HIGH');
});

test('borrowers see no menu, and no indicator where the rule hides it', () => {
  const { container, rerender } = show(<Priority element={file} viewer="BORROWER" handlers={{}} tabIndex={0} />);
  expect(container).toBeEmptyDOMElement();
  rerender(<Priority element={{ ...file, priorityType: 'LOW' }} viewer="BORROWER" handlers={{}} tabIndex={0} />);
  expect(container).toHaveTextContent('Low priority');
});

test('an edit sends only changed fields', () => {
  const values = valuesOf(file);
  expect(changesIn(values, file)).toEqual({});
  expect(changesIn({ ...values, name: 'W-2 2025', visibleAtStatus: 'CLOSING' }, file)).toEqual({
    name: 'W-2 2025',
    visibleAtStatus: 'CLOSING',
  });
  const asked = element('Lease', { dueDate: '2026-12-01', internalNote: 'Old' });
  expect(changesIn({ ...valuesOf(asked), dueDate: '', optional: true, internalNote: 'New' }, asked)).toEqual({
    dueDate: null,
    optional: true,
    internalNote: 'New',
  });
});
