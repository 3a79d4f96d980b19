import { answer, api } from '@/api/client';
import type { ElementChange, ElementMove, NeedsListElement } from '@/api/elements';
import { keys } from '@/api/keys';
import { queryClient } from '@/api/query-client';
import type { components } from '@/api/schema';
import type { Done, Undo } from '@/components/undo/use-undoable';
import { type BulkChange, type ElementList, isForEach } from '@/parts/tree/element-list';
import { wayBack } from '@/parts/tree/moving/rearranged';
import { asListElement, templateElementsQuery } from './api';

type Schemas = components['schemas'];

const ELEMENT = '/v1/templates/{templateId}/elements/{elementId}';

/** The status from which an element shows, if it is one that can be written. */
const statusOf = ({ visibleAtStatus }: NeedsListElement) => (visibleAtStatus === 'UNKNOWN' ? null : visibleAtStatus);

/** What an element said before a change, in the fields that the change names. */
function wasIn(element: NeedsListElement, change: ElementChange): ElementChange {
  const { name, priorityType, hidden, description } = element;
  return {
    ...('name' in change && { name }),
    ...('priorityType' in change && { priorityType }),
    ...('hidden' in change && { hidden }),
    ...('description' in change && { description }),
    ...('visibleAtStatus' in change && { visibleAtStatus: statusOf(element) }),
  };
}

/** The needs list of a template. */
export function templateList(templateId: string): ElementList {
  const of = { params: { path: { templateId } } };
  const at = (elementId: string) => ({ params: { path: { templateId, elementId } } });
  const key = templateElementsQuery(templateId).queryKey;
  const now = () => queryClient.getQueryData(key) ?? [];

  const create = async (body: Schemas['CreateTemplateElement']) =>
    asListElement(await answer(api.POST('/v1/templates/{templateId}/elements', { ...of, body })));
  const update = async ({ id, version }: NeedsListElement, change: Omit<Schemas['UpdateTemplateElement'], 'version'>) =>
    asListElement(await answer(api.PUT(ELEMENT, { ...at(id), body: { version, ...change } })));
  const move = (body: ElementMove): Promise<unknown> =>
    answer(api.POST('/v1/templates/{templateId}/elements/move', { ...of, body }));

  /** Deletes elements with all they contain. The way back makes them anew, without their example files. */
  const removeAll = async (ids: string[]): Promise<Done> => {
    const before = now();
    for (const id of outermost(before, ids)) {
      await answer<unknown>(api.DELETE(ELEMENT, at(id)));
    }
    const undo: Undo = async () => {
      const made = new Map<string, string>();
      for (const element of within(before, ids)) {
        const { id, parentId, name, storageType, priorityType, hidden, description } = element;
        const words = {
          name,
          storageType,
          priorityType,
          visibleAtStatus: statusOf(element),
          hidden,
          description,
          eachBorrower: isForEach(element),
        };
        const again = await create({ ...words, parentId: made.get(parentId ?? '') ?? parentId ?? null });
        made.set(id, again.id);
      }
      const renamed = (id: string | null) => (id === null ? null : (made.get(id) ?? id));
      for (const step of wayBack(before, outermost(before, ids))) {
        await move({
          ...step,
          elementIds: step.elementIds.map((id) => made.get(id) ?? id),
          beforeId: renamed(step.beforeId),
        });
      }
    };
    return { answered: null, undo };
  };

  /** Changes one after the other; the way back sets each to what it was. */
  const changeAll = async (
    elements: readonly NeedsListElement[],
    change: Exclude<BulkChange, { delete: true }>,
  ): Promise<Done> => {
    const changed: { element: NeedsListElement; was: typeof change }[] = [];
    for (const element of elements) {
      const { priorityType, hidden } = element;
      const was = 'hidden' in change ? { hidden } : { priorityType };
      changed.push({ element: await update(element, change), was });
    }
    const undo = async () => {
      for (const { element, was } of changed) await update(element, was);
    };
    return { answered: null, undo };
  };

  return {
    asksEachBorrower: true,
    key,
    scope: keys.templates,
    // The bytes of an example file go with it.
    keepsAnswers: false,
    create,
    update: async (element, change) => {
      const answered = await update(element, change);
      return { answered, undo: () => update(answered, wasIn(element, change)) };
    },
    move,
    remove: ({ id }) => removeAll([id]),
    removeAnswer: async ({ id }) => ({
      answered: asListElement(await answer(api.DELETE(`${ELEMENT}/answer`, at(id)))),
    }),
    bulk: (elements, change) =>
      'delete' in change ? removeAll(elements.map(({ id }) => id)) : changeAll(elements, change),
  };
}

/** These elements and all that they contain, in the order of the list: each folder before what is in it. */
function within(elements: readonly NeedsListElement[], ids: readonly string[]): NeedsListElement[] {
  const inside = new Set(ids);
  for (const { id, parentId } of elements) if (parentId && inside.has(parentId)) inside.add(id);
  return elements.filter(({ id }) => inside.has(id));
}

/** Those of the ids that aren't contained in another of them, in the order of the list. */
function outermost(elements: readonly NeedsListElement[], ids: readonly string[]): string[] {
  const chosen = new Set(ids);
  const all = new Set(within(elements, ids).map(({ id }) => id));
  return elements.filter(({ id, parentId }) => chosen.has(id) && !(parentId && all.has(parentId))).map(({ id }) => id);
}
