/** Makes a call; after a lost connection again and again. */
export type Surely = <T>(call: () => Promise<T>) => Promise<T>;

/** Puts a file that arrived to the message that it was uploaded for. */
export type Attach = (file: { id: string; name: string }, uploadId: string, surely: Surely) => Promise<void>;

let attaching: Attach | null = null;

/** Tells who knows the messages that are being written. */
export const attachesBy = (by: Attach): void => void (attaching = by);

/** What arrived for a message stands there before its upload is over, so that a cut in between loses nothing. */
export const attach: Attach = async (...arrived) => attaching?.(...arrived);
