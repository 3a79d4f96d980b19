import { useMemo } from 'react';

/** What has the focus now; of an entry of a menu, which goes, what opened the menu. */
function focused(): HTMLElement | null {
  let at = document.activeElement;
  for (let menu = at?.closest('[role=menu]'); menu; menu = at?.closest('[role=menu]')) {
    at = document.getElementById(menu.getAttribute('aria-labelledby') ?? '');
  }
  return at instanceof HTMLElement ? at : null;
}

/**
 * Gives the focus back, when a window closes, to what opened it. Whoever has put it elsewhere by then, as on the row
 * below a finished one, keeps it there.
 */
export function useOpener(open: boolean): (event: Event) => void {
  // Taken while drawing: a field that takes the focus by itself has it before anything is told.
  const opener = useMemo(() => (open ? focused() : null), [open]);
  return (event) => {
    event.preventDefault();
    if (opener?.isConnected && document.activeElement === document.body) opener.focus();
  };
}
