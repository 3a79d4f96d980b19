import type { UploadStatus } from '@/rules/rule';
import type { Chosen } from './chosen';
import type { Aside } from './slots';

/** The message that a file is for, as far as it is known. */
export interface ForMessage {
  /** The thread that it goes to; none for a new one. */
  threadId: string | null;
  /** Its draft on the server, once there is one. */
  draftId: string | null;
  /** It was thrown away: the file goes to the shoebox. */
  discarded: boolean;
}

/** Where a file goes: a loan, and the request it answers if there is one. */
export interface UploadTarget {
  loanId: string;
  elementId: string | null;
  /** Where its row stands, when it is neither at a request nor in the shoebox: a message that is being written. */
  place?: string;
  /** The message that it is attached to. */
  forMessage?: ForMessage;
  /** The document of which it becomes the current version. */
  versionOf?: string;
}

/** One file on its way, or arrived, or failed. */
export interface Upload extends UploadTarget {
  id: string;
  name: string;
  size: number;
  /** Bytes that have arrived, and all there are to send. */
  sentBytes: number;
  totalBytes: number;
  status: UploadStatus;
  /** Its turn hasn't come yet. */
  waiting: boolean;
  /** The connection is lost; it goes on by itself. */
  lost: boolean;
  /** This browser keeps it: it goes on after the page is loaded anew. */
  kept: boolean;
  /** It was begun before the page was loaded anew, and its file has to be chosen again: the one changed last then. */
  missing: { lastModified: number } | null;
  /** Its id on the server, once it is announced. */
  uploadId: string | null;
  /** Why it failed, in words for the person. */
  message: string | null;
  documentId: string | null;
  /** With what it was chosen, and as which. */
  chosen: Chosen;
}

/** The files of an upload. */
export interface Files {
  /** What was chosen; nothing as long as it has to be chosen again. */
  file: File | null;
  /** What is sent of it, once that is known: a PDF without its password, say. */
  sent: File | null;
  /** It came out of an archive: nobody can choose it again. */
  unpacked: boolean;
}

/** What a file on its way has around it. */
export interface Sending {
  onProgress: (sent: number, total: number) => void;
  signal: AbortSignal;
  aside: Aside;
  /** What is sent, when another try is made. */
  sent: File | null;
  /** It came out of an archive. */
  unpacked: boolean;
  /** Tells what is sent of the file. */
  onReady: (sent: File) => void;
  /** Tells the upload's id on the server; none when that one is of no use any more. */
  onAnnounced: (uploadId: string | null) => void;
  /** Tells that the connection is lost, or there again. */
  onLost: (lost: boolean) => void;
}

/** The three steps of an upload (and the answer they end in); each may fail. */
export type SendFile = (file: File, upload: Upload, sending: Sending) => Promise<{ documentId: string }>;

/** A cancelled upload, which can be taken up again. */
export interface Cancelled {
  upload: Upload;
  files: Files;
}

/** The place of a target on the screens: a request, or a loan's shoebox. */
export const placeOf = ({ loanId, elementId, place }: UploadTarget): string =>
  place ?? elementId ?? `shoebox ${loanId}`;

/** A short random id: files of the same name stay apart. */
export function randomUploadId(): string {
  const bytes = crypto.getRandomValues(new Uint32Array(2));
  return Array.from(bytes, (part) => part.toString(36).padStart(7, '0')).join('');
}
