import type { Answer, NeedsListElement, ShownDocument } from '@/api/elements';

/** A document whose content is on the screen. */
export interface DrawnDocument {
  id: string;
  sha256: string;
}

/** The files as they are on the screen, for a verdict to name; `drawn` is the one whose preview is open. */
export const shownOf = (files: readonly Answer[], drawn?: DrawnDocument): ShownDocument[] =>
  files.map(({ documentId, sha256 }) => ({
    documentId,
    sha256: drawn?.id === documentId ? drawn.sha256 : sha256,
  }));

/** The body of a call that accepts these requests as they are shown. */
export const acceptanceOf = (elements: readonly NeedsListElement[]) => ({
  elementIds: elements.map(({ id }) => id),
  shown: elements.flatMap(({ answers }) => shownOf(answers)),
  versions: Object.fromEntries(elements.map(({ id, version }) => [id, version])),
});
