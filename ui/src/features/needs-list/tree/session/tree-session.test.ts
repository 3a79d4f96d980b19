import { expect, test, vi } from 'vitest';
import { rulesModule } from '@/rules/load-rules';
import type { NeedsListView } from '@/rules/rule';
import { element } from '@/test/element.fixture';
import { TreeSession, noFilter } from './tree-session';

const list = (extra: number, showHidden = false): NeedsListView => ({
  loanStatus: 'IN_PROGRESS',
  viewer: 'LENDER',
  viewerId: 'dana',
  showHidden,
  elements: [
    element('Income', { storageType: 'FOLDER' }),
    element('W-2', { parentId: 'Income' }),
    element('Secret', { hidden: true }),
    ...Array.from({ length: extra }, (_, n) => element(`File ${n}`)),
  ] as unknown as NeedsListView['elements'],
});

const names = (session: TreeSession, first: number, last: number) =>
  session.rows(first, last).rows.map((row) => row.name);

test('shows visible elements, and hidden ones with the toggle', () => {
  const session = new TreeSession([]);
  const view = list(0);
  expect(session.update(view, noFilter)).toMatchObject({ rowCount: 2, itemsCount: 1, hiddenCount: 1 });
  expect(session.update({ ...view, showHidden: true }, noFilter)).toMatchObject({ rowCount: 3, itemsCount: 2 });
  expect(session.update({ ...view, showHidden: false }, noFilter)).toMatchObject({ rowCount: 2 });
});

test('collapsed folders stay collapsed', () => {
  const session = new TreeSession(['Income']);
  session.update(list(0), noFilter);
  expect(names(session, 0, 5)).toEqual(['Income']);
  session.act({ kind: 'TOGGLE', id: 'Income' });
  expect(names(session, 0, 5)).toEqual(['Income', 'W-2']);
});

test('a reload keeps collapsed folders and the search', () => {
  const session = new TreeSession([]);
  session.update(list(0), noFilter);
  session.act({ kind: 'TOGGLE', id: 'Income' });
  session.update(list(0), noFilter);
  expect(names(session, 0, 5)).toEqual(['Income']);
  session.update(list(3), { query: 'file 2', filters: [] });
  expect(names(session, 0, 5)).toEqual(['File 2']);
});

test('makes one call per key, and none for loaded rows', () => {
  const session = new TreeSession([]);
  session.update(list(1000), noFilter);
  const step = vi.spyOn(rulesModule().NeedsListTree.prototype, 'step');
  expect(session.act({ kind: 'KEY', id: 'Income', key: 'ArrowDown' })).toBe(1);
  expect(step).toHaveBeenCalledTimes(1);
  session.rows(0, 20);
  session.rows(5, 25);
  expect(step).toHaveBeenCalledTimes(1);
  expect(names(session, 500, 510)).toContain('File 500');
  expect(step).toHaveBeenCalledTimes(2);
});
