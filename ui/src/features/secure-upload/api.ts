import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer, api } from '@/api/client';
import { keys } from '@/api/keys';
import type { components } from '@/api/schema';

type Schemas = components['schemas'];

/** A file that was uploaded without signing in. */
export type TrayFile = Schemas['TrayFile'];
export type HandIn = Schemas['HandIn'];

/** The page size. */
export const trayPage = 50;

/** The company's unfiled files, latest first. */
export const trayQuery = (p: number, s = trayPage) =>
  queryOptions({
    queryKey: keys.tray({ p, s }),
    queryFn: ({ signal }) => answer(api.GET('/v1/secure-upload/files', { params: { query: { p, s } }, signal })),
    placeholderData: keepPreviousData,
  });

/** The loans that match the search text, last changed first. */
export const loansToFileQuery = (q: string) => {
  const query = { q, p: 0, s: 20, sort: '-updated', archived: false };
  return queryOptions({
    queryKey: keys.loans(query),
    queryFn: async ({ signal }) => (await answer(api.GET('/v1/loans', { params: { query }, signal }))).content,
    placeholderData: keepPreviousData,
  });
};

const trayFileParams = ({ id }: TrayFile) => ({ path: { fileId: id } });

/** Turns a file into a document: at a request, or in the user's shoebox of the loan. */
export const fileTrayFile = (file: TrayFile, body: Schemas['FileAway']) =>
  answer(api.PUT('/v1/secure-upload/files/{fileId}', { params: trayFileParams(file), body }));

export async function discardFile(file: TrayFile): Promise<void> {
  await answer(api.DELETE('/v1/secure-upload/files/{fileId}', { params: trayFileParams(file) }));
}

export async function restoreFile(file: TrayFile): Promise<void> {
  await answer(api.POST('/v1/secure-upload/files/{fileId}/restore', { params: trayFileParams(file) }));
}

/** The number and size of discarded files that can still be restored. */
export const discardedQuery = queryOptions({
  queryKey: keys.discarded,
  queryFn: ({ signal }) => answer(api.GET('/v1/secure-upload/discarded', { signal })),
});

/** Permanently erases all discarded files. */
export async function eraseDiscarded(): Promise<void> {
  await answer(api.DELETE('/v1/secure-upload/discarded'));
}

/** Permanently erases one file. */
export async function eraseFile(file: TrayFile): Promise<void> {
  await answer(api.POST('/v1/secure-upload/files/{fileId}/erase', { params: trayFileParams(file) }));
}
