import { useSyncExternalStore } from 'react';
import { UploadAborted } from './send-bytes';

/** A PDF that waits for its password before it is uploaded. */
export interface LockedPdf {
  file: File;
  /** Goes on with this file: the unlocked one, or the same. */
  goOn: (file: File) => void;
  /** Doesn't upload it at all. */
  cancel: () => void;
}

let queue: readonly LockedPdf[] = [];
const listeners = new Set<() => void>();

function set(next: readonly LockedPdf[]): void {
  queue = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The PDF whose password is asked for now, if any. */
export function useLockedPdf(): LockedPdf | undefined {
  return useSyncExternalStore(subscribe, () => queue[0]);
}

/** Asks the person for the password of a PDF; answers the file to upload. Fails when they don't want it uploaded. */
export function askToUnlock(file: File, signal: AbortSignal): Promise<File> {
  return new Promise((resolve, reject) => {
    const leave = () => set(queue.filter((each) => each !== asking));
    const cancel = () => {
      leave();
      reject(new UploadAborted());
    };
    const asking: LockedPdf = {
      file,
      cancel,
      goOn: (chosen) => {
        leave();
        resolve(chosen);
      },
    };
    if (signal.aborted) return cancel();
    signal.addEventListener('abort', cancel, { once: true });
    set([...queue, asking]);
  });
}
