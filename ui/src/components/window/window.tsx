import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { behind } from './behind';
import { useTypedText } from './typed-text';
import { useAskedClose } from './use-asked-close';
import { useOpener } from './use-opener';
import { useSecondClick } from './use-second-click';

export interface WindowProps {
  open?: boolean;
  /** Closes it; asked by Escape, by the backdrop or by its button, and after the question about what was typed. */
  onClose: () => void;
  /** Something besides typed text isn't saved yet. */
  unsaved?: boolean;
  /** Where the focus starts: at the first field, where there is one, or at the title in any case. */
  startAt?: 'field' | 'title';
  /** On paper it stands alone, without the page under it. */
  printedAlone?: boolean;
  /** Whether a {@link WindowDescription} is in it. */
  described?: boolean;
  className: string;
  children: ReactNode;
}

const fields =
  '[role=radio]:not([disabled]), [role=checkbox]:not([disabled]), input:not([disabled], [type=hidden], [hidden]), select:not([disabled]), textarea:not([disabled])';

/** Starts at the first thing to answer or at the title, never at the way out. */
function focusStart(content: HTMLElement, startAt: 'field' | 'title'): void {
  const field = startAt === 'field' ? content.querySelector<HTMLElement>(fields) : null;
  (field ?? content.querySelector<HTMLElement>('[data-window-title]') ?? content).focus();
}

/**
 * What all windows over the page have in common, dialogs, sheets and the preview alike: where the focus starts and
 * where it goes back to, that one Escape closes, that a double click opens it and no more, and that nothing typed goes
 * without a question. It has to hold a {@link WindowTitle}.
 */
export function Window(props: WindowProps) {
  const { open = true, onClose, unsaved = false, startAt = 'field', described = false, className, children } = props;
  const alone = props.printedAlone ? { 'data-printed-alone': true } : {};
  const { holds, watch } = useTypedText(unsaved);
  const { close, question } = useAskedClose(holds, onClose);
  const backToOpener = useOpener(open);
  const secondClick = useSecondClick();
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && close()}>
      <Radix.Portal>
        <Radix.Overlay {...behind('z-40 print:hidden')} />
        <Radix.Content
          {...watch}
          {...alone}
          {...(described ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            secondClick.came(event);
            if (event.currentTarget instanceof HTMLElement) focusStart(event.currentTarget, startAt);
          }}
          onCloseAutoFocus={backToOpener}
          onClickCapture={secondClick.inside}
          onPointerDownOutside={(event) => {
            secondClick.outside(event);
            // What a notice offers is done with the window open.
            if (event.target instanceof Element && event.target.closest('[data-sonner-toaster]'))
              event.preventDefault();
          }}
          className={cn('z-50 flex animate-rise flex-col shadow-float outline-none', className)}
        >
          {children}
          {question}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The name of a window, at which the focus may start. */
export function WindowTitle({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <Radix.Title data-window-title tabIndex={-1} className={cn('outline-none', className)}>
      {children}
    </Radix.Title>
  );
}

export const WindowDescription = Radix.Description;

/** Makes the one child close the window. */
export function WindowClose({ children }: { children: ReactNode }) {
  return <Radix.Close asChild>{children}</Radix.Close>;
}
