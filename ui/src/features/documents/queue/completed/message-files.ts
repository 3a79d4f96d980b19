/** Makes a call, with retries after a lost connection. */
export type RetryCall = <T>(call: () => Promise<T>) => Promise<T>;

/** Attaches an uploaded file to its message. */
export type AttachFile = (file: { id: string; name: string }, uploadId: string, surely: RetryCall) => Promise<void>;

let attaching: AttachFile | null = null;

/** Registers the handler that knows the message drafts. */
export const registerAttachHandler = (by: AttachFile): void => void (attaching = by);

/** Attaches a file before its upload counts as done, so that an interruption in between loses nothing. */
export const attach: AttachFile = async (...arrived) => attaching?.(...arrived);
