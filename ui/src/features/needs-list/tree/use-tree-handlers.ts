import { useMemo } from 'react';
import type { ElementTask } from './element/element-dialog';
import type { ElementList } from './element-list';
import type { RowHandlers } from './row/row-actions';
import { removalTexts } from './review/removal';
import { useElementHandlers, usePreview } from './use-element-handlers';

/** A task on elements of a list that opens a dialog. */
export type ListTask =
  | ElementTask
  | { kind: 'removal'; elementId: string; documentIds?: string[] | undefined }
  | { kind: 'move'; ids: string[] };

/** Returns all actions on the rows of an editable list; `ask` opens the dialog of a task. */
export function useTreeHandlers(list: ElementList, showsHidden: boolean, ask: (task: ListTask) => void) {
  const instant = useElementHandlers(list, showsHidden);
  const onPreview = usePreview();
  const handlers = useMemo<RowHandlers>(
    () => ({
      onPriority: instant.onPriority,
      onHide: instant.onHide,
      onDelete: instant.onDelete,
      onPreview,
      onEdit: (element) => ask({ kind: 'edit', element }),
      onAdd: (folder, storageType) => ask({ kind: 'add', folder, storageType }),
      onMove: (element) => ask({ kind: 'move', ids: [element.id] }),
      onRemoveAnswer: (element) => {
        const { question, done } = removalTexts(element, undefined, list);
        if (question) ask({ kind: 'removal', elementId: element.id });
        else instant.removeAnswer(element, done);
      },
    }),
    [instant, onPreview, list, ask],
  );
  return { handlers, removeAnswer: instant.removeAnswer };
}
