import { answer, api } from '@/api/client';
import type { ElementChange, ElementMove, NeedsListElement } from '@/api/elements';
import { keys } from '@/api/keys';
import type { components } from '@/api/schema';
import { sendOnLatestVersion } from '@/components/undo/run-in-sequence';
import type { CompletedChange } from '@/components/undo/use-undoable';
import {
  type BulkChange,
  type ElementList,
  type TemplateRequestFields,
  changeTogether,
  dueDaysOf,
  isForEach,
} from '@/features/needs-list';
import { toListElement, exampleFile, removeExample, templateElementsQuery, uploadExample } from './api';

type Schemas = components['schemas'];

const ELEMENT = '/v1/templates/{templateId}/elements/{elementId}';

/** Returns the status from which an element is visible, if it can be saved. */
const statusOf = ({ visibleAtStatus }: NeedsListElement) => (visibleAtStatus === 'UNKNOWN' ? null : visibleAtStatus);

/** Returns an element's previous values of the fields in a change. */
function previousValues(
  element: NeedsListElement,
  change: ElementChange & TemplateRequestFields,
): ElementChange & TemplateRequestFields {
  const { name, priorityType, hidden, description, optional, instructions, internalNote, freshnessDays } = element;
  return {
    ...('name' in change && { name }),
    ...('priorityType' in change && { priorityType }),
    ...('hidden' in change && { hidden }),
    ...('description' in change && { description }),
    ...('visibleAtStatus' in change && { visibleAtStatus: statusOf(element) }),
    ...('optional' in change && { optional }),
    ...('instructions' in change && { instructions }),
    ...('internalNote' in change && { internalNote }),
    ...('freshnessDays' in change && { freshnessDays }),
    ...('dueDays' in change && { dueDays: dueDaysOf(element) }),
    ...('eachBorrower' in change && { eachBorrower: isForEach(element) }),
  };
}

/** Returns the needs list of a template. */
export function templateList(templateId: string): ElementList {
  const of = { params: { path: { templateId } } };
  const at = (elementId: string) => ({ params: { path: { templateId, elementId } } });
  const key = templateElementsQuery(templateId).queryKey;

  const create = async (body: Schemas['CreateTemplateElement']) =>
    toListElement(await answer(api.POST('/v1/templates/{templateId}/elements', { ...of, body })));
  const update = (element: NeedsListElement, change: Omit<Schemas['UpdateTemplateElement'], 'version'>) =>
    sendOnLatestVersion(element, async (version) =>
      toListElement(await answer(api.PUT(ELEMENT, { ...at(element.id), body: { version, ...change } }))),
    );
  const move = async (body: ElementMove) => {
    const moved = await answer(api.POST('/v1/templates/{templateId}/elements/move', { ...of, body }));
    return moved.map(toListElement);
  };

  const bulk = (elements: readonly NeedsListElement[], change: BulkChange): Promise<CompletedChange> =>
    changeTogether(
      elements,
      (elementIds) =>
        answer(api.POST('/v1/templates/{templateId}/elements/bulk', { ...of, body: { elementIds, ...change } })),
      (made) => answer(api.POST('/v1/templates/{templateId}/elements/bulk/restore', { ...of, body: made })),
    );

  return {
    asksEachBorrower: true,
    key,
    scope: keys.templates,
    keepsAnswers: true,
    create,
    update: async (element, change) => {
      const answered = await update(element, change);
      return { answered, undo: () => update(answered, previousValues(element, change)) };
    },
    move,
    remove: (element) => bulk([element], { delete: true }),
    removeAnswer: async (element): Promise<CompletedChange<NeedsListElement>> => {
      const { id, answer: example } = element;
      const file = example && (await exampleFile(templateId, id, example.documentName));
      const answered = await removeExample(templateId, id);
      return { answered, undo: file ? () => uploadExample(templateId, id, file) : undefined };
    },
    bulk,
  };
}
