import { useCallback, useSyncExternalStore } from 'react';
import { toast } from 'sonner';
import { text } from '@/rules/text';
import { answer, api } from '../client';
import { keys } from '../keys';
import { queryClient } from '../query-client';
import { type Upload, UploadList, type UploadTarget } from './upload-list';
import { openFile } from './open-file';
import { sendBytes } from './send-bytes';

export type { Upload, UploadTarget };

/** What is uploaded for a chosen file, so that another try doesn't ask again. */
const opened = new WeakMap<File, File>();

/** Look into the file, create the upload, send the bytes, complete it, and answer the request it is for. */
async function sendFile(
  chosen: File,
  { loanId, elementId }: UploadTarget,
  onProgress: (percent: number) => void,
  signal: AbortSignal,
): Promise<{ documentId: string }> {
  const file = opened.get(chosen) ?? (await openFile(chosen, signal));
  opened.set(chosen, file);
  const { name, size, type: mimeType } = file;
  const created = await answer(
    api.POST('/v1/documents/uploads', { body: { name, size, mimeType, loanId, elementId }, signal }),
  );
  await sendBytes(created.url, file, onProgress, signal);
  const path = { uploadId: created.id };
  const { documentId } = await answer(
    api.POST('/v1/documents/uploads/{uploadId}/complete', { params: { path }, signal }),
  );
  if (elementId) await answerRequest(loanId, elementId, documentId, signal);
  return { documentId };
}

async function answerRequest(loanId: string, elementId: string, documentId: string, signal: AbortSignal) {
  const path = { loanId, elementId };
  const call = api.PUT('/v1/loans/{loanId}/elements/{elementId}/answer', {
    params: { path },
    body: { documentId },
    signal,
  });
  await answer(call);
  await queryClient.invalidateQueries({ queryKey: keys.loan(loanId) });
}

const list = new UploadList(sendFile);

/** Starts an upload that goes on whatever screen the person walks to. */
export const startUpload = (file: File, target: UploadTarget): string => list.start(file, target);
export const retryUpload = (id: string): void => list.retry(id);
export const dismissUpload = (id: string): void => list.dismiss(id);

/** Stops an upload because the person asked for it, and says so. */
export function cancelUpload(id: string): void {
  if (list.cancel(id)) toast(text('file-upload-cancelled'));
}

/** All uploads of this tab. */
export function useUploads(): readonly Upload[] {
  return useSyncExternalStore(list.subscribe, list.snapshot);
}

/** The latest upload for one request, if any. */
export function useUploadFor(elementId: string): Upload | undefined {
  const latest = useCallback(() => list.snapshot().findLast((each) => each.elementId === elementId), [elementId]);
  return useSyncExternalStore(list.subscribe, latest);
}
