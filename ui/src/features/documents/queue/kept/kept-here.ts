import { storageKey } from '@/api/session/storage-key';
import { keptRecords } from '@/lib/kept/records';
import type { Chosen } from '../chosen';
import type { ForMessage } from '../upload';

/** An upload as this browser keeps it, so that it goes on after the page is loaded anew. */
export interface KeptUpload {
  id: string;
  userId: string;
  /** The tab that sends it. */
  tab: string;
  /** Its id on the server, once it was announced. */
  uploadId: string | null;
  loanId: string;
  elementId: string | null;
  /** The message that it is for, and where its row stands there. */
  place?: string;
  forMessage?: ForMessage;
  /** The document of which it becomes the current version. */
  versionOf?: string;
  chosen: Chosen;
  name: string;
  size: number;
  lastModified: number;
  /** What is sent, where there is room for it here; else it has to be chosen again. */
  file: File | null;
  keptAt: number;
}

export const keptHere = keptRecords<KeptUpload>('uploads', 'id', storageKey);
