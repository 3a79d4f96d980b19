import type { Document } from '@/api/documents';

/** What every view of a document is given. */
export interface ViewProps {
  document: Document;
  /** Nothing may be done with it here but looking. */
  actionsDisabled: boolean;
}

/** Why nothing can be done with a document where the address says so. */
export const off = 'Actions are turned off here';
