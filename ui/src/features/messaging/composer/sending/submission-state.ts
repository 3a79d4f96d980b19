import type { SentMessage } from '@/api/messaging/compose';
import type { SharingRequest } from '@/features/sharing';
import type { GateAnswer, Violation } from '@/rules/rule';

/** The progress of sending a message. */
export interface SubmissionState {
  isSubmitting: boolean;
  /** The open question, if any. */
  gate: GateAnswer | null;
  /** The message is being handed over. */
  leaving: boolean;
  violations: readonly Violation[];
  /** The number of changes when the problem was found: it applies until the next change. */
  foundAt: number;
  /** The number of times the message left the form or was returned to it. */
  turns: number;
}

/** Nothing is being sent. */
export const idleState: Omit<SubmissionState, 'turns'> = {
  isSubmitting: false,
  gate: null,
  leaving: false,
  violations: [],
  foundAt: -1,
};

/** The callbacks of sending. */
export interface SubmissionCallbacks {
  /** The message was handed over: the form is free for the next one. */
  onLeft: () => void;
  onSent: (message: SentMessage, path: string) => void;
  /** The message was returned unchanged. */
  onBack: () => void;
}

/** A reply to an open question, which is added to the message. */
export interface GateReply {
  historyWithheld?: boolean;
  /** Assignments and visibility changes made when the message is sent. */
  sharing?: SharingRequest;
}
