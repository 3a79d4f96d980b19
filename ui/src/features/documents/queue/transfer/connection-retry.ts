import { Problem } from '@/api/problem';
import { mismatchCode, onMismatch } from '@/api/session/acting-user';
import { UploadFailed } from '@/api/uploads';
import { UploadAborted } from '../upload-aborted';
import { retryWhileBusy } from './retry-while-busy';
import { RETRY_NOW_EVENT } from './retry-now-event';

/** The context of a call with retries. */
export interface RetryContext {
  signal: AbortSignal;
  onLost: (lost: boolean) => void;
}

const firstWaitMs = 1_000;
const longestWaitMs = 30_000;

/** The statuses of a proxy while its server restarts. */
const restartStatuses = new Set([0, 502, 503, 504]);

/** Whether there was no response, or another user is signed in at the moment, so that a retry may succeed. */
export const isConnectionLoss = (error: unknown): boolean =>
  (error instanceof UploadFailed && error.lost) ||
  (error instanceof Problem && error.code === mismatchCode) ||
  (error instanceof Problem && restartStatuses.has(error.status) && error.retryAfterSeconds === null);

/** Makes an idempotent call, with retries after a lost connection until there is a response. */
export async function retryAfterConnectionLoss<T>(connection: RetryContext, call: () => Promise<T>): Promise<T> {
  for (let tried = 0; ; tried++) {
    try {
      const answer = await retryWhileBusy(connection.signal, call);
      if (tried > 0) connection.onLost(false);
      return answer;
    } catch (error) {
      if (!isConnectionLoss(error)) throw error;
      connection.onLost(true);
      await waitForRetry(tried, connection.signal);
    }
  }
}

/** Waits with increasing delays; resolves early when the browser is back online or the person retries. */
export function waitForRetry(tried: number, signal: AbortSignal): Promise<void> {
  const wait = Math.min(longestWaitMs, firstWaitMs * 2 ** tried) * (0.75 + Math.random() / 2);
  return new Promise((done, stop) => {
    const end = (act: () => void) => () => {
      clearTimeout(timer);
      ownAgain();
      for (const event of ['online', RETRY_NOW_EVENT]) removeEventListener(event, again);
      signal.removeEventListener('abort', left);
      act();
    };
    const again = end(done);
    const left = end(() => stop(new UploadAborted()));
    const ownAgain = onMismatch((now) => !now && again());
    const timer = setTimeout(again, wait);
    if (signal.aborted) return left();
    for (const event of ['online', RETRY_NOW_EVENT]) addEventListener(event, again);
    signal.addEventListener('abort', left);
  });
}
