import type { Role, UserRef } from '../models';

/** Somebody who can be written to on a loan. */
export interface RecipientOption {
  value: string;
  label: string;
  isMe: boolean;
  onLoan: boolean;
  role: Role | null;
  visibleToBorrower: boolean;
  isContact: boolean;
  taskCount: number;
  user: UserRef;
}

/** What is sent. */
export interface SendBody {
  body: string;
  contextId: string;
  messageThreadId: string | null;
  messageType: string;
  subject: string;
  shareOldHistory: boolean;
  attachments: string[];
  hasLinks: boolean;
  labels: string[];
  inReplyToMessage: string | null;
  toUserIds: string[];
  toUserNames: string[];
  toUserEmails: string[];
  locked: boolean;
  isDigest: boolean;
  draftedMessageId: string | null;
  ccUserEmails: string[];
  ccUserIds: string[];
  bccUserEmails: string[];
  bccUserIds: string[];
  mentionedUserIds: string[];
}

/** What is kept as a draft. */
export interface DraftBody extends SendBody {
  draftCcRecipients: string[];
  draftBccRecipients: string[];
}

/** A draft as the server has it. */
export interface Draft extends DraftBody {
  id: string;
  version: number;
  updatedDate: string;
  documents: { id: string; name: string }[];
}

/** A message that was sent, as far as the composer needs it. */
export interface SentMessage {
  id: string;
  messageThread: { id: string; title: string | null };
}

/** A thread that the composer may write to. */
export interface WritableThread {
  id: string;
  title: string | null;
  locked: boolean;
  lendingTeam: boolean;
  inactive: boolean;
  messageThreadCategory: string;
  canWrite: boolean;
  users: { user: UserRef; role: Role | null; visibleToBorrower: boolean }[];
}

export interface MessageTemplate {
  id: string;
  name: string;
  body: string;
  ownerId: string;
}

export interface Signature {
  id: string;
  name: string;
  body: string;
  usedIns: string[];
}

type Json<T> = { content: { 'application/json': T } };
type Ok<T> = { 200: Json<T> };
type Path<K extends string> = { path: { [key in K]: string } };

/** The calls of the composer. */
export interface ComposePaths {
  '/v1/messages': {
    post: {
      parameters: { header: { 'Idempotency-Key': string } };
      requestBody: Json<SendBody>;
      responses: Ok<SentMessage>;
    };
  };
  '/v1/messages/threads': {
    get: {
      parameters: { query: { loanId: string; p?: number; s?: number } };
      responses: Ok<{ content: WritableThread[] }>;
    };
  };
  '/v1/messages/threads/{threadId}': { get: { parameters: Path<'threadId'>; responses: Ok<WritableThread> } };
  '/v1/loans/{loanId}/recipients': {
    get: { parameters: Path<'loanId'> & { query: { type: 'ALL' | 'LENDERS' } }; responses: Ok<RecipientOption[]> };
  };
  '/v1/loans/{loanId}/tasks/{userId}/html': {
    get: { parameters: Path<'loanId' | 'userId'>; responses: Ok<{ html: string }> };
  };
  '/v1/messages/draft': { post: { requestBody: Json<DraftBody>; responses: Ok<Draft> } };
  '/v1/messages/draft/{id}': {
    get: { parameters: Path<'id'>; responses: Ok<Draft[]> };
    put: { parameters: Path<'id'>; requestBody: Json<DraftBody & { version: number }>; responses: Ok<Draft> };
    delete: { parameters: Path<'id'>; responses: { 204: { content?: never } } };
  };
  '/v2/messagetemplate': {
    get: { responses: Ok<MessageTemplate[]> };
    post: { requestBody: Json<Omit<MessageTemplate, 'id'> & { id: string | null }>; responses: Ok<MessageTemplate> };
    put: { requestBody: Json<MessageTemplate>; responses: Ok<MessageTemplate> };
  };
  '/v2/messagetemplate/{id}': { delete: { parameters: Path<'id'>; responses: { 204: { content?: never } } } };
  '/v2/signature': {
    get: { parameters: { query: { userId: string; companyId: string } }; responses: Ok<Signature[]> };
  };
  '/v2/signature/{id}': {
    put: { parameters: Path<'id'>; requestBody: Json<SignatureBody>; responses: Ok<Signature> };
    delete: { parameters: Path<'id'>; responses: { 204: { content?: never } } };
  };
}

/** A signature as it is written. */
export type SignatureBody = Omit<Signature, 'id'> & { userId: string; companyId: string };
