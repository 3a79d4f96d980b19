import { queryOptions } from '@tanstack/react-query';
import createClient from 'openapi-fetch';
import { answer } from '../client';
import type { ComposePaths, MessageTemplate, SendBody, SignatureBody } from './paths';
import { keys } from '../keys';

export type { MessageTemplate, RecipientOption, SendBody, SentMessage, Signature, WritableThread } from './paths';

const api = createClient<ComposePaths>({
  baseUrl: location.origin,
  fetch: (request) => globalThis.fetch(request),
});

const byId = (id: string) => ({ params: { path: { id } } });

/** Sends a message. With the same key a second time it is the same message. */
export const sendMessage = (body: SendBody, key: string, keepalive = false) =>
  answer(api.POST('/v1/messages', { params: { header: { 'Idempotency-Key': key } }, body, keepalive }));

/** Whom one can write to on a loan: everyone, or the lending team only. */
export const recipientsQuery = (loanId: string, type: 'ALL' | 'LENDERS') =>
  queryOptions({
    queryKey: keys.recipients(loanId, type),
    queryFn: ({ signal }) =>
      answer(api.GET('/v1/loans/{loanId}/recipients', { params: { path: { loanId }, query: { type } }, signal })),
  });

/** The threads of a loan, of which a subject can be chosen. */
export const subjectsQuery = (loanId: string) =>
  queryOptions({
    queryKey: keys.subjects(loanId),
    queryFn: async ({ signal }) => {
      const query = { loanId, p: 0, s: 100 };
      return (await answer(api.GET('/v1/messages/threads', { params: { query }, signal }))).content;
    },
  });

/** The thread that is written to, with its people. */
export const writtenThreadQuery = (loanId: string, threadId: string) =>
  queryOptions({
    queryKey: [...keys.subjects(loanId), threadId],
    queryFn: ({ signal }) =>
      answer(api.GET('/v1/messages/threads/{threadId}', { params: { path: { threadId } }, signal })),
  });

/** What somebody still has to do on a loan, as HTML for a message. */
export const fetchDigest = (loanId: string, userId: string) =>
  answer(api.GET('/v1/loans/{loanId}/tasks/{userId}/html', { params: { path: { loanId, userId } } }));

/** One's own saved texts. */
export const messageTemplatesQuery = queryOptions({
  queryKey: keys.messageTemplates,
  queryFn: ({ signal }) => answer(api.GET('/v2/messagetemplate', { signal })),
});

export const createMessageTemplate = (body: Omit<MessageTemplate, 'id'> & { id: null }) =>
  answer(api.POST('/v2/messagetemplate', { body }));

export const changeMessageTemplate = (body: MessageTemplate) => answer(api.PUT('/v2/messagetemplate', { body }));

export const deleteMessageTemplate = (id: string): Promise<unknown> =>
  answer(api.DELETE('/v2/messagetemplate/{id}', byId(id)));

/** One's signatures at a company. */
export const signaturesQuery = (userId: string, companyId: string) =>
  queryOptions({
    queryKey: keys.signatures(companyId),
    queryFn: ({ signal }) => answer(api.GET('/v2/signature', { params: { query: { userId, companyId } }, signal })),
  });

/** Makes a signature (the id is the maker's) or changes it. */
export const saveSignature = (id: string, body: SignatureBody) =>
  answer(api.PUT('/v2/signature/{id}', { ...byId(id), body }));

export const deleteSignature = (id: string): Promise<unknown> => answer(api.DELETE('/v2/signature/{id}', byId(id)));
