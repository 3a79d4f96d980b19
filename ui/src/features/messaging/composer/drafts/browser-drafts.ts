import { storageKey } from '@/api/session/storage-key';
import { createRecordStore } from '@/lib/storage/record-store';
import type { MessageContent } from '../form/composition';
import type { Dispatch } from '../sending/outbox';

/** A copy of a message being written, in this browser. */
export interface BrowserDraft {
  /** The key: user, loan and thread; for an outgoing message also its send key. */
  key: string;
  written: MessageContent;
  keptAt: string;
  /** What was being sent when the page closed, with its key. */
  outgoing: Dispatch | null;
}

/** The key of a copy: a user writes at most one message per thread, and one that starts a new thread. */
export const placeOfWriting = (userId: string, loanId: string, threadId: string | null): string =>
  [userId, loanId, threadId ?? 'new'].join('/');

/** The key of an outgoing message's copy: the next one may already be written in its place. */
export const placeOfOutgoing = (place: string, key: string): string => `${place}/out/${key}`;

/** Returns the key of the message being written that a copy belongs to. */
export const writingOfCopy = (key: string): string => key.split('/').slice(0, 3).join('/');

/** Where storage is unavailable, the server's draft remains. */
export const keptHere = createRecordStore<BrowserDraft>('writings', 'key', storageKey);
