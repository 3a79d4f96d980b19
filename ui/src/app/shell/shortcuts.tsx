import { Suspense, lazy, useEffect, useState } from 'react';
import { useCanCreateLoans, useShowNewLoan } from '@/features/loans';
import { HeldSingleKeys, isOverlayOpen, runsSingleKey } from '@/lib/keyboard/single-keys';

const CommandPalette = lazy(() => import('./command-palette').then((part) => ({ default: part.CommandPalette })));
const ShortcutList = lazy(() => import('./shortcut-list').then((part) => ({ default: part.ShortcutList })));

interface ShortcutsProps {
  paletteOpen: boolean;
  onPaletteOpenChange: (open: boolean) => void;
}

/** The lists in which a letter jumps to a row. */
const listsWithTypeAhead = '[role=tree], [role=treegrid], [role=listbox], [role=grid]';

/** Whether a single-key shortcut may open a window from here. */
function isShortcutFree(event: KeyboardEvent): boolean {
  const { target } = event;
  const isInList = target instanceof Element && target.closest(listsWithTypeAhead) !== null;
  return runsSingleKey(event) && !event.repeat && !isInList && !isOverlayOpen();
}

/** The global keyboard shortcuts and the windows they open. */
export function Shortcuts({ paletteOpen, onPaletteOpenChange }: ShortcutsProps) {
  const [listOpen, setListOpen] = useState(false);
  const mayOpen = useCanCreateLoans();
  const showNewLoan = useShowNewLoan();
  useEffect(() => {
    function runShortcut(event: KeyboardEvent): void {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        onPaletteOpenChange(true);
      } else if (event.key === '?' && runsSingleKey(event)) {
        event.preventDefault();
        setListOpen(true);
      } else if (event.key === 'n' && mayOpen && isShortcutFree(event)) {
        event.preventDefault();
        showNewLoan();
      }
    }
    addEventListener('keydown', runShortcut);
    return () => removeEventListener('keydown', runShortcut);
  }, [onPaletteOpenChange, mayOpen, showNewLoan]);
  const showList = () => {
    onPaletteOpenChange(false);
    setListOpen(true);
  };
  return (
    <Suspense fallback={<HeldSingleKeys />}>
      {paletteOpen && <CommandPalette onClose={() => onPaletteOpenChange(false)} onShowShortcuts={showList} />}
      {listOpen && <ShortcutList onClose={() => setListOpen(false)} />}
    </Suspense>
  );
}
