import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer, api } from '@/api/client';
import { keys } from '@/api/keys';
import type { components } from '@/api/schema';

type Schemas = components['schemas'];

/** A file that somebody handed in without signing in. */
export type TrayFile = Schemas['TrayFile'];
export type HandIn = Schemas['HandIn'];

/** Rows a page. */
export const trayPage = 50;

/** What was handed in to one's company and waits to be filed, the latest first. */
export const trayQuery = (p: number, s = trayPage) =>
  queryOptions({
    queryKey: keys.tray({ p, s }),
    queryFn: ({ signal }) => answer(api.GET('/v1/secure-upload/files', { params: { query: { p, s } }, signal })),
    placeholderData: keepPreviousData,
  });

/** The loans that fit the words, those that moved last first. */
export const loansToFileQuery = (q: string) => {
  const query = { q, p: 0, s: 20, sort: '-updated', archived: false };
  return queryOptions({
    queryKey: keys.loans(query),
    queryFn: async ({ signal }) => (await answer(api.GET('/v1/loans', { params: { query }, signal }))).content,
    placeholderData: keepPreviousData,
  });
};

const on = ({ id }: TrayFile) => ({ path: { fileId: id } });

/** Makes a document of a file: an answer of a request, or one in one's own shoebox of the loan. */
export const fileAway = (file: TrayFile, body: Schemas['FileAway']) =>
  answer(api.PUT('/v1/secure-upload/files/{fileId}', { params: on(file), body }));

export async function discardFile(file: TrayFile): Promise<void> {
  await answer(api.DELETE('/v1/secure-upload/files/{fileId}', { params: on(file) }));
}

export async function restoreFile(file: TrayFile): Promise<void> {
  await answer(api.POST('/v1/secure-upload/files/{fileId}/restore', { params: on(file) }));
}

/** How much was discarded and can still be brought back. */
export const discardedQuery = queryOptions({
  queryKey: keys.discarded,
  queryFn: ({ signal }) => answer(api.GET('/v1/secure-upload/discarded', { signal })),
});

/** Erases all that was discarded, for good. */
export async function eraseDiscarded(): Promise<void> {
  await answer(api.DELETE('/v1/secure-upload/discarded'));
}

/** Erases one file for good. */
export async function eraseFile(file: TrayFile): Promise<void> {
  await answer(api.POST('/v1/secure-upload/files/{fileId}/erase', { params: on(file) }));
}
