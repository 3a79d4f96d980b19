import { type ReactNode, useCallback, useRef } from 'react';
import { toast } from 'sonner';
import type { NeedsListElement } from '@/api/elements';
import { checkFilesLazily } from '@/features/documents';
import { type ElementList, type RowHandlers, useElementsCache } from '@/features/needs-list';
import { text } from '@/rules/text';
import { exampleFile, removeExample, uploadExample } from './api';

/** Uploads the example file of a template's request, dropped or picked. */
export function useExampleUpload(
  templateId: string,
  list: ElementList,
): { onUpload: NonNullable<RowHandlers['onUpload']>; fileInput: ReactNode } {
  const { change } = useElementsCache(list);
  const input = useRef<HTMLInputElement>(null);
  const wanted = useRef<NeedsListElement>(undefined);

  const take = useCallback(
    async (chosen: File[], { id, answer }: NeedsListElement) => {
      const { files, refusals } = await checkFilesLazily(chosen);
      for (const { name, message } of refusals) toast.error(message, { description: name });
      const [file] = files;
      if (!file) return;
      const under = toast.loading(`Uploading “${file.name}”`);
      await change({
        guess: (all) => all,
        call: async () => {
          // The replaced file is restored by undo.
          const before = answer && (await exampleFile(templateId, id, answer.documentName));
          const answered = await uploadExample(templateId, id, file);
          const undo = () => (before ? uploadExample(templateId, id, before) : removeExample(templateId, id));
          return { answered, undo };
        },
        words: text('done-added', { name: file.name }),
      });
      toast.dismiss(under);
    },
    [templateId, change],
  );
  const onUpload = useCallback(
    (element: NeedsListElement, files?: File[]) => {
      if (files) return void take(files, element);
      wanted.current = element;
      input.current?.click();
    },
    [take],
  );
  const fileInput = (
    <input
      ref={input}
      type="file"
      hidden
      aria-label="Example for the request"
      onChange={({ currentTarget }) => {
        if (wanted.current) void take([...(currentTarget.files ?? [])], wanted.current);
        currentTarget.value = '';
      }}
    />
  );
  return { onUpload, fileInput };
}
