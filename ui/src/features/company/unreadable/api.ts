import { infiniteQueryOptions } from '@tanstack/react-query';
import { answer, api } from '@/api/client';
import { keys } from '@/api/keys';
import type { components } from '@/api/schema';

export type UnreadableDocument = components['schemas']['UnreadableOfCompany'];
export type UnreadableCounts = components['schemas']['UnreadableCounts'];

/** The polling interval while documents are being read again, in milliseconds. */
const lookAgainMs = 3_000;

/** The company's documents whose text couldn't be read, page by page, newest first. */
export const unreadableQuery = infiniteQueryOptions({
  queryKey: keys.companyParts('unreadable'),
  queryFn: ({ signal, pageParam: before }) =>
    answer(api.GET('/v1/company/unreadable-documents', { params: { query: before ? { before } : {} }, signal })),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next ?? undefined,
  refetchInterval: ({ state }) => (state.data?.pages[0]?.counts.waiting ? lookAgainMs : false),
});

/** Queues a document for text extraction again. Returns the current counts. */
export const readAgain = (documentId: string): Promise<UnreadableCounts> =>
  answer(api.POST('/v1/company/unreadable-documents/{documentId}/read', { params: { path: { documentId } } }));
