import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMemo, useRef, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { NeedsListElement } from '@/api/elements';
import { TooltipProvider } from '@/components/floating/tooltip';
import { answered, element } from '@/test/element.fixture';
import { NeedsListTree } from '../area/needs-list-tree';
import type { RowHandlers } from '../row/row-actions';
import { useTree } from '../session/use-tree';
import type { TreeFocus } from './use-focus-fallback';

vi.setConfig({ testTimeout: 20_000 });
const inView = 480;
const scrolled = new WeakMap<Element, number>();

// There is no layout here: the tree has room for ten rows, and can't be scrolled past its current content.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(inView);
  vi.spyOn(Element.prototype, 'scrollTop', 'get').mockImplementation(function (this: Element) {
    return scrolled.get(this) ?? 0;
  });
  vi.spyOn(Element.prototype, 'scrollTop', 'set').mockImplementation(function (this: Element, top: number) {
    const whole = Number.parseInt((this.firstElementChild as HTMLElement | null)?.style.height ?? '0', 10);
    scrolled.set(this, Math.max(0, Math.min(top, whole - inView)));
    this.dispatchEvent(new Event('scroll'));
  });
  HTMLElement.prototype.scrollIntoView = () => {};
});

interface ListProps {
  start: NeedsListElement[];
  markedId?: string;
  markedBy?: 'adding' | 'address';
  onShowHidden?: () => void;
  showHidden?: boolean;
}

function List({ start, markedId, markedBy, onShowHidden, showHidden = false }: ListProps) {
  const [elements, setElements] = useState(start);
  const byId = useMemo(() => new Map(elements.map((each) => [each.id, each])), [elements]);
  const focus = useRef<TreeFocus>(null);
  const looks = { loanStatus: 'LEAD', viewer: 'LENDER', viewerId: 'dana' } as const;
  const tree = useTree({ place: 'loan', userId: 'dana', elements, showHidden, ...looks });
  const handlers = useMemo<RowHandlers>(() => {
    const change = (id: string, rest: Partial<NeedsListElement>) =>
      setElements((all) => all.map((each) => (each.id === id ? { ...each, ...rest } : each)));
    return {
      onAccept: ({ id }) => {
        focus.current?.goOn(id);
        change(id, { reviewState: 'ACCEPTED' });
      },
      onHide: ({ id }, hidden) => change(id, { hidden }),
      onDelete: ({ id }) => setElements((all) => all.filter((each) => each.id !== id)),
      onPreview: ({ id }) => change(id, { name: 'Opened' }),
    };
  }, []);
  return (
    <TooltipProvider>
      <NeedsListTree
        label="Needs list"
        {...{ tree, byId, handlers, focus }}
        viewer="LENDER"
        markedIds={markedId ? [markedId] : []}
        {...(markedBy ? { markedBy } : {})}
        {...(onShowHidden ? { onShowHidden } : {})}
      />
    </TooltipProvider>
  );
}

const row = (name: string) => screen.getByRole('treeitem', { name: new RegExp(name) });
const three = ['W-2', 'Pay stubs', 'Licence'].map((name) => element(name, answered(`${name}.pdf`)));

test('after accepting, the focus moves to the next row; from the last one to the one before', async () => {
  render(<List start={three} />);
  await userEvent.click(screen.getByRole('button', { name: 'Accept W-2' }));
  await waitFor(() => expect(row('Pay stubs')).toHaveFocus());
  await userEvent.click(screen.getByRole('button', { name: 'Accept Licence' }));
  await waitFor(() => expect(row('Pay stubs')).toHaveFocus());
});

test.each(['Hide from borrowers', 'Delete'])(
  'when %s takes a row away, what comes in its place has the focus',
  async (words) => {
    render(<List start={three} />);
    act(() => row('Pay stubs').focus());
    screen.getByRole('button', { name: 'Actions for Pay stubs' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: words }));
    await waitFor(() => expect(screen.queryByRole('treeitem', { name: /Pay stubs/ })).toBeNull());
    await waitFor(() => expect(row('Licence')).toHaveFocus());
  },
);

test('a link to a hidden request shows and expands everything on its path, and focuses it', async () => {
  const many = Array.from({ length: 60 }, (_, at) => element(`Request ${at}`));
  const folder = element('Kept back', { storageType: 'FOLDER', hidden: true });
  const deed = element('Deed', { parentId: 'Kept back' });
  const onShowHidden = vi.fn();
  render(<List start={[...many, folder, deed]} markedId="Deed" onShowHidden={onShowHidden} />);
  await waitFor(() => expect(document.activeElement).toHaveAttribute('data-row', 'Deed'));
  expect(onShowHidden).toHaveBeenCalled();
  const top = document.querySelector('[role=tree]')!.parentElement!.scrollTop;
  // It is the last of 62 rows of 56 pixels, and fully in view.
  expect(top).toBe(62 * 56 - inView);
});

test('an added element that was filtered out is shown again when the URL points to it', async () => {
  const list = (markedBy: 'adding' | 'address') => <List start={three} markedId="Licence" markedBy={markedBy} />;
  const { rerender } = render(list('adding'));
  await waitFor(() => expect(row('Licence')).toHaveFocus());
  act(() => row('W-2').focus());
  rerender(list('adding'));
  expect(row('W-2')).toHaveFocus();
  rerender(list('address'));
  await waitFor(() => expect(row('Licence')).toHaveFocus());
});

test('a file name in a row opens the file, not the request', async () => {
  render(<List start={three} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open W-2.pdf' }));
  expect(screen.getByText('Opened')).toBeInTheDocument();
});
