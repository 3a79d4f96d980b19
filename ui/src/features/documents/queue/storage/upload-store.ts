import { storageKey } from '@/api/session/storage-key';
import { createRecordStore } from '@/lib/storage/record-store';
import type { ChoicePosition } from '../choice-counter';
import type { MessageTarget } from '../upload';

/** An upload as stored in this browser, so that it resumes after a reload. */
export interface StoredUpload {
  id: string;
  userId: string;
  /** The tab that sends it. */
  tab: string;
  /** Its id on the server, once it is created. */
  uploadId: string | null;
  loanId: string;
  elementId: string | null;
  /** Its message, and where its row is shown. */
  place?: string;
  forMessage?: MessageTarget;
  /** The document that it becomes the current version of. */
  versionOf?: string;
  chosen: ChoicePosition;
  name: string;
  size: number;
  lastModified: number;
  /** The file to send if there is room for it; otherwise it must be chosen again. */
  file: File | null;
  keptAt: number;
}

export const uploadStore = createRecordStore<StoredUpload>('uploads', 'id', storageKey);
