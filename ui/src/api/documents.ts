import { queryOptions } from '@tanstack/react-query';
import { answer, api } from './client';
import { keys } from './keys';
import type { Document } from './models';
import { Problem } from './problem';
import { actingHeaders } from './session/acting-user';

export type { Document };

/** A document restored from the trash, with its new location. */
export type RestoreResult = Awaited<ReturnType<typeof restoreDocument>>;

/** The properties of a document needed to rename or delete it. */
export type NamedDocument = Pick<Document, 'id' | 'name' | 'loanId'>;

/** The metadata of a document. Fails with status 404 if the user may not see it. */
export const documentQuery = (id: string) =>
  queryOptions({
    queryKey: keys.document(id),
    queryFn: ({ signal }) =>
      answer(api.GET('/v1/documents/{documentId}', { params: { path: { documentId: id } }, signal })),
    // The content URL stays valid for this long.
    staleTime: 60_000,
  });

async function fetchBytes(
  { downloadUrl }: Document,
  init: { signal: AbortSignal; headers?: Record<string, string> },
): Promise<Blob> {
  const headers = { ...init.headers, ...actingHeaders() };
  const response = await fetch(downloadUrl, { ...init, headers, credentials: 'same-origin' });
  if (!response.ok) throw new Problem(response.status, { message: 'Couldn’t load the file. Try again.' });
  return response.blob();
}

/** The content of a document. */
export const documentBytesQuery = (document: Document) =>
  queryOptions({
    queryKey: [...keys.documentContent(document.id, document.sha256), 'whole'],
    queryFn: ({ signal }) => fetchBytes(document, { signal }),
    staleTime: Infinity,
    gcTime: 60_000,
  });

/** The first bytes of a document, at most `most`. */
export const documentStartQuery = (document: Document, most: number) =>
  queryOptions({
    queryKey: [...keys.documentContent(document.id, document.sha256), String(most)],
    queryFn: async ({ signal }) => {
      const bytes = await fetchBytes(document, { signal, headers: { range: `bytes=0-${most - 1}` } });
      return bytes.slice(0, most);
    },
    staleTime: Infinity,
    gcTime: 60_000,
  });

export const renameDocument = (id: string, name: string) =>
  answer(api.PATCH('/v1/documents/{documentId}', { params: { path: { documentId: id } }, body: { name } }));

/**
 * Removes the password of a PDF; the locked file is kept as a version. A wrong password is refused at the field
 * `password`.
 */
export const removePdfPassword = (documentId: string, password: string) =>
  answer(
    api.POST('/v1/documents/{documentId}/remove-password', { params: { path: { documentId } }, body: { password } }),
  );

/** The versions of a document, the current one first. */
export const versionsQuery = (documentId: string) =>
  queryOptions({
    queryKey: keys.documentVersions(documentId),
    queryFn: ({ signal }) =>
      answer(api.GET('/v1/documents/{documentId}/versions', { params: { path: { documentId } }, signal })),
  });

/** A current or earlier version of a document. */
export type Version = Awaited<ReturnType<NonNullable<ReturnType<typeof versionsQuery>['queryFn']>>>['content'][number];

/** Makes an uploaded file the current version of a document. Returns the updated document. */
export const addVersion = (documentId: string, uploadId: string, signal: AbortSignal) =>
  answer(
    api.POST('/v1/documents/{documentId}/versions', { params: { path: { documentId } }, body: { uploadId }, signal }),
  );

/** Restores an earlier version as a new current version. */
export const restoreVersion = (documentId: string, number: number) =>
  answer(
    api.POST('/v1/documents/{documentId}/versions/{number}/restore', { params: { path: { documentId, number } } }),
  );

/** Restores a deleted document to the requests that it answered, or to the shoebox. */
export const restoreDocument = (loanId: string, documentId: string) =>
  answer(api.POST('/v1/loans/{loanId}/trash/{documentId}/restore', { params: { path: { loanId, documentId } } }));

/** Requests another virus scan of a document. */
export const checkForViruses = (loanId: string, documentId: string) =>
  answer(
    api.POST('/v1/loans/{loanId}/documents/{documentId}/virus-check', { params: { path: { loanId, documentId } } }),
  );

/** Deletes the content of a document in which malware was found. */
export const deleteMalware = (loanId: string, documentId: string): Promise<unknown> =>
  answer(api.DELETE('/v1/loans/{loanId}/documents/{documentId}/malware', { params: { path: { loanId, documentId } } }));

/** Moves a document to its loan's trash. */
export const deleteDocument = (id: string): Promise<unknown> =>
  answer(api.DELETE('/v1/documents/{documentId}', { params: { path: { documentId: id } } }));
