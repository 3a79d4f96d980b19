import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useMedia } from '@/lib/use-media';
import { IconButton } from './icon-button';

interface SidePanelProps {
  title: string;
  /** Under the title. */
  subtitle?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** Details beside a list: a column of its own where there is room, a sheet over the page elsewhere. */
export function SidePanel(props: SidePanelProps) {
  const wide = useMedia('(min-width: 1280px)');
  return wide ? <Column {...props} /> : <Sheet {...props} />;
}

function Column({ title, subtitle, onClose, children }: SidePanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // Where the person came from, to go back to.
  useEffect(() => {
    const before = document.activeElement;
    heading.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <aside aria-label={title} className="flex h-[600px] min-w-0 flex-col rounded-md border border-line bg-surface">
      <div className="flex items-start gap-2 border-b border-line py-3 pr-2 pl-4">
        <div className="min-w-0 grow">
          <h3 ref={heading} tabIndex={-1} className="font-semibold text-pretty break-words outline-none">
            {title}
          </h3>
          {subtitle}
        </div>
        <IconButton label="Close the panel" onClick={onClose}>
          <X />
        </IconButton>
      </div>
      <div className="min-h-0 grow overflow-y-auto px-4 py-4">{children}</div>
    </aside>
  );
}

function Sheet({ title, subtitle, onClose, children }: SidePanelProps) {
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-appear bg-black/45" />
        <Dialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            (event.currentTarget as HTMLElement).focus();
          }}
          className="fixed inset-y-0 right-0 z-50 flex w-full max-w-lg animate-rise flex-col border-l border-line bg-surface shadow-float outline-none"
        >
          <div className="flex items-start gap-2 border-b border-line py-3 pr-2 pl-4">
            <div className="min-w-0 grow">
              <Dialog.Title className="font-semibold text-pretty break-words">{title}</Dialog.Title>
              {subtitle}
            </div>
            <Dialog.Close asChild>
              <IconButton label="Close the panel">
                <X />
              </IconButton>
            </Dialog.Close>
          </div>
          <div className="min-h-0 grow overflow-y-auto px-4 py-4">{children}</div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
