import { Problem } from '@/api/problem';
import { queryClient } from '@/api/query-client';
import { currentUserQuery } from '@/api/current-user';
import { type RecipientOption, recipientsQuery, signaturesQuery } from '@/api/messaging/compose';
import type { SentMessage } from '@/api/messaging/compose';
import { type Draft, draftsQuery } from '@/api/messaging/drafts';
import { rule } from '@/rules/rule';
import { DraftAutosave } from './drafts/draft-autosave';
import { browserDrafts, draftKey } from './drafts/browser-drafts';
import { pendingUploadsOf } from './files/message-uploads';
import { MessageComposition, type Person, type MessageContent, hasContent, newMessage } from './form/composition';
import { signatureIn } from './form/signature-in-body';
import { isDraftBeingSent } from './sending/outbox';
import { Submission } from './sending/submission';
import { isExistingThread, toPerson } from './sending/load-gate-question';

/** A message being written, with its autosave and submission. */
export interface WritingSession {
  place: string;
  /** Started in a thread, whose subject it has. */
  inThread: boolean;
  composition: MessageComposition;
  keeper: DraftAutosave;
  submission: Submission;
}

/** Callbacks of a message that isn't on screen: it is handed over, sent, or returned. */
export interface OffscreenCallbacks {
  onLeft: (writing: WritingSession) => void;
  onSent: (writing: WritingSession, message: SentMessage, path: string) => void;
  onBack: (writing: WritingSession) => void;
}

/** Messages with pending uploads, on screen or not. */
let waitingSessions: WritingSession[] = [];

/** The same, plus the one started last. */
export const sessionsWithUploads = (): readonly WritingSession[] => waitingSessions;

/** Starts a message. */
export function startWriting(written: MessageContent, userId: string, elsewhere: OffscreenCallbacks): WritingSession {
  const composition = new MessageComposition(written);
  const keeper = new DraftAutosave(composition, userId);
  const { loanId, threadId } = written;
  const submission = new Submission(composition, keeper, {
    onLeft: () => {
      const empty = composition.snapshot();
      // If the user types before the signature loads, the message stays without it.
      void withDefaultSignature(empty).then((fresh) => composition.snapshot() === empty && composition.replace(fresh));
      elsewhere.onLeft(writing);
    },
    onSent: (message, path) => elsewhere.onSent(writing, message, path),
    onBack: () => elsewhere.onBack(writing),
  });
  const writing: WritingSession = {
    place: draftKey(userId, loanId, threadId),
    inThread: isExistingThread(threadId),
    composition,
    keeper,
    submission,
  };
  waitingSessions = [
    writing,
    ...waitingSessions.filter((each) => pendingUploadsOf(each.composition.head()).length > 0),
  ];
  return writing;
}

/** Returns the signed-in user's signatures; none for people without a company. */
async function ownSignatures() {
  const user = await queryClient.ensureQueryData(currentUserQuery);
  if (!user.company) return [];
  return queryClient.ensureQueryData(signaturesQuery(user.id, user.company.id)).catch(() => []);
}

/** Returns a new message with the default signature. */
export async function withDefaultSignature(written: MessageContent): Promise<MessageContent> {
  const signatures = await ownSignatures();
  const id = rule('newMessageSignature', { signatures });
  const signature = signatures.find((each) => each.id === id)?.body;
  return signature ? { ...written, signature, body: `<p></p>${signature}` } : written;
}

/**
 * Returns the possible recipients among these ids on a loan; addresses are kept. Rejects if the loan's people can't be
 * loaded: a draft opened without its recipients would soon be saved without them.
 */
export async function loadRecipients(loanId: string, values: readonly string[]): Promise<Person[]> {
  if (values.length === 0) return [];
  const query = recipientsQuery(loanId, 'ALL');
  const known = await queryClient.ensureQueryData(query);
  const isComplete = values.every((value) => findRecipient(value, known) !== null);
  // An unknown person may have joined after the people were loaded.
  const options = isComplete ? known : await queryClient.fetchQuery({ ...query, staleTime: 0 });
  return values.flatMap((value) => findRecipient(value, options) ?? []);
}

function findRecipient(value: string, options: readonly RecipientOption[]): Person | null {
  const option = options.find((each) => each.value === value || each.user?.id === value);
  if (option) return toPerson(option);
  return rule('splitRecipients', { entries: [value] }).emails.length > 0 ? { value, label: value } : null;
}

/** Returns a draft for editing, merged with this browser's newer copy if the page closed before saving it. */
export async function loadDraftContent(draft: Draft): Promise<MessageContent> {
  const same = ({ draftId, draftVersion }: MessageContent) => draftId === draft.id && draftVersion === draft.version;
  const kept = (await browserDrafts.all()).find(({ written, outgoing }) => !outgoing && same(written));
  return kept?.written ?? fromServerDraft(draft);
}

/**
 * Returns the latest drafts of a loan, without those of messages being sent. Rejects if they can't be loaded: not
 * knowing them is different from having none.
 */
async function loadCurrentDrafts(loanId: string): Promise<Draft[]> {
  const query = draftsQuery(loanId);
  const drafts = await queryClient.fetchQuery({ ...query, staleTime: 15_000 }).catch((error: unknown) => {
    const known = queryClient.getQueryData(query.queryKey);
    if (!known) throw error;
    return known;
  });
  return drafts.filter(({ id }) => !isDraftBeingSent(id));
}

/** Returns the user's draft in a thread for editing; `null` without one. */
export async function loadDraftInThread(loanId: string, threadId: string): Promise<MessageContent | null> {
  const drafts = await loadCurrentDrafts(loanId).catch((error: unknown) => {
    // Without a connection the message can still be written; it is saved when the server is reachable again.
    if (error instanceof Problem && error.status === 0) return [];
    throw error;
  });
  const draft = drafts.find((each) => each.messageThreadId === threadId);
  return draft ? { ...(await loadDraftContent(draft)), threadId } : null;
}

/**
 * Fills an empty message below a thread with the user's draft, or else with the signature. Existing text stays. Rejects
 * if the drafts can't be loaded, unless the thread reports that there is none (`hasDraft`).
 */
export async function fillFromDraft(
  { composition }: WritingSession,
  threadId: string | null,
  hasDraft: boolean,
): Promise<void> {
  const before = composition.snapshot();
  if (hasContent(before) || before.draftId) return;
  const drafts = await loadCurrentDrafts(before.loanId).catch((error: unknown) => {
    if (hasDraft) throw error;
    return [];
  });
  const draft = drafts.find((each) => each.messageThreadId === threadId && (threadId !== null || !each.subject));
  const filled = draft ? { ...(await loadDraftContent(draft)), threadId } : await withDefaultSignature(before);
  const now = composition.snapshot();
  if (now === before || (!hasContent(now) && !now.draftId)) composition.replace(filled);
}

/** Returns a draft as stored on the server. */
async function fromServerDraft(draft: Draft): Promise<MessageContent> {
  const loanId = draft.contextId;
  const people = (values: readonly string[]) => loadRecipients(loanId, values);
  const [signatures, recipients, ccRecipients, bccRecipients] = await Promise.all([
    ownSignatures(),
    people([...draft.toUserIds, ...draft.toUserEmails]),
    people(draft.draftCcRecipients),
    people(draft.draftBccRecipients),
  ]);
  const rows = [
    recipients.length > 0 || !draft.messageThreadId ? (['RECIPIENTS'] as const) : [],
    draft.subject && !draft.messageThreadId ? (['SUBJECT'] as const) : [],
    ccRecipients.length > 0 ? (['CC'] as const) : [],
    bccRecipients.length > 0 ? (['BCC'] as const) : [],
  ].flat();
  return newMessage(loanId, {
    threadId: draft.messageThreadId ?? (draft.subject ? 'NEW' : null),
    subject: draft.subject,
    body: draft.body,
    signature: signatureIn(
      draft.body,
      signatures.map(({ body }) => body),
    ),
    recipients,
    ccRecipients,
    bccRecipients,
    attachments: draft.documents,
    locked: draft.locked,
    isDigest: draft.isDigest,
    rows,
    draftId: draft.id,
    draftVersion: draft.version,
  });
}
