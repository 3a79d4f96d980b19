import type { Opening } from '../window/window-moves';

/** Where words stand. */
export interface ThreadPlace {
  loanId: string;
  /** The thread that is open; none for a new message. */
  threadId: string | null;
}

/** Where a form stands. */
export interface InlineComposerProps extends ThreadPlace {
  /** Whether a draft waits there. */
  hasDraft?: boolean;
}

/** Why a form came: to write at once, to answer somebody, or to show what is there. */
export type Begun = 'WRITE' | 'LOOK' | Opening;
