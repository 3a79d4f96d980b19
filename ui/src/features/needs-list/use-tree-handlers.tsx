import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { toast } from 'sonner';
import type { NeedsListElement } from '@/api/elements';
import type { RoleGroup } from '@/api/models';
import { startUpload } from '@/api/uploads/uploads';
import { checkFiles } from '@/components/upload/check-drop';
import type { ElementTask } from './components/element-dialog';
import type { RowHandlers } from './row-actions';
import { useElementHandlers, usePreview } from './use-element-handlers';

/** Everything a loan's tree can do for this kind of viewer, and the windows and the file picker it needs for that. */
export function useTreeHandlers(loanId: string, viewer: RoleGroup, byId: ReadonlyMap<string, NeedsListElement>) {
  const instant = useElementHandlers(loanId);
  const onPreview = usePreview();
  const { onUpload, fileInput } = useRowUpload(loanId);
  const [task, setTask] = useState<ElementTask | null>(null);
  const [rejectingId, setRejectingId] = useState<string | null>(null);

  const handlers = useMemo<RowHandlers>(
    () =>
      viewer !== 'LENDER'
        ? { onPreview }
        : {
            ...instant,
            onPreview,
            onUpload,
            onEdit: (element) => setTask({ kind: 'edit', element }),
            onAdd: (folder, storageType) => setTask({ kind: 'add', folder, storageType }),
            onReject: (element) => setRejectingId(element.id),
          },
    [viewer, instant, onPreview, onUpload],
  );
  const close = useCallback(() => {
    setTask(null);
    setRejectingId(null);
  }, []);
  const rejecting = rejectingId ? (byId.get(rejectingId) ?? null) : null;
  return { handlers, task, rejecting, close, fileInput };
}

/** Uploads a file for a request: the dropped one, or one that the person picks. */
function useRowUpload(loanId: string): { onUpload: NonNullable<RowHandlers['onUpload']>; fileInput: ReactNode } {
  const input = useRef<HTMLInputElement>(null);
  const wanted = useRef<string>(undefined);

  const take = useCallback(
    (chosen: readonly File[], elementId: string) => {
      const { files, refusals } = checkFiles(chosen);
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
      hidden
      aria-label="File for the request"
      onChange={({ currentTarget }) => {
        if (wanted.current) take([...(currentTarget.files ?? [])], wanted.current);
        currentTarget.value = '';
      }}
    />
  );
  return { onUpload, fileInput };
}
