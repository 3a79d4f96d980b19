import { Problem, messageFor } from '@/api/problem';

/** The outcome of filing documents to one request. */
export interface FilingOutcome<T> {
  /** The server's response; `null` if none was filed. */
  answered: T | null;
  /** Why the other documents weren't filed, by document id. */
  refused: ReadonlyMap<string, string>;
}

/**
 * Files documents to a request as one change, so that they are undone together. Documents that the server refuses are
 * skipped, each with its message, and the others are filed.
 */
export async function fileAcceptedDocuments<T>(
  ids: readonly string[],
  call: (ids: readonly string[]) => Promise<T>,
): Promise<FilingOutcome<T>> {
  const refused = new Map<string, string>();
  for (let left = ids; left.length > 0; left = ids.filter((id) => !refused.has(id))) {
    try {
      return { answered: await call(left), refused };
    } catch (error) {
      const named = left.map((id, nth) => [id, error instanceof Problem && error.forField(fieldOf(nth))] as const);
      const known = named.some(([, words]) => words);
      for (const [id, words] of named) {
        if (words || !known) refused.set(id, words || messageFor(error));
      }
    }
  }
  return { answered: null, refused };
}

/** Returns the request field of the nth document. */
const fieldOf = (nth: number) => (nth === 0 ? 'documentId' : `alongIds[${nth - 1}]`);
