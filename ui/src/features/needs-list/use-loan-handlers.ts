import { type ReactNode, useMemo } from 'react';
import type { NeedsListElement } from '@/api/elements';
import type { ElementList } from './element-list';
import { useReview } from './review/use-review';
import type { RowHandlers } from './row/row-actions';
import { usePreview } from './use-element-handlers';
import { type ListTask, useRowUpload, useTreeHandlers } from './use-tree-handlers';

interface LoanPlace {
  loanId: string;
  /** Whether the person works in the list; others only read it. */
  works: boolean;
  showsHidden: boolean;
  onAssign: ((elements: readonly NeedsListElement[]) => void) | undefined;
  onOpen: (elementId: string) => void;
  /** Once an answer was judged: takes the focus on. */
  onJudged: (elementId: string) => void;
}

interface LoanHandlers {
  handlers: RowHandlers;
  removeAnswer: (element: NeedsListElement, words: string) => void;
  task: ListTask | null;
  setTask: (task: ListTask | null) => void;
  /** The hidden file picker of the rows. */
  fileInput: ReactNode;
}

/** Everything that can be done to the rows of a loan's needs list, and the window that is open over it. */
export function useLoanHandlers(list: ElementList, place: LoanPlace): LoanHandlers {
  const { loanId, works, showsHidden, onAssign, onOpen, onJudged } = place;
  const { handlers: shared, removeAnswer, task, setTask } = useTreeHandlers(list, showsHidden);
  const onPreview = usePreview();
  const { accept } = useReview(loanId);
  const { onUpload, fileInput } = useRowUpload(loanId);
  const handlers = useMemo<RowHandlers>(() => {
    const reading = { onPreview, onOpen: ({ id }: NeedsListElement) => onOpen(id) };
    if (!works) return reading;
    return {
      ...shared,
      ...reading,
      onUpload,
      onAccept: (element) => {
        onJudged(element.id);
        accept(element);
      },
      onReject: ({ id }) => setTask({ kind: 'reject', elementId: id }),
      ...(onAssign ? { onAssign } : {}),
    };
  }, [works, shared, onPreview, onOpen, onUpload, accept, onJudged, onAssign, setTask]);
  return { handlers, removeAnswer, task, setTask, fileInput };
}
