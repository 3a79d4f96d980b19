import { infiniteQueryOptions } from '@tanstack/react-query';
import { answer, api } from '@/api/client';
import { keys } from '@/api/keys';
import type { components } from '@/api/schema';

export type UnreadableDocument = components['schemas']['UnreadableOfCompany'];
export type UnreadableCounts = components['schemas']['UnreadableCounts'];

/** How often it is looked what became of those that are read again. */
const lookAgainMs = 3_000;

/** The company's documents whose text couldn't be read, page after page, the latest first. */
export const unreadableQuery = infiniteQueryOptions({
  queryKey: keys.companyParts('unreadable'),
  queryFn: ({ signal, pageParam: before }) =>
    answer(api.GET('/v1/company/unreadable-documents', { params: { query: before ? { before } : {} }, signal })),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next ?? undefined,
  refetchInterval: ({ state }) => (state.data?.pages[0]?.counts.waiting ? lookAgainMs : false),
});

/** Has the text of a document read again; answers how many there are then. */
export const readAgain = (documentId: string): Promise<UnreadableCounts> =>
  answer(api.POST('/v1/company/unreadable-documents/{documentId}/read', { params: { path: { documentId } } }));
