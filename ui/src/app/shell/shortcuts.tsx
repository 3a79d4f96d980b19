import { Suspense, lazy, useEffect, useState } from 'react';

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

/** The keys that work everywhere, and the windows they open. */
export function Shortcuts({ paletteOpen, onPaletteOpenChange }: ShortcutsProps) {
  const [listOpen, setListOpen] = useState(false);
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        onPaletteOpenChange(true);
      } else if (event.key === '?' && !event.ctrlKey && !event.metaKey && !typing(event.target)) {
        event.preventDefault();
        setListOpen(true);
      }
    }
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [onPaletteOpenChange]);
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
