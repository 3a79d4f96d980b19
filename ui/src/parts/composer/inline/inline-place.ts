import type { Opening } from '../window/window-moves';

/** Where a form stands. */
export interface InlineComposerProps {
  loanId: string;
  /** The thread that is open; none for a new message. */
  threadId: string | null;
  /** Whether a draft waits there. */
  hasDraft?: boolean;
}

/** Why a form came: to write at once, to answer somebody, or to show what is there. */
export type Begun = 'WRITE' | 'LOOK' | Opening;
