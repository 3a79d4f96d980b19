import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { cn } from '@/lib/cn';
import { text } from '@/rules/text';
import { Window, WindowClose, WindowDescription, WindowTitle } from './window';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** One or two sentences below the title. */
  description?: ReactNode;
  /** The footer's buttons, the primary one last. */
  footer?: ReactNode;
  width?: 'sm' | 'md' | 'lg' | 'xl';
  /** Unsaved changes besides typed text: closing asks first. */
  unsaved?: boolean;
  children?: ReactNode;
}

const widths = { sm: 'sm:max-w-md', md: 'sm:max-w-xl', lg: 'sm:max-w-3xl', xl: 'sm:max-w-6xl' };

/** A modal window: at the bottom on a phone, centered elsewhere. Escape and the backdrop close it. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, footer, width = 'sm', unsaved = false, children } = props;
  return (
    <Window
      open={open}
      onClose={() => onOpenChange(false)}
      unsaved={unsaved}
      described={Boolean(description)}
      className={cn(
        'fixed inset-x-0 bottom-0 max-h-[92dvh] rounded-t-lg border border-line bg-surface',
        'sm:top-1/2 sm:bottom-auto sm:mx-auto sm:w-[calc(100%-2rem)] sm:-translate-y-1/2 sm:rounded-lg',
        widths[width],
      )}
    >
      <div className="flex items-start gap-3 px-5 pt-4 pb-3">
        <div className="min-w-0 grow">
          <WindowTitle className="text-base font-semibold break-words">{title}</WindowTitle>
          {description && <WindowDescription className="mt-1 text-muted">{description}</WindowDescription>}
        </div>
        <WindowClose>
          <IconButton label={text('close')} className="-mr-1.5">
            <X />
          </IconButton>
        </WindowClose>
      </div>
      <div className="min-h-0 grow overflow-y-auto px-5 pb-5">{children}</div>
      {footer && (
        <div data-toast-obstacle className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-3">
          {footer}
        </div>
      )}
    </Window>
  );
}
