/** Makes a call, with retries after a lost connection. */
export type Surely = <T>(call: () => Promise<T>) => Promise<T>;

/** Attaches an uploaded file to its message. */
export type Attach = (file: { id: string; name: string }, uploadId: string, surely: Surely) => Promise<void>;

let attaching: Attach | null = null;

/** Registers the handler that knows the message drafts. */
export const attachesBy = (by: Attach): void => void (attaching = by);

/** Attaches a file before its upload counts as done, so that an interruption in between loses nothing. */
export const attach: Attach = async (...arrived) => attaching?.(...arrived);
