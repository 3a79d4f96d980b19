import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer, api } from '../client';
import { keys } from '../keys';
import type { UserRef } from '../models';
import type { components } from '../schema';
import { actingHeaders } from '../session/acting-user';

type Schemas = components['schemas'];

/** A conversation on a loan, as one person sees it. */
export type Thread = Schemas['Thread'];
/** A message, as its reader may see it. */
export type Message = Schemas['Message'];
/** A file of a message. */
export type MessageDocument = Schemas['MessageDocument'];
/** The outside addresses of a message that wait for approval. */
export type WaitingAddresses = Schemas['WaitingAddresses'];
/** A page of a thread's messages, the newest first. */
export type MessagePage = Schemas['MessagePage'];

/** Which of a loan's threads to show. */
export interface ThreadSearch {
  unread?: boolean;
  draft?: boolean;
  labels?: string;
  query?: string;
  order?: 'ASC' | 'DESC';
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
      return answer(api.GET('/v1/messages/threads', { params: { query }, signal }));
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
      return (await answer(api.GET('/v1/messages/threads', { params: { query }, signal }))).content;
    },
  });

/** One thread. One the person may not read fails with status 404. */
export const threadQuery = (threadId: string) =>
  queryOptions({
    queryKey: keys.thread(threadId),
    queryFn: ({ signal }) =>
      answer(api.GET('/v1/messages/threads/{threadId}', { params: { path: { threadId } }, signal })),
  });

/** A page of a thread's messages: that number, or the one in which the first unread message stands. */
export const fetchMessages = (
  threadId: string,
  wanted: { page: number; firstUnread?: boolean },
  signal: AbortSignal,
): Promise<MessagePage> => {
  const query = { page: wanted.page, size: messagesAtOnce, ...(wanted.firstUnread ? { firstUnread: true } : {}) };
  const params = { path: { threadId }, query };
  return answer(api.GET('/v1/messages/threads/{threadId}/messages', { params, signal }));
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

const ofParticipant = (threadId: string, participantId: string) => ({ params: { path: { threadId, participantId } } });

/** Ends what an address gets of a thread by email. */
export const removeEmailParticipant = (threadId: string, participantId: string) =>
  answer(
    api.DELETE(
      '/v1/messages/threads/{threadId}/email-participants/{participantId}',
      ofParticipant(threadId, participantId),
    ),
  );

/** Lets the address get the thread's messages again. */
export const restoreEmailParticipant = (threadId: string, participantId: string) =>
  answer(
    api.POST(
      '/v1/messages/threads/{threadId}/email-participants/{participantId}/restore',
      ofParticipant(threadId, participantId),
    ),
  );

/** Tells the others in a thread that one is typing. */
export const postTyping = (threadId: string): Promise<unknown> =>
  answer(api.POST('/v1/messages/threads/userTyping/{threadId}', ofThread(threadId)));

/** Changes what one has written. */
export const editMessage = (messageId: string, body: string) =>
  answer(api.PUT('/v1/messages/{messageId}', { ...ofMessage(messageId), body: { body } }));

/** Takes what one has written out of the thread; a trace stays. */
export const deleteMessage = (messageId: string): Promise<unknown> =>
  answer(api.DELETE('/v1/messages/{messageId}', ofMessage(messageId)));

/** Puts it back. */
export const restoreMessage = (messageId: string): Promise<unknown> =>
  answer(api.POST('/v1/messages/{messageId}/restore', ofMessage(messageId)));

/** The messages of a loan whose outside addresses wait for a lender's approval. It is fetched again with the threads. */
export const waitingMessagesQuery = (loanId: string) =>
  queryOptions({
    queryKey: [...keys.threadLists(loanId), 'waiting'],
    queryFn: ({ signal }) =>
      answer(api.GET('/v1/loans/{loanId}/outside-addresses', { params: { path: { loanId } }, signal })),
  });

/** Lets the mails to a message's waiting addresses go out, or drops them. */
export const decideOutsideAddresses = (loanId: string, messageId: string, decision: 'APPROVE' | 'DECLINE') =>
  answer(
    api.POST('/v1/loans/{loanId}/outside-addresses/{messageId}', {
      params: { path: { loanId, messageId } },
      body: { decision },
    }),
  );

/** Passes a message on. */
export const forwardMessage = (messageId: string, body: Schemas['ForwardMessage']) =>
  answer(api.POST('/v1/messages/threads/forwardMessage/{messageId}', { ...ofMessage(messageId), body }));

/** What a message says on paper: items of the needs list stand in it in words, as they are now. */
export const bodyToPrint = async (messageId: string): Promise<string> =>
  (await answer(api.GET('/v1/messages/{messageId}/print', ofMessage(messageId)))).html;

/** The mail that a message came as. */
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

/** Whether an action link leads somewhere that the person may go; fails where it doesn't. */
export async function validateAction(id: string): Promise<void> {
  const response = await fetch(`/v1/action/validate?${new URLSearchParams({ id })}`, {
    headers: actingHeaders(),
    credentials: 'same-origin',
  });
  if (!response.ok) throw new Error(`The action is answered with ${response.status}`);
}

/** Where an action link leads; asked without following it. */
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

/** Somebody who types in a thread, and when that was last heard, in milliseconds. */
export interface Typing {
  user: Pick<UserRef, 'id' | 'givenName' | 'familyName' | 'emailAddress'>;
  at: number;
}

/** Who types in a thread; what is heard of it is put here. */
export const typingQuery = (threadId: string) =>
  queryOptions({ queryKey: keys.typing(threadId), queryFn: (): Typing[] => [], staleTime: Infinity });
