import type { NeedsListElement } from '@/api/elements';

/** Returns a plain element. */
export function element(id: string, rest: Partial<NeedsListElement> = {}): NeedsListElement {
  return {
    id,
    parentId: null,
    name: id,
    storageType: 'FILE',
    hidden: false,
    visibleAtStatus: null,
    modifiers: [],
    priorityType: 'UNSET',
    position: 0,
    version: 1,
    description: null,
    freshnessDays: null,
    dueDate: null,
    optional: false,
    instructions: null,
    internalNote: null,
    templateElementId: null,
    example: null,
    reviewState: 'OPEN',
    rejection: null,
    answer: null,
    answers: [],
    notApplicable: null,
    commentCount: 0,
    hasHistory: false,
    hasEarlierAnswers: false,
    sharedInfo: [],
    updatedAt: '2026-11-01T10:00:00Z',
    ...rest,
  };
}

/** Returns the answer by that file. */
export const answered = (documentName: string): Partial<NeedsListElement> => ({
  reviewState: 'SUBMITTED',
  answer: {
    id: `answer-${documentName}`,
    documentId: `doc-${documentName}`,
    documentName,
    size: 10,
    mimeType: 'application/pdf',
    sha256: `content of ${documentName}`,
    uploadedByName: 'Lucia Alvarez',
    uploadedAt: '2026-11-02T10:00:00Z',
    sentByLink: false,
    reviewState: 'SUBMITTED',
    rejection: null,
    virusCheck: null,
    stale: null,
  },
});
