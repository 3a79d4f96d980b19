import { queryOptions } from '@tanstack/react-query';
import type { ElementMove, NeedsListElement, NewElement } from '@/api/elements';
import { call } from '@/api/next';
import type { ElementList } from '../element-list';

/** What a template is for. */
export const entityTypes = ['INDIVIDUAL', 'COMPANY', 'TRUST', 'ASSET', 'RE_ASSET'] as const;
export type EntityType = (typeof entityTypes)[number];

export interface Template {
  id: string;
  name: string;
  entityType: EntityType;
  itemCount: number;
  updatedAt: string;
  version: number;
}
export type TemplateWords = Pick<Template, 'name' | 'entityType'>;

const key = ['templates'] as const;

/** The company's templates. */
export const templatesQuery = queryOptions({
  queryKey: key,
  queryFn: ({ signal }): Promise<Template[]> => call('GET', '/v1/templates', undefined, signal),
});

export const createTemplate = (body: TemplateWords): Promise<Template> => call('POST', '/v1/templates', body);
export const updateTemplate = ({ id, version }: Template, words: TemplateWords): Promise<Template> =>
  call('PUT', `/v1/templates/${id}`, { ...words, version });
export const duplicateTemplate = (id: string, name: string): Promise<Template> =>
  call('POST', `/v1/templates/${id}/duplicate`, { name });
export const deleteTemplate = (id: string) => call('DELETE', `/v1/templates/${id}`);

/** The requests and folders of a template, flat and in tree order. */
export const templateElementsQuery = (templateId: string) =>
  queryOptions({
    queryKey: [...key, templateId, 'elements'],
    queryFn: async ({ signal }): Promise<NeedsListElement[]> =>
      (await call<{ content: NeedsListElement[] }>('GET', `/v1/templates/${templateId}/elements`, undefined, signal))
        .content,
  });

/** The needs list of a template. */
export const templateList = (templateId: string): ElementList => {
  const at = `/v1/templates/${templateId}/elements`;
  return {
    key: templateElementsQuery(templateId).queryKey,
    scope: key,
    create: (body: NewElement) => call('POST', at, body),
    update: ({ id, version }, change) => call('PUT', `${at}/${id}`, { version, ...change }),
    remove: async ({ id }) => {
      await call('DELETE', `${at}/${id}`);
      return () => call('POST', `${at}/${id}/restore`);
    },
    removeAnswer: ({ id }) => call('DELETE', `${at}/${id}/answer`),
    move: (body: ElementMove) => call('POST', `${at}/move`, body),
    bulk: async (elements, change) => {
      for (const { id, version } of elements) {
        if ('delete' in change) await call('DELETE', `${at}/${id}`);
        else await call('PUT', `${at}/${id}`, { version, ...change });
      }
      return () => Promise.resolve();
    },
  };
};

/** How many requests and folders came new, and how many were there already. */
export interface Applied {
  created: number;
  merged: number;
}

/** Makes a template's requests part of a loan's needs list: for one borrower, or for all. */
export const applyTemplate = (loanId: string, templateId: string, borrowerUserId: string | null): Promise<Applied> =>
  call('POST', `/v1/loans/${loanId}/templates/${templateId}/apply`, { borrowerUserId });
