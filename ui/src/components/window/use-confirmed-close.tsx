import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog';
import { text } from '@/rules/text';

interface ConfirmedClose {
  /** Closes immediately or asks first. */
  close: () => void;
  /** The question, while it is shown. */
  question: ReactNode;
}

/** Closes a window with fields, and asks first if typed text would be lost. */
export function useConfirmedClose(holds: () => boolean, onClose: () => void): ConfirmedClose {
  const [asking, setAsking] = useState(false);
  const question = asking && (
    <ConfirmDialog
      open
      onOpenChange={setAsking}
      title={text('close-unsaved')}
      description={text('unsaved-lost')}
      confirmLabel={text('close-unsaved-anyway')}
      cancelLabel={text('keep-typing')}
      danger
      onConfirm={onClose}
    />
  );
  return { close: () => (holds() ? setAsking(true) : onClose()), question };
}
