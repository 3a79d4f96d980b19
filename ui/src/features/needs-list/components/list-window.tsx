import type { NeedsListElement } from '@/api/elements';
import type { Loan } from '@/api/models';
import type { ElementList } from '../element-list';
import { UseTemplateDialog } from '../templates/components/use-template-dialog';
import type { Mover } from '../tree/use-mover';
import type { ListTask } from '../use-tree-handlers';
import { ElementDialog } from './element-dialog';
import { MoveDialog } from './move-dialog';
import { RejectDialog } from '../review/reject-dialog';

interface ListWindowProps {
  task: ListTask;
  /** Absent over a template. */
  loan?: Loan;
  list: ElementList;
  byId: ReadonlyMap<string, NeedsListElement>;
  mover: Mover;
  onAdded: (element: NeedsListElement) => void;
  onClose: () => void;
}

/** The window that is open over a list. */
export function ListWindow({ task, loan, list, byId, mover, onAdded, onClose }: ListWindowProps) {
  switch (task.kind) {
    case 'move':
      return <MoveDialog ids={task.ids} byId={byId} mover={mover} onClose={onClose} />;
    case 'reject': {
      const element = byId.get(task.elementId);
      return (
        loan &&
        element && <RejectDialog loanId={loan.id} element={element} documentIds={task.documentIds} onClose={onClose} />
      );
    }
    case 'template':
      return loan && <UseTemplateDialog loan={loan} onClose={onClose} />;
    default:
      return <ElementDialog list={list} task={task} onClose={onClose} onAdded={onAdded} />;
  }
}
