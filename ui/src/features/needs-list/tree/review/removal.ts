import type { Answer, NeedsListElement } from '@/api/elements';
import { type AnswerRemovalAnswer, rule } from '@/rules/rule';
import type { ElementList } from '../element-list';

/** Returns the files with these ids; all without ids. */
export const selectFiles = ({ answers }: NeedsListElement, documentIds?: readonly string[]): Answer[] =>
  documentIds ? answers.filter(({ documentId }) => documentIds.includes(documentId)) : answers;

/** Returns the question before removing files of a request (all without ids), and the notice afterwards. */
export function removalTexts(
  element: NeedsListElement,
  documentIds: readonly string[] | undefined,
  { keepsAnswers }: Pick<ElementList, 'keepsAnswers'>,
): AnswerRemovalAnswer {
  const { name, answer } = element;
  const files = selectFiles(element, documentIds);
  // A template's request has one example file and no documents.
  const leaving = files.length > 0 || !answer ? files : [answer];
  return rule('answerRemoval', {
    name,
    files: leaving.map(({ documentName, reviewState }) => ({ name: documentName, reviewState })),
    ends: !keepsAnswers,
  });
}
