import { toast } from 'sonner';
import { Problem } from '@/api/problem';
import { text } from '@/rules/text';
import { offer, withdraw } from './last-undo';

/** The time within which *Send* can be undone, in milliseconds: nothing leaves the browser before. */
export const UNDO_MS = 5_000;

/** Pauses between tries of a call without an answer; each try has the same key, so it never sends twice. */
const pausesMs = [1_000, 3_000];

/** The browser sends no more than this once the page goes away. */
const KEEPALIVE_BYTES = 60_000;

/** Whether a call with this body can outlive the page. */
export const canOutlivePage = (body: object): boolean => new Blob([JSON.stringify(body)]).size <= KEEPALIVE_BYTES;

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Whether it is unknown if the server did what was asked. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof Problem && (error.status === 0 || error.status >= 502);

/** Makes a call until there is an answer, at most three times. */
export async function retryUnanswered<T>(call: () => Promise<T>): Promise<T> {
  for (const ms of pausesMs) {
    try {
      return await call();
    } catch (error) {
      if (!isUnanswered(error)) throw error;
      await pause(ms);
    }
  }
  return call();
}

/** Shows that something is about to be sent, with *Undo* in a toast. */
export function showSending(id: string, undo: () => void): void {
  toast('Sending…', {
    id,
    action: { label: text('undo'), onClick: undo },
    duration: UNDO_MS,
    dismissible: false,
  });
}

/** Offers *Undo* by the keyboard. */
export const offerUndoOfSend = (id: string, undo: () => void): void => offer({ id, takeBack: undo });

/** Withdraws both: it was undone, or it is on its way. */
export function withdrawUndoOfSend(id: string): void {
  withdraw(id);
  toast.dismiss(id);
}
