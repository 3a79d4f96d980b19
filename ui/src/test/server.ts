import { vi } from 'vitest';

type Answer = Response | object | null;
type CallHandler = (call: Call) => Answer | Promise<Answer>;

/** A call made by a screen. */
export interface Call {
  method: string;
  /** The path with its query. */
  path: string;
  body: unknown;
}

/** Responds to a test's calls by `METHOD path`, and records them. Others are not found. */
export function serveCalls(handlers: Record<string, CallHandler | Answer>): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, search } = new URL(request.url);
    const text = await request.text();
    const file = ['text/csv', 'application/octet-stream'].includes(request.headers.get('content-type') ?? '');
    const body: unknown = file || !text ? text || null : JSON.parse(text);
    const call = { method: request.method, path: pathname + search, body };
    calls.push(call);
    const handler = handlers[`${request.method} ${pathname}`];
    if (handler === undefined) return Response.json({ code: 'not-found', message: 'Not found' }, { status: 404 });
    const answer = typeof handler === 'function' ? await handler(call) : handler;
    if (answer instanceof Response) return answer.clone();
    return answer === null ? new Response(null, { status: 204 }) : Response.json(answer);
  });
  return calls;
}

/** Returns an error response as the server formats it. */
export const refusal = (status: number, body: object): Response => Response.json({ title: 'No', ...body }, { status });
