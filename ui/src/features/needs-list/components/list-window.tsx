import type { NeedsListElement } from '@/api/elements';
import type { Loan } from '@/api/models';
import type { ElementList } from '../element-list';
import { UseTemplateDialog } from '../templates/components/use-template-dialog';
import type { Mover } from '../tree/use-mover';
import type { ListTask } from '../use-tree-handlers';
import { ElementDialog } from './element-dialog';
import { MoveDialog } from './move-dialog';
import { RejectDialog } from '../review/reject-dialog';
import { RemovalQuestion } from '../review/removal-question';
import { useReview } from '../review/use-review';

interface ListWindowProps {
  task: ListTask;
  /** Absent over a template. */
  loan?: Loan;
  list: ElementList;
  byId: ReadonlyMap<string, NeedsListElement>;
  mover: Mover;
  onAdded: (element: NeedsListElement) => void;
  /** Takes all files of a request away. */
  removeAnswer: (element: NeedsListElement, words: string) => void;
  /** Once an answer was judged: takes the focus on. */
  onJudged?: (elementId: string) => void;
  onClose: () => void;
}

/** The window that is open over a list. */
export function ListWindow(props: ListWindowProps) {
  const { task, loan, list, byId, mover, onAdded, onClose } = props;
  switch (task.kind) {
    case 'move':
      return <MoveDialog ids={task.ids} byId={byId} mover={mover} onClose={onClose} />;
    case 'reject': {
      const element = byId.get(task.elementId);
      return (
        loan &&
        element && (
          <RejectDialog
            loanId={loan.id}
            element={element}
            documentIds={task.documentIds}
            onRejected={() => !task.documentIds && props.onJudged?.(element.id)}
            onClose={onClose}
          />
        )
      );
    }
    case 'removal':
      return <Removal {...props} task={task} />;
    case 'template':
      return loan && <UseTemplateDialog loan={loan} onClose={onClose} />;
    default:
      return <ElementDialog list={list} task={task} onClose={onClose} onAdded={onAdded} />;
  }
}

function Removal({
  task,
  loan,
  list,
  byId,
  removeAnswer,
  onClose,
}: ListWindowProps & { task: ListTask & { kind: 'removal' } }) {
  const { remove } = useReview(loan?.id ?? '');
  const element = byId.get(task.elementId);
  if (!element) return null;
  const [one, ...others] = task.documentIds ?? [];
  return (
    <RemovalQuestion
      element={element}
      documentIds={task.documentIds}
      list={list}
      onConfirm={(words) => (one && others.length === 0 ? remove(element, one, words) : removeAnswer(element, words))}
      onClose={onClose}
    />
  );
}
