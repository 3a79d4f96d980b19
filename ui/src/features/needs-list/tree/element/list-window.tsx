import type { NeedsListElement } from '@/api/elements';
import type { RoleGroup } from '@/api/models';
import type { ElementList } from '../element-list';
import { MoveDialog } from '../reorder/move-dialog';
import type { ElementMover } from '../reorder/use-mover';
import { RemovalQuestion } from '../review/removal-question';
import type { ListTask } from '../use-tree-handlers';
import { ElementDialog } from './element-dialog';

export interface ListWindowProps {
  task: ListTask;
  list: ElementList;
  byId: ReadonlyMap<string, NeedsListElement>;
  mover: ElementMover;
  viewer: RoleGroup;
  onAdded: (element: NeedsListElement) => void;
  /** Opens the assign dialog; absent if nothing can be assigned. */
  onAssign?: ((elements: readonly NeedsListElement[]) => void) | undefined;
  /** Removes files of a request; all if no ids are given. */
  onRemove: (element: NeedsListElement, words: string, documentIds?: readonly string[]) => void;
  onClose: () => void;
}

/** The open dialog of a list. */
export function ListWindow({ task, list, byId, mover, onRemove, ...window }: ListWindowProps) {
  const { onClose } = window;
  if (task.kind === 'move') return <MoveDialog ids={task.ids} byId={byId} mover={mover} onClose={onClose} />;
  if (task.kind !== 'removal') return <ElementDialog {...{ list, task, byId }} {...window} />;
  const element = byId.get(task.elementId);
  if (!element) return null;
  return (
    <RemovalQuestion
      element={element}
      documentIds={task.documentIds}
      list={list}
      onConfirm={(words) => onRemove(element, words, task.documentIds)}
      onClose={onClose}
    />
  );
}
