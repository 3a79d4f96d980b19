import { Toaster as Sonner } from 'sonner';
import { useUndoKey } from '@/components/undo/use-undo-key';
import { useMedia } from '@/lib/use-media';
import 'sonner/dist/styles.css';

interface ToasterProps {
  /** A window lies in the corner where toasts appear, and its buttons have to stay free. */
  aside?: boolean;
}

/** Where toasts appear, and the live region that reads them out. Mounted once. */
export function Toaster({ aside = false }: ToasterProps) {
  useUndoKey();
  // On a phone windows rise from below.
  const phone = useMedia('(width < 40rem)');
  // Beside that window is no room.
  const narrow = useMedia('(width < 62rem)');
  const position = phone || (aside && narrow) ? 'top-center' : aside ? 'bottom-left' : 'bottom-right';
  return (
    <Sonner
      position={position}
      closeButton
      visibleToasts={4}
      // Above every window, and below the menu that was just opened: its items have to stay free.
      style={{ zIndex: 65 }}
      toastOptions={{
        duration: 6000,
        classNames: {
          toast: '!bg-surface !text-ink !border-line !shadow-float !rounded-md !font-sans',
          description: '!text-muted',
          actionButton: '!bg-accent !text-on-accent',
          closeButton: '!bg-surface !text-muted !border-line',
          error: '[&_[data-icon]]:!text-bad',
          success: '[&_[data-icon]]:!text-ok',
        },
      }}
    />
  );
}
