import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer, api } from '@/api/client';
import { keys } from '@/api/keys';
import type { PackageChanges, PackageDocument, PackagePdf } from '@/api/models';

/** A document of a loan's package, with the request it answers. */
export type { PackageChanges, PackageDocument, PackagePdf };

/** The answered documents of a loan, in the order of its needs list. */
export const packageQuery = (loanId: string, acceptedOnly: boolean) =>
  queryOptions({
    queryKey: keys.package(loanId, { acceptedOnly }),
    queryFn: async ({ signal }) => {
      const params = { path: { loanId }, query: { acceptedOnly } };
      return (await answer(api.GET('/v1/loans/{loanId}/package', { params, signal }))).content;
    },
  });

/** Which documents of a loan to take along; none named means all. */
export interface PackageWish {
  acceptedOnly: boolean;
  documentIds: string[];
}

/** Asks whether an archive of these documents can be downloaded; the download names the ticket. */
export const askForPackage = (loanId: string, body: PackageWish) =>
  answer(api.POST('/v1/loans/{loanId}/package/tickets', { params: { path: { loanId } }, body }));

/** Asks for one PDF of these documents, in the order of their ids. */
export const askForPdf = (loanId: string, body: PackageWish) =>
  answer(api.POST('/v1/loans/{loanId}/package/pdfs', { params: { path: { loanId } }, body }));

/** Forgets one PDF; while it is being made, that stops it. */
export const forgetPdf = (loanId: string, pdfId: string) =>
  answer(api.DELETE('/v1/loans/{loanId}/package/pdfs/{pdfId}', { params: { path: { loanId, pdfId } } }));

/** How soon it is asked again while a PDF is being made, and how seldom at last, in milliseconds. */
const makingPace = { first: 1_000, last: 20_000 };

/** The PDFs of a loan's documents that the person asked for, asked for ever more seldom while one is being made. */
export const pdfsQuery = (loanId: string) =>
  queryOptions({
    queryKey: keys.packagePdfs(loanId),
    queryFn: async ({ signal }) => {
      const params = { path: { loanId } };
      return (await answer(api.GET('/v1/loans/{loanId}/package/pdfs', { params, signal }))).content;
    },
    refetchInterval: ({ state: { data } }) => {
      const waiting = data?.find(({ state }) => state === 'WAITING');
      if (!waiting) return false;
      const age = Date.now() - Date.parse(waiting.createdAt);
      return Math.min(Math.max(makingPace.first, age / 5), makingPace.last);
    },
  });

/** What is new since the last package that was taken along. */
export const changesQuery = (loanId: string) =>
  queryOptions({
    queryKey: keys.packageChanges(loanId),
    queryFn: async ({ signal }) =>
      answer(api.GET('/v1/loans/{loanId}/package/changes', { params: { path: { loanId } }, signal })),
  });

/** How soon it is asked again while documents are still being read, and how seldom at last, in milliseconds. */
const readingPace = { first: 3_000, last: 60_000 };

/** The documents of a loan in which words stand; without words, only what can't be looked through. */
export const foundQuery = (loanId: string, query: string) =>
  queryOptions({
    queryKey: keys.foundDocuments(loanId, query),
    queryFn: async ({ signal }) => {
      const params = { path: { loanId }, query: { query } };
      return answer(api.GET('/v1/loans/{loanId}/documents/search', { params, signal }));
    },
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data && data.waiting > 0
        ? Math.min(readingPace.first * 2 ** Math.max(0, dataUpdateCount - 3), readingPace.last)
        : false,
  });
