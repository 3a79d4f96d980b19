import { storageKey } from '@/api/session/storage-key';
import { createRecordStore } from '@/lib/storage/record-store';
import type { MessageContent } from '../form/composition';
import type { MessageDispatch } from '../sending/outbox';

/** A copy of a message being written, in this browser. */
export interface BrowserDraft {
  /** The key: user, loan and thread; for an outgoing message also its send key. */
  key: string;
  written: MessageContent;
  keptAt: string;
  /** What was being sent when the page closed, with its key. */
  outgoing: MessageDispatch | null;
}

/** The key of a copy: a user writes at most one message per thread, and one that starts a new thread. */
export const draftKey = (userId: string, loanId: string, threadId: string | null): string =>
  [userId, loanId, threadId ?? 'new'].join('/');

/** The key of an outgoing message's copy: the next one may already be written in its place. */
export const outgoingKey = (place: string, key: string): string => `${place}/out/${key}`;

/** Returns the key of the message being written that a copy belongs to. */
export const draftKeyOfCopy = (key: string): string => key.split('/').slice(0, 3).join('/');

/** Where storage is unavailable, the server's draft remains. */
export const browserDrafts = createRecordStore<BrowserDraft>('writings', 'key', storageKey);
