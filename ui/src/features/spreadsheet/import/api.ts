import { queryOptions } from '@tanstack/react-query';
import { keys } from '@/api/keys';
import { Problem, asProblem } from '@/api/problem';
import type { components } from '@/api/schema';
import { isObject } from '@/lib/is-object';

type Schemas = components['schemas'];

export type ImportPreview = Schemas['ImportPreview'];
export type PreviewRow = Schemas['PreviewRow'];
export type RowVerdict = Schemas['RowVerdict'];
type ImportResult = Schemas['ImportResult'];

/** The field that each column is matched to; `null` for skipped columns. */
export type ColumnMatches = readonly (string | null)[];

/** A chosen file, with its content at that time. */
export interface ChosenFile {
  /** The idempotency key of its import. */
  key: string;
  name: string;
  bytes: Blob;
}

/** The progress of an import, in rows. */
export interface ImportProgress {
  done: number;
  of: number;
}

/** The query parameters sent with a file. */
export interface ImportQuery {
  columns: string;
  seen: string;
  idempotencyKey: string;
}

/** A kind of import, with its labels and calls. */
export interface ImportKind {
  /** Identifies the kind in cache keys. */
  name: string;
  title: string;
  about: string;
  /** The label of the file. */
  file: string;
  one: string;
  several: string;
  done: string;
  preview: (file: ChosenFile, query: { columns?: string }, signal: AbortSignal) => Promise<ImportPreview>;
  refused: (file: ChosenFile, query: { columns: string }) => Promise<Blob>;
  run: (file: ChosenFile, query: ImportQuery) => Promise<ReadableStream<Uint8Array>>;
}

export const toQueryParams = (columns: ColumnMatches): string => columns.map((column) => column ?? '').join(',');

/** The request body: the unchanged bytes of a file. */
export const importBody = ({ bytes }: ChosenFile) => ({
  body: '',
  bodySerializer: () => bytes,
  headers: { 'Content-Type': 'text/csv' },
});

/** The outcome of each row; columns are guessed unless chosen. */
export const importPreviewQuery = (kind: ImportKind, file: ChosenFile, columns: ColumnMatches | null) =>
  queryOptions({
    queryKey: keys.fileImport(kind.name, file.key, columns),
    queryFn: ({ signal }) => kind.preview(file, columns ? { columns: toQueryParams(columns) } : {}, signal),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });

/** Imports the file as previewed, atomically; reports its progress. */
export async function runImport(
  kind: ImportKind,
  file: ChosenFile,
  { columns, seen }: { columns: ColumnMatches; seen: string },
  onProgress: (progress: ImportProgress) => void,
): Promise<ImportResult> {
  const answered = await kind.run(file, { columns: toQueryParams(columns), seen, idempotencyKey: file.key });
  for await (const line of linesOf(answered)) {
    if ('imported' in line) return line.imported;
    if ('problem' in line) throw asProblem(line.problem.status, line.problem);
    onProgress(line);
  }
  throw new Problem(0, {});
}

/** Yields the JSON values of a streamed response, one per line. */
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
