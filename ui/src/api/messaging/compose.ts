import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answer, api } from '../client';
import { keys } from '../keys';
import type { components } from '../schema';

type Schemas = components['schemas'];

export type MessageTemplate = Schemas['MessageTemplate'];
export type RecipientOption = Schemas['RecipientOption'];
export type Signature = Schemas['Signature'];
/** The body of a message to send. */
export type SendBody = Schemas['SendMessage'];
/** The properties of a sent message that the composer needs. */
export type SentMessage = Pick<Schemas['Message'], 'id'> & {
  messageThread: Pick<Schemas['MessageThread'], 'id' | 'title'>;
};
/** A thread that the composer may write to. */
export type WritableThread = Schemas['Thread'];

const byId = (id: string) => ({ params: { path: { id } } });

/** Sends a message. Repeating the call with the same key doesn't send it again. */
export const sendMessage = (body: SendBody, key: string, keepalive = false) =>
  answer(api.POST('/v1/messages', { params: { header: { 'Idempotency-Key': key } }, body, keepalive }));

/** The possible recipients on a loan: everyone, or the lending team only. */
export const recipientsQuery = (loanId: string, type: 'ALL' | 'LENDERS') =>
  queryOptions({
    queryKey: keys.recipients(loanId, type),
    queryFn: ({ signal }) =>
      answer(api.GET('/v1/loans/{loanId}/recipients', { params: { path: { loanId }, query: { type } }, signal })),
  });

/** The people who will be able to read a message. */
export type MessageAudience = Schemas['MessageAudience'];
export type AudienceReader = Schemas['AudienceReader'];

/** The audience of a message as currently addressed. Fails for recipients that sending would refuse. */
export const audienceQuery = (loanId: string, body: SendBody) =>
  queryOptions({
    queryKey: keys.audience(loanId, body),
    queryFn: ({ signal }) => answer(api.POST('/v1/messages/audience', { body, signal })),
    placeholderData: keepPreviousData,
    retry: false,
  });

/** The threads of a loan whose subject can be chosen. */
export const subjectsQuery = (loanId: string) =>
  queryOptions({
    queryKey: keys.subjects(loanId),
    queryFn: async ({ signal }) => {
      const query = { loanId, p: 0, s: 100 };
      return (await answer(api.GET('/v1/messages/threads', { params: { query }, signal }))).content;
    },
  });

/** The thread being written to, with its participants. */
export const writtenThreadQuery = (loanId: string, threadId: string) =>
  queryOptions({
    queryKey: [...keys.subjects(loanId), threadId],
    queryFn: ({ signal }) =>
      answer(api.GET('/v1/messages/threads/{threadId}', { params: { path: { threadId } }, signal })),
  });

/** Returns a person's open requests on a loan, as HTML for a message. */
export const fetchDigest = (loanId: string, userId: string) =>
  answer(api.GET('/v1/loans/{loanId}/tasks/{userId}/html', { params: { path: { loanId, userId } } }));

/** The user's own message templates. */
export const messageTemplatesQuery = queryOptions({
  queryKey: keys.messageTemplates,
  queryFn: ({ signal }) => answer(api.GET('/v2/messagetemplate', { signal })),
});

export const createMessageTemplate = (body: Omit<Schemas['SaveMessageTemplate'], 'id'> & { id: null }) =>
  answer(api.POST('/v2/messagetemplate', { body }));

export const changeMessageTemplate = (body: MessageTemplate) => answer(api.PUT('/v2/messagetemplate', { body }));

export const deleteMessageTemplate = (id: string): Promise<unknown> =>
  answer(api.DELETE('/v2/messagetemplate/{id}', byId(id)));

/** The user's signatures at a company. */
export const signaturesQuery = (userId: string, companyId: string) =>
  queryOptions({
    queryKey: keys.signatures(companyId),
    queryFn: ({ signal }) => answer(api.GET('/v2/signature', { params: { query: { userId, companyId } }, signal })),
  });

/** Creates a signature (under an id chosen by the client) or updates it. */
export const saveSignature = (id: string, body: Schemas['SaveSignature']) =>
  answer(api.PUT('/v2/signature/{id}', { ...byId(id), body }));

export const deleteSignature = (id: string): Promise<unknown> => answer(api.DELETE('/v2/signature/{id}', byId(id)));
