import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { text } from '@/rules/text';
import { Window, WindowClose, WindowTitle } from './window';

interface SideSheetProps {
  /** What it is about, read out first. */
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** A sheet with details, from the right; from the bottom on a phone. Escape and the backdrop close it. */
export function SideSheet({ title, onClose, children }: SideSheetProps) {
  return (
    <Window
      onClose={onClose}
      startAt="title"
      printedAlone
      className="fixed inset-x-0 bottom-0 max-h-[92dvh] rounded-t-lg border border-line bg-surface sm:inset-y-0 sm:right-0 sm:left-auto sm:max-h-none sm:w-md sm:rounded-none sm:border-y-0 sm:border-r-0 print:static print:w-full print:animate-none print:border-0 print:shadow-none"
    >
      <WindowTitle className="sr-only">{title}</WindowTitle>
      <WindowClose>
        <IconButton label={text('close')} className="absolute top-3 right-3 print:hidden">
          <X />
        </IconButton>
      </WindowClose>
      <div className="min-h-0 grow overflow-y-auto p-5 print:overflow-visible print:p-0">{children}</div>
    </Window>
  );
}
