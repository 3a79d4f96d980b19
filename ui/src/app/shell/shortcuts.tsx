import { Suspense, lazy, useEffect, useState } from 'react';
import { useMayOpenLoans, useShowNewLoan } from '@/features/loans/new-loan/may-open';

const CommandPalette = lazy(() => import('./command-palette').then((part) => ({ default: part.CommandPalette })));
const ShortcutList = lazy(() => import('./shortcut-list').then((part) => ({ default: part.ShortcutList })));

interface ShortcutsProps {
  paletteOpen: boolean;
  onPaletteOpenChange: (open: boolean) => void;
}

function typing(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** What takes letters for itself: windows, and lists in which a letter jumps to a row. */
const taken =
  '[role=dialog], [role=alertdialog], [role=tree], [role=treegrid], [role=menu], [role=listbox], [role=grid]';

/** Whether a letter is free to mean something here. */
function isFree({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  const inside = target instanceof Element && target.closest(taken) !== null;
  return !defaultPrevented && !ctrlKey && !metaKey && !altKey && !typing(target) && !inside;
}

/** The keys that work everywhere, and the windows they open. */
export function Shortcuts({ paletteOpen, onPaletteOpenChange }: ShortcutsProps) {
  const [listOpen, setListOpen] = useState(false);
  const mayOpen = useMayOpenLoans();
  const showNewLoan = useShowNewLoan();
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        onPaletteOpenChange(true);
      } else if (event.key === '?' && !event.ctrlKey && !event.metaKey && !typing(event.target)) {
        event.preventDefault();
        setListOpen(true);
      } else if (event.key === 'n' && mayOpen && isFree(event)) {
        event.preventDefault();
        showNewLoan();
      }
    }
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [onPaletteOpenChange, mayOpen, showNewLoan]);
  const showList = () => {
    onPaletteOpenChange(false);
    setListOpen(true);
  };
  return (
    <Suspense fallback={null}>
      {paletteOpen && <CommandPalette onClose={() => onPaletteOpenChange(false)} onShowShortcuts={showList} />}
      {listOpen && <ShortcutList onClose={() => setListOpen(false)} />}
    </Suspense>
  );
}
