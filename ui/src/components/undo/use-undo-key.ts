import { useEffect } from 'react';
import { isTextField } from '@/lib/keyboard/single-keys';
import { takeLastBack } from './last-undo';

/** Ctrl or ⌘ with Z does what *Undo* in the latest toast does; in a field it is the field's own. */
export function useUndoKey(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const mine = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
      if (mine && !isTextField(event.target) && takeLastBack()) event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
