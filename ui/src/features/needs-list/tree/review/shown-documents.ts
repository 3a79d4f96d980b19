import type { Answer, NeedsListElement, ShownDocument } from '@/api/elements';

/** A document whose content is on screen. */
export interface DrawnDocument {
  id: string;
  sha256: string;
}

/** Returns the files as shown, for a verdict to name; `drawn` is the one in the open preview. */
export const toShownDocuments = (files: readonly Answer[], drawn?: DrawnDocument): ShownDocument[] =>
  files.map(({ documentId, sha256 }) => ({
    documentId,
    sha256: drawn?.id === documentId ? drawn.sha256 : sha256,
  }));

/** Returns the body of a call that accepts these requests as shown. */
export const toAcceptance = (elements: readonly NeedsListElement[]) => ({
  elementIds: elements.map(({ id }) => id),
  shown: elements.flatMap(({ answers }) => toShownDocuments(answers)),
  versions: Object.fromEntries(elements.map(({ id, version }) => [id, version])),
});
