import type { Document } from '@/api/documents';

/** The props of every document view. */
export interface ViewProps {
  document: Document;
  /** Whether the document is view-only here. */
  actionsDisabled: boolean;
}

/** The reason shown where the URL disables actions. */
export const actionsDisabledReason = 'Actions are turned off here';
