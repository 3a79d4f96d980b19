import type { ReactNode } from 'react';
import type { NeedsListElement } from '@/api/elements';
import type { Loan } from '@/api/models';
import { PlannedReminders, RemindDialog } from '@/features/reminders';
import { rule } from '@/rules/rule';
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
  if (task.kind === 'reminders') {
    return <PlannedReminders loanId={loan.id} refusal={loan.archive.words ?? null} onClose={onClose} />;
  }
  if (task.kind === 'remind') {
    const elementIds = task.elements.map(({ id }) => id);
    return (
      <RemindDialog loanId={loan.id} elementIds={elementIds} what={remindedWords(task.elements)} onClose={onClose} />
    );
  }
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

/** The requests to remind of, as text. */
function remindedWords(elements: readonly NeedsListElement[]): string {
  const [only, ...others] = elements;
  if (!only) return 'all open requests';
  return others.length === 0 ? `“${only.name}”` : rule('countLabel', { count: elements.length, noun: 'ITEM' });
}
