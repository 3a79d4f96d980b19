import type { UploadStatus } from '@/rules/rule';
import type { ChoicePosition } from './choice-counter';
import type { WaitAside } from './concurrency-queue';

/** The message that a file is attached to, as far as it is known. */
export interface MessageTarget {
  /** Its thread; `null` for a new one. */
  threadId: string | null;
  /** The id of its draft on the server, once there is one. */
  draftId: string | null;
  /** Whether the draft was discarded, so that the file goes to the shoebox. */
  discarded: boolean;
}

/** The destination of a file: a loan, and its request if there is one. */
export interface UploadTarget {
  loanId: string;
  elementId: string | null;
  /** Where its row is shown, if neither at a request nor in the shoebox: a message draft. */
  place?: string;
  /** The message that it is attached to. */
  forMessage?: MessageTarget;
  /** The document that it becomes the current version of. */
  versionOf?: string;
}

/** A file that is uploading, uploaded or failed. */
export interface Upload extends UploadTarget {
  id: string;
  name: string;
  size: number;
  /** The number of bytes received by the server, and in total. */
  sentBytes: number;
  totalBytes: number;
  status: UploadStatus;
  /** Whether it is queued. */
  waiting: boolean;
  /** Whether the connection is lost; the upload resumes by itself. */
  lost: boolean;
  /** Whether this browser keeps it, so that it resumes after a reload. */
  kept: boolean;
  /** The upload started before a reload, and its file must be chosen again: the one with this modification time. */
  missing: { lastModified: number } | null;
  /** Its id on the server, once it is created. */
  uploadId: string | null;
  /** Why it failed, as a message to the person. */
  message: string | null;
  documentId: string | null;
  /** The choice it belongs to, and its position in it. */
  chosen: ChoicePosition;
}

/** The files of an upload. */
export interface UploadFiles {
  /** The chosen file; `null` until it is chosen again. */
  file: File | null;
  /** The file to send, once known: for example a PDF without its password. */
  sent: File | null;
  /** Whether it came from an archive, so that it can't be chosen again. */
  unpacked: boolean;
}

/** The context of a file being sent. */
export interface SendContext {
  onProgress: (sent: number, total: number) => void;
  signal: AbortSignal;
  aside: WaitAside;
  /** The file to send, on retry. */
  sent: File | null;
  /** Whether it came from an archive. */
  unpacked: boolean;
  /** Reports the file to send. */
  onReady: (sent: File) => void;
  /** Reports the upload's id on the server; `null` if that upload can't be continued. */
  onAnnounced: (uploadId: string | null) => void;
  /** Reports that the connection is lost or restored. */
  onLost: (lost: boolean) => void;
}

/** Sends a file in three steps, then files it to its request; each step may fail. */
export type SendFile = (file: File, upload: Upload, sending: SendContext) => Promise<{ documentId: string }>;

/** A canceled upload that can be resumed. */
export interface CanceledUpload {
  upload: Upload;
  files: UploadFiles;
}

/** Returns where a target's uploads are shown: at a request, or in a loan's shoebox. */
export const uploadPlace = ({ loanId, elementId, place }: UploadTarget): string =>
  place ?? elementId ?? `shoebox ${loanId}`;

/** Returns a short random id, which distinguishes files of the same name. */
export function randomUploadId(): string {
  const bytes = crypto.getRandomValues(new Uint32Array(2));
  return Array.from(bytes, (part) => part.toString(36).padStart(7, '0')).join('');
}
