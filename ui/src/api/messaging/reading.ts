import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer } from '../client';
import { keys } from '../keys';
import type { UserRef } from '../models';
import { api } from './calls';

/** Where a thread stands among the threads of its loan, who is in it, and what of it one hasn't read. */
export interface Thread {
  id: string;
  loanId: string;
  /** Its subject; none where people write to each other without one. */
  title: string | null;
  locked: boolean;
  lendingTeam: boolean;
  general: boolean;
  inactive: boolean;
  messageThreadCategory: string;
  lastMessage: { id: string; textPreview: string; from: UserRef; createdDate: string; deleted?: boolean } | null;
  lastMessageDate: string | null;
  lastUnreadMessageId: string | null;
  unreadCount: number;
  muted: boolean;
  labels: string[];
  hasDraft: boolean;
  users: { user: UserRef }[];
  canWrite: boolean;
}

/** A file of a message. */
export interface MessageDocument {
  id: string;
  name: string;
  contentType: string;
  size: number;
}

/** A message as its reader may see it. */
export interface Message {
  id: string;
  body: string;
  subject: string | null;
  seq: number;
  from: UserRef;
  toRecipients: UserRef[];
  toEmails: string[];
  ccRecipients: UserRef[];
  ccEmails: string[];
  bccRecipients: UserRef[];
  bccEmails: string[];
  createdDate: string;
  updatedDate: string;
  edited: boolean;
  deleted: boolean;
  messageThread: { id: string; title: string | null };
  documents: MessageDocument[];
  originalMessageContentUrl: string | null;
  inReplyToMessage: { id: string; from: UserRef; textPreview: string } | null;
  textPreview: string;
  unread: boolean;
  important: boolean;
  isDigest: boolean;
  readBy: { user: UserRef; readAt: string }[];
  canEdit: boolean;
  canDelete: boolean;
  canReply: boolean;
}

/** A page of a thread's messages, the newest first. */
export interface MessagePage {
  content: Message[];
  page: number;
  size: number;
  last: boolean;
  total: number;
}

interface ThreadPage {
  content: Thread[];
  page: number;
  size: number;
  totalElements: number;
  last: boolean;
}

/** Which of a loan's threads to show. */
export interface ThreadSearch {
  unread?: boolean | undefined;
  draft?: boolean | undefined;
  labels?: string | undefined;
  query?: string | undefined;
  order?: string | undefined;
}

/** How many threads come at once. */
const threadsAtOnce = 30;
/** How many messages come at once. */
const messagesAtOnce = 30;

/** The threads of a loan that the person may read, some at a time. */
export const threadsQuery = (loanId: string, search: ThreadSearch) =>
  infiniteQueryOptions({
    queryKey: keys.threads(loanId, search),
    queryFn: ({ pageParam, signal }) => {
      const query = { loanId, ...search, p: pageParam, s: threadsAtOnce };
      return answer(api.GET<ThreadPage>('/v1/messages/threads', { params: { query }, signal }));
    },
    initialPageParam: 0,
    getNextPageParam: ({ last, page }) => (last ? undefined : page + 1),
    placeholderData: keepPreviousData,
  });

/** Threads of a loan that hold something unread, as many as a glance takes in. */
export const unreadThreadsQuery = (loanId: string) =>
  queryOptions({
    queryKey: keys.threads(loanId, { unread: true, glance: true }),
    queryFn: async ({ signal }) => {
      const query = { loanId, unread: true, p: 0, s: threadsAtOnce };
      return (await answer(api.GET<ThreadPage>('/v1/messages/threads', { params: { query }, signal }))).content;
    },
  });

/** One thread. One the person may not read fails with status 404. */
export const threadQuery = (threadId: string) =>
  queryOptions({
    queryKey: keys.thread(threadId),
    queryFn: ({ signal }) =>
      answer(api.GET<Thread>('/v1/messages/threads/{threadId}', { params: { path: { threadId } }, signal })),
  });

/** A page of a thread's messages: that number, or the one in which the first unread message stands. */
export const fetchMessages = (
  threadId: string,
  wanted: { page: number; firstUnread?: boolean },
  signal: AbortSignal,
): Promise<MessagePage> => {
  const query = { page: wanted.page, size: messagesAtOnce, ...(wanted.firstUnread ? { firstUnread: true } : {}) };
  const params = { path: { threadId }, query };
  return answer(api.GET<MessagePage>('/v1/messages/threads/{threadId}/messages', { params, signal }));
};

const ofMessage = (messageId: string) => ({ params: { path: { messageId } } });
const ofThread = (threadId: string) => ({ params: { path: { threadId } } });

/** Notes that one has read a message. */
export const markRead = (messageId: string): Promise<unknown> =>
  answer(api.POST('/v1/messages/{messageId}/read', ofMessage(messageId)));

/** Notes that one hasn't read a message after all. */
export const markUnread = (messageId: string): Promise<unknown> =>
  answer(api.POST('/v1/messages/{messageId}/unread', ofMessage(messageId)));

/** Marks a message as important, for oneself. */
export const markImportant = (messageId: string): Promise<unknown> =>
  answer(api.POST('/v1/messages/{messageId}/important', ofMessage(messageId)));

/** Takes that mark away. */
export const markNotImportant = (messageId: string): Promise<unknown> =>
  answer(api.POST('/v1/messages/{messageId}/notimportant', ofMessage(messageId)));

/** Notes that one has read a whole thread. */
export const markThreadRead = (threadId: string): Promise<unknown> =>
  answer(api.POST('/v1/messages/threads/{threadId}/read', ofThread(threadId)));

/** Keeps a thread from calling for attention. */
export const muteThread = (threadId: string): Promise<unknown> =>
  answer(api.POST('/v1/messages/threads/mute/{threadId}', ofThread(threadId)));

/** Lets it call again. */
export const unmuteThread = (threadId: string): Promise<unknown> =>
  answer(api.POST('/v1/messages/threads/unmute/{threadId}', ofThread(threadId)));

/** Tells the others in a thread that one is typing. */
export const postTyping = (threadId: string): Promise<unknown> =>
  answer(api.POST('/v1/messages/threads/userTyping/{threadId}', ofThread(threadId)));

/** Changes what one has written. */
export const editMessage = (messageId: string, body: string) =>
  answer(api.PUT<Message>('/v1/messages/{messageId}', { ...ofMessage(messageId), body: { body } }));

/** Takes what one has written out of the thread; a trace stays. */
export const deleteMessage = (messageId: string): Promise<unknown> =>
  answer(api.DELETE('/v1/messages/{messageId}', ofMessage(messageId)));

/** Puts it back. */
export const restoreMessage = (messageId: string): Promise<unknown> =>
  answer(api.POST('/v1/messages/{messageId}/restore', ofMessage(messageId)));

/** To whom a message is passed on, and what is said about it. */
export interface Forwarding {
  toUserIds: string[];
  toEmails: string[];
  note?: string;
}

/** Passes a message on. */
export const forwardMessage = (messageId: string, body: Forwarding) =>
  answer(api.POST<Message>('/v1/messages/threads/forwardMessage/{messageId}', { ...ofMessage(messageId), body }));

/** The mail that a message came as. */
export const originalQuery = (messageId: string) =>
  queryOptions({
    queryKey: ['messages', messageId, 'original'],
    queryFn: ({ signal }) =>
      answer(
        api.GET<{ htmlContent: string }>('/v1/messages/originatorimplementation/{messageId}', {
          ...ofMessage(messageId),
          signal,
        }),
      ),
    staleTime: Infinity,
  });

/** Whether an action link leads somewhere that the person may go; fails where it doesn't. */
export const validateAction = (id: string): Promise<unknown> =>
  answer(api.GET('/v1/action/validate', { params: { query: { id } } }));

/** Where an action link leads; asked without following it. */
export async function locationOfAction(id: string): Promise<string> {
  const response = await fetch(`/v1/action?${new URLSearchParams({ id })}`, {
    method: 'HEAD',
    credentials: 'same-origin',
  });
  const { pathname, search, hash } = new URL(response.url);
  if (!response.ok) throw new Error(`The action answered ${response.status}`);
  return pathname + search + hash;
}

/** Somebody who types in a thread, and when that was last heard, in milliseconds. */
export interface Typing {
  user: Pick<UserRef, 'id' | 'givenName' | 'familyName' | 'emailAddress'>;
  at: number;
}

/** Who types in a thread; what is heard of it is put here. */
export const typingQuery = (threadId: string) =>
  queryOptions({ queryKey: keys.typing(threadId), queryFn: (): Typing[] => [], staleTime: Infinity });
