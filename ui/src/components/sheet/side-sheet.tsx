import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from '@/components/ui/icon-button';

interface SideSheetProps {
  /** What it is about, read out first. */
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** More about one thing, from the right side; from below on a phone. Escape and the backdrop close it. */
export function SideSheet({ title, onClose, children }: SideSheetProps) {
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-appear bg-black/45 print:hidden" />
        <Radix.Content
          aria-describedby={undefined}
          data-printed-alone
          // The sheet itself takes the focus, rather than the way out of it.
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            (event.currentTarget as HTMLElement).focus();
          }}
          className="fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] animate-rise flex-col rounded-t-lg border border-line bg-surface shadow-float outline-none sm:inset-y-0 sm:right-0 sm:left-auto sm:max-h-none sm:w-md sm:rounded-none sm:border-y-0 sm:border-r-0 print:static print:w-full print:animate-none print:border-0 print:shadow-none"
        >
          <Radix.Title className="sr-only">{title}</Radix.Title>
          <Radix.Close asChild>
            <IconButton label="Close" className="absolute top-3 right-3 print:hidden">
              <X />
            </IconButton>
          </Radix.Close>
          <div className="min-h-0 grow overflow-y-auto p-5 print:overflow-visible print:p-0">{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
