import { useSyncExternalStore } from 'react';
import { toast } from 'sonner';
import { type SendBody, type SentMessage, sendMessage } from '@/api/messaging/compose';
import {
  UNDO_MS,
  canOutlivePage,
  isUnanswered,
  offerUndoOfSend,
  retryUnanswered,
  showPendingSend,
  withdrawUndoOfSend,
} from '@/components/undo/held-send';
import { type SharingRequest, sendHeldSharings, share, undoSharing } from '@/features/sharing';
import type { MessageContent } from '../form/composition';

/** Assignments and visibility changes that a message needs, made when it is sent. */
export interface PlannedSharing {
  loanId: string;
  sharing: SharingRequest;
  /** The same for all retries. */
  key: string;
}

/** The calls that send a message, with their keys. */
export interface MessageDispatch {
  payload: SendBody;
  /** Unique for each attempt; the same for its retries. */
  key: string;
  sharings: readonly PlannedSharing[];
}

/** Returns a stored dispatch as it is sent; older ones have no planned sharings. */
export const restoreDispatch = (
  kept: Omit<MessageDispatch, 'sharings'> & Partial<MessageDispatch>,
): MessageDispatch => ({
  sharings: [],
  ...kept,
});

/** An outgoing message. */
export interface OutgoingMessage extends MessageDispatch {
  /** The message as written. */
  written: MessageContent;
  /** The place where it was written. */
  place: string;
  onSent: (message: SentMessage) => void;
  onFailed: (error: unknown) => void;
  onUndone: () => void;
}

const heldEntries = new Map<string, { outgoing: OutgoingMessage; timer: ReturnType<typeof setTimeout> }>();
/** Messages past their undo period without a response yet; they can't be undone. */
const inFlight = new Map<string, OutgoingMessage>();
/** The threads on screen: they show their pending messages. */
const shownThreads = new Map<string, number>();
const listeners = new Set<() => void>();

/** A pending message in the open thread. */
interface HeldMessage {
  key: string;
  threadId: string | null;
  body: string;
  attachments: readonly string[];
  /** Undoes sending; `null` once the call has started. */
  takeBack: (() => void) | null;
}

let heldMessages: readonly HeldMessage[] = [];

function notifyListeners(): void {
  const asHeld = ({ key, written }: OutgoingMessage, undo: (() => void) | null): HeldMessage => ({
    key,
    threadId: written.threadId,
    body: written.body,
    attachments: written.attachments.map(({ name }) => name),
    takeBack: undo,
  });
  heldMessages = [
    ...[...inFlight.values()].map((outgoing) => asHeld(outgoing, null)),
    ...[...heldEntries.values()].map(({ outgoing }) => asHeld(outgoing, () => undoSend(outgoing.key))),
  ];
  for (const listener of listeners) listener();
}

const subscribeToHeld = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The pending and unanswered messages, oldest first. */
export const useHeldMessages = (): readonly HeldMessage[] => useSyncExternalStore(subscribeToHeld, () => heldMessages);

const unsentMessages = (): OutgoingMessage[] => [
  ...inFlight.values(),
  ...[...heldEntries.values()].map(({ outgoing }) => outgoing),
];

/** Whether a place has a message that isn't sent yet: until then its draft is on the server. */
export const hasUnsentMessage = (place: string): boolean => unsentMessages().some((each) => each.place === place);

/** Whether a draft belongs to a message that isn't sent yet: it can't be edited. */
export const isDraftBeingSent = (draftId: string): boolean =>
  unsentMessages().some(({ written }) => written.draftId === draftId);

/**
 * Makes the planned assignments, then sends, retrying with the same keys until there is a response. If the message is
 * refused, the assignments are undone.
 */
export async function sendWithRetries({ payload, key, sharings }: MessageDispatch): Promise<SentMessage> {
  const made: { loanId: string; undoId: string }[] = [];
  try {
    const words: string[] = [];
    for (const { loanId, sharing, key: sharingKey } of sharings) {
      const { undoId, toasts } = await retryUnanswered(() => share(loanId, sharing, sharingKey));
      // An email can't be undone.
      if (undoId) made.push({ loanId, undoId });
      words.push(...toasts);
    }
    const message = await retryUnanswered(() => sendMessage(payload, key));
    words.forEach((each) => toast.success(each));
    return message;
  } catch (error) {
    // Without a response the message may have arrived: its assignments stay.
    if (!isUnanswered(error))
      for (const { loanId, undoId } of made.toReversed()) await undoSharing(loanId, undoId).catch(() => undefined);
    throw error;
  }
}

function releaseMessage(key: string): OutgoingMessage | undefined {
  const entry = heldEntries.get(key);
  if (!entry) return undefined;
  clearTimeout(entry.timer);
  heldEntries.delete(key);
  withdrawUndoOfSend(key);
  return entry.outgoing;
}

function undoSend(key: string): void {
  const outgoing = releaseMessage(key);
  if (!outgoing) return;
  notifyListeners();
  outgoing.onUndone();
}

async function deliverMessage(key: string): Promise<void> {
  const outgoing = releaseMessage(key);
  if (!outgoing) return;
  inFlight.set(key, outgoing);
  notifyListeners();
  const end = () => {
    inFlight.delete(key);
    notifyListeners();
  };
  try {
    const message = await sendWithRetries(outgoing);
    end();
    outgoing.onSent(message);
  } catch (error) {
    end();
    outgoing.onFailed(error);
  }
}

/** Offers undo in a toast if the thread isn't on screen. */
function showToast({ key, written }: OutgoingMessage): void {
  if (written.threadId !== null && shownThreads.has(written.threadId)) return;
  showPendingSend(key, () => undoSend(key));
}

/** Marks a thread on screen as showing its pending messages, until the returned function is called. */
export function markThreadShown(threadId: string): () => void {
  shownThreads.set(threadId, (shownThreads.get(threadId) ?? 0) + 1);
  return () => {
    const others = (shownThreads.get(threadId) ?? 1) - 1;
    if (others > 0) return void shownThreads.set(threadId, others);
    shownThreads.delete(threadId);
    for (const { outgoing } of heldEntries.values()) if (outgoing.written.threadId === threadId) showToast(outgoing);
  };
}

/** Delays a message by the undo period; it is sent regardless of navigation. */
export function delaySending(outgoing: OutgoingMessage): void {
  const { key } = outgoing;
  heldEntries.set(key, { outgoing, timer: setTimeout(() => void deliverMessage(key), UNDO_MS) });
  offerUndoOfSend(key, () => undoSend(key));
  showToast(outgoing);
  notifyListeners();
}

/** Sends all pending messages and sharings immediately. Resolves when all have been sent or returned. */
export async function sendAllHeld(): Promise<void> {
  await Promise.all([...[...heldEntries.keys()].map(deliverMessage), sendHeldSharings()]);
}

/**
 * The page is closing: sends pending messages now. Messages too large for that, or with other calls first, are sent on
 * the next visit.
 */
function sendOnPageLeave(): void {
  for (const [key, { outgoing }] of heldEntries) {
    if (outgoing.sharings.length > 0 || !canOutlivePage(outgoing.payload)) continue;
    void sendMessage(outgoing.payload, key, true).then(
      (message) => {
        const left = releaseMessage(key);
        notifyListeners();
        left?.onSent(message);
      },
      () => undefined,
    );
  }
}

addEventListener('pagehide', sendOnPageLeave);
