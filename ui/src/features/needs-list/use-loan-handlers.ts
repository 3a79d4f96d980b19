import { type ReactNode, useMemo } from 'react';
import type { NeedsListElement } from '@/api/elements';
import type { ElementList } from './element-list';
import type { RowHandlers } from './row/row-actions';
import { useAccept, usePreview } from './use-element-handlers';
import { type ListTask, useRowUpload, useTreeHandlers } from './use-tree-handlers';

interface LoanPlace {
  loanId: string;
  /** Whether the person works in the list; others only read it. */
  works: boolean;
  onAssign: ((elements: readonly NeedsListElement[]) => void) | undefined;
  onOpen: (elementId: string) => void;
}

interface LoanHandlers {
  handlers: RowHandlers;
  task: ListTask | null;
  setTask: (task: ListTask | null) => void;
  /** The hidden file picker of the rows. */
  fileInput: ReactNode;
}

/** Everything that can be done to the rows of a loan's needs list, and the window that is open over it. */
export function useLoanHandlers(list: ElementList, { loanId, works, onAssign, onOpen }: LoanPlace): LoanHandlers {
  const { handlers: shared, task, setTask } = useTreeHandlers(list);
  const onPreview = usePreview();
  const onAccept = useAccept(loanId);
  const { onUpload, fileInput } = useRowUpload(loanId);
  const handlers = useMemo<RowHandlers>(() => {
    const reading = { onPreview, onOpen: ({ id }: NeedsListElement) => onOpen(id) };
    if (!works) return reading;
    return {
      ...shared,
      ...reading,
      onUpload,
      onAccept,
      onReject: ({ id }) => setTask({ kind: 'reject', elementId: id }),
      ...(onAssign ? { onAssign } : {}),
    };
  }, [works, shared, onPreview, onOpen, onUpload, onAccept, onAssign, setTask]);
  return { handlers, task, setTask, fileInput };
}
