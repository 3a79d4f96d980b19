import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer, api } from '../client';
import { keys } from '../keys';
import type { UserRef } from '../models';
import type { components } from '../schema';
import { actingHeaders } from '../session/acting-user';

type Schemas = components['schemas'];

/** A conversation on a loan, as one user sees it. */
export type Thread = Schemas['Thread'];
/** A message, as its reader may see it. */
export type Message = Schemas['Message'];
/** An attachment of a message. */
export type MessageDocument = Schemas['MessageDocument'];
/** The outside addresses of a message that await approval. */
export type WaitingAddresses = Schemas['WaitingAddresses'];
/** A page of a thread's messages, newest first. */
export type MessagePage = Schemas['MessagePage'];

/** The filter and order of a loan's threads. */
export interface ThreadSearch {
  unread?: boolean;
  draft?: boolean;
  labels?: string;
  query?: string;
  order?: 'ASC' | 'DESC';
}

/** The number of threads per page. */
const threadsPerPage = 30;
/** The number of messages per page. */
const messagesPerPage = 30;

/** The threads of a loan that the user may read, page by page. */
export const threadsQuery = (loanId: string, search: ThreadSearch) =>
  infiniteQueryOptions({
    queryKey: keys.threads(loanId, search),
    queryFn: ({ pageParam, signal }) => {
      const query = { loanId, ...search, p: pageParam, s: threadsPerPage };
      return answer(api.GET('/v1/messages/threads', { params: { query }, signal }));
    },
    initialPageParam: 0,
    getNextPageParam: ({ last, page }) => (last ? undefined : page + 1),
    placeholderData: keepPreviousData,
  });

/** The loan's threads with unread messages, limited to a short list. */
export const unreadThreadsQuery = (loanId: string) =>
  queryOptions({
    queryKey: keys.threads(loanId, { unread: true, glance: true }),
    queryFn: async ({ signal }) => {
      const query = { loanId, unread: true, p: 0, s: threadsPerPage };
      return (await answer(api.GET('/v1/messages/threads', { params: { query }, signal }))).content;
    },
  });

/** A thread. Fails with status 404 if the user may not read it. */
export const threadQuery = (threadId: string) =>
  queryOptions({
    queryKey: keys.thread(threadId),
    queryFn: ({ signal }) =>
      answer(api.GET('/v1/messages/threads/{threadId}', { params: { path: { threadId } }, signal })),
  });

/** Returns a page of a thread's messages: by its number, or the one with the first unread message. */
export const fetchMessages = (
  threadId: string,
  wanted: { page: number; firstUnread?: boolean },
  signal: AbortSignal,
): Promise<MessagePage> => {
  const query = { page: wanted.page, size: messagesPerPage, ...(wanted.firstUnread ? { firstUnread: true } : {}) };
  const params = { path: { threadId }, query };
  return answer(api.GET('/v1/messages/threads/{threadId}/messages', { params, signal }));
};

const ofMessage = (messageId: string) => ({ params: { path: { messageId } } });
const ofThread = (threadId: string) => ({ params: { path: { threadId } } });

/** Marks a message as read by the user. */
export const markRead = (messageId: string): Promise<unknown> =>
  answer(api.POST('/v1/messages/{messageId}/read', ofMessage(messageId)));

/** Marks a message as unread by the user. */
export const markUnread = (messageId: string): Promise<unknown> =>
  answer(api.POST('/v1/messages/{messageId}/unread', ofMessage(messageId)));

/** Marks a message as important for the user. */
export const markImportant = (messageId: string): Promise<unknown> =>
  answer(api.POST('/v1/messages/{messageId}/important', ofMessage(messageId)));

/** Removes the user's important mark. */
export const markNotImportant = (messageId: string): Promise<unknown> =>
  answer(api.POST('/v1/messages/{messageId}/notimportant', ofMessage(messageId)));

/** Marks all messages of a thread as read. */
export const markThreadRead = (threadId: string): Promise<unknown> =>
  answer(api.POST('/v1/messages/threads/{threadId}/read', ofThread(threadId)));

/** Mutes a thread's notifications for the user. */
export const muteThread = (threadId: string): Promise<unknown> =>
  answer(api.POST('/v1/messages/threads/mute/{threadId}', ofThread(threadId)));

/** Unmutes a thread. */
export const unmuteThread = (threadId: string): Promise<unknown> =>
  answer(api.POST('/v1/messages/threads/unmute/{threadId}', ofThread(threadId)));

const ofParticipant = (threadId: string, participantId: string) => ({ params: { path: { threadId, participantId } } });

/** Stops sending a thread's messages to an email address. */
export const removeEmailParticipant = (threadId: string, participantId: string) =>
  answer(
    api.DELETE(
      '/v1/messages/threads/{threadId}/email-participants/{participantId}',
      ofParticipant(threadId, participantId),
    ),
  );

/** Resumes sending the thread's messages to the email address. */
export const restoreEmailParticipant = (threadId: string, participantId: string) =>
  answer(
    api.POST(
      '/v1/messages/threads/{threadId}/email-participants/{participantId}/restore',
      ofParticipant(threadId, participantId),
    ),
  );

/** Notifies the other participants that the user is typing. */
export const postTyping = (threadId: string): Promise<unknown> =>
  answer(api.POST('/v1/messages/threads/userTyping/{threadId}', ofThread(threadId)));

/** Edits the user's own message. */
export const editMessage = (messageId: string, body: string) =>
  answer(api.PUT('/v1/messages/{messageId}', { ...ofMessage(messageId), body: { body } }));

/** Deletes the user's own message; a placeholder stays in the thread. */
export const deleteMessage = (messageId: string): Promise<unknown> =>
  answer(api.DELETE('/v1/messages/{messageId}', ofMessage(messageId)));

/** Restores a deleted message. */
export const restoreMessage = (messageId: string): Promise<unknown> =>
  answer(api.POST('/v1/messages/{messageId}/restore', ofMessage(messageId)));

/** The messages of a loan whose outside addresses await a lender's approval. Refetched together with the threads. */
export const waitingMessagesQuery = (loanId: string) =>
  queryOptions({
    queryKey: [...keys.threadLists(loanId), 'waiting'],
    queryFn: ({ signal }) =>
      answer(api.GET('/v1/loans/{loanId}/outside-addresses', { params: { path: { loanId } }, signal })),
  });

/** Approves the emails to a message's pending addresses, or drops them. */
export const decideOutsideAddresses = (loanId: string, messageId: string, decision: 'APPROVE' | 'DECLINE') =>
  answer(
    api.POST('/v1/loans/{loanId}/outside-addresses/{messageId}', {
      params: { path: { loanId, messageId } },
      body: { decision },
    }),
  );

/** Forwards a message. */
export const forwardMessage = (messageId: string, body: Schemas['ForwardMessage']) =>
  answer(api.POST('/v1/messages/threads/forwardMessage/{messageId}', { ...ofMessage(messageId), body }));

/** Returns the printable HTML of a message, with the current state of needs-list items in words. */
export const bodyToPrint = async (messageId: string): Promise<string> =>
  (await answer(api.GET('/v1/messages/{messageId}/print', ofMessage(messageId)))).html;

/** The original email of a message. */
export const originalQuery = (messageId: string) =>
  queryOptions({
    queryKey: ['messages', messageId, 'original'],
    queryFn: ({ signal }) =>
      answer(
        api.GET('/v1/messages/originatorimplementation/{messageId}', {
          ...ofMessage(messageId),
          signal,
        }),
      ),
    staleTime: Infinity,
  });

/** Returns whether an action link leads to a page that the user may open. Fails otherwise. */
export async function validateAction(id: string): Promise<void> {
  const response = await fetch(`/v1/action/validate?${new URLSearchParams({ id })}`, {
    headers: actingHeaders(),
    credentials: 'same-origin',
  });
  if (!response.ok) throw new Error(`The action is answered with ${response.status}`);
}

/** Returns the target of an action link without following it. */
export async function locationOfAction(id: string): Promise<string> {
  const response = await fetch(`/v1/action?${new URLSearchParams({ id })}`, {
    method: 'HEAD',
    headers: actingHeaders(),
    credentials: 'same-origin',
  });
  const { pathname, search, hash } = new URL(response.url);
  if (!response.ok) throw new Error(`The action answered ${response.status}`);
  return pathname + search + hash;
}

/** A typing participant, with the time of the latest typing event in milliseconds. */
export interface TypingUser {
  user: Pick<UserRef, 'id' | 'givenName' | 'familyName' | 'emailAddress'>;
  at: number;
}

/** The participants currently typing in a thread, filled by realtime events. */
export const typingQuery = (threadId: string) =>
  queryOptions({ queryKey: keys.typing(threadId), queryFn: (): TypingUser[] => [], staleTime: Infinity });
