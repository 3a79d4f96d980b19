import type { SendBody } from '@/api/messaging/compose';
import { storageKey } from '@/api/session/storage-key';
import { keptRecords } from '@/lib/kept/records';
import type { Written } from '../form/composition';

/** A copy of what somebody writes, in this browser. */
export interface KeptHere {
  /** Whose it is, on which loan and thread. */
  key: string;
  written: Written;
  keptAt: string;
  /** What was being sent when the page went away, under which key. */
  outgoing: { key: string; payload: SendBody } | null;
}

/** The name of a copy: a person writes one message to a thread at a time, and one that starts a new one. */
export const placeOfWriting = (userId: string, loanId: string, threadId: string | null): string =>
  [userId, loanId, threadId ?? 'new'].join('/');

/** Where nothing is kept, the server's draft remains. */
export const keptHere = keptRecords<KeptHere>('writings', 'key', storageKey);
