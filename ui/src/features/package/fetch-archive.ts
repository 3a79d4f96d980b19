import { Problem, asProblem } from '@/api/problem';

/** Which documents of a loan to fetch as one archive. */
export interface ArchiveWish {
  loanId: string;
  acceptedOnly: boolean;
  documentIds: readonly string[];
}

const brokenOff = 'The download broke off. Check your connection and try again.';

/**
 * Fetches the archive as it is being made.
 *
 * @param onBytes called with the bytes that have arrived so far
 * @returns the archive and the name that the server gives it. Fails with a {@link Problem}, or when `signal` stops it.
 */
export async function fetchArchive(wish: ArchiveWish, onBytes: (bytes: number) => void, signal: AbortSignal) {
  const { loanId, acceptedOnly, documentIds } = wish;
  const query = new URLSearchParams({ acceptedOnly: String(acceptedOnly), documentIds: documentIds.join(',') });
  const response = await fetch(`/v1/loans/${loanId}/package/download?${query}`, { signal }).catch(asFailure);
  if (!response.ok) throw asProblem(response.status, await response.json().catch(() => null));
  const parts: BlobPart[] = [];
  let arrived = 0;
  const reader = response.body?.getReader();
  for (
    let piece = await reader?.read().catch(asFailure);
    piece && !piece.done;
    piece = await reader?.read().catch(asFailure)
  ) {
    parts.push(piece.value);
    arrived += piece.value.byteLength;
    onBytes(arrived);
  }
  return { archive: new Blob(parts, { type: 'application/zip' }), name: fileName(response) };
}

function asFailure(error: unknown): never {
  throw error instanceof DOMException && error.name === 'AbortError' ? error : new Problem(0, { message: brokenOff });
}

/** The name in the answer's header, in its long spelling where there is one. */
function fileName({ headers }: Response): string {
  const header = headers.get('content-disposition') ?? '';
  const long = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1];
  return long ? decodeURIComponent(long) : (/filename="([^"]+)"/i.exec(header)?.[1] ?? 'package.zip');
}
