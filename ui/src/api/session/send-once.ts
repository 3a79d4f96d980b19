import { isObject } from '@/lib/is-object';

/** The header by which the server recognizes a repeated request. */
const header = 'Idempotency-Key';

/** How long the key of an unanswered action stays valid for retries, in milliseconds. */
const keptMs = 10 * 60_000;

/** The maximum number of such keys; the oldest are dropped. */
const mostKept = 200;

/** The delays before asking again for the response of a request still being processed, in milliseconds. */
const waitsMs = [250, 500, 1_000, 1_000, 2_000, 2_000, 4_000];

interface PendingKey {
  key: string;
  at: number;
}

/** The keys of unanswered actions, by address and body. */
const pending = new Map<string, PendingKey>();

function keyOf(action: string): string {
  const known = pending.get(action);
  const now = Date.now();
  if (known && now - known.at < keptMs) return known.key;
  const key = crypto.randomUUID();
  pending.delete(action);
  pending.set(action, { key, at: now });
  const [oldest] = pending.keys();
  if (pending.size > mostKept && oldest !== undefined) pending.delete(oldest);
  return key;
}

const isJson = (request: Request) => request.headers.get('Content-Type')?.startsWith('application/json') ?? false;

/**
 * Whether the response is a conflict with that code: `still-running`, or `done-already` when the response wasn't kept.
 */
async function isConflict(response: Response, code: string): Promise<boolean> {
  if (response.status !== 409) return false;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return isObject(body) && body['code'] === code;
}

const waitBeforeRetry = (ms: number, { signal }: Request) =>
  new Promise<void>((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop, { once: true });
    setTimeout(resolve, ms);
  });

/** Sends the request and repeats it while the server is still processing it. */
async function sendUntilAnswered(request: Request, send: typeof fetch): Promise<Response> {
  for (const waitMs of waitsMs) {
    const response = await send(request.clone());
    if (!(await isConflict(response, 'still-running'))) return response;
    await waitBeforeRetry(waitMs, request);
  }
  return send(request);
}

/** Whether the response tells the action's outcome. After any other response, a retry uses the same key. */
async function hasResult(response: Response): Promise<boolean> {
  if (response.status >= 500) return false;
  return !(await isConflict(response, 'still-running')) && !(await isConflict(response, 'done-already'));
}

/**
 * Sends a POST so that the server processes it once. Each action has an idempotency key. A second click during the call
 * uses the same key, and so does a retry of an action whose response was lost. Callers that repeat a request on
 * purpose, or whose request has to leave immediately, supply their own key.
 */
export async function sendOnce(request: Request, send: typeof fetch): Promise<Response> {
  if (request.method !== 'POST') return send(request);
  if (request.headers.has(header)) return sendUntilAnswered(request, send);
  // A closing page sends without delay; file bodies aren't compared.
  if (request.keepalive || (request.body && !isJson(request))) {
    request.headers.set(header, crypto.randomUUID());
    return sendUntilAnswered(request, send);
  }
  const action = `${request.url}\n${await request.clone().text()}`;
  const key = keyOf(action);
  request.headers.set(header, key);
  const response = await sendUntilAnswered(request, send);
  if ((await hasResult(response)) && pending.get(action)?.key === key) pending.delete(action);
  return response;
}
