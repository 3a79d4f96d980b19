import { queryOptions } from '@tanstack/react-query';
import { answer, api } from './client';
import { keys } from './keys';
import type { Document } from './models';
import { Problem } from './problem';
import { actingHeaders } from './session/acting-user';

export type { Document };

/** A document that came back from the trash, and where it is. */
export type Restored = Awaited<ReturnType<typeof restoreDocument>>;

/** As much of a document as it takes to rename or delete it. */
export type NamedDocument = Pick<Document, 'id' | 'name' | 'loanId'>;

/** What is known about a document. One the person may not see fails with status 404. */
export const documentQuery = (id: string) =>
  queryOptions({
    queryKey: keys.document(id),
    queryFn: ({ signal }) =>
      answer(api.GET('/v1/documents/{documentId}', { params: { path: { documentId: id } }, signal })),
    // The address of its bytes is good for this long.
    staleTime: 60_000,
  });

async function fetchBytes(
  { downloadUrl }: Document,
  init: { signal: AbortSignal; headers?: Record<string, string> },
): Promise<Blob> {
  const headers = { ...init.headers, ...actingHeaders() };
  const response = await fetch(downloadUrl, { ...init, headers, credentials: 'same-origin' });
  if (!response.ok) throw new Problem(response.status, { message: 'The file could not be fetched. Try again.' });
  return response.blob();
}

/** The bytes of a document. */
export const documentBytesQuery = (document: Document) =>
  queryOptions({
    queryKey: [...keys.documentContent(document.id, document.sha256), 'whole'],
    queryFn: ({ signal }) => fetchBytes(document, { signal }),
    staleTime: Infinity,
    gcTime: 60_000,
  });

/** Its first bytes, at most so many. */
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

/** Takes the password off a PDF; the locked file is kept as a version. A wrong one is refused at the field `password`. */
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

/** A document as it is, or as it was. */
export type Version = Awaited<ReturnType<NonNullable<ReturnType<typeof versionsQuery>['queryFn']>>>['content'][number];

/** Makes an uploaded file the current version of a document; answers the document as it is since. */
export const addVersion = (documentId: string, uploadId: string, signal: AbortSignal) =>
  answer(
    api.POST('/v1/documents/{documentId}/versions', { params: { path: { documentId } }, body: { uploadId }, signal }),
  );

/** Makes an earlier version the current one again, as a new version. */
export const restoreVersion = (documentId: string, number: number) =>
  answer(
    api.POST('/v1/documents/{documentId}/versions/{number}/restore', { params: { path: { documentId, number } } }),
  );

/** Brings a deleted document back: to the requests that it answered, or to the shoebox. */
export const restoreDocument = (loanId: string, documentId: string) =>
  answer(api.POST('/v1/loans/{loanId}/trash/{documentId}/restore', { params: { path: { loanId, documentId } } }));

/** Has a document checked for viruses again. */
export const checkForViruses = (loanId: string, documentId: string) =>
  answer(
    api.POST('/v1/loans/{loanId}/documents/{documentId}/virus-check', { params: { path: { loanId, documentId } } }),
  );

/** Deletes the bytes of a document in which malware was found. */
export const deleteMalware = (loanId: string, documentId: string): Promise<unknown> =>
  answer(api.DELETE('/v1/loans/{loanId}/documents/{documentId}/malware', { params: { path: { loanId, documentId } } }));

/** Puts a document into the trash of its loan. */
export const deleteDocument = (id: string): Promise<unknown> =>
  answer(api.DELETE('/v1/documents/{documentId}', { params: { path: { documentId: id } } }));
