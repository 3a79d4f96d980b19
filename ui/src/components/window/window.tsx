import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { cn } from '@/lib/cn';
import { backdropProps } from './backdrop-props';
import { useTypedText } from './typed-text';
import { useConfirmedClose } from './use-confirmed-close';
import { useOpener } from './use-opener';
import { useSecondClick } from './use-second-click';

export interface WindowProps {
  open?: boolean;
  /** Closes it: after Escape, the backdrop or the close button, and after the question about unsaved text. */
  onClose: () => void;
  /** Unsaved changes besides typed text. */
  unsaved?: boolean;
  /** The initial focus: the first field if there is one, or always the title. */
  startAt?: 'field' | 'title';
  /** Prints alone, without the page below it. */
  printedAlone?: boolean;
  /** Whether it contains a {@link WindowDescription}. */
  described?: boolean;
  className: string;
  children: ReactNode;
}

const fields =
  '[role=radio]:not([disabled]), [role=checkbox]:not([disabled]), input:not([disabled], [type=hidden], [hidden]), select:not([disabled]), textarea:not([disabled])';

/** Focuses the first field or the title, never the close button. */
function focusStart(content: HTMLElement, startAt: 'field' | 'title'): void {
  const field = startAt === 'field' ? content.querySelector<HTMLElement>(fields) : null;
  (field ?? content.querySelector<HTMLElement>('[data-window-title]') ?? content).focus();
}

/**
 * The shared behavior of all modal windows (dialogs, sheets and the preview): initial and returned focus, one Escape
 * for one window, protection from double clicks, and a question before typed text is lost. It has to contain a {@link
 * WindowTitle}.
 */
export function Window(props: WindowProps) {
  const { open = true, onClose, unsaved = false, startAt = 'field', described = false, className, children } = props;
  const alone = props.printedAlone ? { 'data-printed-alone': true } : {};
  const { holds, watch } = useTypedText(unsaved);
  const { close, question } = useConfirmedClose(holds, onClose);
  const backToOpener = useOpener(open);
  const secondClick = useSecondClick();
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && close()}>
      <Radix.Portal>
        <Radix.Overlay {...backdropProps('z-40 print:hidden')} />
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
            // A toast's action can be used while the window is open.
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

/** The title of a window, which can have the initial focus. */
export function WindowTitle({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <Radix.Title data-window-title tabIndex={-1} className={cn('outline-none', className)}>
      {children}
    </Radix.Title>
  );
}

export const WindowDescription = Radix.Description;

/** Makes its single child close the window. */
export function WindowClose({ children }: { children: ReactNode }) {
  return <Radix.Close asChild>{children}</Radix.Close>;
}
