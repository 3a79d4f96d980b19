import { storageKey } from '@/api/session/storage-key';
import { keptRecords } from '@/lib/kept/records';
import type { Written } from '../form/composition';
import type { Dispatch } from '../sending/outbox';

/** A copy of what somebody writes, in this browser. */
export interface KeptHere {
  /** Whose it is, on which loan and thread; of a message on its way out also under which key. */
  key: string;
  written: Written;
  keptAt: string;
  /** What was being sent when the page went away, under which key. */
  outgoing: Dispatch | null;
}

/** The name of a copy: a person writes one message to a thread at a time, and one that starts a new one. */
export const placeOfWriting = (userId: string, loanId: string, threadId: string | null): string =>
  [userId, loanId, threadId ?? 'new'].join('/');

/** The name of the copy of a message on its way out: the next one may be written in its place already. */
export const placeOfOutgoing = (place: string, key: string): string => `${place}/out/${key}`;

/** The writing that a copy belongs to. */
export const writingOfCopy = (key: string): string => key.split('/').slice(0, 3).join('/');

/** Where nothing is kept, the server's draft remains. */
export const keptHere = keptRecords<KeptHere>('writings', 'key', storageKey);
