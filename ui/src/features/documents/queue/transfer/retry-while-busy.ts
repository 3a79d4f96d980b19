import { Problem } from '@/api/problem';
import { UploadAborted } from '../upload-aborted';

/** How often a busy server is retried, and the maximum delay. */
const maxTries = 5;
const longestWaitSeconds = 60;

/** Makes a call, and retries it when a busy server says to. */
export async function retryWhileBusy<T>(signal: AbortSignal, call: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await call();
    } catch (error) {
      const wait = error instanceof Problem ? error.retryAfterSeconds : null;
      if (wait === null || wait > longestWaitSeconds || tried >= maxTries) throw error;
      await waitBeforeRetry(wait * 1000, signal);
    }
  }
}

function waitBeforeRetry(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((done, stop) => {
    if (signal.aborted) return stop(new UploadAborted());
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      stop(new UploadAborted());
    });
  });
}
