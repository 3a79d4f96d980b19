import { vi } from 'vitest';

/** A call that a test received: its method, path and body. */
export interface SeenCall {
  call: string;
  body: unknown;
}

type Answer = object | ((body: unknown, url: URL) => Response | object | Promise<object>);

/** Responds to calls by method and path, as the server would; others are not found. Returns the received calls. */
export function fakeResponses(answers: Record<string, Answer>): SeenCall[] {
  const seen: SeenCall[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const url = new URL(request.url);
    const call = `${request.method} ${url.pathname}`;
    const sent = await request.text();
    const body: unknown = sent ? JSON.parse(sent) : null;
    seen.push({ call, body });
    const known = answers[call];
    const answer: unknown = await (typeof known === 'function'
      ? (known as (body: unknown, url: URL) => object)(body, url)
      : known);
    if (answer instanceof Response) return answer;
    return answer ? Response.json(answer) : Response.json({ code: 'not-found', message: 'Not found' }, { status: 404 });
  });
  return seen;
}

/** Returns an error response. */
export const problemResponse = (status: number, code: string, more: object = {}) =>
  Response.json({ code, message: code, violations: [], ...more }, { status });
