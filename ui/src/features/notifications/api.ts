import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { answer, api } from '@/api/client';
import { keys } from '@/api/keys';
import type { components } from '@/api/schema';

export type NoticeEntry = components['schemas']['NoticeEntry'];
export type NoticePage = components['schemas']['NoticePage'];
export type LoanEmail = components['schemas']['NotificationEmailEntry'];

/** The polling interval without realtime events, in milliseconds. */
const EVERY_MS = 60_000;

/** The number of the user's unread notifications. */
export const unreadNoticesQuery = queryOptions({
  queryKey: keys.unreadNotices,
  queryFn: ({ signal }) => answer(api.GET('/v1/users/me/notices/unread', { signal })),
  refetchInterval: EVERY_MS,
});

/** Returns the user's notifications older than the given one; the newest by default. */
export const noticesBefore = (before: string, signal?: AbortSignal) =>
  answer(
    api.GET('/v1/users/me/notices', { params: { query: before ? { before } : {} }, ...(signal ? { signal } : {}) }),
  );

/** The user's notifications, page by page, newest first. */
export const noticesQuery = infiniteQueryOptions({
  queryKey: keys.noticeList,
  queryFn: ({ signal, pageParam }) => noticesBefore(pageParam, signal),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next ?? undefined,
});

/** A loan's notifications with their emails, page by page, newest first. */
export const loanEmailsQuery = (loanId: string) =>
  infiniteQueryOptions({
    queryKey: keys.loanEmails(loanId),
    queryFn: ({ signal, pageParam: before }) =>
      answer(
        api.GET('/v1/loans/{loanId}/notification-emails', {
          params: { path: { loanId }, query: before ? { before } : {} },
          signal,
        }),
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  });

/** Marks these as read, or all up to a time. Returns those that were unread. */
export const markNoticesRead = (which: { noticeIds?: string[]; upTo?: string }) =>
  answer(api.POST('/v1/users/me/notices/read', { body: which }));

/** Marks these as unread. */
export const markNoticesUnread = (noticeIds: string[]) =>
  answer(api.POST('/v1/users/me/notices/unread', { body: { noticeIds } }));
