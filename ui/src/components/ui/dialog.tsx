import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { IconButton } from './icon-button';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  /** One or two sentences under the title. */
  description?: ReactNode;
  /** Buttons at the foot, the main one last. */
  footer?: ReactNode;
  width?: 'sm' | 'md' | 'lg' | 'xl';
  children?: ReactNode;
}

const widths = { sm: 'sm:max-w-md', md: 'sm:max-w-xl', lg: 'sm:max-w-3xl', xl: 'sm:max-w-6xl' };

/** Starts at the first thing to answer, where there is one, rather than at the way out. */
function focusFirstAnswer(event: Event): void {
  const content = event.currentTarget as HTMLElement;
  const first = content.querySelector<HTMLElement>('[role=radio], [role=checkbox], input, select, textarea');
  if (!first) return;
  event.preventDefault();
  first.focus();
}

/** A window over the page: from below on a phone, in the middle elsewhere. Escape and the backdrop close it. */
export function Dialog({ open, onOpenChange, title, description, footer, width = 'sm', children }: DialogProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-appear bg-black/45" />
        <Radix.Content
          onOpenAutoFocus={focusFirstAnswer}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={cn(
            'fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] animate-rise flex-col rounded-t-lg border border-line bg-surface shadow-float outline-none',
            'sm:top-1/2 sm:bottom-auto sm:mx-auto sm:w-[calc(100%-2rem)] sm:-translate-y-1/2 sm:rounded-lg',
            widths[width],
          )}
        >
          <div className="flex items-start gap-3 px-5 pt-4 pb-3">
            <div className="min-w-0 grow">
              <Radix.Title className="text-base font-semibold break-words">{title}</Radix.Title>
              {description && <Radix.Description className="mt-1 text-muted">{description}</Radix.Description>}
            </div>
            <Radix.Close asChild>
              <IconButton label="Close" className="-mr-1.5">
                <X />
              </IconButton>
            </Radix.Close>
          </div>
          <div className="min-h-0 grow overflow-y-auto px-5 pb-5">{children}</div>
          {footer && <div className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-3">{footer}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
