import type { Document } from '@/api/documents';

/** What every view of a document is given. */
export interface ViewProps {
  document: Document;
  /** Nothing may be done with it here but looking. */
  actionsDisabled: boolean;
}
