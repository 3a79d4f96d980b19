import { type api as typed, answer, api } from './client';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Outcome<T> = Promise<{ data?: T; error?: unknown; response: Response }>;

/** A call that the generated contract doesn't know yet. */
export function call<T>(method: Method, path: string, body?: unknown, signal?: AbortSignal): Promise<NonNullable<T>> {
  const ask = (api as unknown as Record<keyof typeof typed, (path: string, init: object) => Outcome<T>>)[method];
  return answer(ask(path, { body, signal }));
}
