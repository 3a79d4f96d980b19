import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '@/api/client';
import type { NeedsListElement } from '@/api/elements';
import { keys } from '@/api/keys';
import { withOptimisticUpdates } from '@/api/needs-list/optimistic-updates';
import type { components } from '@/api/schema';
import { text } from '@/rules/text';

type Schemas = components['schemas'];

export type EntityType = Schemas['EntityType'];
export type Template = Schemas['Template'];
export type TemplateElement = Schemas['TemplateElement'];
export type TemplateWords = Schemas['CreateTemplate'];

const templateParams = (templateId: string) => ({ params: { path: { templateId } } });

/** The company's templates. */
export const templatesQuery = queryOptions({
  queryKey: keys.templates,
  queryFn: ({ signal }) => answer(api.GET('/v1/templates', { signal })),
});

export const createTemplate = (body: TemplateWords) => answer(api.POST('/v1/templates', { body }));

/** Changes a template at its version; fails with code `stale` if there is a later version. */
export const updateTemplate = ({ id, version }: Template, words: TemplateWords) =>
  answer(api.PUT('/v1/templates/{templateId}', { ...templateParams(id), body: { ...words, version } }));

export const duplicateTemplate = (id: string, name: string) =>
  answer(api.POST('/v1/templates/{templateId}/duplicate', { ...templateParams(id), body: { name } }));

/** Deletes a template; one in use is refused with a message that says where. */
export const deleteTemplate = (id: string): Promise<unknown> =>
  answer(api.DELETE('/v1/templates/{templateId}', templateParams(id)));

/** The folders and requests of a template, flat and in tree order. */
export const templateElementsQuery = (templateId: string) =>
  queryOptions({
    queryKey: keys.templateElements(templateId),
    queryFn: async ({ client, queryKey, signal }) => {
      const list = await answer(
        api.GET('/v1/templates/{templateId}/elements', { ...templateParams(templateId), signal }),
      );
      return withOptimisticUpdates(client, queryKey, list.content.map(toListElement));
    },
  });

/** Returns the labels for a template request's own fields. */
function templateFieldsOf({ eachBorrower, dueDays }: TemplateElement): { title: string }[] {
  const days = typeof dueDays === 'number' ? String(dueDays) : null;
  const due = days && text(days === '1' ? 'request-due-after-one' : 'request-due-after', { days });
  return [eachBorrower && text('each-borrower'), due].flatMap((title) => (title ? { title } : []));
}

/** Converts a template's element for the tree: without documents and assignees. */
export function toListElement(element: TemplateElement): NeedsListElement {
  const nobodys = { reviewState: 'OPEN', rejection: null, notApplicable: null, answers: [], sharedInfo: [] } as const;
  const example = element.answer && {
    ...element.answer,
    id: element.answer.documentId,
    reviewState: 'SUBMITTED' as const,
  };
  return {
    ...element,
    ...nobodys,
    modifiers: [...element.modifiers, ...templateFieldsOf(element)],
    dueDate: null,
    answers: [],
    sharedInfo: [],
    templateElementId: null,
    example: null,
    commentCount: 0,
    hasHistory: false,
    hasEarlierAnswers: false,
    answer: example
      ? {
          ...example,
          sha256: '',
          uploadedByName: '',
          uploadedAt: element.updatedAt,
          sentByLink: false,
          rejection: null,
          virusCheck: null,
          stale: null,
        }
      : null,
  };
}

/** Returns the download URL of a request's example file. */
export const exampleUrl = (templateId: string, elementId: string) =>
  `/v1/templates/${templateId}/elements/${elementId}/answer/content`;

const exampleOf = (templateId: string, elementId: string) => ({ params: { path: { templateId, elementId } } });

/** Uploads the example file of a request, replacing the existing one. */
export const uploadExample = async (templateId: string, elementId: string, file: File): Promise<NeedsListElement> => {
  const { name, size } = file;
  const { params } = exampleOf(templateId, elementId);
  const sent = api.PUT('/v1/templates/{templateId}/elements/{elementId}/answer/content', {
    params: { ...params, query: { name, size } },
    body: [],
    bodySerializer: () => file,
    headers: { 'Content-Type': 'application/octet-stream' },
  });
  return toListElement(await answer(sent));
};

/** Returns the example file of a request. */
export const exampleFile = async (templateId: string, elementId: string, name: string): Promise<File> => {
  const found = await answer(
    api.GET('/v1/templates/{templateId}/elements/{elementId}/answer/content', {
      ...exampleOf(templateId, elementId),
      parseAs: 'blob',
    }),
  );
  return new File([found], name);
};

/** Removes the example file of a request. */
export const removeExample = async (templateId: string, elementId: string): Promise<NeedsListElement> =>
  toListElement(
    await answer(
      api.DELETE('/v1/templates/{templateId}/elements/{elementId}/answer', exampleOf(templateId, elementId)),
    ),
  );

/** Adds a template's requests to a loan's needs list, for one borrower or for all. */
export const applyTemplate = (loanId: string, templateId: string, borrowerUserId: string | null) =>
  answer(
    api.POST('/v1/loans/{loanId}/templates/{templateId}/apply', {
      params: { path: { loanId, templateId } },
      body: { borrowerUserId },
    }),
  );
export type ApplyResult = Schemas['AppliedTemplate'];
