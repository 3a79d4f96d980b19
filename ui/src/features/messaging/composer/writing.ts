import { Problem } from '@/api/problem';
import { queryClient } from '@/api/query-client';
import { currentUserQuery } from '@/api/current-user';
import { type RecipientOption, recipientsQuery, signaturesQuery } from '@/api/messaging/compose';
import type { SentMessage } from '@/api/messaging/compose';
import { type Draft, draftsQuery } from '@/api/messaging/drafts';
import { rule } from '@/rules/rule';
import { DraftKeeper } from './drafts/draft-keeper';
import { keptHere, placeOfWriting } from './drafts/kept-here';
import { comingTo } from './files/of-message';
import { Composition, type Person, type Written, holdsText, newMessage } from './form/composition';
import { signatureIn } from './form/signature-in-body';
import { isDraftHeldBack } from './sending/outbox';
import { Submission } from './sending/submission';
import { existing, personOf } from './sending/send-question';

/** A message being written, with what keeps it and what sends it. */
export interface Writing {
  place: string;
  /** It was begun in a thread: the subject is the thread's. */
  inThread: boolean;
  composition: Composition;
  keeper: DraftKeeper;
  submission: Submission;
}

/** Callbacks for a writing that isn't on any screen: its message leaves it, is sent, or comes back. */
export interface Elsewhere {
  onLeft: (writing: Writing) => void;
  onSent: (writing: Writing, message: SentMessage, path: string) => void;
  onBack: (writing: Writing) => void;
}

/** Messages to which files are on their way, whether a screen shows them or not. */
let awaiting: Writing[] = [];

/** The same, and the one that was begun last. */
export const writingsThatWait = (): readonly Writing[] => awaiting;

/** Begins a writing. */
export function beginWriting(written: Written, userId: string, elsewhere: Elsewhere): Writing {
  const composition = new Composition(written);
  const keeper = new DraftKeeper(composition, userId);
  const { loanId, threadId } = written;
  const submission = new Submission(composition, keeper, {
    onLeft: () => {
      const empty = composition.snapshot();
      // A person who writes on immediately writes on without the signature.
      void signed(empty).then((fresh) => composition.snapshot() === empty && composition.replace(fresh));
      elsewhere.onLeft(writing);
    },
    onSent: (message, path) => elsewhere.onSent(writing, message, path),
    onBack: () => elsewhere.onBack(writing),
  });
  const writing: Writing = {
    place: placeOfWriting(userId, loanId, threadId),
    inThread: existing(threadId),
    composition,
    keeper,
    submission,
  };
  awaiting = [writing, ...awaiting.filter((each) => comingTo(each.composition.head()).length > 0)];
  return writing;
}

/** The signatures of the signed-in person; none for people without a company. */
async function ownSignatures() {
  const user = await queryClient.ensureQueryData(currentUserQuery);
  if (!user.company) return [];
  return queryClient.ensureQueryData(signaturesQuery(user.id, user.company.id)).catch(() => []);
}

/** A new message with the one signature that is for new messages. */
export async function signed(written: Written): Promise<Written> {
  const signatures = await ownSignatures();
  const id = rule('newMessageSignature', { signatures });
  const signature = signatures.find((each) => each.id === id)?.body;
  return signature ? { ...written, signature, body: `<p></p>${signature}` } : written;
}

/**
 * Those of these ids that can be written to on a loan; addresses as they are. Rejects when the people of the loan can't be
 * read: a draft opened without its recipients would soon be saved without them.
 */
export async function peopleOf(loanId: string, values: readonly string[]): Promise<Person[]> {
  if (values.length === 0) return [];
  const query = recipientsQuery(loanId, 'ALL');
  const known = await queryClient.ensureQueryData(query);
  const isComplete = values.every((value) => person(value, known) !== null);
  // A person who isn't known may have joined since the people were read.
  const options = isComplete ? known : await queryClient.fetchQuery({ ...query, staleTime: 0 });
  return values.flatMap((value) => person(value, options) ?? []);
}

function person(value: string, options: readonly RecipientOption[]): Person | null {
  const option = options.find((each) => each.value === value || each.user?.id === value);
  if (option) return personOf(option);
  return rule('splitRecipients', { entries: [value] }).emails.length > 0 ? { value, label: value } : null;
}

/** A draft as it is written on: with what this browser kept of it since, should the page have gone away before that was saved. */
export async function writtenOf(draft: Draft): Promise<Written> {
  const same = ({ draftId, draftVersion }: Written) => draftId === draft.id && draftVersion === draft.version;
  const kept = (await keptHere.all()).find(({ written, outgoing }) => !outgoing && same(written));
  return kept?.written ?? asSaved(draft);
}

/**
 * The latest drafts of a loan, without those of messages that are just being sent. Rejects when they can't be read: not
 * knowing them is not the same as having none.
 */
async function currentDrafts(loanId: string): Promise<Draft[]> {
  const query = draftsQuery(loanId);
  const drafts = await queryClient.fetchQuery({ ...query, staleTime: 15_000 }).catch((error: unknown) => {
    const known = queryClient.getQueryData(query.queryKey);
    if (!known) throw error;
    return known;
  });
  return drafts.filter(({ id }) => !isDraftHeldBack(id));
}

/** The draft that the person has in a thread, as it is written on; `null` without one. */
export async function draftInThread(loanId: string, threadId: string): Promise<Written | null> {
  const drafts = await currentDrafts(loanId).catch((error: unknown) => {
    // Without a connection the message can still be written; it is saved once the server is back.
    if (error instanceof Problem && error.status === 0) return [];
    throw error;
  });
  const draft = drafts.find((each) => each.messageThreadId === threadId);
  return draft ? { ...(await writtenOf(draft)), threadId } : null;
}

/**
 * Fills an empty writing under a thread with the person's draft, or with the signature where there is none. What is
 * written already stays. Rejects when the drafts can't be read, unless the thread says that it `hasDraft` none.
 */
export async function fillFromDraft(
  { composition }: Writing,
  threadId: string | null,
  hasDraft: boolean,
): Promise<void> {
  const before = composition.snapshot();
  if (holdsText(before) || before.draftId) return;
  const drafts = await currentDrafts(before.loanId).catch((error: unknown) => {
    if (hasDraft) throw error;
    return [];
  });
  const draft = drafts.find((each) => each.messageThreadId === threadId && (threadId !== null || !each.subject));
  const filled = draft ? { ...(await writtenOf(draft)), threadId } : await signed(before);
  const now = composition.snapshot();
  if (now === before || (!holdsText(now) && !now.draftId)) composition.replace(filled);
}

/** A draft as the server has it. */
async function asSaved(draft: Draft): Promise<Written> {
  const loanId = draft.contextId;
  const people = (values: readonly string[]) => peopleOf(loanId, values);
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
