import { type ReactNode, useCallback, useRef } from 'react';
import { toast } from 'sonner';
import type { NeedsListElement } from '@/api/elements';
import { useTakesMail } from '@/api/loan';
import { checkFilesLazily, acceptFiles } from '@/features/documents';
import type { RowHandlers } from './tree/row/row-actions';

/** Uploads files for a request, dropped or picked. */
export function useRowUpload(loanId: string): { onUpload: NonNullable<RowHandlers['onUpload']>; fileInput: ReactNode } {
  const mails = useTakesMail(loanId);
  const input = useRef<HTMLInputElement>(null);
  const wanted = useRef<NeedsListElement>(undefined);

  const take = useCallback(
    async (chosen: File[], { id: elementId, name }: NeedsListElement) => {
      const { files, refusals } = await checkFilesLazily(chosen, true, mails);
      for (const refused of refusals) toast.error(refused.message, { description: refused.name });
      acceptFiles(files, { loanId, elementId }, name);
    },
    [loanId, mails],
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
      multiple
      hidden
      aria-label="Files for the request"
      onChange={({ currentTarget }) => {
        if (wanted.current) void take([...(currentTarget.files ?? [])], wanted.current);
        currentTarget.value = '';
      }}
    />
  );
  return { onUpload, fileInput };
}
