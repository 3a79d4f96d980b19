import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { toast } from 'sonner';
import { text } from '@/rules/text';
import { freshen } from './freshen';
import { isOnScreen, showsUploads, subscribeToScreen } from './on-screen';
import { summaryOf } from './upload-summary';
import { type Upload, UploadList, type UploadTarget, placeOf } from './upload-list';

export type { Upload, UploadTarget };
export { summaryOf } from './upload-summary';

// What sending a file takes is loaded with the first one.
const list = new UploadList(
  async (...upload) => (await import('./send-file')).sendFile(...upload),
  ({ loanId }) => freshen(loanId),
);

/** Starts an upload that goes on whatever screen the person walks to. */
export const startUpload = (file: File, target: UploadTarget): string => list.start(file, target);
export const retryUpload = (id: string): void => list.retry(id);
export const dismissUpload = (id: string): void => list.dismiss(id);

/** Tries all of these again that failed. */
export function retryUploads(uploads: readonly Upload[]): void {
  for (const { id } of uploads) list.retry(id);
}

/** Stops uploads because the person asked for it, says so and offers to take them up again. */
export function cancelUploads(uploads: readonly Upload[]): void {
  const cancelled = list.cancelAll(uploads);
  if (cancelled.length === 0) return;
  const words = cancelled.length === 1 ? text('file-upload-cancelled') : `${cancelled.length} uploads cancelled`;
  toast(words, { action: { label: text('undo'), onClick: () => list.takeUp(cancelled) } });
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

/** Whether uploads need a place of their own: there are many, or some that no screen shows. */
function needTray(): boolean {
  const open = list.snapshot().filter(isOpen);
  return open.length > 0 && (summaryOf(open).crowded || open.some((upload) => !isOnScreen(placeOf(upload))));
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

// What is still under way would be lost with the page: the browser asks before it goes.
const askBeforeLeaving = (event: BeforeUnloadEvent) => event.preventDefault();
list.subscribe(() => {
  const going = list.snapshot().some(({ status }) => status === 'uploading');
  (going ? addEventListener : removeEventListener)('beforeunload', askBeforeLeaving);
});
