import { useSyncExternalStore } from 'react';
import { toast } from 'sonner';
import { type SendBody, type SentMessage, sendMessage } from '@/api/messaging/compose';
import {
  UNDO_MS,
  canOutlivePage,
  isUnanswered,
  offerUndoOfSend,
  retryUnanswered,
  showSending,
  withdrawUndoOfSend,
} from '@/components/undo/held-send';
import { type Sharing, sendHeldSharings, share, undoSharing } from '@/features/sharing';
import type { Written } from '../form/composition';

/** Assignments and visibility that a message needs; they are made when it is sent, not before. */
export interface PlannedSharing {
  loanId: string;
  sharing: Sharing;
  /** The same for every try of it. */
  key: string;
}

/** The calls that send a message, with their keys. */
export interface Dispatch {
  payload: SendBody;
  /** One for each attempt; the same for every try of it. */
  key: string;
  sharings: readonly PlannedSharing[];
}

/** A kept dispatch as it is sent: those that were kept before there were planned sharings have none. */
export const asDispatch = (kept: Omit<Dispatch, 'sharings'> & Partial<Dispatch>): Dispatch => ({
  sharings: [],
  ...kept,
});

/** A message on its way out. */
export interface Outgoing extends Dispatch {
  /** The message as it was written. */
  written: Written;
  /** The writing that it came from. */
  place: string;
  onSent: (message: SentMessage) => void;
  onFailed: (error: unknown) => void;
  onUndone: () => void;
}

const held = new Map<string, { outgoing: Outgoing; timer: ReturnType<typeof setTimeout> }>();
/** Messages whose time is over and whose answer isn't there yet: they can't be taken back any longer. */
const onTheWay = new Map<string, Outgoing>();
/** The threads on the screen: they show their messages that are held back. */
const shownThreads = new Map<string, number>();
const listeners = new Set<() => void>();

/** A message that the open thread shows before it is sent. */
interface HeldMessage {
  key: string;
  threadId: string | null;
  body: string;
  attachments: readonly string[];
  /** Takes it back; `null` once it is on its way. */
  takeBack: (() => void) | null;
}

let heldMessages: readonly HeldMessage[] = [];

function announce(): void {
  const asHeld = ({ key, written }: Outgoing, undo: (() => void) | null): HeldMessage => ({
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

/** The messages that are held back or on their way, oldest first. */
export const useHeldMessages = (): readonly HeldMessage[] => useSyncExternalStore(subscribe, () => heldMessages);

const unsent = (): Outgoing[] => [...onTheWay.values(), ...[...held.values()].map(({ outgoing }) => outgoing)];

/** Whether a message of a writing hasn't arrived yet: until then its draft is still on the server. */
export const isHeldBack = (place: string): boolean => unsent().some((each) => each.place === place);

/** Whether a draft is the one of a message that hasn't arrived yet: it isn't written on. */
export const isDraftHeldBack = (draftId: string): boolean =>
  unsent().some(({ written }) => written.draftId === draftId);

/**
 * Makes the planned assignments, then sends, each with the same key until there is an answer. Where the message is refused,
 * the assignments are undone.
 */
export async function sendSurely({ payload, key, sharings }: Dispatch): Promise<SentMessage> {
  const made: { loanId: string; undoId: string }[] = [];
  try {
    const words: string[] = [];
    for (const { loanId, sharing, key: sharingKey } of sharings) {
      const { undoId, toasts } = await retryUnanswered(() => share(loanId, sharing, sharingKey));
      // A mail can’t be undone.
      if (undoId) made.push({ loanId, undoId });
      words.push(...toasts);
    }
    const message = await retryUnanswered(() => sendMessage(payload, key));
    words.forEach((each) => toast.success(each));
    return message;
  } catch (error) {
    // Without an answer the message may have arrived: what it needs stays.
    if (!isUnanswered(error))
      for (const { loanId, undoId } of made.toReversed()) await undoSharing(loanId, undoId).catch(() => undefined);
    throw error;
  }
}

function release(key: string): Outgoing | undefined {
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
    const message = await sendSurely(outgoing);
    end();
    outgoing.onSent(message);
  } catch (error) {
    end();
    outgoing.onFailed(error);
  }
}

/** Offers to take a message back where its thread isn't on the screen. */
function showToast({ key, written }: Outgoing): void {
  if (written.threadId !== null && shownThreads.has(written.threadId)) return;
  showSending(key, () => takeBack(key));
}

/** A thread on the screen shows its messages that are held back, until the returned function is called. */
export function showsHeldMessages(threadId: string): () => void {
  shownThreads.set(threadId, (shownThreads.get(threadId) ?? 0) + 1);
  return () => {
    const others = (shownThreads.get(threadId) ?? 1) - 1;
    if (others > 0) return void shownThreads.set(threadId, others);
    shownThreads.delete(threadId);
    for (const { outgoing } of held.values()) if (outgoing.written.threadId === threadId) showToast(outgoing);
  };
}

/** Holds a message back for a moment, with a way to take it back; it is sent whatever screen the person walks to. */
export function holdBack(outgoing: Outgoing): void {
  const { key } = outgoing;
  held.set(key, { outgoing, timer: setTimeout(() => void deliver(key), UNDO_MS) });
  offerUndoOfSend(key, () => takeBack(key));
  showToast(outgoing);
  announce();
}

/** Sends immediately what is held back, sharings as well; resolves when all of it has arrived or come back. */
export async function sendHeldBack(): Promise<void> {
  await Promise.all([...[...held.keys()].map(deliver), sendHeldSharings()]);
}

/**
 * The page goes away: what is held back is sent now. What is too large for that, or needs something else first, is sent when
 * the person is back.
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
