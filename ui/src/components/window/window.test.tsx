import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '@/components/floating/menu';
import { TooltipProvider } from '@/components/floating/tooltip';
import { IconButton } from '@/components/ui/icon-button';
import { ConfirmDialog } from './confirm-dialog';
import { SideSheet } from './side-sheet';
import { Dialog } from './dialog';
import { SidePanel } from './side-panel';
import { CancelButton } from './cancel-button';
import { textWouldBeLost } from './typed-text';

const sources = () => readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'));

type Draw = (onClose: () => void, children: React.ReactNode) => React.ReactNode;

/** All kinds of windows. */
const kinds: [string, Draw][] = [
  [
    'dialog',
    (onClose, children) => (
      <Dialog open onOpenChange={onClose} title="Reject">
        {children}
      </Dialog>
    ),
  ],
  [
    'sheet',
    (onClose, children) => (
      <SideSheet title="Person" onClose={onClose}>
        {children}
      </SideSheet>
    ),
  ],
  [
    'panel over the page',
    (onClose, children) => (
      <SidePanel title="W-2" onClose={onClose}>
        {children}
      </SidePanel>
    ),
  ],
];

function Page({ draw, onClosed, children }: { draw: Draw; onClosed: () => void; children: React.ReactNode }) {
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onClosed();
  };
  return (
    <TooltipProvider>
      <button type="button" onClick={() => setOpen(true)}>
        Open it
      </button>
      {open && draw(close, children)}
    </TooltipProvider>
  );
}

async function opened(draw: Draw, children: React.ReactNode) {
  const onClosed = vi.fn();
  render(
    <Page draw={draw} onClosed={onClosed}>
      {children}
    </Page>,
  );
  const opener = screen.getByRole('button', { name: 'Open it' });
  opener.focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('dialog');
  return onClosed;
}

test.each(kinds)('a %s without a field focuses its title, and closes on one Escape', async (_, draw) => {
  const onClosed = await opened(draw, 'Nothing to fill in');
  await waitFor(() => expect(document.activeElement).toHaveAttribute('data-window-title'));
  expect(screen.queryByRole('tooltip')).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(onClosed).toHaveBeenCalledOnce();
});

/** A click on the page under the window. */
async function clickOutside() {
  fireEvent.pointerDown(document.body);
  fireEvent.click(document.body);
  // It takes effect in the next task.
  await new Promise((next) => setTimeout(next, 20));
}

test.each(kinds)('the second click of a double click doesn’t close the %s that the first opened', async (_, draw) => {
  const onClosed = await opened(draw, 'Nothing to fill in');
  await new Promise((next) => setTimeout(next, 20));
  await clickOutside();
  fireEvent.click(screen.getByRole('button', { name: /^Close/ }), { detail: 2 });
  expect(onClosed).not.toHaveBeenCalled();
  await new Promise((later) => setTimeout(later, 550));
  await clickOutside();
  expect(onClosed).toHaveBeenCalledOnce();
});

test('the second click of a double click doesn’t confirm the dialog that the first opened', async () => {
  const onConfirm = vi.fn();
  render(
    <ConfirmDialog
      open
      onOpenChange={vi.fn()}
      title="Delete it?"
      description="It is gone then."
      confirmLabel="Delete"
      onConfirm={onConfirm}
    />,
  );
  const confirm = await screen.findByRole('button', { name: 'Delete' });
  fireEvent.click(confirm, { detail: 2 });
  expect(onConfirm).not.toHaveBeenCalled();
  fireEvent.click(confirm, { detail: 1 });
  expect(onConfirm).toHaveBeenCalledOnce();
});

test.each(kinds)('one Escape closes a %s with the focus on its close button and the tooltip open', async (_, draw) => {
  const onClosed = await opened(draw, 'Nothing to fill in');
  await userEvent.tab();
  expect(screen.getByRole('button', { name: /^Close/ })).toHaveFocus();
  await screen.findByRole('tooltip');
  await userEvent.keyboard('{Escape}');
  expect(onClosed).toHaveBeenCalledOnce();
});

test.each(kinds)('a %s with typed text asks before it closes, and keeps the text on request', async (_, draw) => {
  const onClosed = await opened(draw, <textarea aria-label="Note" />);
  await userEvent.type(screen.getByRole('textbox'), 'Page 2 is missing');
  expect(textWouldBeLost()).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(onClosed).not.toHaveBeenCalled();
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(screen.getByRole('textbox')).toHaveValue('Page 2 is missing');
  await userEvent.click(screen.getByRole('button', { name: /^Close/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Close without saving' }));
  expect(onClosed).toHaveBeenCalledOnce();
});

test.each(kinds)('a %s with unchanged text closes without asking', async (_, draw) => {
  const onClosed = await opened(draw, <input aria-label="Name" defaultValue="W-2" />);
  await userEvent.type(screen.getByRole('textbox'), 's{Backspace}');
  await userEvent.keyboard('{Escape}');
  expect(onClosed).toHaveBeenCalledOnce();
});

test.each(kinds)('Cancel in a %s asks before it discards typed text', async (_, draw) => {
  const onClosed = await opened(draw, [<input key="1" aria-label="Name" />, <CancelButton key="2" />]);
  await userEvent.type(screen.getByRole('textbox'), 'W-2');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(onClosed).not.toHaveBeenCalled();
  expect(screen.getByRole('textbox')).toHaveValue('W-2');
  await userEvent.clear(screen.getByRole('textbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClosed).toHaveBeenCalledOnce();
});

test.each(kinds)('search text in a %s doesn’t count as typed text', async (_, draw) => {
  const onClosed = await opened(draw, <input type="search" aria-label="Find" />);
  await userEvent.type(screen.getByRole('searchbox'), 'tax');
  await userEvent.keyboard('{Escape}');
  expect(onClosed).toHaveBeenCalledOnce();
});

test.each(kinds)('closing a %s returns the focus to the element that opened it', async (_, draw) => {
  await opened(draw, <input autoFocus aria-label="Name" />);
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open it' })).toHaveFocus());
});

test('a dialog opened from a menu returns the focus to the menu’s button', async () => {
  function Asked() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Menu>
          <MenuTrigger>Actions</MenuTrigger>
          <MenuContent>
            <MenuItem onSelect={() => setOpen(true)}>Delete</MenuItem>
          </MenuContent>
        </Menu>
        {open && (
          <ConfirmDialog
            open
            onOpenChange={setOpen}
            title="Delete it?"
            description="It goes."
            confirmLabel="Delete"
            onConfirm={() => undefined}
          />
        )}
      </>
    );
  }
  render(<Asked />);
  screen.getByRole('button', { name: 'Actions' }).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('alertdialog');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Actions' })).toHaveFocus());
});

test('focuses the first editable field of a dialog', async () => {
  await opened(kinds[0]![1], [<input key="1" disabled />, <input key="2" aria-label="Name" />]);
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
});

test('opens a tooltip on keyboard focus, but not on programmatic focus', async () => {
  render(
    <TooltipProvider>
      <input aria-label="Before" />
      <IconButton label="Delete">x</IconButton>
    </TooltipProvider>,
  );
  screen.getByRole('button').focus();
  await new Promise((wait) => setTimeout(wait, 50));
  expect(screen.queryByRole('tooltip')).toBeNull();
  screen.getByRole('textbox').focus();
  await userEvent.tab();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Delete');
});

test('every window of the application uses one of these components', () => {
  const own = sources().filter((name) =>
    /\b(Dialog|AlertDialog)\b[^}]*\} from 'radix-ui'/.test(readFileSync(join('src', name), 'utf8')),
  );
  expect(own.sort()).toEqual([
    'components/window/choice-dialog.tsx',
    'components/window/confirm-dialog.tsx',
    'components/window/window.tsx',
  ]);
});

test('no window has a separate Cancel button that closes without asking', () => {
  const own = sources().filter((name) => {
    const words = readFileSync(join('src', name), 'utf8');
    return /<Dialog\b/.test(words) && /<Button\b[^>]*>\s*(Cancel|\{text\('cancel'\)\})\s*</.test(words);
  });
  expect(own).toEqual([]);
});
