import { queryOptions } from '@tanstack/react-query';
import { answer, api } from './client';
import { keys } from './keys';
import type { Document } from './models';
import { Problem } from './problem';

export type { Document };

/** As much of a document as it takes to rename or delete it. */
export type NamedDocument = Pick<Document, 'id' | 'name' | 'loanId'>;

/** What is known about a document. One the person may not see fails with status 404. */
export const documentQuery = (id: string) =>
  queryOptions({
    queryKey: keys.document(id),
    queryFn: ({ signal }) =>
      answer(api.GET('/v1/documents/{documentId}', { params: { path: { documentId: id } }, signal })),
    // Its bytes never change, and the address of its bytes is good for this long.
    staleTime: 60_000,
  });

/** The bytes of a document. */
export const documentBytesQuery = ({ id, downloadUrl }: Document) =>
  queryOptions({
    queryKey: [...keys.document(id), 'bytes'],
    queryFn: async ({ signal }) => {
      const response = await fetch(downloadUrl, { signal, credentials: 'same-origin' });
      if (!response.ok) throw new Problem(response.status, { message: 'The file could not be fetched. Try again.' });
      return response.blob();
    },
    staleTime: Infinity,
    gcTime: 60_000,
  });

export const renameDocument = (id: string, name: string) =>
  answer(api.PATCH('/v1/documents/{documentId}', { params: { path: { documentId: id } }, body: { name } }));

export const deleteDocument = (id: string): Promise<unknown> =>
  answer(api.DELETE('/v1/documents/{documentId}', { params: { path: { documentId: id } } }));
