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
import { type Sharing, sendHeldSharings, share, undoSharing } from '@/features/sharing';
import type { MessageContent } from '../form/composition';

/** Assignments and visibility changes that a message needs, made when it is sent. */
export interface PlannedSharing {
  loanId: string;
  sharing: Sharing;
  /** The same for all retries. */
  key: string;
}

/** The calls that send a message, with their keys. */
export interface Dispatch {
  payload: SendBody;
  /** Unique for each attempt; the same for its retries. */
  key: string;
  sharings: readonly PlannedSharing[];
}

/** Returns a stored dispatch as it is sent; older ones have no planned sharings. */
export const asDispatch = (kept: Omit<Dispatch, 'sharings'> & Partial<Dispatch>): Dispatch => ({
  sharings: [],
  ...kept,
});

/** An outgoing message. */
export interface OutgoingMessage extends Dispatch {
  /** The message as written. */
  written: MessageContent;
  /** The place where it was written. */
  place: string;
  onSent: (message: SentMessage) => void;
  onFailed: (error: unknown) => void;
  onUndone: () => void;
}

const held = new Map<string, { outgoing: OutgoingMessage; timer: ReturnType<typeof setTimeout> }>();
/** Messages past their undo period without a response yet; they can't be undone. */
const onTheWay = new Map<string, OutgoingMessage>();
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

function announce(): void {
  const asHeld = ({ key, written }: OutgoingMessage, undo: (() => void) | null): HeldMessage => ({
    key,
    threadId: written.threadId,
    body: written.body,
    attachments: written.attachments.map(({ name }) => name),
    takeBack: undo,
  });
  heldMessages = [
    ...[...onTheWay.values()].map((outgoing) => asHeld(outgoing, null)),
    ...[...held.values()].map(({ outgoing }) => asHeld(outgoing, () => takeBack(outgoing.key))),
  ];
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The pending and unanswered messages, oldest first. */
export const useHeldMessages = (): readonly HeldMessage[] => useSyncExternalStore(subscribe, () => heldMessages);

const unsent = (): OutgoingMessage[] => [...onTheWay.values(), ...[...held.values()].map(({ outgoing }) => outgoing)];

/** Whether a place has a message that isn't sent yet: until then its draft is on the server. */
export const isHeldBack = (place: string): boolean => unsent().some((each) => each.place === place);

/** Whether a draft belongs to a message that isn't sent yet: it can't be edited. */
export const isDraftHeldBack = (draftId: string): boolean =>
  unsent().some(({ written }) => written.draftId === draftId);

/**
 * Makes the planned assignments, then sends, retrying with the same keys until there is a response. If the message is
 * refused, the assignments are undone.
 */
export async function sendWithRetries({ payload, key, sharings }: Dispatch): Promise<SentMessage> {
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

function release(key: string): OutgoingMessage | undefined {
  const entry = held.get(key);
  if (!entry) return undefined;
  clearTimeout(entry.timer);
  held.delete(key);
  withdrawUndoOfSend(key);
  return entry.outgoing;
}

function takeBack(key: string): void {
  const outgoing = release(key);
  if (!outgoing) return;
  announce();
  outgoing.onUndone();
}

async function deliver(key: string): Promise<void> {
  const outgoing = release(key);
  if (!outgoing) return;
  onTheWay.set(key, outgoing);
  announce();
  const end = () => {
    onTheWay.delete(key);
    announce();
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
  showPendingSend(key, () => takeBack(key));
}

/** Marks a thread on screen as showing its pending messages, until the returned function is called. */
export function showsHeldMessages(threadId: string): () => void {
  shownThreads.set(threadId, (shownThreads.get(threadId) ?? 0) + 1);
  return () => {
    const others = (shownThreads.get(threadId) ?? 1) - 1;
    if (others > 0) return void shownThreads.set(threadId, others);
    shownThreads.delete(threadId);
    for (const { outgoing } of held.values()) if (outgoing.written.threadId === threadId) showToast(outgoing);
  };
}

/** Delays a message by the undo period; it is sent regardless of navigation. */
export function delaySending(outgoing: OutgoingMessage): void {
  const { key } = outgoing;
  held.set(key, { outgoing, timer: setTimeout(() => void deliver(key), UNDO_MS) });
  offerUndoOfSend(key, () => takeBack(key));
  showToast(outgoing);
  announce();
}

/** Sends all pending messages and sharings immediately. Resolves when all have been sent or returned. */
export async function sendHeldBack(): Promise<void> {
  await Promise.all([...[...held.keys()].map(deliver), sendHeldSharings()]);
}

/**
 * The page is closing: sends pending messages now. Messages too large for that, or with other calls first, are sent on
 * the next visit.
 */
function leave(): void {
  for (const [key, { outgoing }] of held) {
    if (outgoing.sharings.length > 0 || !canOutlivePage(outgoing.payload)) continue;
    void sendMessage(outgoing.payload, key, true).then(
      (message) => {
        const left = release(key);
        announce();
        left?.onSent(message);
      },
      () => undefined,
    );
  }
}

addEventListener('pagehide', leave);
