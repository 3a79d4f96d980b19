import { toast } from 'sonner';
import { Problem } from '@/api/problem';
import { text } from '@/rules/text';
import { offerUndo, withdrawUndo } from './last-undo';

/** How long *Send* can be undone, in milliseconds: nothing leaves the browser before. */
export const UNDO_MS = 5_000;

/**
 * The delays between retries of an unanswered call, in milliseconds; all use the same key, so nothing is sent twice.
 */
const pausesMs = [1_000, 3_000];

/** The browser's limit for requests that outlive the page. */
const KEEPALIVE_BYTES = 60_000;

/** Whether a call with this body can outlive the page. */
export const canOutlivePage = (body: object): boolean => new Blob([JSON.stringify(body)]).size <= KEEPALIVE_BYTES;

const delay = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Whether it is unknown if the server processed the request. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof Problem && (error.status === 0 || error.status >= 502);

/** Retries an unanswered call, at most three times in total. */
export async function retryUnanswered<T>(call: () => Promise<T>): Promise<T> {
  for (const ms of pausesMs) {
    try {
      return await call();
    } catch (error) {
      if (!isUnanswered(error)) throw error;
      await delay(ms);
    }
  }
  return call();
}

/** Shows a toast about the pending send, with *Undo*. */
export function showPendingSend(id: string, undo: () => void): void {
  toast('Sending…', {
    id,
    action: { label: text('undo'), onClick: undo },
    duration: UNDO_MS,
    dismissible: false,
  });
}

/** Registers *Undo* for the keyboard shortcut. */
export const offerUndoOfSend = (id: string, undo: () => void): void => offerUndo({ id, takeBack: undo });

/** Removes both once the send was undone or has started. */
export function withdrawUndoOfSend(id: string): void {
  withdrawUndo(id);
  toast.dismiss(id);
}
