import { queryOptions } from '@tanstack/react-query';
import { answer, api } from '@/api/client';
import { keys } from '@/api/keys';
import { Problem, asProblem } from '@/api/problem';
import type { components } from '@/api/schema';
import { isObject } from '@/lib/is-object';

type Schemas = components['schemas'];

export type LoanColumn = Schemas['LoanColumn'];
export type ImportPreview = Schemas['LoanImportPreview'];
export type PreviewRow = Schemas['PreviewRow'];
export type RowVerdict = Schemas['RowVerdict'];
type LoansImported = Schemas['LoansImported'];

/** What the columns of a file say; nothing for those that are left out. */
export type Columns = readonly (LoanColumn | null)[];

/** A chosen file, as it was when it was chosen. */
export interface ChosenFile {
  /** Its own key: importing it twice imports it once. */
  key: string;
  name: string;
  bytes: Blob;
}

/** How far an import is, in rows. */
export interface ImportProgress {
  done: number;
  of: number;
}

const wire = (columns: Columns): string => columns.map((column) => column ?? '').join(',');

/** A file's bytes as they are. */
const bodyOf = ({ bytes }: ChosenFile) => ({
  body: '',
  bodySerializer: () => bytes,
  headers: { 'Content-Type': 'text/csv' },
});

/** What would become of each row; the columns are guessed unless chosen. */
export const importPreviewQuery = (file: ChosenFile, columns: Columns | null) =>
  queryOptions({
    queryKey: keys.loanImport(file.key, columns),
    queryFn: ({ signal }) => {
      const query = columns ? { columns: wire(columns) } : {};
      return answer(api.POST('/v1/loans/import/preview', { params: { query }, ...bodyOf(file), signal }));
    },
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });

/** The rows that are left out, with the reasons, as a file for spreadsheets. */
export function refusedRows(file: ChosenFile, columns: Columns): Promise<Blob> {
  const query = { columns: wire(columns) };
  return answer(api.POST('/v1/loans/import/refused', { params: { query }, ...bodyOf(file), parseAs: 'blob' }));
}

/** Imports the file as it was seen, all of it or nothing; tells meanwhile how far it is. */
export async function importLoans(
  file: ChosenFile,
  columns: Columns,
  seen: string,
  onProgress: (progress: ImportProgress) => void,
): Promise<LoansImported> {
  const query = { columns: wire(columns), seen, idempotencyKey: file.key };
  const sent = api.POST('/v1/loans/import', { params: { query }, ...bodyOf(file), parseAs: 'stream' });
  for await (const line of linesOf(await answer(sent))) {
    if ('imported' in line) return line.imported;
    if ('problem' in line) throw asProblem(line.problem.status, line.problem);
    onProgress(line);
  }
  throw new Problem(0, {});
}

/** The JSON values of an answer that comes line by line. */
async function* linesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Schemas['ImportLine']> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new Problem(0, {});
    });
    rest += decoder.decode(value, { stream: !done });
    const lines = rest.split('\n');
    rest = done ? '' : (lines.pop() ?? '');
    for (const line of lines.filter(Boolean)) {
      const read: unknown = JSON.parse(line);
      if (isLine(read)) yield read;
    }
    if (done) return;
  }
}

const isLine = (value: unknown): value is Schemas['ImportLine'] => isObject(value);
