import type { InitialMessage } from '../window/window-moves';

/** The place of a message. */
export interface ThreadPlace {
  loanId: string;
  /** The open thread; null for a new message. */
  threadId: string | null;
}

/** The place of a form. */
export interface InlineComposerProps extends ThreadPlace {
  /** Whether there is a draft. */
  hasDraft?: boolean;
}

/** Why a form opens: to write immediately, to reply, or to show existing text. */
export type FormTrigger = 'WRITE' | 'LOOK' | InitialMessage;
