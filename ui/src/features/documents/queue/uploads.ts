import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { toast } from 'sonner';
import { type UploadSummaryAnswer, rule } from '@/rules/rule';
import { text } from '@/rules/text';
import { RETRY_NOW_EVENT } from './transfer/retry-now-event';
import { refreshLoan } from './refresh-loan';
import { areUploadsOnScreen, areUploadsScrolledAway, markUploadsShown, subscribeToScreen } from './visible-places';
import { type CanceledUpload, type MessageTarget, type Upload, type UploadTarget, uploadPlace } from './upload';
import { UploadList } from './upload-list';

export type { MessageTarget, Upload, UploadTarget };

/** The uploads of this tab. The code that sends files is loaded with the first one. */
export const uploadList = new UploadList(
  async (...upload) => {
    const { persistUploads, sendFile } = await import('./send-file');
    persistUploads(uploadList);
    return sendFile(...upload);
  },
  ({ loanId }) => refreshLoan(loanId),
);

/** Starts an upload that continues across navigation; `unpacked` if it came from an archive. */
export const startUpload = (file: File, target: UploadTarget, unpacked = false): string =>
  uploadList.start(file, target, unpacked);

/** The current uploads of this tab, and the subscription to them. */
export const getUploads = uploadList.snapshot;
export const subscribeToUploads = uploadList.subscribe;

/** Stops uploads silently. */
export const stopUploads = (uploads: readonly Upload[]): CanceledUpload[] => uploadList.cancelAll(uploads);
export const retryUpload = (id: string): void => uploadList.retry(id);
export const dismissUpload = (id: string): void => uploadList.dismiss(id);

/** Tries to reconnect immediately. */
export const tryConnection = (): void => void dispatchEvent(new Event(RETRY_NOW_EVENT));

/** Resumes an upload whose file had to be chosen again. */
export const resumeUploadWithFile = (id: string, file: File): void => uploadList.resumeWithFile(id, file);

/** Updates an upload. */
export const noteUpload = uploadList.note;

/** Returns the number of uploads in progress. */
export const countActiveUploads = (): number =>
  uploadList.snapshot().filter(({ status }) => status === 'uploading').length;

/** Retries the failed ones among these. */
export function retryUploads(uploads: readonly Upload[]): void {
  for (const { id } of uploads) uploadList.retry(id);
}

/** Cancels uploads on request of the person, reports it and offers to resume them. */
export function cancelUploads(uploads: readonly Upload[]): void {
  const cancelled = uploadList.cancelAll(uploads);
  if (cancelled.length === 0) return;
  const words = cancelled.length === 1 ? text('file-upload-cancelled') : `${cancelled.length} uploads cancelled`;
  const give = scheduleAbandon(cancelled);
  const onClick = () => {
    give.not();
    cancelled.forEach((each) => uploadList.resume(each));
  };
  toast(words, { action: { label: text('undo'), onClick }, onAutoClose: give.up, onDismiss: give.up });
}

/** Deletes canceled uploads on the server once undo is no longer offered. */
function scheduleAbandon(cancelled: readonly CanceledUpload[]): { up: () => void; not: () => void } {
  let over = false;
  const not = () => void (over = true);
  const up = () => {
    if (over) return;
    not();
    void import('./send-file').then(({ abandonUploads }) => abandonUploads(cancelled.map(({ upload }) => upload)));
  };
  return { up, not };
}

/** Removes failed uploads. */
export function dismissUploads(uploads: readonly Upload[]): void {
  for (const { id, status } of uploads) if (status === 'error') uploadList.dismiss(id);
}

/** Cancels one upload. */
export const cancelUpload = (id: string): void => cancelUploads(uploadList.snapshot().filter((each) => each.id === id));

/** Returns all uploads of this tab. */
export function useUploads(): readonly Upload[] {
  return useSyncExternalStore(uploadList.subscribe, uploadList.snapshot);
}

const isOpen = ({ status }: Upload) => status !== 'success';

function subscribeToBoth(listener: () => void): () => void {
  const stops = [uploadList.subscribe(listener), subscribeToScreen(listener)];
  return () => stops.forEach((stop) => stop());
}

/** Whether an upload's progress can't be seen; a failed one counts where it is listed. */
function isProgressHidden(upload: Upload): boolean {
  const place = uploadPlace(upload);
  return !areUploadsOnScreen(place) || (upload.status === 'uploading' && areUploadsScrolledAway(place));
}

/** Whether the upload tray is needed: there are many uploads, or some out of view. */
function isTrayNeeded(): boolean {
  const open = uploadList.snapshot().filter(isOpen);
  return open.length > 0 && (summarizeUploads(open).crowded || open.some(isProgressHidden));
}

/** Returns whether the upload tray is needed. */
export const useTrayNeeded = (): boolean => useSyncExternalStore(subscribeToBoth, isTrayNeeded);

/** Returns the uploads of one place, a request or a loan's shoebox, including recently finished ones. */
export function useUploadsAt(place: string): readonly Upload[] {
  const uploads = useCallback(() => uploadList.at(place), [place]);
  useEffect(() => markUploadsShown(place), [place]);
  return useSyncExternalStore(uploadList.subscribe, uploads);
}

/** Returns the uploads of a target. */
export const useUploadsFor = (target: UploadTarget): readonly Upload[] => useUploadsAt(uploadPlace(target));

// Uploads in progress that aren't kept would be lost, so the browser asks before the page unloads.
const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();
uploadList.subscribe(() => {
  const losing = uploadList.snapshot().some(({ status, kept }) => status === 'uploading' && !kept);
  (losing ? addEventListener : removeEventListener)('beforeunload', askBeforeLeaving);
});

/** Summarizes many uploads in one line, by the shared rule. */
export function summarizeUploads(uploads: readonly Upload[]): UploadSummaryAnswer {
  const counts = { arrived: 0, underWay: 0, failed: 0 };
  for (const { status } of uploads)
    counts[status === 'success' ? 'arrived' : status === 'error' ? 'failed' : 'underWay'] += 1;
  return rule('uploadSummary', counts);
}
