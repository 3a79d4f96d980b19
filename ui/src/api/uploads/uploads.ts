import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { toast } from 'sonner';
import { answer, api } from '../client';
import { keys } from '../keys';
import { queryClient } from '../query-client';
import { type Upload, UploadList, type UploadTarget } from './upload-list';
import { openFile } from './open-file';
import { UploadAborted, sendBytes } from './send-bytes';

export type { Upload, UploadTarget };

/** What is uploaded for a chosen file, so that another try doesn't ask again. */
const opened = new WeakMap<File, File[]>();

/** Look into the file, create the upload, send the bytes, complete it, and answer the request it is for. */
async function sendFile(
  chosen: File,
  target: UploadTarget,
  onProgress: (sent: number, total: number) => void,
  signal: AbortSignal,
): Promise<{ documentId: string }> {
  const file = await fileToSend(chosen, target, signal);
  const { loanId, elementId } = target;
  const { name, size, type: mimeType } = file;
  const created = await answer(
    api.POST('/v1/documents/uploads', { body: { name, size, mimeType, loanId, elementId }, signal }),
  );
  await sendBytes(created.url, file, onProgress, signal);
  const path = { uploadId: created.id };
  const { documentId } = await answer(
    api.POST('/v1/documents/uploads/{uploadId}/complete', { params: { path }, signal }),
  );
  try {
    if (elementId) await answerRequest(loanId, elementId, documentId, signal);
  } finally {
    // What answers no request, or no longer can, lies in the shoebox.
    void queryClient.invalidateQueries({ queryKey: keys.shoeboxes });
  }
  return { documentId };
}

/** Looks into a chosen file. Several files in an archive become uploads of their own, and the archive's ends. */
async function fileToSend(chosen: File, target: UploadTarget, signal: AbortSignal): Promise<File> {
  const files = opened.get(chosen) ?? (await openFile(chosen, signal));
  opened.set(chosen, files);
  const [only, ...others] = files;
  if (only && others.length === 0) return only;
  for (const file of files) {
    opened.set(file, [file]);
    list.start(file, target);
  }
  throw new UploadAborted();
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
  const words = list.cancel(id);
  if (words) toast(words);
}

/** All uploads of this tab. */
export function useUploads(): readonly Upload[] {
  return useSyncExternalStore(list.subscribe, list.snapshot);
}

/** The uploads of one place that aren't done: for a request, or without one for a loan's shoebox. */
export function useUploadsUnderWay({ loanId, elementId }: UploadTarget): readonly Upload[] {
  const uploads = useUploads();
  return useMemo(
    () => uploads.filter((each) => each.loanId === loanId && each.elementId === elementId && each.status !== 'success'),
    [uploads, loanId, elementId],
  );
}

/** The latest upload for one request, if any. */
export function useUploadFor(elementId: string): Upload | undefined {
  const latest = useCallback(() => list.snapshot().findLast((each) => each.elementId === elementId), [elementId]);
  return useSyncExternalStore(list.subscribe, latest);
}
