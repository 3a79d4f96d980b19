import { useEffect } from 'react';
import { Toaster as Sonner, useSonner } from 'sonner';
import 'sonner/dist/styles.css';
import { undoLatestChange } from '@/components/undo/last-undo';
import { isTextField } from '@/lib/keyboard/single-keys';
import { useToastClearance } from './use-toast-clearance';

/**
 * The place for toasts and their live region, mounted once. They have one corner, away from lists' menus and windows'
 * buttons, and move up from whatever they would cover.
 */
export function Toaster() {
  useUndoKey();
  const { toasts } = useSonner();
  const bottom = useToastClearance(toasts.length);
  return (
    <Sonner
      position="bottom-left"
      offset={{ bottom, left: 24 }}
      mobileOffset={{ bottom, left: 12, right: 12 }}
      closeButton
      visibleToasts={4}
      // Above every window and below an open menu, whose items have to stay free.
      style={{ zIndex: 65 }}
      toastOptions={{
        duration: 6000,
        classNames: {
          toast: '!bg-surface !text-ink !border-line !shadow-float !rounded-md !font-sans',
          description: '!text-muted',
          actionButton: '!bg-accent !text-on-accent',
          // Sonner's button is 20 px wide: a finger needs 24 (WCAG 2.5.8).
          closeButton: '!size-6 !bg-surface !text-muted !border-line',
          error: '[&_[data-icon]]:!text-bad',
          success: '[&_[data-icon]]:!text-ok',
        },
      }}
    />
  );
}

/** Makes Ctrl or ⌘ + Z trigger *Undo* of the latest toast; text fields keep their own undo. */
function useUndoKey(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const mine = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
      if (mine && !isTextField(event.target) && undoLatestChange()) event.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
