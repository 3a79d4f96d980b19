/** Where a form stands. */
export interface InlineComposerProps {
  loanId: string;
  /** The thread that is open; none for a new message. */
  threadId: string | null;
}
