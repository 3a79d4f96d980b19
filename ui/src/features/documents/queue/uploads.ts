import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { toast } from 'sonner';
import { type UploadSummaryAnswer, rule } from '@/rules/rule';
import { text } from '@/rules/text';
import { TRY_NOW } from './bytes/try-now';
import { freshen } from './freshen';
import { isOnScreen, isOutOfSight, showsUploads, subscribeToScreen } from './on-screen';
import { type Cancelled, type ForMessage, type Upload, type UploadTarget, placeOf } from './upload';
import { UploadList } from './upload-list';

export type { ForMessage, Upload, UploadTarget };

/** The uploads of this tab. What sending a file takes is loaded with the first one. */
export const list = new UploadList(
  async (...upload) => {
    const { keepUploads, sendFile } = await import('./send-file');
    keepUploads(list);
    return sendFile(...upload);
  },
  ({ loanId }) => freshen(loanId),
);

/** Starts an upload that goes on whatever screen the person walks to; `unpacked` when it came out of an archive. */
export const startUpload = (file: File, target: UploadTarget, unpacked = false): string =>
  list.start(file, target, unpacked);

/** All uploads of this tab as they are now, and who hears when they change. */
export const uploadsNow = list.snapshot;
export const subscribeToUploads = list.subscribe;

/** Stops these without a word. */
export const stopUploads = (uploads: readonly Upload[]): Cancelled[] => list.cancelAll(uploads);
export const retryUpload = (id: string): void => list.retry(id);
export const dismissUpload = (id: string): void => list.dismiss(id);

/** Asks at once whether the connection is there again. */
export const tryConnection = (): void => void dispatchEvent(new Event(TRY_NOW));

/** Goes on with an upload whose file had to be chosen again. */
export const goOnWith = (id: string, file: File): void => list.goOn(id, file);

/** Notes something about one of them. */
export const noteUpload = list.note;

/** How many files are under way. */
export const countUnderWay = (): number => list.snapshot().filter(({ status }) => status === 'uploading').length;

/** Tries all of these again that failed. */
export function retryUploads(uploads: readonly Upload[]): void {
  for (const { id } of uploads) list.retry(id);
}

/** Stops uploads because the person asked for it, says so and offers to take them up again. */
export function cancelUploads(uploads: readonly Upload[]): void {
  const cancelled = list.cancelAll(uploads);
  if (cancelled.length === 0) return;
  const words = cancelled.length === 1 ? text('file-upload-cancelled') : `${cancelled.length} uploads cancelled`;
  const give = giveUp(cancelled);
  const onClick = () => {
    give.not();
    cancelled.forEach((each) => list.takeUp(each));
  };
  toast(words, { action: { label: text('undo'), onClick }, onAutoClose: give.up, onDismiss: give.up });
}

/** Once nobody can take them up any more, the server needs nothing of them. */
function giveUp(cancelled: readonly Cancelled[]): { up: () => void; not: () => void } {
  let over = false;
  const not = () => void (over = true);
  const up = () => {
    if (over) return;
    not();
    void import('./send-file').then(({ giveUpAll }) => giveUpAll(cancelled.map(({ upload }) => upload)));
  };
  return { up, not };
}

/** Takes failed ones off the list. */
export function dismissUploads(uploads: readonly Upload[]): void {
  for (const { id, status } of uploads) if (status === 'error') list.dismiss(id);
}

/** Stops one upload. */
export const cancelUpload = (id: string): void => cancelUploads(list.snapshot().filter((each) => each.id === id));

/** All uploads of this tab. */
export function useUploads(): readonly Upload[] {
  return useSyncExternalStore(list.subscribe, list.snapshot);
}

const isOpen = ({ status }: Upload) => status !== 'success';

function subscribeToBoth(listener: () => void): () => void {
  const stops = [list.subscribe(listener), subscribeToScreen(listener)];
  return () => stops.forEach((stop) => stop());
}

/** Whether it can't be seen how far an upload is; one that failed waits where it is. */
function isUnseen(upload: Upload): boolean {
  const place = placeOf(upload);
  return !isOnScreen(place) || (upload.status === 'uploading' && isOutOfSight(place));
}

/** Whether uploads need a place of their own: there are many, or some that aren't in sight. */
function needTray(): boolean {
  const open = list.snapshot().filter(isOpen);
  return open.length > 0 && (summaryOf(open).crowded || open.some(isUnseen));
}

/** The same, for a component. */
export const useTrayNeeded = (): boolean => useSyncExternalStore(subscribeToBoth, needTray);

/** The uploads of one place: for a request, or without one for a loan's shoebox; those that arrived lately too. */
export function useUploadsAt(place: string): readonly Upload[] {
  const uploads = useCallback(() => list.at(place), [place]);
  useEffect(() => showsUploads(place), [place]);
  return useSyncExternalStore(list.subscribe, uploads);
}

/** The uploads for a target. */
export const useUploadsFor = (target: UploadTarget): readonly Upload[] => useUploadsAt(placeOf(target));

// What is still under way and not kept would be lost with the page: the browser asks before it goes.
const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();
list.subscribe(() => {
  const losing = list.snapshot().some(({ status, kept }) => status === 'uploading' && !kept);
  (losing ? addEventListener : removeEventListener)('beforeunload', askBeforeLeaving);
});

/** Many uploads in one line, by the shared rule. */
export function summaryOf(uploads: readonly Upload[]): UploadSummaryAnswer {
  const counts = { arrived: 0, underWay: 0, failed: 0 };
  for (const { status } of uploads)
    counts[status === 'success' ? 'arrived' : status === 'error' ? 'failed' : 'underWay'] += 1;
  return rule('uploadSummary', counts);
}
