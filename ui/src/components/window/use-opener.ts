import { useMemo } from 'react';

/** Returns the focused element; for a menu item, which disappears, the menu's trigger. */
function findFocusedOpener(): HTMLElement | null {
  let at = document.activeElement;
  for (let menu = at?.closest('[role=menu]'); menu; menu = at?.closest('[role=menu]')) {
    at = document.getElementById(menu.getAttribute('aria-labelledby') ?? '');
  }
  return at instanceof HTMLElement ? at : null;
}

/**
 * Returns the focus to a window's opener when the window closes, unless the user has moved it elsewhere in the
 * meantime, such as to the next row.
 */
export function useOpener(open: boolean): (event: Event) => void {
  // Read during render: a field with autofocus has the focus before effects run.
  const opener = useMemo(() => (open ? findFocusedOpener() : null), [open]);
  return (event) => {
    event.preventDefault();
    if (opener?.isConnected && document.activeElement === document.body) opener.focus();
  };
}
