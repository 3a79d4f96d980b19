import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { toast } from 'sonner';
import type { NeedsListElement } from '@/api/elements';
import { startUpload } from '@/parts/documents/queue/uploads';
import { checkFiles } from '@/parts/documents/upload/check-drop';
import type { ElementTask } from './components/element-dialog';
import type { ElementList } from './element-list';
import type { RowHandlers } from './row/row-actions';
import { removalOf } from './review/removal';
import { useElementHandlers, usePreview } from './use-element-handlers';

/** What a person is asked about elements of a list, in a window over it. */
export type ListTask =
  | ElementTask
  | { kind: 'reject'; elementId: string; documentIds?: string[] | undefined }
  | { kind: 'removal'; elementId: string; documentIds?: string[] | undefined }
  | { kind: 'move'; ids: string[] }
  | { kind: 'template' };

/** Everything that can be done to the rows of a list by who may change it, and the window that it opens. */
export function useTreeHandlers(list: ElementList, showsHidden: boolean) {
  const instant = useElementHandlers(list, showsHidden);
  const onPreview = usePreview();
  const [task, setTask] = useState<ListTask | null>(null);
  const handlers = useMemo<RowHandlers>(
    () => ({
      onPriority: instant.onPriority,
      onHide: instant.onHide,
      onDelete: instant.onDelete,
      onPreview,
      onEdit: (element) => setTask({ kind: 'edit', element }),
      onAdd: (folder, storageType) => setTask({ kind: 'add', folder, storageType }),
      onMove: (element) => setTask({ kind: 'move', ids: [element.id] }),
      onRemoveAnswer: (element) => {
        const { question, done } = removalOf(element, undefined, list);
        if (question) setTask({ kind: 'removal', elementId: element.id });
        else instant.removeAnswer(element, done);
      },
    }),
    [instant, onPreview, list],
  );
  return { handlers, removeAnswer: instant.removeAnswer, task, setTask };
}

/** Uploads files for a request: the dropped ones, or those that the person picks. */
export function useRowUpload(loanId: string): { onUpload: NonNullable<RowHandlers['onUpload']>; fileInput: ReactNode } {
  const input = useRef<HTMLInputElement>(null);
  const wanted = useRef<string>(undefined);

  const take = useCallback(
    (chosen: readonly File[], elementId: string) => {
      const { files, refusals } = checkFiles(chosen, true);
      for (const { name, message } of refusals) toast.error(message, { description: name });
      for (const file of files) startUpload(file, { loanId, elementId });
    },
    [loanId],
  );
  const onUpload = useCallback(
    (element: NeedsListElement, files?: File[]) => {
      if (files) return take(files, element.id);
      wanted.current = element.id;
      input.current?.click();
    },
    [take],
  );
  const fileInput = (
    <input
      ref={input}
      type="file"
      multiple
      hidden
      aria-label="Files for the request"
      onChange={({ currentTarget }) => {
        if (wanted.current) take([...(currentTarget.files ?? [])], wanted.current);
        currentTarget.value = '';
      }}
    />
  );
  return { onUpload, fileInput };
}
