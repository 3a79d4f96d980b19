import type { SentMessage } from '@/api/messaging/compose';
import type { Sharing } from '@/features/sharing';
import type { GateAnswer, Violation } from '@/rules/rule';

/** How far a message is on its way out. */
export interface Submitting {
  isSubmitting: boolean;
  /** The question that is open, if one is. */
  gate: GateAnswer | null;
  /** It is just being handed over to be sent. */
  leaving: boolean;
  violations: readonly Violation[];
  /** How many changes there were when that was found: it holds until the next one. */
  foundAt: number;
  /** Counts how often the message left the form or came back to it. */
  turns: number;
}

/** Nothing is being sent. */
export const standing: Omit<Submitting, 'turns'> = {
  isSubmitting: false,
  gate: null,
  leaving: false,
  violations: [],
  foundAt: -1,
};

/** Callbacks of a message that is sent. */
export interface Surroundings {
  /** It was handed over: the form is free for the next one. */
  onLeft: () => void;
  onSent: (message: SentMessage, path: string) => void;
  /** It came back, with everything as it was. */
  onBack: () => void;
}

/** A reply to an open question: it adds to the message. */
export interface GateReply {
  historyWithheld?: boolean;
  /** Assignments and visibility that are made when the message is sent. */
  sharing?: Sharing;
}
