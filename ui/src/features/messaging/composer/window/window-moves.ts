import { toast } from 'sonner';
import { currentUserQuery } from '@/api/current-user';
import type { Draft } from '@/api/messaging/drafts';
import { loanQuery } from '@/api/loan';
import { queryClient } from '@/api/query-client';
import { stringifySearch } from '@/address/query-string';
import { type RepliedTo, type MessageContent, hasContent, newMessage } from '../form/composition';
import { insertAboveSignature } from '../form/signature-in-body';
import { itemBlock } from '../items/items-in-body';
import { roleFacts } from '@/rules/facts';
import { type WindowAction, rule } from '@/rules/rule';
import { text } from '@/rules/text';
import {
  type OffscreenCallbacks,
  type WritingSession,
  startWriting,
  loadDraftInThread,
  loadRecipients,
  withDefaultSignature,
  loadDraftContent,
} from '../writing';
import { navigateTo } from './navigation';
import { pageOfPath } from './current-page';
import { updateWindowState, getWindowState } from './window-state';

/** The initial values of a new message in the window. */
export interface InitialMessage {
  loanId: string;
  threadId?: string | null | undefined;
  recipientIds?: readonly string[] | undefined;
  subject?: string | undefined;
  replyTo?: RepliedTo | undefined;
  /** Needs-list items that the message is about. */
  itemIds?: readonly string[] | undefined;
}

/** The message being replied to. */
export interface RepliedMessage {
  id: string;
  loanId: string;
  from: { id: string; givenName: string; familyName: string; emailAddress?: string };
  subject: string | null;
  textPreview: string;
  messageThread: { id: string; title: string | null };
  messageThreadCategory?: string | null;
}

/** Applies a window control by the shared rule: closing saves the draft first, then clears. */
export async function moveWindow(action: WindowAction): Promise<void> {
  const { state, writing } = getWindowState();
  const step = rule('windowStep', { state, action });
  updateWindowState({ state: step.state });
  if (!step.saveDraft) return;
  updateWindowState({ writing: null, staged: [] });
  writing?.keeper.stop();
  await writing?.keeper.saveNow();
}

/** After sending: shows a toast, or opens the thread if the user is still on the same page. */
export const offscreenCallbacks: OffscreenCallbacks = {
  onLeft: (writing) => {
    if (getWindowState().writing === writing) updateWindowState({ state: 'CLOSED', writing: null, staged: [] });
  },
  onSent: (writing, message, path) => {
    const next = writing.composition.snapshot();
    const { loanId } = next;
    const loan = queryClient.getQueryData(loanQuery(loanId).queryKey);
    if (!loan) return;
    const outcome = rule('afterSend', {
      senderGroup: loan.me.roleGroup,
      page: pageOfPath(path),
      loanId,
      threadId: message.messageThread.id,
    });
    // A user who navigated, or is writing the next message, stays there.
    const moved = location.pathname !== path || hasContent(next);
    if (outcome.toast || moved) return void toast.success(outcome.toast ?? text('message-sent'));
    if (outcome.target)
      navigateTo(`/loans/${outcome.target.loanId}/messages${stringifySearch({ ...outcome.target.query })}`);
  },
  onBack: (writing) => showInWindow(writing),
};

/** Opens the window with a new message. A previous message is saved as a draft. */
export async function openWindow(opening: InitialMessage): Promise<void> {
  const { writing, state } = getWindowState();
  const { itemIds = [] } = opening;
  const here = writing?.composition.snapshot();
  if (here?.loanId === opening.loanId && itemIds.length > 0 && state !== 'CLOSED') {
    updateWindowState({ staged: itemIds, state: rule('windowStep', { state, action: 'OPEN' }).state });
    return;
  }
  writing?.keeper.stop();
  void writing?.keeper.saveNow();
  const [user, written] = await Promise.all([queryClient.ensureQueryData(currentUserQuery), createContent(opening)]);
  const begun = startWriting(written, user.id, offscreenCallbacks);
  updateWindowState({
    writing: begun,
    staged: [],
    state: rule('windowStep', { state: 'CLOSED', action: 'OPEN' }).state,
  });
}

/** Opens a draft in the window. */
export async function openDraft(draft: Draft): Promise<void> {
  const [user, written] = await Promise.all([
    queryClient.ensureQueryData(currentUserQuery),
    loadDraftContent(draft),
    queryClient.ensureQueryData(loanQuery(draft.contextId)),
  ]);
  showInWindow(startWriting(written, user.id, offscreenCallbacks));
}

/** Continues text of a thread that no longer accepts messages as a new message in the window. */
export async function continueAsNewMessage({
  loanId,
  body,
  attachments,
  recipients,
  files,
}: MessageContent): Promise<void> {
  const [user] = await Promise.all([
    queryClient.ensureQueryData(currentUserQuery),
    queryClient.ensureQueryData(loanQuery(loanId)),
  ]);
  const writing = startWriting(newMessage(loanId), user.id, offscreenCallbacks);
  writing.composition.patch({ body, attachments, recipients, files });
  showInWindow(writing);
}

/** Shows a message in the window that was on another screen. */
export function showInWindow(writing: WritingSession): void {
  const { writing: before } = getWindowState();
  if (before && before !== writing) {
    before.keeper.stop();
    void before.keeper.saveNow();
  }
  updateWindowState({ writing, staged: [], state: rule('windowStep', { state: 'CLOSED', action: 'OPEN' }).state });
}

/** Returns the initial values of a reply; `null` if replying isn't possible. */
export async function createReply(message: RepliedMessage): Promise<InitialMessage | null> {
  const viewer = await queryClient.ensureQueryData(currentUserQuery);
  const forced = rule('reply', {
    viewerId: viewer.id,
    messageId: message.id,
    fromUserId: message.from.id,
    subject: message.subject,
    messageThreadId: message.messageThread.id,
    messageThreadCategory: message.messageThreadCategory ?? null,
  });
  if (!forced) return null;
  return {
    loanId: message.loanId,
    threadId: forced.messageThreadId,
    recipientIds: forced.recipients,
    subject: forced.subject,
    replyTo: {
      messageId: forced.inReplyToMessage,
      from: rule('displayName', { emailAddress: '', ...message.from }),
      preview: message.textPreview,
    },
  };
}

/**
 * Returns the lead lender of a loan, who receives a borrower's message. Waits for the loan, because the button may
 * render before the loan has loaded.
 */
export async function findLeadLender(loanId: string): Promise<string | null> {
  const { loanRoles } = await queryClient.ensureQueryData(loanQuery(loanId));
  return loanRoles.find(({ role }) => roleFacts[role].leadLender)?.user.id ?? null;
}

async function createContent({ loanId, recipientIds = [], ...opening }: InitialMessage): Promise<MessageContent> {
  const [recipients] = await Promise.all([
    loadRecipients(loanId, recipientIds),
    queryClient.ensureQueryData(loanQuery(loanId)),
  ]);
  const { subject = '', threadId = null, replyTo = null, itemIds = [] } = opening;
  const draft = threadId ? await loadDraftInThread(loanId, threadId) : null;
  if (draft)
    return { ...draft, ...(replyTo && { recipients, subject, repliedTo: replyTo, rows: ['RECIPIENTS'] as const }) };
  const written = await withDefaultSignature(
    newMessage(loanId, {
      recipients,
      subject,
      threadId: threadId ?? (subject ? 'NEW' : null),
      repliedTo: replyTo,
      rows: subject && !threadId ? ['RECIPIENTS', 'SUBJECT'] : ['RECIPIENTS'],
    }),
  );
  if (itemIds.length === 0) return written;
  return {
    ...written,
    body: insertAboveSignature(written.body, written.signature, itemIds.map(itemBlock).join('')),
  };
}
