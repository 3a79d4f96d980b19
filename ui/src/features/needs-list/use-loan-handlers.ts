import { type ReactNode, useMemo, useState } from 'react';
import type { NeedsListElement } from '@/api/elements';
import { useReview } from './review/use-review';
import type { ElementList } from './tree/element-list';
import type { RowHandlers } from './tree/row/row-actions';
import { usePreview } from './tree/use-element-handlers';
import { type ListTask, useTreeHandlers } from './tree/use-tree-handlers';
import { useRowUpload } from './use-row-upload';

/** A task on a loan's needs list that opens a dialog. */
export type LoanTask =
  | ListTask
  | { kind: 'reject'; elementId: string; documentIds?: string[] | undefined }
  | { kind: 'template' }
  | { kind: 'remind'; elements: readonly NeedsListElement[] }
  | { kind: 'reminders' };

interface LoanPlace {
  loanId: string;
  /** Whether the viewer edits the list; others only read it. */
  works: boolean;
  showsHidden: boolean;
  onAssign: ((elements: readonly NeedsListElement[]) => void) | undefined;
  onOpen: (elementId: string) => void;
  /** Called after a verdict, to move the focus. */
  onJudged: (elementId: string) => void;
}

interface LoanHandlers {
  handlers: RowHandlers;
  removeAnswer: (element: NeedsListElement, words: string) => void;
  task: LoanTask | null;
  setTask: (task: LoanTask | null) => void;
  /** The hidden file input of the rows. */
  fileInput: ReactNode;
}

/** Returns the actions on the rows of a loan's needs list, and the open dialog. */
export function useLoanHandlers(list: ElementList, place: LoanPlace): LoanHandlers {
  const { loanId, works, showsHidden, onAssign, onOpen, onJudged } = place;
  const [task, setTask] = useState<LoanTask | null>(null);
  const { handlers: shared, removeAnswer } = useTreeHandlers(list, showsHidden, setTask);
  const onPreview = usePreview();
  const { accept, backToSubmitted } = useReview(loanId);
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
        void accept(element);
      },
      onReject: ({ id }) => setTask({ kind: 'reject', elementId: id }),
      onBackToSubmitted: (element) => backToSubmitted(element),
      onRemind: (elements) => setTask({ kind: 'remind', elements }),
      ...(onAssign ? { onAssign } : {}),
    };
  }, [works, shared, onPreview, onOpen, onUpload, accept, backToSubmitted, onJudged, onAssign]);
  return { handlers, removeAnswer, task, setTask, fileInput };
}
