import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { answer, api } from '@/api/client';
import { keys } from '@/api/keys';
import type { components } from '@/api/schema';

export type NoticeEntry = components['schemas']['NoticeEntry'];
export type NoticePage = components['schemas']['NoticePage'];

/** Without word from the server, it is asked this often. */
const EVERY_MS = 60_000;

/** How much of what concerns the person isn't read. */
export const unreadNoticesQuery = queryOptions({
  queryKey: keys.unreadNotices,
  queryFn: ({ signal }) => answer(api.GET('/v1/users/me/notices/unread', { signal })),
  refetchInterval: EVERY_MS,
});

/** What concerns the person and is older than that notice; the newest, where it names none. */
export const noticesBefore = (before: string, signal?: AbortSignal) =>
  answer(
    api.GET('/v1/users/me/notices', { params: { query: before ? { before } : {} }, ...(signal ? { signal } : {}) }),
  );

/** What concerns the person, page after page, the newest first. */
export const noticesQuery = infiniteQueryOptions({
  queryKey: keys.noticeList,
  queryFn: ({ signal, pageParam }) => noticesBefore(pageParam, signal),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next ?? undefined,
});

/** What comes to the bell. */
export const noticeSettingsQuery = queryOptions({
  queryKey: keys.noticeSettings,
  queryFn: ({ signal }) => answer(api.GET('/v1/users/me/notices/settings', { signal })),
});

/** Marks these as read, or all up to a moment; answers which weren't. */
export const markNoticesRead = (which: { noticeIds?: string[]; upTo?: string }) =>
  answer(api.POST('/v1/users/me/notices/read', { body: which }));

/** Marks these as unread. */
export const markNoticesUnread = (noticeIds: string[]) =>
  answer(api.POST('/v1/users/me/notices/unread', { body: { noticeIds } }));
