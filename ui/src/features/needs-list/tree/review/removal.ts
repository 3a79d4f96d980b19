import type { Answer, NeedsListElement } from '@/api/elements';
import { type AnswerRemovalAnswer, rule } from '@/rules/rule';
import type { ElementList } from '../element-list';

/** The files that something is about; without ids all. */
export const filesOf = ({ answers }: NeedsListElement, documentIds?: readonly string[]): Answer[] =>
  documentIds ? answers.filter(({ documentId }) => documentIds.includes(documentId)) : answers;

/** What is asked before these files are taken from a request, without ids all, and what is said afterwards. */
export function removalOf(
  element: NeedsListElement,
  documentIds: readonly string[] | undefined,
  { keepsAnswers }: Pick<ElementList, 'keepsAnswers'>,
): AnswerRemovalAnswer {
  const { name, answer } = element;
  const files = filesOf(element, documentIds);
  // The request of a template has one file, and no answers.
  const leaving = files.length > 0 || !answer ? files : [answer];
  return rule('answerRemoval', {
    name,
    files: leaving.map(({ documentName, reviewState }) => ({ name: documentName, reviewState })),
    ends: !keepsAnswers,
  });
}
