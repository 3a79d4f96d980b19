import { api as typed } from '../client';

interface Outcome<T> {
  data?: T;
  error?: unknown;
  response: Response;
}

type Call = <T>(path: string, init?: object) => Promise<Outcome<T>>;

/** The calls of messaging; what they answer says whoever asks. */
export const api = typed as unknown as { GET: Call; POST: Call; PUT: Call; DELETE: Call };
