import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer, api } from '@/api/client';
import { keys } from '@/api/keys';
import type { PackageChanges, PackageDocument, PackagePdf } from '@/api/models';

/** A document of a loan's package, with its request. */
export type { PackageChanges, PackageDocument, PackagePdf };

/** The reviewed documents of a loan, in the order of its needs list. */
export const packageQuery = (loanId: string, acceptedOnly: boolean) =>
  queryOptions({
    queryKey: keys.package(loanId, { acceptedOnly }),
    queryFn: async ({ signal }) => {
      const params = { path: { loanId }, query: { acceptedOnly } };
      return (await answer(api.GET('/v1/loans/{loanId}/package', { params, signal }))).content;
    },
  });

/** The documents to download or combine; all if none are named. */
export interface PackageSelection {
  acceptedOnly: boolean;
  documentIds: string[];
}

/** Requests a download ticket for an archive of these documents. */
export const requestPackageTicket = (loanId: string, body: PackageSelection) =>
  answer(api.POST('/v1/loans/{loanId}/package/tickets', { params: { path: { loanId } }, body }));

/** Requests one PDF of these documents, in the order of their ids. */
export const requestCombinedPdf = (loanId: string, body: PackageSelection) =>
  answer(api.POST('/v1/loans/{loanId}/package/pdfs', { params: { path: { loanId } }, body }));

/** Deletes a combined PDF; cancels it if it is being created. */
export const deleteCombinedPdf = (loanId: string, pdfId: string) =>
  answer(api.DELETE('/v1/loans/{loanId}/package/pdfs/{pdfId}', { params: { path: { loanId, pdfId } } }));

/** The polling intervals while a PDF is created, from the first to the longest, in milliseconds. */
const creationPolling = { first: 1_000, last: 20_000 };

/** The combined PDFs that the person requested, polled with exponential backoff while one is being created. */
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
      return Math.min(Math.max(creationPolling.first, age / 5), creationPolling.last);
    },
  });

/** The changes since the last downloaded package. */
export const changesQuery = (loanId: string) =>
  queryOptions({
    queryKey: keys.packageChanges(loanId),
    queryFn: async ({ signal }) =>
      answer(api.GET('/v1/loans/{loanId}/package/changes', { params: { path: { loanId } }, signal })),
  });

/** The polling intervals while documents are being read, from the first to the longest, in milliseconds. */
const readingPolling = { first: 3_000, last: 60_000 };

/** The documents of a loan that contain the search words; without words, only those that can't be searched. */
export const documentSearchQuery = (loanId: string, query: string) =>
  queryOptions({
    queryKey: keys.foundDocuments(loanId, query),
    queryFn: async ({ signal }) => {
      const params = { path: { loanId }, query: { query } };
      return answer(api.GET('/v1/loans/{loanId}/documents/search', { params, signal }));
    },
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      data && data.waiting > 0
        ? Math.min(readingPolling.first * 2 ** Math.max(0, dataUpdateCount - 3), readingPolling.last)
        : false,
  });
