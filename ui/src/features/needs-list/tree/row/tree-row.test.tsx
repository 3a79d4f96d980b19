import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { TooltipProvider } from '@/components/floating/tooltip';
import { element } from '@/test/element.fixture';
import { user } from '@/test/people';
import { TreeRowItem, type TreeRowProps } from './tree-row';

const none = () => undefined;
const rowOf = (id: string): TreeRowProps['row'] => ({
  id,
  name: id,
  storageType: 'FILE',
  depth: 0,
  posInSet: 1,
  setSize: 1,
  expanded: null,
  hidden: false,
  counts: { accepted: 0, submitted: 0, open: 1, rejected: 0 },
  progress: { acceptedPct: 0, openPct: 100, submittedPct: 0 },
});

function props(id: string, more: Partial<TreeRowProps> = {}): TreeRowProps {
  return {
    row: rowOf(id),
    element: element(id),
    index: 0,
    height: 52,
    active: false,
    marked: false,
    chosen: false,
    choosing: true,
    onChoose: none,
    onExtend: none,
    narrow: false,
    template: false,
    viewer: 'LENDER',
    handlers: {},
    onActive: none,
    onToggle: none,
    ...more,
  };
}

const show = (node: React.ReactNode) => render(<TooltipProvider>{node}</TooltipProvider>);

test('Shift+click on a checkbox selects the range up to and including its row', async () => {
  const ids = ['a', 'b', 'c'];
  function Rows() {
    const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
    const toggle = (id: string) =>
      setChosen((now) => (now.has(id) ? new Set([...now].filter((each) => each !== id)) : new Set([...now, id])));
    const extend = (id: string) => setChosen(new Set(ids.slice(0, ids.indexOf(id) + 1)));
    return ids.map((id) => (
      <TreeRowItem key={id} {...props(id, { chosen: chosen.has(id), onChoose: toggle, onExtend: extend })} />
    ));
  }
  show(<Rows />);
  const box = (id: string) => screen.getByRole('checkbox', { name: `Choose ${id}` });
  const person = userEvent.setup();
  await person.click(box('a'));
  await person.keyboard('{Shift>}');
  await person.click(box('c'));
  await person.keyboard('{/Shift}');
  for (const id of ids) expect(box(id)).toBeChecked();
  // A row that is selected already stays selected.
  await person.keyboard('{Shift>}');
  await person.click(box('b'));
  await person.keyboard('{/Shift}');
  expect(box('b')).toBeChecked();
});

test.each([false, true])('a row says whom its request is assigned to, on a phone (%s) too', (narrow) => {
  const share = (givenName: string) => ({
    permissions: 'VIEW' as const,
    sharedWithUser: user(givenName, givenName, 'Alvarez', { loggedRoleGroup: 'BORROWER' }),
    sharedByUser: user('d', 'Dana', 'Whitfield'),
  });
  const asked = element('e1', { name: 'Social Security card', sharedInfo: [share('Lucia')] });
  show(<TreeRowItem {...props('e1', { element: asked, narrow })} />);
  expect(screen.getByRole('treeitem')).toHaveTextContent('Assigned to Lucia Alvarez');
});
