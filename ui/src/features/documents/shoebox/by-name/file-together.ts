import { Problem, wordsFor } from '@/api/problem';

/** What became of documents that were filed onto one request. */
export interface FiledTogether<T> {
  /** What the server answered; nothing if none went. */
  answered: T | null;
  /** Why others didn't go, by document. */
  refused: ReadonlyMap<string, string>;
}

/**
 * Files documents onto a request as one change, so that they are taken back as one: those that the server refuses are left
 * out, each with its words, and the others go.
 */
export async function fileTogether<T>(
  ids: readonly string[],
  call: (ids: readonly string[]) => Promise<T>,
): Promise<FiledTogether<T>> {
  const refused = new Map<string, string>();
  for (let left = ids; left.length > 0; left = ids.filter((id) => !refused.has(id))) {
    try {
      return { answered: await call(left), refused };
    } catch (error) {
      const named = left.map((id, nth) => [id, error instanceof Problem && error.forField(fieldOf(nth))] as const);
      const known = named.some(([, words]) => words);
      for (const [id, words] of named) {
        if (words || !known) refused.set(id, words || wordsFor(error));
      }
    }
  }
  return { answered: null, refused };
}

/** What the server calls the document of that place. */
const fieldOf = (nth: number) => (nth === 0 ? 'documentId' : `alongIds[${nth - 1}]`);
