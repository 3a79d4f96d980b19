/** Makes a call, with retries after a lost connection. */
export type RetryCall = <T>(call: () => Promise<T>) => Promise<T>;

/** Attaches an uploaded file to its message. */
export type AttachHandler = (file: { id: string; name: string }, uploadId: string, surely: RetryCall) => Promise<void>;

let attachHandler: AttachHandler | null = null;

/** Registers the handler that knows the message drafts. */
export const registerAttachHandler = (by: AttachHandler): void => void (attachHandler = by);

/** Attaches a file before its upload counts as done, so that an interruption in between loses nothing. */
export const attachFile: AttachHandler = async (...arrived) => attachHandler?.(...arrived);
