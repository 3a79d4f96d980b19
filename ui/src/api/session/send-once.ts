import { isObject } from '@/lib/is-object';

/** The header by which the server tells a repeated request from a new one. */
const header = 'Idempotency-Key';

/** How long the key of an action whose answer was lost is good for a repetition, in milliseconds. */
const keptMs = 10 * 60_000;

/** The most such keys; the oldest are forgotten. */
const mostKept = 200;

/** How long to wait for the answer of the same request, which is still being carried out. */
const waitsMs = [250, 500, 1_000, 1_000, 2_000, 2_000, 4_000];

interface PendingKey {
  key: string;
  at: number;
}

/** The keys of actions without an answer, by their address and body. */
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

/** Whether it is a conflict of that code: `still-running`, or `done-already` where the answer wasn't kept. */
async function isConflict(response: Response, code: string): Promise<boolean> {
  if (response.status !== 409) return false;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return isObject(body) && body['code'] === code;
}

const pause = (ms: number, { signal }: Request) =>
  new Promise<void>((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop, { once: true });
    setTimeout(resolve, ms);
  });

/** Sends the request; as long as the server is still carrying it out, asks again for its answer. */
async function sendUntilAnswered(request: Request, send: typeof fetch): Promise<Response> {
  for (const waitMs of waitsMs) {
    const response = await send(request.clone());
    if (!(await isConflict(response, 'still-running'))) return response;
    await pause(waitMs, request);
  }
  return send(request);
}

/** Whether the answer says how the action ended. After any other, the next try has the same key. */
async function hasResult(response: Response): Promise<boolean> {
  if (response.status >= 500) return false;
  return !(await isConflict(response, 'still-running')) && !(await isConflict(response, 'done-already'));
}

/**
 * Sends a POST such that the server carries it out once. Each action has a key. A second click while the first one is
 * being answered has the same key, and so has an action that is tried again because its answer was lost. Callers that
 * make the same request on purpose, or whose request has to leave immediately, bring their own key.
 */
export async function sendOnce(request: Request, send: typeof fetch): Promise<Response> {
  if (request.method !== 'POST') return send(request);
  if (request.headers.has(header)) return sendUntilAnswered(request, send);
  // A page that is closing sends without delay; a file isn't compared.
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
