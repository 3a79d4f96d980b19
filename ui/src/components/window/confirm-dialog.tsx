import type { ReactNode } from 'react';
import { AlertDialog as Radix } from 'radix-ui';
import { Button } from '@/components/ui/button';
import { text } from '@/rules/text';
import { backdropProps } from './backdrop-props';
import { useOpener } from './use-opener';
import { useSecondClick } from './use-second-click';

interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The question. */
  title: string;
  /** What will happen, and whether it can be undone. */
  description: ReactNode;
  /** The label of the confirm button, a verb. */
  confirmLabel: string;
  /** The label of the cancel button, unless it is Cancel. */
  cancelLabel?: string;
  onConfirm: () => void;
  busy?: boolean;
  danger?: boolean;
}

/** Asks for confirmation before a change that can't easily be undone. The cancel button has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const backToOpener = useOpener(props.open);
  const secondClick = useSecondClick();
  return (
    <Radix.Root open={props.open} onOpenChange={props.onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay {...backdropProps('z-40')} />
        <Radix.Content
          onOpenAutoFocus={secondClick.came}
          onCloseAutoFocus={backToOpener}
          onClickCapture={secondClick.inside}
          className="fixed inset-x-4 top-1/2 z-50 mx-auto max-w-md -translate-y-1/2 animate-rise rounded-lg border border-line bg-surface p-5 shadow-float outline-none"
        >
          <Radix.Title className="text-base font-semibold">{props.title}</Radix.Title>
          <Radix.Description className="mt-1.5 text-muted">{props.description}</Radix.Description>
          <div className="mt-5 flex justify-end gap-2">
            <Radix.Cancel asChild>
              <Button>{props.cancelLabel ?? text('cancel')}</Button>
            </Radix.Cancel>
            <Button look={props.danger ? 'danger' : 'primary'} busy={props.busy ?? false} onClick={props.onConfirm}>
              {props.confirmLabel}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
