import type { ReactNode } from 'react';
import type { NeedsListElement } from '@/api/elements';
import type { Loan } from '@/api/models';
import { RejectDialog } from '../review/reject-dialog';
import { useReview } from '../review/use-review';
import { ListWindow, type ListWindowProps } from '../tree/element/list-window';
import type { LoanTask } from '../use-loan-handlers';

interface LoanWindowProps extends Omit<ListWindowProps, 'task' | 'onRemove'> {
  task: LoanTask;
  loan: Loan;
  /** Removes all files of a request. */
  removeAnswer: (element: NeedsListElement, words: string) => void;
  /** Called after a verdict, to move the focus. */
  onJudged: (elementId: string) => void;
  /** Renders the template picker. */
  renderTemplates: (onClose: () => void) => ReactNode;
}

/** The open dialog of a loan's needs list. */
export function LoanWindow({ task, loan, removeAnswer, onJudged, renderTemplates, ...window }: LoanWindowProps) {
  const { byId, onClose } = window;
  const { remove } = useReview(loan.id);
  if (task.kind === 'template') return renderTemplates(onClose);
  if (task.kind !== 'reject') {
    const onRemove: ListWindowProps['onRemove'] = (element, words, [one, ...others] = []) =>
      one && others.length === 0 ? remove(element, one, words) : removeAnswer(element, words);
    return <ListWindow {...window} task={task} onRemove={onRemove} />;
  }
  const element = byId.get(task.elementId);
  if (!element) return null;
  return (
    <RejectDialog
      loanId={loan.id}
      element={element}
      documentIds={task.documentIds}
      onRejected={() => !task.documentIds && onJudged(element.id)}
      onClose={onClose}
    />
  );
}
